"""The weights of the rating, as bench/arukone_rating prints them."""

from __future__ import annotations

WEIGHTS: dict[str, float] = {
    "size": 0.6044,
    "pairs": -0.0923,
    "border-numbers": -2.6319,
    "border-line": -0.2751,
    "detour": 0.0214,
    "widest-detour": -0.0096,
    "bends": 0.0964,
    "at-once": -0.1742,
    "cover": 0.6824,
    "second": 0.7145,
}
CENTRE = 3.0690
SPREAD = 0.5200
