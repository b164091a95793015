"""The weights of the rating, as bench/arukone_rating prints them."""

from __future__ import annotations

WEIGHTS: dict[str, float] = {
    "size": 0.3701,
    "border-numbers": -2.7684,
    "border-line": -0.2307,
    "widest-detour": -0.0125,
    "bends": 0.1129,
    "spread": -0.8673,
    "ahead": 0.0304,
    "cover": 0.5752,
    "second": 0.7356,
}
CENTRE = 1.8176
SPREAD = 0.6106
