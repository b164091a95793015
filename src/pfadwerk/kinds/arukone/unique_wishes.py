"""What an author may wish of a puzzle with one solution, and the bounds that forbid the impossible."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from math import floor

from pfadwerk.errors import ParameterError
from pfadwerk.grid import Cell
from pfadwerk.kinds.arukone.measures import distance
from pfadwerk.kinds.arukone.model import PACKAGE, Rules
from pfadwerk.kinds.parameter import Parameter, ParameterType, Span, Value

LEAST, MOST = 4, 100
MOST_PAIRS = 254  # so many labels the core tells apart
SHORTEST = 3  # a tight line of two cells has neighbouring ends
CELLS_A_PAIR = 8  # without a wish: dense enough to be made at once, with lines that wind

READINGS = {
    "loose": Rules(unique=True),
    "cover": Rules(cover=True, unique=True),
    "cover-tight": Rules(cover=True, tight=True, unique=True),
}

PARAMETERS = (
    Parameter("size", ParameterType.INTEGER, 10, LEAST, MOST, short=("-s",)),
    Parameter("width", ParameterType.INTEGER, None, LEAST, MOST),
    Parameter("height", ParameterType.INTEGER, None, LEAST, MOST),
    Parameter("rules", ParameterType.CHOICE, "loose", choices=tuple(READINGS)),
    Parameter("pairs", ParameterType.SPAN, None, 1, MOST_PAIRS),
    Parameter("difficulty", ParameterType.SPAN, None, 0, 100, short=("-d", "-D")),
    Parameter("min-length", ParameterType.INTEGER, SHORTEST, SHORTEST, LEAST * MOST),
    Parameter("detour", ParameterType.NUMBER, 0.0, 0, 4),
    Parameter("symmetric", ParameterType.FLAG, False),
    Parameter("beats-checker", ParameterType.FLAG, False),
    Parameter("numbers", ParameterType.TEXT, None),
    Parameter("blocked", ParameterType.TEXT, None),
)

_CELL = re.compile(r"\s*(\d{1,4})\s*,\s*(\d{1,4})\s*", re.ASCII)


@dataclass(frozen=True, slots=True)
class Wishes:
    """The wishes, read and possible as far as bounds tell. `given` are pairs of cells that carry equal numbers."""

    width: int
    height: int
    rules: Rules
    least_pairs: int
    most_pairs: int
    difficulty: Span | None
    least_length: int
    detour: float
    symmetric: bool
    beats_checker: bool
    given: tuple[tuple[Cell, Cell], ...]
    blocked: tuple[Cell, ...]

    @property
    def fewest_pairs(self) -> int:
        """The pairs to try where only a difficulty is wished: fewer are harder to solve, and to make."""
        return min(self.most_pairs, max(self.least_pairs, 3 * (self.width + self.height) // 8))


def read_wishes(values: Mapping[str, Value]) -> Wishes:
    """The wishes in declared parameters; `ParameterError` names the bound that forbids one."""
    width, height = (int(str(values.get(key) or values["size"])) for key in ("width", "height"))
    blocked = _cells("blocked", values.get("blocked"), width, height)
    given = _given(values.get("numbers"), width, height, blocked)
    least_length = int(str(values["min-length"]))
    cells = width * height - len(blocked)
    symmetric = bool(values["symmetric"])
    # Measured from 4x4 to 20x20: with fewer pairs boards are found late or never.
    few = (width + height) // 2 - (0 if symmetric else 1)
    pairs = _pairs(values.get("pairs"), cells, least_length, len(given), few)
    fewest = 2 if _has_square(width, height, blocked) else 1
    if pairs[1] < fewest:
        raise ParameterError("pairs-square", "pairs", package=PACKAGE, found=1, bound=fewest)
    if symmetric and (given or blocked):
        raise ParameterError("symmetric-alone", "symmetric", package=PACKAGE)
    if symmetric and width % 2 == height % 2:
        pairs = _of_parity(pairs, width % 2, wished=values.get("pairs") is not None)
    detour = float(str(values["detour"]))
    _check_detour(detour, cells - sum(distance(*pair) + 1 for pair in given), max(pairs[0], fewest) - len(given))
    difficulty = values.get("difficulty")
    return Wishes(
        width=width,
        height=height,
        rules=READINGS[str(values["rules"])],
        least_pairs=pairs[0],
        most_pairs=pairs[1],
        difficulty=difficulty if isinstance(difficulty, tuple) else None,
        least_length=least_length,
        detour=detour,
        symmetric=symmetric,
        beats_checker=bool(values["beats-checker"]),
        given=given,
        blocked=blocked,
    )


def _pairs(wished: Value, cells: int, least_length: int, given: int, few: int) -> tuple[int, int]:
    bound = cells // least_length
    if isinstance(wished, tuple):
        least, most = int(wished[0]), int(min(wished[1], MOST_PAIRS))
    else:
        least, most = given + 1, max(given + few, min(cells // CELLS_A_PAIR, MOST_PAIRS))
    if least > bound:
        raise ParameterError("pairs-length", "pairs", package=PACKAGE, found=least, length=least_length, bound=bound)
    if most <= given:
        raise ParameterError("pairs-given", "pairs", package=PACKAGE, found=most, bound=given + 1)
    return max(least, given + 1), min(most, bound)


def _of_parity(pairs: tuple[int, int], odd: int, *, wished: bool) -> tuple[int, int]:
    """The numbers of pairs that a symmetric cover by lines can have where both sides are even, or both odd.

    A line that a half turn maps to itself has its middle in the centre of the board. With even sides no cell and no
    link lies there, so lines come in twos; with odd sides the line through the central cell is the only such line.
    """
    least, most = pairs[0] + (pairs[0] - odd) % 2, pairs[1] - (pairs[1] - odd) % 2
    if not wished:
        most = max(most, pairs[1] + (pairs[1] - odd) % 2)
    if least > most:
        raise ParameterError("symmetric-odd" if odd else "symmetric-even", "pairs", package=PACKAGE, found=pairs[0])
    return least, most


def _check_detour(wished: float, cells: int, lines: int) -> None:
    """The ends of a tight line lie two steps apart or more, and all lines together take a step less a line than cells.

    So no mean of length over distance exceeds (cells - lines) / 2 / lines, which falls with every line more.
    """
    bound = (cells - max(1, lines)) / 2 / max(1, lines)
    if wished > bound:
        raise ParameterError("detour-cells", "detour", package=PACKAGE, found=wished, bound=floor(100 * bound) / 100)


def _has_square(width: int, height: int, blocked: tuple[Cell, ...]) -> bool:
    """Whether four open cells form a square: a single line that passes all of them would touch itself."""
    return any(
        not {(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)} & set(blocked)
        for x in range(width - 1)
        for y in range(height - 1)
    )


def _given(text: Value, width: int, height: int, blocked: tuple[Cell, ...]) -> tuple[tuple[Cell, Cell], ...]:
    pairs = []
    for part in _parts(text):
        ends = part.split("-")
        if len(ends) != 2:
            raise ParameterError("numbers-form", "numbers", package=PACKAGE, found=part)
        one, other = (_cell("numbers", end, width, height) for end in ends)
        pairs.append((one, other))
    cells = [cell for pair in pairs for cell in pair] + list(blocked)
    for cell in cells:
        if cells.count(cell) > 1:
            raise ParameterError("cell-twice", "numbers", package=PACKAGE, found=f"{cell[0]},{cell[1]}")
    return tuple(pairs)


def _cells(key: str, text: Value, width: int, height: int) -> tuple[Cell, ...]:
    return tuple(_cell(key, part, width, height) for part in _parts(text))


def _parts(text: Value) -> list[str]:
    return [part for part in str(text or "").split(";") if part.strip()]


def _cell(key: str, text: str, width: int, height: int) -> Cell:
    found = _CELL.fullmatch(text)
    if not found:
        raise ParameterError("cell-form", key, package=PACKAGE, found=text)
    x, y = int(found[1]), int(found[2])
    if x >= width or y >= height:
        raise ParameterError("cell-off-board", key, package=PACKAGE, found=text, width=width, height=height)
    return x, y
