"""How many solutions a board has, as sequences of legs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import accumulate

from pfadwerk.answer import Answer, Status
from pfadwerk.kinds.stromrallye.analysis.budget import Budget
from pfadwerk.kinds.stromrallye.analysis.legs_of import legs_of
from pfadwerk.kinds.stromrallye.model import Board, Walk
from pfadwerk.kinds.stromrallye.reference import counting
from pfadwerk.kinds.stromrallye.reference.legs import LegGame
from pfadwerk.kinds.stromrallye.solvers import sound
from pfadwerk.limits import Limits

FEW = 10_000  # up to here solutions are listed: that ends when there are so many, counting states doesn't
QUICK = 100_000  # nodes; what takes more is looked at from the end first


def count(board: Board, limits: Limits, bound: int | None = None) -> Answer[Walk]:
    """The number of solutions, exactly; with `bound`, it may end as soon as there are so many.

    `counted` is what was found, `complete` says whether that is all.
    """
    budget = Budget(limits)
    few = bound if bound is not None and bound <= FEW else 0
    listed = budget.solutions(sound(board), QUICK, few + 1)
    if listed.solution is None and listed.status is Status.LIMIT:
        listed = budget.solutions(board, None, 1)
    if few == 0 and listed.solution is not None:
        tallied = counting.count(board, budget.left(), bound)
        return replace(tallied, solutions=listed.solutions, counted=1 if tallied.counted is None else tallied.counted)
    found = len(listed.solutions)
    if 0 < found <= few and not listed.complete and listed.status is not Status.CANCELLED:
        listed, found = _from_the_end(board, listed, few, budget)
    everything = listed.status is Status.PROVED_NONE or (listed.complete and found <= few)
    told = min(found, few) if few else found
    return replace(listed, counted=told, complete=everything, nodes=budget.nodes, seconds=budget.seconds)


def _from_the_end(board: Board, listed: Answer[Walk], few: int, budget: Budget) -> tuple[Answer[Walk], int]:
    """Count what follows on the last positions of a solution, ever earlier ones, then everything.

    Listing from the start may spend all its time on first legs that lose; what follows on a late position is listed
    in no time, and each way on from there is a solution of the whole board.
    """
    assert listed.solution is not None
    most = len(listed.solutions)
    for position in _ever_earlier(board, listed.solution):
        ways = budget.solutions(position, QUICK, few + 1)
        most = max(most, len(ways.solutions))
        if most > few:
            return replace(listed, status=Status.SOLVED, complete=False), most
        if ways.status is not Status.SOLVED:
            break
    everything = budget.solutions(board, None, few + 1)
    return everything, max(most, len(everything.solutions))


def _ever_earlier(board: Board, walk: Walk) -> Iterator[Board]:
    """The positions of a solution one leg before its end, two, four, eight, ..."""
    game, legs = LegGame(board), legs_of(board, walk.steps)
    states = list(accumulate(legs, game.after, initial=game.start))
    back = 1
    while back < len(legs):
        yield game.board_at(states[-1 - back])
        back *= 2
