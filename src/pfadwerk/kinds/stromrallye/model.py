"""Boards of Stromrallye and walks over them. Cells are counted from 0 here; texts for users count from 1."""

from __future__ import annotations

from dataclasses import dataclass

from pfadwerk.errors import PfadwerkError
from pfadwerk.grid import Cell, Direction
from pfadwerk.kinds.solved_by import SolvedBy

PACKAGE = "pfadwerk.kinds.stromrallye"

# What readers accept and rules allow; a walk has as many steps as there is charge.
MAX_SIDE = 1000
MAX_CHARGE = 1_000_000
MAX_TOTAL = 10_000_000
MAX_ROBOTS = 99


@dataclass(frozen=True, slots=True)
class Battery:
    """A spare battery on its cell, or a robot on its start with the charge on board."""

    cell: Cell
    charge: int


@dataclass(frozen=True, slots=True)
class OneWay:
    """A cell that may be entered and left in these directions only."""

    cell: Cell
    directions: tuple[Direction, ...]


@dataclass(frozen=True, slots=True)
class Board(SolvedBy["Walk"]):
    """A puzzle. Batteries, one-way cells and portals are kept in reading order, so that equal boards are equal.

    A robot may stand on a battery's cell: that is how a position looks after a swap (never a start).
    """

    width: int
    height: int
    robots: tuple[Battery, ...]
    batteries: tuple[Battery, ...] = ()
    walls: frozenset[Cell] = frozenset()
    one_way: tuple[OneWay, ...] = ()
    portals: tuple[tuple[Cell, Cell], ...] = ()

    def __post_init__(self) -> None:
        if not (1 <= self.width <= MAX_SIDE and 1 <= self.height <= MAX_SIDE):
            raise PfadwerkError("size", package=PACKAGE, width=self.width, height=self.height, maximum=MAX_SIDE)
        if not 1 <= len(self.robots) <= MAX_ROBOTS:
            raise PfadwerkError("robots", package=PACKAGE, found=len(self.robots), maximum=MAX_ROBOTS)
        reading = tuple(sorted(self.batteries, key=lambda battery: (*_reading(battery.cell), battery.charge)))
        object.__setattr__(self, "batteries", reading)
        object.__setattr__(
            self, "one_way", tuple(sorted(map(_tidy, self.one_way), key=lambda each: _reading(each.cell)))
        )
        pairs = (tuple(sorted(pair, key=_reading)) for pair in self.portals)
        object.__setattr__(self, "portals", tuple(sorted(pairs, key=lambda pair: _reading(pair[0]))))

    @property
    def total(self) -> int:
        """The sum of all charges: every solution has exactly this many steps."""
        return sum(battery.charge for battery in (*self.robots, *self.batteries))

    @property
    def extended(self) -> bool:
        """Whether the board needs more than the BwInf format can say."""
        special = self.walls or self.one_way or self.portals
        return bool(special) or self.width != self.height or len(self.robots) != 1


Step = tuple[int, Direction]
"""Which robot (from 0) goes where."""


@dataclass(frozen=True, slots=True)
class Walk:
    """An answer: the steps in order. `jump`: robot and cell that the answer names next, though no step leads there."""

    steps: tuple[Step, ...]
    jump: tuple[int, Cell] | None = None


@dataclass(frozen=True, slots=True)
class Position:
    """How a board stands in play: the robots with what they have on board, the charges of the batteries in order."""

    robots: tuple[Battery, ...]
    charges: tuple[int, ...]

    @property
    def won(self) -> bool:
        """Whether every battery is empty."""
        return not any(self.charges) and not any(robot.charge for robot in self.robots)


def start_of(board: Board) -> Position:
    """The position at the start."""
    return Position(board.robots, tuple(battery.charge for battery in board.batteries))


def shown(cell: Cell) -> Cell:
    """A cell as users count it, from 1."""
    return cell[0] + 1, cell[1] + 1


def _reading(cell: Cell) -> tuple[int, int]:
    return cell[1], cell[0]


def _tidy(one_way: OneWay) -> OneWay:
    return OneWay(one_way.cell, tuple(sorted(set(one_way.directions), key=lambda direction: direction.index)))
