"""The methods, the default first."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from pfadwerk.answer import Answer
from pfadwerk.errors import UnsoundError
from pfadwerk.kinds.interface import Solver
from pfadwerk.kinds.stromrallye import solve
from pfadwerk.kinds.stromrallye.model import PACKAGE, Board, Walk
from pfadwerk.kinds.stromrallye.reference import backtracking, stepping
from pfadwerk.kinds.stromrallye.rules import check_puzzle
from pfadwerk.limits import Limits

Solve = Callable[[Board, Limits, int], Answer[Walk]]


def sound(board: Board) -> Board:
    """The board itself; an error where it isn't sound: searches rely on it."""
    for finding in check_puzzle(board):
        raise UnsoundError(finding, package=PACKAGE)
    return board


def _guarded(method: Solve) -> Solve:
    return lambda board, limits, want: method(sound(board), limits, want)


# All are exact, and also solve positions in play, where a robot stands on a battery's cell.
SEARCHES: Mapping[str, Solve] = MappingProxyType(
    {
        "portfolio": solve.portfolio,
        "complete": solve.complete,
        "backtracking": backtracking.solve,
        "steps": stepping.solve,
    }
)
SOLVERS: Mapping[str, Solver[Board, Walk]] = MappingProxyType(
    {name: Solver(_guarded(method)) for name, method in SEARCHES.items()}
)


def search(board: Board, limits: Limits, want: int = 1) -> Answer[Walk]:
    """Solve a board or a position by the default method."""
    return next(iter(SEARCHES.values()))(board, limits, want)
