"""Names of things on a board, as maps, pictures and texts show them."""

from __future__ import annotations


def portal_name(index: int) -> str:
    """The letters of a pair of portals: A … Z, AA, AB, …"""
    name = ""
    index += 1
    while index:
        index, letter = divmod(index - 1, 26)
        name = chr(ord("A") + letter) + name
    return name
