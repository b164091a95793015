"""The puzzle and its solution: frozen values that know nothing of files or rules."""

from __future__ import annotations

from dataclasses import dataclass

from pfadwerk.grid import Cell, Direction
from pfadwerk.kinds.solved_by import SolvedBy


@dataclass(frozen=True, slots=True)
class Park(SolvedBy["Walk"]):
    """A park of `width` x `height` cells with ponds that can't be entered, and the place where the walk begins."""

    width: int
    height: int
    start: Cell
    ponds: frozenset[Cell] = frozenset()

    @property
    def free(self) -> frozenset[Cell]:
        """The cells to be walked over."""
        return frozenset((x, y) for x in range(self.width) for y in range(self.height)) - self.ponds


@dataclass(frozen=True, slots=True)
class Walk:
    """A walk from the start, one step after the other."""

    directions: tuple[Direction, ...]


def turned(park: Park) -> Park:
    """The park after a quarter turn clockwise."""

    def place(cell: Cell) -> Cell:
        return park.height - 1 - cell[1], cell[0]

    return Park(park.height, park.width, place(park.start), frozenset(map(place, park.ponds)))


def mirrored(park: Park) -> Park:
    """The park with left and right exchanged."""

    def place(cell: Cell) -> Cell:
        return park.width - 1 - cell[0], cell[1]

    return Park(park.width, park.height, place(park.start), frozenset(map(place, park.ponds)))
