"""Quantities as people write them: `2m`, `10M`, `500MB`."""

from __future__ import annotations

import re

_QUANTITY = re.compile(r"(\d+(?:[.,]\d*)?(?:e\+?\d{1,3})?)\s*([a-z]*)", re.IGNORECASE)
_SECONDS = {"": 1, "ms": 0.001, "s": 1, "m": 60, "min": 60, "h": 3600}
_COUNT = {"": 1, "k": 10**3, "m": 10**6, "g": 10**9}
_BYTES = {"": 1, "b": 1} | {
    letter + ending: base**power
    for power, letter in enumerate("kmgt", start=1)
    for ending, base in (("", 1000), ("b", 1000), ("ib", 1024))
}


def seconds(text: str) -> float | None:
    """`10`, `10s`, `2m`, `1h`, `500ms` in seconds; None where it is no duration."""
    return _read(text, _SECONDS)


def count(text: str) -> int | None:
    """`1000`, `1e6`, `10M` as a whole number; None where it is none."""
    number = _read(text, _COUNT)
    return int(number) if number is not None and number == int(number) else None


def size(text: str) -> int | None:
    """`500MB`, `2GB`, `1.5GiB` in bytes; None where it is no size."""
    number = _read(text, _BYTES)
    return None if number is None else int(number)


def _read(text: str, units: dict[str, float] | dict[str, int]) -> float | None:
    found = _QUANTITY.fullmatch(text.strip())
    if not found or found[2].lower() not in units:
        return None
    number = float(found[1].replace(",", ".")) * units[found[2].lower()]
    return number if 0 < number < 2**63 else None
