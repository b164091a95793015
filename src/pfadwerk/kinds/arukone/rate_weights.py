"""The weights of the rating, as bench/arukone_rating prints them."""

from __future__ import annotations

WEIGHTS: dict[str, float] = {
    "size": 0.3762,
    "border-numbers": -2.7700,
    "border-line": -0.2361,
    "widest-detour": -0.0125,
    "bends": 0.1130,
    "spread": -0.8686,
    "ahead": 0.0266,
    "cover": 0.5769,
    "second": 0.7370,
}
CENTRE = 1.8431
SPREAD = 0.6050
