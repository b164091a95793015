"""Mazes that are walked at the same time, and the instructions that everybody follows."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from pfadwerk.grid import Cell, Direction
from pfadwerk.kinds.solved_by import SolvedBy

MAX_SIDE = 10_000  # cells; a side beyond it is refused before anything is allocated


@dataclass(frozen=True, slots=True)
class Maze:
    """One maze: `right` holds (width-1) x height flags, `below` width x (height-1), row by row, 1 = a wall there.

    `start` and `goal` are the top left and the bottom right cell unless told otherwise (`corners`).
    """

    width: int
    height: int
    right: bytes
    below: bytes
    pits: frozenset[Cell]
    start: Cell
    goal: Cell

    def __post_init__(self) -> None:
        if min(self.width, self.height) < 1:
            raise ValueError("a maze has at least one cell")
        if len(self.right) != (self.width - 1) * self.height or len(self.below) != self.width * (self.height - 1):
            raise ValueError("the flags don't fit the size")
        if not all(self.holds(cell) for cell in (self.start, self.goal, *self.pits)):
            raise ValueError("a cell off the maze")

    def holds(self, cell: Cell) -> bool:
        """Whether the cell lies in the maze."""
        return 0 <= cell[0] < self.width and 0 <= cell[1] < self.height

    def wall_right(self, x: int, y: int) -> bool:
        """Whether there is a wall between `x,y` and `x+1,y`; the border is one."""
        return not 0 <= x < self.width - 1 or self.right[y * (self.width - 1) + x] != 0

    def wall_below(self, x: int, y: int) -> bool:
        """Whether there is a wall between `x,y` and `x,y+1`; the border is one."""
        return not 0 <= y < self.height - 1 or self.below[y * self.width + x] != 0

    def blocked(self, cell: Cell, direction: Direction) -> bool:
        """Whether a wall or the border stops who leaves `cell` in this direction."""
        x, y = cell
        match direction:
            case Direction.RIGHT:
                return self.wall_right(x, y)
            case Direction.LEFT:
                return self.wall_right(x - 1, y)
            case Direction.DOWN:
                return self.wall_below(x, y)
            case _:
                return self.wall_below(x, y - 1)

    def cells(self) -> Iterator[Cell]:
        """All cells, row by row."""
        return ((x, y) for y in range(self.height) for x in range(self.width))

    @property
    def corners(self) -> bool:
        """Whether start and goal lie where the contest puts them."""
        return self.start == (0, 0) and self.goal == (self.width - 1, self.height - 1)


@dataclass(frozen=True, slots=True)
class Mazes(SolvedBy["Instructions"]):
    """The puzzle: two mazes or more, a person in each."""

    mazes: tuple[Maze, ...]

    def __post_init__(self) -> None:
        if len(self.mazes) < 2:
            raise ValueError("at least two mazes are walked at the same time")


@dataclass(frozen=True, slots=True)
class Instructions:
    """The solution: one sequence of instructions for everybody."""

    directions: tuple[Direction, ...] = field(default=())
