"""What is written in the cells of a text board: the texts or symbols of fills and marks, joined per cell."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from pfadwerk.draw.roles import REMARKS, is_path, look
from pfadwerk.draw.scene import Fill, Mark, Panel, Role
from pfadwerk.grid import Cell, Direction

GROUND = ("board", "free")
"""Roles that say nothing in a text board."""


@dataclass(frozen=True, slots=True)
class Written:
    """A cell's text and the role that colours it; `solid` fills the cell with it."""

    text: str
    role: Role
    solid: bool = False


def written(panel: Panel, ascii_only: bool) -> Mapping[Cell, Written]:
    """The texts of all cells that have one."""
    by_cell: dict[Cell, list[Fill | Mark]] = defaultdict(list)
    for shape in panel.shapes:
        if isinstance(shape, Fill | Mark) and shape.role not in GROUND:
            by_cell[shape.cell].append(shape)
    texts = {cell: _joined(shapes, ascii_only) for cell, shapes in by_cell.items()}
    return {cell: content for cell, content in texts.items() if content.text}


def _joined(shapes: Sequence[Fill | Mark], ascii_only: bool) -> Written:
    """The texts of a cell's marks within what their roles put round them; symbols only where there is no text."""
    marks = [shape for shape in shapes if isinstance(shape, Mark)]
    roles = list(dict.fromkeys(shape.role for shape in shapes if not is_path(shape.role)))
    core = [each for each in marks if each.role not in REMARKS]
    words = [each for each in core if each.text] or [each for each in marks if each.text]
    remarks = "".join(look(role).after for role in roles if role in REMARKS)
    if words:
        text = "".join(_text(each, ascii_only) for each in words)
        return Written(text + _plain(remarks, ascii_only), _role(roles))
    arrows = "".join(_arrows(each, ascii_only) for each in core)
    symbols = arrows or "".join(_symbol(role, ascii_only) for role in roles if role not in REMARKS)
    solid = not remarks and bool(roles) and all(look(role).plate == "block" for role in roles)
    return Written(symbols + _plain(remarks, ascii_only), _role(roles), solid)


def _role(roles: Sequence[Role]) -> Role:
    """What colours the cell: a remark before anything else, else what lies on top."""
    return next((role for role in roles if role in REMARKS), roles[-1] if roles else "given")


def _text(mark: Mark, ascii_only: bool) -> str:
    if mark.role in REMARKS:
        return _plain(mark.text, ascii_only)
    looks = look(mark.role)
    return _plain(looks.before + mark.text + looks.after, ascii_only)


def _symbol(role: Role, ascii_only: bool) -> str:
    looks = look(role)
    return looks.ascii if ascii_only else looks.symbol


def _plain(text: str, ascii_only: bool) -> str:
    """Plain text has a question mark for what it hasn't got."""
    return text.encode("ascii", "replace").decode() if ascii_only else text


_ARROWS = {
    frozenset({Direction.LEFT, Direction.RIGHT}): "↔",
    frozenset({Direction.UP, Direction.DOWN}): "↕",
}


def _arrows(mark: Mark, ascii_only: bool) -> str:
    if ascii_only:
        return "".join({"↑": "^", "↓": "v", "←": "<", "→": ">"}[each.arrow] for each in mark.arrows)
    return _ARROWS.get(frozenset(mark.arrows)) or "".join(each.arrow for each in mark.arrows)
