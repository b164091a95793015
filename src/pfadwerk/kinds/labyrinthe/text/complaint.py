"""Complaints of this kind's readers."""

from __future__ import annotations

from pfadwerk.errors import InputError
from pfadwerk.kinds.labyrinthe.solution_text import PACKAGE
from pfadwerk.text.cursor import Token


def complaint(place: Token, code: str, **details: object) -> InputError:
    """An error at `place`, worded by this kind's texts."""
    return place.error(code, package=PACKAGE, **details)
