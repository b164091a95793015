"""Cells and directions of a grid: x to the right, y downwards."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum

Cell = tuple[int, int]


class Direction(Enum):
    """The four directions, in the order that the core uses too."""

    UP = (0, 0, -1, "↑", "U")
    DOWN = (1, 0, 1, "↓", "D")
    LEFT = (2, -1, 0, "←", "L")
    RIGHT = (3, 1, 0, "→", "R")

    def __init__(self, index: int, dx: int, dy: int, arrow: str, letter: str) -> None:
        self.index = index
        self.dx = dx
        self.dy = dy
        self.arrow = arrow
        self.letter = letter

    @property
    def opposite(self) -> Direction:
        """The way back."""
        return DIRECTIONS[self.index ^ 1]

    def step(self, cell: Cell) -> Cell:
        """The neighbour of `cell` in this direction, on the board or not."""
        return cell[0] + self.dx, cell[1] + self.dy


DIRECTIONS = tuple(Direction)

_BY_CHARACTER = {
    **{direction.arrow: direction for direction in DIRECTIONS},
    **{direction.letter: direction for direction in DIRECTIONS},
    # the arrows of telephones
    "⬆": Direction.UP,
    "⬇": Direction.DOWN,
    "⬅": Direction.LEFT,
    "➡": Direction.RIGHT,
    # German: Süd, Nord, Ost, West; English north, south, east share N, S and W
    "N": Direction.UP,
    "S": Direction.DOWN,
    "W": Direction.LEFT,
    "O": Direction.RIGHT,
    "E": Direction.RIGHT,
}


def direction_of(character: str) -> Direction | None:
    """The direction that an arrow or a letter (U D L R, N S O/E W; any case) stands for."""
    return _BY_CHARACTER.get(character.upper())


def neighbours(cell: Cell, width: int, height: int) -> Iterator[Cell]:
    """The cells beside `cell` on a board of `width` x `height` (counted from 0)."""
    for direction in DIRECTIONS:
        x, y = direction.step(cell)
        if 0 <= x < width and 0 <= y < height:
            yield x, y
