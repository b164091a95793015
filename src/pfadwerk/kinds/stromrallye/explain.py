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
from pfadwerk.kinds.stromrallye.reference.legs import Leg
from pfadwerk.kinds.stromrallye.solvers import sound
from pfadwerk.kinds.stromrallye.tell import told
from pfadwerk.limits import Limits

ORACLE_NODES = 5_000
MOST_LEGS = 1_000  # choices among more, where charges are huge, aren't weighed
MOST_QUESTIONS = 300  # of very long solutions only the first part is weighed, the rest only told


def explain(board: Board, limits: Limits) -> Explanation:
    """The legs of a solution, each with the choice there was; or the reason why there is none."""
    budget, steps = Budget(limits), list[Finding]()
    try:
        answer = budget.search(sound(board))
        if answer.solution is None:
            return Explanation(answer.status, (Finding("no-solution"), *answer.notes))
        for finding in _weighed(board, answer.solution, budget):
            steps.append(finding)  # what there is when the budget is spent is kept
        return Explanation(Status.SOLVED, tuple(steps))
    except BudgetSpentError as spent:
        return Explanation(spent.status, tuple(steps))


def _weighed(board: Board, walk: Walk, budget: Budget) -> Iterator[Finding]:
    oracle = Oracle(board, budget, ORACLE_NODES)
    state, questions = oracle.game.start, 0
    legs = iter(legs_of(board, budget.watched(walk.steps)))
    for piece in told(board, budget.watched(walk.steps)):
        if piece.code.removesuffix("-by") in {"swap", "kill"} and questions < MOST_QUESTIONS:
            leg = next(legs, None)
            if leg is not None:
                if len(oracle.possible(state)) <= MOST_LEGS:
                    choice = oracle.legs(state)
                    questions += len(choice)
                    yield _choice(board, choice, leg, piece.step)
                state = oracle.game.after(state, leg)
        yield piece


def _choice(board: Board, legs: list[tuple[Leg, bool | None]], right: Leg, step: int | None) -> Finding:
    """What there was to choose: how many legs, how many of them keep the board solvable, and where to."""
    wrong = sum(wins is False for _, wins in legs)
    cells = {shown(board.batteries[leg.to].cell) for leg, wins in legs if wins or leg == right}
    details = {"legs": len(legs), "good": len(legs) - wrong, "wrong": wrong, "to": tuple(sorted(cells))}
    if len(legs) == 1:
        return Finding("only-leg", (), step, details)
    if wrong == len(legs) - 1:
        return Finding("forced-leg", (), step, details)
    unknown = any(wins is None and leg != right for leg, wins in legs)
    return Finding("choice-unclear" if unknown else "choice", (), step, details)
