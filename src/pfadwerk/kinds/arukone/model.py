"""A Numberlink board and its lines, as values."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

from pfadwerk.grid import Cell, neighbours
from pfadwerk.kinds.solved_by import SolvedBy

PACKAGE = "pfadwerk.kinds.arukone"
MAX_SIDE = 1000
MAX_NUMBER = 77776 + 0xFFFFF  # the largest that a puzz.link address can hold
RULES = ("cover", "tight", "unique")


@dataclass(frozen=True, slots=True)
class Rules:
    """The reading of the rules that a puzzle is meant under.

    `cover`: every cell is passed. `tight`: no line touches itself. `unique`: the puzzle claims to have exactly
    one solution (a claim about the puzzle; no rule for a solution).
    """

    cover: bool = False
    tight: bool = False
    unique: bool = False

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the rules that hold."""
        return tuple(name for name in RULES if getattr(self, name))


LOOSE = Rules()
COVER = Rules(cover=True)


@dataclass(frozen=True)  # without slots: `places` is kept once it is known
class Puzzle(SolvedBy["Lines"]):
    """A board: `numbers` row by row (0 = none), cells that can't be entered, and the rules it is meant under."""

    width: int
    height: int
    numbers: tuple[int, ...]
    rules: Rules = LOOSE
    blocked: frozenset[Cell] = frozenset()

    def __post_init__(self) -> None:
        if not (1 <= self.width <= MAX_SIDE and 1 <= self.height <= MAX_SIDE):
            raise ValueError(f"{self.width} x {self.height} cells; each side must have 1 to {MAX_SIDE}")
        if len(self.numbers) != self.width * self.height:
            raise ValueError(f"{len(self.numbers)} numbers for {self.width} x {self.height} cells")

    def number(self, cell: Cell) -> int:
        """The number on a cell, 0 = none."""
        return self.numbers[cell[1] * self.width + cell[0]]

    def holds(self, cell: Cell) -> bool:
        """Whether a cell lies on the board."""
        return 0 <= cell[0] < self.width and 0 <= cell[1] < self.height

    def is_open(self, cell: Cell) -> bool:
        """Whether a line may enter a cell at all."""
        return self.holds(cell) and cell not in self.blocked

    @property
    def cells(self) -> Iterator[Cell]:
        """All cells, row by row."""
        return ((x, y) for y in range(self.height) for x in range(self.width))

    def around(self, cell: Cell) -> Iterator[Cell]:
        """The cells beside a cell that can be entered."""
        return (beside for beside in neighbours(cell, self.width, self.height) if beside not in self.blocked)

    @cached_property
    def places(self) -> Mapping[int, tuple[Cell, ...]]:
        """Where each number stands, by number; in a right puzzle two cells each, row by row."""
        found: dict[int, list[Cell]] = {}
        for cell in self.cells:
            if number := self.number(cell):
                found.setdefault(number, []).append(cell)
        return {number: tuple(found[number]) for number in sorted(found)}

    @property
    def pairs(self) -> int:
        """How many numbers there are."""
        return len(self.places)


@dataclass(frozen=True, slots=True)
class Line:
    """One line: its number (0 where it starts and ends at none) and its cells from end to end."""

    number: int
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Lines:
    """A solution, right or wrong: its lines."""

    lines: tuple[Line, ...]


Link = tuple[Cell, Cell]
"""Two neighbouring cells joined by a line, the one further up or left first."""


def link(one: Cell, other: Cell) -> Link:
    """The link between two cells, whichever way round they are named."""
    return (one, other) if (one[1], one[0]) < (other[1], other[0]) else (other, one)


def links_of(lines: Lines) -> frozenset[Link]:
    """All links of a solution."""
    return frozenset(link(one, other) for line in lines.lines for one, other in pairwise(line.cells))


def in_order(lines: Lines) -> Lines:
    """The same solution in the one form that equal solutions share: by number, from the upper left end on."""
    turned = (Line(line.number, _from_upper_end(line.cells)) for line in lines.lines)
    return Lines(tuple(sorted(turned, key=lambda line: (line.number, line.cells))))


def _from_upper_end(cells: tuple[Cell, ...]) -> tuple[Cell, ...]:
    if not cells or (cells[0][1], cells[0][0]) <= (cells[-1][1], cells[-1][0]):
        return cells
    return cells[::-1]
