"""The published generator: a solution is walked backwards, from the goal with nothing on board to the start."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from pfadwerk.grid import Direction
from pfadwerk.kinds.stromrallye.generators.reach import Bits, Field, Reach
from pfadwerk.kinds.stromrallye.model import Battery, Board, Walk
from pfadwerk.seeded import Dice

MOST_EXTRA = 10  # a lengthened leg is at most so much longer
ONE_IN = 5  # ... and one leg in so many is lengthened


def backward(size: int, batteries: int, visits: int, dice: Dice) -> Iterator[tuple[Board, Walk] | None]:
    """A board with so many batteries and about so many visits to them, and its solution; None for each leg before.

    >>> made = list(backward(5, 4, 8, Dice(1)))[-1]
    >>> made and (len(made[0].batteries), len(made[1].steps) == made[0].total)
    (4, True)
    """
    retreat = _Retreat.begun(size, batteries, dice)
    for _ in range(visits):
        yield None
        if not retreat.visit():
            break
    retreat.go_to_start()
    yield retreat.board(), retreat.walk()


@dataclass(slots=True)
class _Retreat:
    """The walk backwards, as far as it has come. `levels[k]` are the batteries visited k times."""

    ground: Field
    start: int
    here: int
    dice: Dice
    charges: dict[int, int]
    levels: list[Bits]
    on_board: int = 0
    directions: list[Direction] = field(default_factory=list)
    known: dict[int, Reach] = field(default_factory=dict)

    @classmethod
    def begun(cls, size: int, batteries: int, dice: Dice) -> _Retreat:
        """Start, goal and batteries at random; start and goal differ where there is room."""
        cells = dice.shuffled(range(size * size))
        spare = cells[:batteries]
        goal = cells[min(batteries + 1, len(cells) - 1)]
        bits = sum(1 << cell for cell in spare)
        return cls(Field(size, bits), cells[batteries], goal, dice, dict.fromkeys(spare, 0), [bits])

    def visit(self) -> bool:
        """Go to a battery, the least visited first; False where none is in reach."""
        candidates = self._least_visited()
        if candidates:
            cell = _nth_bit(candidates, self.dice.below(candidates.bit_count()))
            self._go(self._reach().way(cell, self._length(cell)))
        return bool(candidates)

    def go_to_start(self) -> None:
        """Go to the start the shortest way; the batteries on it are visited too."""
        if self.here != self.start:
            crossing = Field(self.ground.size, 0).reach(self.here, 0)
            self._go(crossing.way(self.start, crossing.lengths(self.start)[0]))

    def board(self) -> Board:
        """The board that the walk has made."""
        spare = tuple(Battery(self._cell(cell), charge) for cell, charge in self.charges.items())
        return Board(self.ground.size, self.ground.size, (Battery(self._cell(self.start), self.on_board),), spare)

    def walk(self) -> Walk:
        """The walk forwards: a solution."""
        return Walk(tuple((0, direction.opposite) for direction in reversed(self.directions)))

    def _reach(self) -> Reach:
        if self.here not in self.known:
            self.known[self.here] = self.ground.reach(self.here, MOST_EXTRA)
        return self.known[self.here]

    def _least_visited(self) -> Bits:
        """The batteries in reach with the fewest visits; the one we stand on only where there is no other."""
        reached = self._reach().batteries
        others = reached & ~(1 << self.here) or reached
        return next((others & level for level in self.levels if others & level), 0)

    def _length(self, cell: int) -> int:
        shortest, *longer = self._reach().lengths(cell)
        longer = [length for length in longer if length <= shortest + MOST_EXTRA]
        return self.dice.choice(longer) if self.dice.below(ONE_IN) == 0 and longer else shortest

    def _go(self, way: list[Direction]) -> None:
        """Walk, charging the battery on board by each step, and swap on every battery's cell."""
        for direction in way:
            self.directions.append(direction)
            self.on_board += 1
            self.here += direction.dx + direction.dy * self.ground.size
            if self.here in self.charges:
                self.on_board, self.charges[self.here] = self.charges[self.here], self.on_board
                self._count_visit(1 << self.here)

    def _count_visit(self, bit: Bits) -> None:
        level = next(number for number, bits in enumerate(self.levels) if bits & bit)
        self.levels[level] &= ~bit
        if level + 1 == len(self.levels):
            self.levels.append(0)
        self.levels[level + 1] |= bit

    def _cell(self, cell: int) -> tuple[int, int]:
        y, x = divmod(cell, self.ground.size)
        return x, y


def _nth_bit(bits: Bits, n: int) -> int:
    for _ in range(n):
        bits &= bits - 1
    return (bits & -bits).bit_length() - 1
