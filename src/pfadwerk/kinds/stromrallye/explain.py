"""Why a board can be solved the way it is, or why it can't be."""

from __future__ import annotations

from collections.abc import Iterator

from pfadwerk.answer import Status
from pfadwerk.finding import Finding
from pfadwerk.kinds.interface import Explanation
from pfadwerk.kinds.stromrallye.analysis.budget import Budget, BudgetSpentError
from pfadwerk.kinds.stromrallye.analysis.legs_of import legs_of
from pfadwerk.kinds.stromrallye.analysis.oracle import Oracle
from pfadwerk.kinds.stromrallye.model import Board, Walk, shown
from pfadwerk.kinds.stromrallye.reference.legs import Leg, State
from pfadwerk.kinds.stromrallye.solvers import sound
from pfadwerk.kinds.stromrallye.tell import tell
from pfadwerk.limits import Limits

ORACLE_NODES = 5_000
MOST_QUESTIONS = 300  # of very long solutions only the first part is weighed, the rest only told


def explain(board: Board, limits: Limits) -> Explanation:
    """The legs of a solution, each with the choice there was; or the reason why there is none."""
    budget = Budget(limits)
    try:
        answer = budget.search(sound(board))
        if answer.solution is None:
            return Explanation(answer.status, (Finding("no-solution"), *answer.notes))
        return Explanation(Status.SOLVED, tuple(_weighed(board, answer.solution, budget)))
    except BudgetSpentError as spent:
        return Explanation(spent.status, ())


def _weighed(board: Board, walk: Walk, budget: Budget) -> Iterator[Finding]:
    oracle = Oracle(board, budget, ORACLE_NODES)
    state, questions = oracle.game.start, 0
    legs = iter(legs_of(board, walk))
    for piece in tell(board, walk):
        if piece.code.removesuffix("-by") in {"swap", "kill"} and questions < MOST_QUESTIONS:
            leg = next(legs, None)
            if leg is not None:
                questions += len(list(oracle.game.legs(state)))
                yield _choice(oracle, state, leg, piece.step)
                state = oracle.game.after(state, leg)
        yield piece


def _choice(oracle: Oracle, state: State, right: Leg, step: int | None) -> Finding:
    """What there was to choose: how many legs, how many of them keep the board solvable, and where to."""
    legs = oracle.legs(state)
    wrong = sum(wins is False for _, wins in legs)
    cells = {shown(oracle.game.board.batteries[leg.to].cell) for leg, wins in legs if wins or leg == right}
    details = {"legs": len(legs), "good": len(legs) - wrong, "wrong": wrong, "to": tuple(sorted(cells))}
    if len(legs) == 1:
        return Finding("only-leg", (), step, details)
    if wrong == len(legs) - 1:
        return Finding("forced-leg", (), step, details)
    unknown = any(wins is None and leg != right for leg, wins in legs)
    return Finding("choice-unclear" if unknown else "choice", (), step, details)
