"""The ways to solve, the default first."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from pfadwerk.answer import Answer, Status
from pfadwerk.kinds.arukone import solve
from pfadwerk.kinds.arukone.model import Lines, Puzzle
from pfadwerk.kinds.arukone.reference.backtracking import backtracking
from pfadwerk.kinds.arukone.reference.checker import checker
from pfadwerk.kinds.arukone.reference.sweep import sweep
from pfadwerk.kinds.arukone.rules import check_puzzle
from pfadwerk.kinds.interface import Solver
from pfadwerk.limits import Limits
from pfadwerk.search import run_search

Search = Callable[[Puzzle], Iterator[Lines | None]]
Solve = Callable[[Puzzle, Limits, int], Answer[Lines]]


def searching(search: Search) -> Solve:
    """A search written in Python as a solver."""
    return lambda puzzle, limits, want: run_search(search(puzzle), limits, want)


def guarded(search: Solve) -> Solve:
    """The same solver for boards of any form: where the form is wrong there is no answer, and it says why."""

    def guarded_solve(puzzle: Puzzle, limits: Limits, want: int) -> Answer[Lines]:
        if findings := tuple(check_puzzle(puzzle)):
            return Answer(Status.PROVED_NONE, complete=True, notes=findings)
        return search(puzzle, limits, want)

    return guarded_solve


SOLVERS: Mapping[str, Solver[Puzzle, Lines]] = {
    "exact": Solver(guarded(solve.exact)),
    "sweep": Solver(guarded(searching(sweep))),
    "backtracking": Solver(guarded(searching(backtracking))),
    "checker": Solver(guarded(checker), exact=False),
}
