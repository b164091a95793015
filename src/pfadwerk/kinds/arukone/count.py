"""How many solutions a board has."""

from __future__ import annotations

from dataclasses import replace

from pfadwerk.answer import Answer, Status
from pfadwerk.kinds.arukone import solve
from pfadwerk.kinds.arukone.model import Lines, Puzzle
from pfadwerk.kinds.arukone.reference.sweep import count_by_sweep
from pfadwerk.kinds.arukone.rules import check_puzzle
from pfadwerk.limits import Limits
from pfadwerk.search import run_search

_ALL = 2**31 - 1


def count(puzzle: Puzzle, limits: Limits, most: int | None) -> Answer[Lines]:
    """The number of solutions: exactly where no line may touch itself or `most` cuts it off, by listing them.

    Else by sweeping over the rows, which needs no time for each single solution.
    """
    if check_puzzle(puzzle):
        return Answer(Status.PROVED_NONE, complete=True, counted=0)
    if most is not None or puzzle.rules.tight:
        answer = solve.exact(puzzle, limits, most or _ALL)
        return replace(answer, counted=len(answer.solutions))
    swept = run_search(count_by_sweep(puzzle), limits)
    number = swept.solution
    ending = swept.status if number is None else Status.SOLVED if number else Status.PROVED_NONE
    return Answer(
        ending,
        complete=number is not None,
        counted=number,
        nodes=swept.nodes,
        seconds=swept.seconds,
        bytes=swept.bytes,
    )
