"""A maze that is still being built."""

from __future__ import annotations

from dataclasses import dataclass, field

from pfadwerk.grid import Cell
from pfadwerk.kinds.labyrinthe.model import Maze


@dataclass(slots=True)
class Draft:
    """Walls as in `Maze`, but to be changed."""

    width: int
    height: int
    right: bytearray
    below: bytearray
    start: Cell
    goal: Cell
    pits: set[Cell] = field(default_factory=set)

    def holds(self, cell: Cell) -> bool:
        """Whether the cell lies in the maze."""
        return 0 <= cell[0] < self.width and 0 <= cell[1] < self.height

    def maze(self) -> Maze:
        """The maze as it is now."""
        pits = frozenset(self.pits)
        return Maze(self.width, self.height, bytes(self.right), bytes(self.below), pits, self.start, self.goal)


def draft_of(maze: Maze) -> Draft:
    """A draft that starts as `maze`."""
    return Draft(
        maze.width,
        maze.height,
        bytearray(maze.right),
        bytearray(maze.below),
        maze.start,
        maze.goal,
        set(maze.pits),
    )
