"""Marks in cells as SVG: the plate of their role, a text, arrows."""

from __future__ import annotations

from collections.abc import Sequence

from pfadwerk.draw.roles import look
from pfadwerk.draw.scene import Mark, Role
from pfadwerk.draw.svg_plates import PLATES, SOLID
from pfadwerk.draw.svg_tag import UNIT, num, tag, text
from pfadwerk.draw.theme import Style, Theme
from pfadwerk.grid import Cell, Direction

FONT = "'DejaVu Sans', Verdana, 'Segoe UI', 'Helvetica Neue', Arial, sans-serif"

CROWD = 2000


def marks(role: Role, shapes: Sequence[Mark], theme: Theme) -> str:
    """The plates and arrows of the marks of one role."""
    style = theme.style(role)
    if _is_crowd(shapes):
        data = "".join(f"M{x * UNIT + 5} {y * UNIT + 5}h10v10h-10z" for x, y in (shape.cell for shape in shapes))
        return tag("path", class_=f"mark {role}", d=data, fill=_on_paper(role, style), stroke=style.ink)
    drawn = "".join(PLATES[look(role).plate](shape.cell, style, theme) for shape in shapes)
    arrows = "".join(_arrow(shape.cell, each) for shape in shapes for each in shape.arrows)
    if arrows:
        drawn += tag("path", class_="arrow", d=arrows, fill=_on_paper(role, style))
    return tag("g", drawn, class_=f"mark {role}") if drawn else ""


def words(role: Role, shapes: Sequence[Mark], theme: Theme) -> str:
    """The texts of the marks of one role, with a rim that keeps them readable on top of ways."""
    if _is_crowd(shapes):
        return ""
    written = "".join(_word(shape, look(role).plate) for shape in shapes if shape.text)
    if not written:
        return ""
    style = theme.style(role)
    return tag(
        "g", written, class_=f"word {role}", fill=style.ink, stroke=style.tint or theme.paper, stroke_width=2.0,
        stroke_linejoin="round", paint_order="stroke", font_family=FONT, font_weight="bold", text_anchor="middle",
    )  # fmt: skip


def _is_crowd(shapes: Sequence[Mark]) -> bool:
    """Whether there are thousands of the same mark (a 250 x 250 maze of pits took 7 MB): then squares must do."""
    return len(shapes) > CROWD and len({(shape.text, shape.arrows) for shape in shapes}) == 1


def _on_paper(role: Role, style: Style) -> str:
    """The colour that a role shows beside its plate."""
    return style.tint if look(role).plate in SOLID else style.ink


def _word(mark: Mark, plate: str) -> str:
    """A text in its cell, smaller the longer it is. Set by its baseline: not all programs centre."""
    across, down, large = _PLACES.get(plate, (10, 10, 10.5))
    size = min(large, {1: 10.5, 2: 9, 3: 7.2}.get(len(mark.text), 21 / len(mark.text)))
    x, y = mark.cell[0] * UNIT + across, mark.cell[1] * UNIT + down + size * 0.36
    return tag("text", text(mark.text), x=num(x), y=num(y), font_size=num(size))


_PLACES = {
    "battery": (10, 10.8, 10.5),
    "empty-battery": (10, 10.8, 10.5),
    "pit": (10, 8.4, 7.5),
    "corner": (15.5, 15.5, 5.5),
}
"""Where a text stands on a plate, and how large it may be, unless it stands in the middle."""


def _arrow(cell: Cell, direction: Direction) -> str:
    """A triangle at the cell's edge that points out of it."""
    x, y = cell[0] * UNIT + 10 + direction.dx * 9, cell[1] * UNIT + 10 + direction.dy * 9
    back_x, back_y = -direction.dx * 4.5, -direction.dy * 4.5
    side_x, side_y = direction.dy * 3.5, direction.dx * 3.5
    return f"M{num(x)} {num(y)}l{num(back_x + side_x)} {num(back_y + side_y)}l{num(-2 * side_x)} {num(-2 * side_y)}z"
