"""Letters for numbers."""

from __future__ import annotations

import string

ALPHABET = string.ascii_uppercase + string.ascii_lowercase


def letter(number: int) -> str:
    """1–26 as A–Z, 27–52 as a–z."""
    return ALPHABET[number - 1]


def number_of(sign: str) -> int:
    """The number that a letter stands for."""
    return ALPHABET.index(sign) + 1
