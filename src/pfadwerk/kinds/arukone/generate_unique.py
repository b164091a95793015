"""The generator `unique`: puzzles whose only solution covers the board and is tight, so unique under every reading.

The core anneals random covers until local reasoning forces every cell, which is the proof (see label_domains.hpp).
Wishes that the core doesn't know (difficulty, beating the contest's checker) are met by making puzzles until one fits.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil, floor
from random import Random

from pfadwerk._core import ArukoneMade, arukone_make_unique
from pfadwerk.answer import Status
from pfadwerk.finding import Finding
from pfadwerk.grid import Cell
from pfadwerk.kinds.arukone.lay import lay_lines
from pfadwerk.kinds.arukone.model import Line, Lines, Puzzle
from pfadwerk.kinds.arukone.rate import rate
from pfadwerk.kinds.arukone.reference.checker import beats_checker
from pfadwerk.kinds.arukone.unique_wishes import PARAMETERS, Wishes, read_wishes
from pfadwerk.kinds.interface import Entry, Generated, Generator
from pfadwerk.kinds.parameter import Value
from pfadwerk.limits import Limits
from pfadwerk.watch import Watch, watching

LOOKS_A_LAYING = 2_000  # looks of the core before given lines are laid another way
LOOKS_A_TRY = 30_000  # looks before another number of pairs is tried: about a quarter of a second


def generate(values: Mapping[str, Value], seed: int, limits: Limits) -> Generated[Puzzle, Lines]:
    """A puzzle as wished; none where a limit or Ctrl-C came first."""
    wishes = read_wishes(values)
    chance = Random(seed)
    ratings: list[float] = []
    with watching(limits) as watch:
        while (ending := watch.step() or watch.look()) is None:
            made = _make(wishes, chance, watch.inner(_looks(wishes)))
            watch.nodes += made.spent.nodes if made else 0
            entry = _entry(wishes, made) if made and made.lines else None
            if entry and _fits(wishes, entry.puzzle, watch, ratings):
                return Generated(Status.SOLVED, entry, watch.nodes, watch.seconds)
            if made and not made.lines and not (wishes.given or wishes.difficulty):
                ending = Status(made.ending.name)
                break
    return Generated(ending, nodes=watch.nodes, seconds=watch.seconds, notes=_seen(ratings))


def _make(wishes: Wishes, chance: Random, limits: Limits) -> ArukoneMade | None:
    laid = lay_lines(wishes.width, wishes.height, wishes.given, wishes.blocked, chance)
    if laid is None:
        return None
    return arukone_make_unique(
        wishes.width,
        wishes.height,
        closed=[_number(wishes, cell) for cell in wishes.blocked],
        laid=[[_number(wishes, cell) for cell in way] for way in laid],
        least_pairs=max(1, wishes.least_pairs - len(laid)),
        most_pairs=_most_pairs(wishes, chance) - len(laid),
        least_length=wishes.least_length,
        detour=wishes.detour,
        symmetric=wishes.symmetric,
        seed=chance.getrandbits(63),
        limits=limits,
    )


def _most_pairs(wishes: Wishes, chance: Random) -> int:
    return chance.randint(wishes.fewest_pairs, wishes.most_pairs) if wishes.difficulty else wishes.most_pairs


def _looks(wishes: Wishes) -> int | None:
    if wishes.given:
        return LOOKS_A_LAYING
    return LOOKS_A_TRY if wishes.difficulty else None


def _entry(wishes: Wishes, made: ArukoneMade) -> Entry[Puzzle, Lines]:
    ways = [[(place % wishes.width, place // wishes.width) for place in way] for way in made.lines]
    ways = sorted((_upper_end_first(way) for way in ways), key=lambda way: _row_first(way[0]))
    numbers = [0] * (wishes.width * wishes.height)
    for number, way in enumerate(ways, start=1):
        for end in (way[0], way[-1]):
            numbers[_number(wishes, end)] = number
    puzzle = Puzzle(wishes.width, wishes.height, tuple(numbers), wishes.rules, frozenset(wishes.blocked))
    return Entry(puzzle, Lines(tuple(Line(number, tuple(way)) for number, way in enumerate(ways, start=1))))


def _fits(wishes: Wishes, puzzle: Puzzle, watch: Watch, ratings: list[float]) -> bool:
    if wishes.beats_checker and not beats_checker(puzzle):
        return False
    if wishes.difficulty is None:
        return True
    rating = rate(puzzle, watch.inner())
    if rating.status is Status.CANCELLED and not watch.interrupted:
        watch.interrupt()  # Ctrl-C was heard by the rating alone
    if rating.score is None:
        return False
    ratings.append(rating.score)
    return wishes.difficulty[0] <= rating.score <= wishes.difficulty[1]


def _seen(ratings: Sequence[float]) -> tuple[Finding, ...]:
    """How hard the boards were that didn't fit: it tells whether there is any hope of the wished ones."""
    if not ratings:
        return ()
    details = {"count": len(ratings), "least": floor(min(ratings)), "most": ceil(max(ratings))}
    return (Finding("ratings-seen", details=details),)


def _number(wishes: Wishes, cell: Cell) -> int:
    return cell[1] * wishes.width + cell[0]


def _upper_end_first(way: list[Cell]) -> list[Cell]:
    return way if _row_first(way[0]) < _row_first(way[-1]) else way[::-1]


def _row_first(cell: Cell) -> tuple[int, int]:
    return cell[1], cell[0]


UNIQUE: Generator[Puzzle, Lines] = Generator(PARAMETERS, generate)
