"""SVG as text: tags, numbers and paths, short and always well formed."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence
from html import escape

from pfadwerk.draw.lanes import Point

UNIT = 20
"""Length of a cell's side in the drawing's own units."""


def num(value: float) -> str:
    """A number with at most two decimals and without idle zeros."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def clean(text: str) -> str:
    """`text` without the characters that XML can't hold."""
    return "".join(each if each in "\t\n" or (each >= " " and each not in "\ufffe\uffff") else "�" for each in text)


Attribute = str | float | None


def tag(name: str, content: str = "", **attributes: Attribute) -> str:
    """One element; an attribute `a_b` is written `a-b`, a final `_` is left out, None leaves it out."""
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{text(value) if isinstance(value, str) else num(value)}"'
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{written}>{content}</{name}>" if content else f"<{name}{written}/>"


def text(content: str) -> str:
    """Characters as XML content."""
    return escape(clean(content))


def line(points: Sequence[Point]) -> str:
    """Path data through points given in cells; straight pieces are written short."""
    scaled = [(x * UNIT, y * UNIT) for x, y in points]
    data = f"M{num(scaled[0][0])} {num(scaled[0][1])}"
    for (x0, y0), (x1, y1) in itertools.pairwise(scaled):
        if y0 == y1:
            data += f"H{num(x1)}"
        elif x0 == x1:
            data += f"V{num(y1)}"
        else:
            data += f"L{num(x1)} {num(y1)}"
    return data


def spans(places: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    """Intervals joined where they meet or overlap, in order."""
    joined: list[tuple[int, int]] = []
    for start, end in sorted(places):
        if joined and start <= joined[-1][1]:
            joined[-1] = joined[-1][0], max(end, joined[-1][1])
        else:
            joined.append((start, end))
    return joined
