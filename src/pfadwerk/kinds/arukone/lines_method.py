"""The published method of making boards line by line. Its random values in order of use are the replay key.

The board is a list of fields, row by row. The first line starts anywhere in the upper half, every later one on the
free field with the fewest free neighbours (but at least one; the lowest index wins ties). A line goes up, and where
that isn't allowed in the first allowed of the directions up, right, down, left, until its length limit is reached or
no direction is allowed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from pfadwerk.grid import Cell, Direction, neighbours
from pfadwerk.kinds.arukone.model import LOOSE, Line, Lines, Puzzle

ORDER = (Direction.UP, Direction.RIGHT, Direction.DOWN, Direction.LEFT)
Draw = Callable[[int, int], int]
"""Gives the next random value between two bounds, both included; called with the bounds that the method states."""


@dataclass(frozen=True, slots=True)
class Made:
    """A board with the lines it was made from, and the random values used."""

    puzzle: Puzzle
    solution: Lines
    values: tuple[int, ...]

    @property
    def key(self) -> str:
        """The replay key."""
        return ";".join(map(str, self.values))


def latest_start(width: int, height: int) -> int:
    """The last field on which the first line may start (half a row is rounded to even, as Python rounds)."""
    return width * round(height / 2)


def make(width: int, height: int, draw: Draw) -> Made:
    """Make a board; the random values come from `draw`, so that a key makes the same board again."""
    values: list[int] = []
    owner: dict[Cell, int] = {}
    lines: list[Line] = []
    side = max(width, height)
    values.append(draw(0, latest_start(width, height)))
    start: Cell | None = (values[0] % width, values[0] // width)
    while start is not None:
        values.append(draw(side, 2 * side))
        line = Line(len(lines) + 1, tuple(_grow(start, values[-1], owner, len(lines) + 1, width, height)))
        lines.append(line)
        start = _next_start(owner, width, height)
    return Made(_puzzle(width, height, lines), Lines(tuple(lines)), tuple(values))


def _grow(start: Cell, limit: int, owner: dict[Cell, int], number: int, width: int, height: int) -> Iterator[Cell]:
    owner[start] = number
    cell, current = start, Direction.UP
    yield cell
    for _ in range(limit):
        tries = (current, *ORDER)
        allowed = (each for each in tries if _allowed(cell, each.step(cell), owner, number, width, height))
        direction = next(allowed, None)
        if direction is None:
            return
        current, cell = direction, direction.step(cell)
        owner[cell] = number
        yield cell


def _allowed(cell: Cell, ahead: Cell, owner: dict[Cell, int], number: int, width: int, height: int) -> bool:
    if not (0 <= ahead[0] < width and 0 <= ahead[1] < height) or ahead in owner:
        return False
    return all(owner.get(beside) != number for beside in neighbours(ahead, width, height) if beside != cell)


def _next_start(owner: dict[Cell, int], width: int, height: int) -> Cell | None:
    best: tuple[int, Cell] | None = None
    for y in range(height):
        for x in range(width):
            if (x, y) in owner:
                continue
            free = sum(beside not in owner for beside in neighbours((x, y), width, height))
            if free and (best is None or free < best[0]):
                best = free, (x, y)
    return best[1] if best else None


def _puzzle(width: int, height: int, lines: list[Line]) -> Puzzle:
    numbers = [0] * (width * height)
    for line in lines:
        for x, y in (line.cells[0], line.cells[-1]):
            numbers[y * width + x] = line.number
    return Puzzle(width, height, tuple(numbers), LOOSE)
