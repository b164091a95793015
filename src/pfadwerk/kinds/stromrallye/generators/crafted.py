"""The generator `crafted`: boards that are hard for people on purpose, with exactly one solution."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from pfadwerk.answer import Status
from pfadwerk.errors import ParameterError
from pfadwerk.finding import Finding
from pfadwerk.kinds.interface import Entry, Generated, Generator, Rating
from pfadwerk.kinds.parameter import Parameter, ParameterType, Span, Value
from pfadwerk.kinds.stromrallye.analysis.budget import Budget, BudgetSpentError
from pfadwerk.kinds.stromrallye.generators.crafting import Ground, Made, craft
from pfadwerk.kinds.stromrallye.generators.near_miss import near_miss
from pfadwerk.kinds.stromrallye.model import PACKAGE, Board, Walk
from pfadwerk.kinds.stromrallye.rate import rated
from pfadwerk.limits import Limits
from pfadwerk.seeded import Dice

USUAL_SIZE = 8
MOST_SIZE = 16
MOST_BATTERIES = 24
MOST_GROUNDS = 1000  # tried until a wish counts as one that can't be met
STATES = 60_000  # looked at on one ground; another ground is cheaper than going on

PARAMETERS = (
    Parameter("size", ParameterType.INTEGER, None, 3, MOST_SIZE, short=("-s",)),
    Parameter("height", ParameterType.INTEGER, None, 2, MOST_SIZE),
    Parameter("batteries", ParameterType.INTEGER, None, 1, MOST_BATTERIES),
    Parameter("walls", ParameterType.INTEGER, 0, 0, MOST_SIZE * MOST_SIZE),
    Parameter("portals", ParameterType.INTEGER, 0, 0, 13),
    Parameter("rating", ParameterType.SPAN, None, 0, 100),
    Parameter("unsolvable", ParameterType.FLAG, False),
)


@dataclass(frozen=True, slots=True)
class Wish:
    """What the board shall be like."""

    width: int
    height: int
    batteries: int
    walls: int
    portals: int
    rating: Span | None
    fixed: bool

    def adapted(self, score: float) -> Wish:
        """A wish for more or fewer batteries after a board was rated too low or too high."""
        if self.rating is None or self.fixed:
            return self
        more = 1 if score < self.rating[0] else -1
        most = min(MOST_BATTERIES, self.width * self.height // 3)
        batteries = max(1, min(most, self.batteries + more))
        return Wish(self.width, self.height, batteries, self.walls, self.portals, self.rating, self.fixed)

    def fits(self, rating: Rating) -> bool:
        """Whether a rating is as wished."""
        return self.rating is None or (rating.score is not None and self.rating[0] <= rating.score <= self.rating[1])


def generate(wishes: Mapping[str, Value], seed: int, limits: Limits) -> Generated[Board, Walk]:
    """A board with exactly one solution, as hard as wished; or one that misses being solvable by a hair."""
    dice, budget, wish = Dice(seed), Budget(limits), _wish(wishes)
    try:
        for _ in range(MOST_GROUNDS):
            made = budget.run(craft(_ground(wish, dice), dice), STATES).solution
            if made is None:
                continue
            rating = rated(made[0], budget)
            if not wish.fits(rating):
                wish = wish.adapted(rating.score or 0.0)
                continue
            done = _done(made, rating, bool(wishes["unsolvable"]), dice, budget)
            if done is not None:
                return done
    except BudgetSpentError as spent:
        return Generated(spent.status, nodes=budget.nodes, seconds=budget.seconds)
    return Generated(Status.LIMIT, None, budget.nodes, budget.seconds, notes=(Finding("gave-up"),))


def _done(made: Made, rating: Rating, unsolvable: bool, dice: Dice, budget: Budget) -> Generated[Board, Walk] | None:
    board, walk = made
    note = Finding("crafted", details={"rating": rating.score, "legs": rating.columns["legs"]})
    if not unsolvable:
        return Generated(Status.SOLVED, Entry(board, walk), budget.nodes, budget.seconds, notes=(note,))
    missed = near_miss(board, dice, budget)
    if missed is None:
        return None
    return Generated(Status.SOLVED, Entry(missed.board), budget.nodes, budget.seconds, notes=missed.notes)


def _wish(wishes: Mapping[str, Value]) -> Wish:
    numbers = {key: value for key, value in wishes.items() if isinstance(value, int)}
    width = numbers.get("size", USUAL_SIZE)
    height = numbers.get("height", width)
    batteries = numbers.get("batteries")
    rating = wishes["rating"] if isinstance(wishes["rating"], tuple) else None
    usual = max(1, min(9, width * height // 6))
    wish = Wish(
        width, height, batteries or usual, numbers["walls"], numbers["portals"], rating, fixed=batteries is not None
    )
    room = width * height - wish.walls - 2 * wish.portals - 1  # one cell for the start
    if wish.batteries > room:
        raise ParameterError("too-full", "batteries", package=PACKAGE, found=wish.batteries, bound=max(0, room))
    return wish


def _ground(wish: Wish, dice: Dice) -> Ground:
    cells = dice.shuffled([(x, y) for y in range(wish.height) for x in range(wish.width)])
    # in reading order, as boards keep them: a battery has the same number here and there
    batteries = sorted(cells[: wish.batteries], key=lambda cell: (cell[1], cell[0]))
    rest = cells[wish.batteries :]
    walls, rest = frozenset(rest[: wish.walls]), rest[wish.walls :]
    ends, free = rest[: 2 * wish.portals], rest[2 * wish.portals :]
    portals = tuple(zip(ends[::2], ends[1::2], strict=True))
    return Ground(wish.width, wish.height, tuple(batteries), tuple(free), walls, portals)


CRAFTED: Generator[Board, Walk] = Generator(PARAMETERS, generate)
