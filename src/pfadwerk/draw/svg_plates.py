"""Plates as SVG: the shape that a mark stands on, a battery, a robot, a pit."""

from __future__ import annotations

from collections.abc import Callable

from pfadwerk.draw.svg_tag import UNIT, Attribute, tag
from pfadwerk.draw.theme import Style, Theme
from pfadwerk.grid import Cell


def _disc(cell: Cell, radius: float, **attributes: Attribute) -> str:
    return tag("circle", "", cx=cell[0] * UNIT + 10, cy=cell[1] * UNIT + 10, r=radius, **attributes)


def _box(cell: Cell, inset: float, round_: float, **attributes: Attribute) -> str:
    x, y, side = cell[0] * UNIT + inset, cell[1] * UNIT + inset, UNIT - 2 * inset
    return tag("rect", "", x=x, y=y, width=side, height=side, rx=round_, **attributes)


def _nothing(cell: Cell, style: Style, theme: Theme) -> str:
    return ""


def _number(cell: Cell, style: Style, theme: Theme) -> str:
    """A disc of paper that keeps ways away from a number."""
    return _disc(cell, 7.6, fill=style.tint or theme.paper, stroke=style.ink, stroke_width=1.2)


def _block(cell: Cell, style: Style, theme: Theme) -> str:
    return _box(cell, 0, 0, fill=style.tint or style.ink)


def _robot(cell: Cell, style: Style, theme: Theme) -> str:
    """A disc with two antennas."""
    x, y = cell[0] * UNIT, cell[1] * UNIT
    antennas = tag(
        "path", d=f"M{x + 5.5} {y + 4}l-2 -2.5M{x + 14.5} {y + 4}l2 -2.5",
        stroke=style.tint, stroke_width=1.6, stroke_linecap="round",
    )  # fmt: skip
    return antennas + _disc(cell, 8.2, fill=style.tint)


def _battery(cell: Cell, style: Style, theme: Theme) -> str:
    """A standing battery with its cap."""
    x, y = cell[0] * UNIT, cell[1] * UNIT
    data = f"M{x + 7.5} {y + 4}v-2h5v2h2.5q2 0 2 2v10q0 2 -2 2h-10q-2 0 -2 -2v-10q0 -2 2 -2z"
    return tag("path", d=data, fill=style.tint, stroke=style.ink, stroke_width=1.2, stroke_dasharray=style.dash or None)


def _ring(cell: Cell, style: Style, theme: Theme) -> str:
    return _disc(cell, 7, fill=style.tint, stroke=style.ink, stroke_width=1.6)


def _target(cell: Cell, style: Style, theme: Theme) -> str:
    outer = _box(cell, 2, 2, fill=style.tint, stroke=style.ink, stroke_width=1.6)
    return outer + _box(cell, 4.6, 1, fill="none", stroke=style.ink, stroke_width=1)


def _pit(cell: Cell, style: Style, theme: Theme) -> str:
    x, y = cell[0] * UNIT, cell[1] * UNIT
    return tag("path", d=f"M{x + 3} {y + 4.5}h14l-7 12z", fill=style.tint, stroke=style.ink, stroke_linejoin="round")


def _diamond(cell: Cell, style: Style, theme: Theme) -> str:
    x, y = cell[0] * UNIT, cell[1] * UNIT
    data = f"M{x + 10} {y + 1.2}l8.8 8.8l-8.8 8.8l-8.8 -8.8z"
    return tag("path", d=data, fill=style.tint, stroke=style.ink, stroke_width=1.2, stroke_linejoin="round")


def _cross(cell: Cell, style: Style, theme: Theme) -> str:
    """A frame with crossed corners: what the cell holds stays readable."""
    x, y = cell[0] * UNIT, cell[1] * UNIT
    corner = f"M{x + 13.5} {y + 1.5}l5 5M{x + 18.5} {y + 1.5}l-5 5"
    frame = _box(cell, 1, 2, fill="none", stroke=style.ink, stroke_width=2)
    halo = tag("circle", cx=x + 16, cy=y + 4, r=4.2, fill=style.tint)
    return frame + halo + tag("path", d=corner, stroke=style.ink, stroke_width=1.8, stroke_linecap="round")


def _dashes(cell: Cell, style: Style, theme: Theme) -> str:
    return _box(cell, 1.2, 3, fill="none", stroke=style.ink, stroke_width=1.8, stroke_dasharray="3.2 2.4")


SOLID = ("robot", "pit", "block")
"""Plates in full colour: the tint is strong, the ink stands on it."""

PLATES: dict[str, Callable[[Cell, Style, Theme], str]] = {
    "": _nothing,
    "corner": _nothing,
    "block": _block,
    "number": _number,
    "robot": _robot,
    "battery": _battery,
    "empty-battery": _battery,
    "ring": _ring,
    "target": _target,
    "pit": _pit,
    "diamond": _diamond,
    "cross": _cross,
    "dashes": _dashes,
}
