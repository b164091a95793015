"""The generator `lines`: the published method, on the contest's conditions, with replay keys."""

from __future__ import annotations

import random
from collections.abc import Mapping

from pfadwerk.answer import Status
from pfadwerk.errors import ParameterError
from pfadwerk.kinds.arukone.lines_method import Made, latest_start, make
from pfadwerk.kinds.arukone.model import PACKAGE, Lines, Puzzle
from pfadwerk.kinds.arukone.reference.checker import beats_checker
from pfadwerk.kinds.interface import Entry, Generated, Generator
from pfadwerk.kinds.parameter import Parameter, ParameterType, Value
from pfadwerk.limits import Limits
from pfadwerk.watch import Watch, watching

LARGE, CHECKED = 10, 30  # the checker takes no side above 30
LEAST, MOST = 4, 100

PARAMETERS = (
    Parameter("size", ParameterType.INTEGER, 8, LEAST, MOST, short=("-s",)),
    Parameter("width", ParameterType.INTEGER, None, LEAST, MOST),
    Parameter("height", ParameterType.INTEGER, None, LEAST, MOST),
    Parameter("replay", ParameterType.TEXT, None),
)


def generate(wishes: Mapping[str, Value], seed: int, limits: Limits) -> Generated[Puzzle, Lines]:
    """A board with at least half as many pairs as its shorter side has cells; with a replay key that very board.

    The method alone beats the contest's checker on six boards of seven; for sides of 10 to 30 boards that the checker
    can solve are thrown away, as the contest wants boards on which it fails. Every board can be made by its key.
    """
    width, height = _sides(wishes)
    if replay := wishes.get("replay"):
        return _generated(_replayed(width, height, str(replay)), 1, 0.0)
    chance = random.Random(seed)
    with watching(limits) as watch:
        while (ending := _ending(watch)) is None:
            made = make(width, height, chance.randint)
            if _wanted(made.puzzle):
                return _generated(made, watch.nodes, watch.seconds)
        return Generated(ending, nodes=watch.nodes, seconds=watch.seconds)


def _wanted(puzzle: Puzzle) -> bool:
    side = min(puzzle.width, puzzle.height)
    return 2 * puzzle.pairs >= side and (not LARGE <= side <= CHECKED or beats_checker(puzzle))


def _ending(watch: Watch) -> Status | None:
    return watch.step() or watch.look()  # one board is worth a look at the clock


def _sides(wishes: Mapping[str, Value]) -> tuple[int, int]:
    size = wishes.get("size") or PARAMETERS[0].default
    width, height = wishes.get("width") or size, wishes.get("height") or size
    assert isinstance(width, int) and isinstance(height, int)  # by their declaration
    return width, height


def _generated(made: Made, nodes: int, seconds: float) -> Generated[Puzzle, Lines]:
    return Generated(Status.SOLVED, Entry(made.puzzle, made.solution), nodes, seconds, made.key)


def _replayed(width: int, height: int, key: str) -> Made:
    values = _values(width, height, key)
    taken = iter(values)

    def draw(least: int, most: int) -> int:
        value = next(taken, None)
        if value is None:
            raise ParameterError("replay-short", "replay", package=PACKAGE, found=key, count=len(values))
        return value

    made = make(width, height, draw)
    if len(made.values) < len(values):
        raise ParameterError("replay-long", "replay", package=PACKAGE, found=key, count=len(made.values))
    return made


def _values(width: int, height: int, key: str) -> list[int]:
    words = [word.strip() for word in key.split(";")]
    if not all(word.isascii() and word.isdigit() and len(word) < 10 for word in words):
        raise ParameterError("replay-values", "replay", package=PACKAGE, found=key)
    values = [int(word) for word in words]
    if values[0] > latest_start(width, height):
        raise ParameterError(
            "replay-start", "replay", package=PACKAGE, found=values[0], bound=latest_start(width, height)
        )
    return values


LINES: Generator[Puzzle, Lines] = Generator(PARAMETERS, generate)
