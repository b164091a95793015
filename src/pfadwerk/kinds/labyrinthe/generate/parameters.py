"""What can be wished of a generator, and what no maze can be."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from pfadwerk.errors import ParameterError
from pfadwerk.kinds.labyrinthe.solution_text import PACKAGE
from pfadwerk.kinds.parameter import Parameter, ParameterType, Span, Value

LARGEST = 2000
MOST_MAZES = 6
USUAL_LOOPS = 0.1

SIZE = Parameter("size", ParameterType.INTEGER, 10, minimum=1, maximum=LARGEST, short=("-s",))
WIDTH = Parameter("width", ParameterType.INTEGER, None, minimum=1, maximum=LARGEST)
HEIGHT = Parameter("height", ParameterType.INTEGER, None, minimum=1, maximum=LARGEST)
MAZES = Parameter("mazes", ParameterType.INTEGER, 2, minimum=2, maximum=MOST_MAZES)
LOOPS = Parameter("loops", ParameterType.NUMBER, None, minimum=0, maximum=1)
PITS = Parameter("pits", ParameterType.NUMBER, 0.05, minimum=0, maximum=0.5)
OWN_ENDS = Parameter("own-ends", ParameterType.FLAG, False)
OPTIMUM = Parameter("optimum", ParameterType.SPAN, None, minimum=0)
PRICE = Parameter("price", ParameterType.INTEGER, None, minimum=0)
UNIQUE = Parameter("unique", ParameterType.FLAG, False)
SOLVABLE = Parameter("solvable", ParameterType.CHOICE, "yes", choices=("yes", "no"))

ROOM = Parameter("room", ParameterType.INTEGER, 4, minimum=1, maximum=LARGEST)
RELATION = Parameter("relation", ParameterType.CHOICE, "similar", choices=("similar", "opposite", "turned"))
DIFFERENCE = Parameter("difference", ParameterType.NUMBER, 0.2, minimum=0, maximum=1)

STEPS = Parameter("steps", ParameterType.INTEGER, 4000, minimum=1)
RESUME = Parameter("resume", ParameterType.TEXT, None)

BOARD = (SIZE, WIDTH, HEIGHT, MAZES, LOOPS, PITS, OWN_ENDS)
COMMON = (*BOARD, OPTIMUM, PRICE, UNIQUE, SOLVABLE)


@dataclass(frozen=True, slots=True)
class Board:
    """The size and make of the mazes."""

    width: int
    height: int
    mazes: int
    loops: float | None
    pits: float
    own_ends: bool

    @property
    def size(self) -> tuple[int, int]:
        """Width and height."""
        return self.width, self.height

    @property
    def share_of_loops(self) -> float:
        """The share of walls to open where no wish decides it."""
        return USUAL_LOOPS if self.loops is None else self.loops

    @property
    def cells(self) -> int:
        """The cells of one maze."""
        return self.width * self.height


@dataclass(frozen=True, slots=True)
class Wishes:
    """What the joint search must show of the mazes."""

    optimum: Span | None = None
    price: int | None = None
    unique: bool = False
    solvable: bool = True

    @property
    def any_of_search(self) -> bool:
        """Whether the mazes must be searched together to know that a wish is met."""
        return self.optimum is not None or self.price is not None or self.unique


def board_of(values: Mapping[str, Value]) -> Board:
    """The board that is asked for."""
    size = whole(values, SIZE) or whole({}, SIZE) or 1
    return Board(
        width=whole(values, WIDTH) or size,
        height=whole(values, HEIGHT) or size,
        mazes=whole(values, MAZES) or whole({}, MAZES) or 2,
        loops=None if values.get(LOOPS.key) is None else share(values, LOOPS),
        pits=share(values, PITS),
        own_ends=bool(values.get(OWN_ENDS.key)),
    )


def wishes_of(values: Mapping[str, Value], board: Board) -> Wishes:
    """The wishes; `ParameterError` names the bound that no maze of this size can break."""
    optimum = values.get(OPTIMUM.key)
    wishes = Wishes(
        optimum if isinstance(optimum, tuple) else None,
        whole(values, PRICE),
        bool(values.get(UNIQUE.key)),
        values.get(SOLVABLE.key, "yes") == "yes",
    )
    _need_possible(wishes, board)
    return wishes


def _need_possible(wishes: Wishes, board: Board) -> None:
    if not wishes.solvable and wishes.any_of_search:
        raise ParameterError("nothing-of-unsolvable", SOLVABLE.key, package=PACKAGE)
    if not wishes.solvable and board.cells == 1:
        raise ParameterError("one-cell-is-solved", SOLVABLE.key, package=PACKAGE)
    least = 0 if board.own_ends else board.width + board.height - 2
    # One person after the other: each needs at most all cells but his goal, whatever happened to him before.
    most = board.mazes * (board.cells - 1)
    if wishes.optimum is not None and wishes.optimum[1] < least:
        raise ParameterError("optimum-least", OPTIMUM.key, package=PACKAGE, found=int(wishes.optimum[1]), bound=least)
    if wishes.optimum is not None and wishes.optimum[0] > most:
        raise ParameterError("optimum-most", OPTIMUM.key, package=PACKAGE, found=int(wishes.optimum[0]), bound=most)
    dearest = (board.mazes - 1) * (board.cells - 1)
    if wishes.price is not None and wishes.price > dearest:
        raise ParameterError("price-most", PRICE.key, package=PACKAGE, found=wishes.price, bound=dearest)


def whole(values: Mapping[str, Value], parameter: Parameter) -> int | None:
    """The validated whole number of a parameter."""
    value = parameter.validated(values.get(parameter.key, parameter.default))
    return int(value) if isinstance(value, int | float) else None


def share(values: Mapping[str, Value], parameter: Parameter) -> float:
    """The validated number of a parameter."""
    value = parameter.validated(values.get(parameter.key, parameter.default))
    return float(value) if isinstance(value, int | float) else 0.0
