"""The wishes of the published generator, checked against each other."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from pfadwerk.errors import ParameterError
from pfadwerk.kinds.parameter import Parameter, ParameterType, Span, Value
from pfadwerk.kinds.stromrallye.formula import Mixture, mixture_for
from pfadwerk.kinds.stromrallye.model import PACKAGE
from pfadwerk.seeded import Dice

MOST_SIZE = 100
USUAL_SIZE = 10


@dataclass(frozen=True, slots=True)
class Level:
    """One of the three levels: side, and share of cells with a battery."""

    size: int
    density: Span


LEVELS = {"easy": Level(5, (0.08, 0.2)), "medium": Level(10, (0.1, 0.15)), "hard": Level(20, (0.1, 0.15))}

SIZE = Parameter("size", ParameterType.INTEGER, None, 2, MOST_SIZE, short=("-s",))
PARAMETERS = (
    SIZE,
    Parameter("difficulty", ParameterType.SPAN, (0, 100), 0, 100, short=("-d", "-D")),
    Parameter("density", ParameterType.SPAN, None, 0, 1, short=("-b", "-B")),
    Parameter("length", ParameterType.SPAN, (0, 5), 0, 5, short=("-l", "-L")),
    Parameter("level", ParameterType.CHOICE, None, choices=tuple(LEVELS)),
    Parameter("batteries", ParameterType.INTEGER, None, 0, MOST_SIZE * MOST_SIZE - 1),
)


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be made: side, number of batteries and of visits, and the difficulty aimed at."""

    size: int
    batteries: int
    visits: int
    target: float


def plan(wishes: Mapping[str, Value], dice: Dice) -> Plan:
    """A target difficulty at random from the range, and the numbers that come nearest to it."""
    level = LEVELS.get(str(wishes["level"]))
    size = wishes["size"] or (level.size if level else USUAL_SIZE)
    assert isinstance(size, int)
    least, most = _span(wishes["difficulty"], (0, 100))
    target = dice.uniform(least, most)
    densities = _densities(wishes, size, level)
    mixture = mixture_for(size, target, densities, _span(wishes["length"], (0, 5)))
    return _counted(size, target, mixture)


def _densities(wishes: Mapping[str, Value], size: int, level: Level | None) -> Span:
    batteries = wishes["batteries"]
    if batteries is None:
        return _span(wishes["density"], level.density if level else (0, 1))
    assert isinstance(batteries, int)
    if batteries > size * size - 1:
        raise ParameterError("no-room", "batteries", package=PACKAGE, found=batteries, bound=size * size - 1, size=size)
    return (batteries / size**2,) * 2


def _counted(size: int, target: float, mixture: Mixture) -> Plan:
    # one cell stays free for the start
    batteries = min(round(mixture.density * size * size), size * size - 1)
    return Plan(size, batteries, round(mixture.length * batteries), target)


def _span(value: Value, default: Span) -> Span:
    return value if isinstance(value, tuple) else default
