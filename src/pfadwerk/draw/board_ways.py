"""The ways on a text board: lines through the middles of cells, double where walked more than once."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator
from string import ascii_lowercase

from pfadwerk.draw.boxes import Arms, way
from pfadwerk.draw.canvas import Canvas
from pfadwerk.draw.lanes import runs_of
from pfadwerk.draw.measure import Measure
from pfadwerk.draw.scene import Panel, Path
from pfadwerk.grid import DIRECTIONS, Cell, Direction

_ARMS = (Direction.UP, Direction.RIGHT, Direction.DOWN, Direction.LEFT)
_POINTERS = dict(zip(_ARMS, "▲▶▼◀", strict=True))
_ASCII_POINTERS = dict(zip(_ARMS, "^>v<", strict=True))
FROM = "○"
ASCII_FROM = "o"

Walked = Counter[tuple[Cell, Direction]]
"""How often a cell is left or entered on each side."""


def draw_ways(canvas: Canvas, panel: Panel, measure: Measure, ascii_only: bool) -> None:
    """All ways, the last ones on top; what several ways share is drawn as one."""
    walked: Walked = Counter()
    shapes = [shape for shape in panel.shapes if isinstance(shape, Path)]
    for shape, letter in zip(shapes, _letters(shapes), strict=True):
        walked.update(_walked(shape))
        for cell in dict.fromkeys(shape.cells):
            for x, y, arms in _pieces(cell, walked, measure):
                canvas.put(x, y, letter if ascii_only else way(arms), shape.role)
        _ends(canvas, shape, measure, ascii_only)


def _letters(shapes: list[Path]) -> list[str]:
    """What plain text draws each way with: a label of one character, else a letter; a star where it is the only one."""
    if len(shapes) == 1:
        return ["*"]
    short = [shape.label if len(shape.label) == 1 and shape.label.isascii() else "" for shape in shapes]
    return [label or ascii_lowercase[index % 26] for index, label in enumerate(short)]


def _walked(shape: Path) -> Walked:
    walked: Walked = Counter()
    for cells in runs_of(shape):
        for first, second in itertools.pairwise(cells):
            direction = _direction(first, second)
            walked[first, direction] += 1
            walked[second, direction.opposite] += 1
    return walked


def _direction(first: Cell, second: Cell) -> Direction:
    step = second[0] - first[0], second[1] - first[1]
    return next(each for each in DIRECTIONS if (each.dx, each.dy) == step)


def _pieces(cell: Cell, walked: Walked, measure: Measure) -> Iterator[tuple[int, int, Arms]]:
    """The pieces of way in a cell and on the lines round it, with their places."""
    up, right, down, left = (min(walked[cell, each], 2) for each in _ARMS)
    start, y = measure.column(cell[0]), measure.row(cell[1])
    middle = start + measure.cell // 2
    rim = 1 if measure.framed else 0
    if up or right or down or left:
        yield middle, y, (up, right, down, left)
    if left:
        yield from ((x, y, (0, left, 0, left)) for x in range(start - rim, middle))
    if right:
        yield from ((x, y, (0, right, 0, right)) for x in range(middle + 1, start + measure.pitch))
    if up and rim:
        yield middle, y - 1, (up, 0, up, 0)
    if down and rim:
        yield middle, y + 1, (down, 0, down, 0)


def _ends(canvas: Canvas, shape: Path, measure: Measure, ascii_only: bool) -> None:
    """Where a directed way begins and which way it ends; marks in these cells are written over it."""
    runs = runs_of(shape)
    if not shape.directed or not runs:
        return
    _point(canvas, runs[0][0], ASCII_FROM if ascii_only else FROM, shape, measure)
    if len(runs[-1]) > 1:
        pointers = _ASCII_POINTERS if ascii_only else _POINTERS
        _point(canvas, runs[-1][-1], pointers[_direction(runs[-1][-2], runs[-1][-1])], shape, measure)


def _point(canvas: Canvas, cell: Cell, character: str, shape: Path, measure: Measure) -> None:
    canvas.put(measure.column(cell[0]) + measure.cell // 2, measure.row(cell[1]), character, shape.role)
