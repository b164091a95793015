"""Whole numbers of any size as text: Python itself refuses those of more than 4300 digits."""

from __future__ import annotations

DIGITS = 4000


def decimal(value: int) -> str:
    """The digits of a number from 0 on."""
    parts = []
    block = 10**DIGITS
    while value >= block:
        value, rest = divmod(value, block)
        parts.append(str(rest).zfill(DIGITS))
    return "".join([str(value), *reversed(parts)])
