"""How hard a board is for a person: the published formula, and our rating (see docs/stromrallye-rating.md)."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from pfadwerk.answer import Status
from pfadwerk.kinds.interface import Rating
from pfadwerk.kinds.parameter import Value
from pfadwerk.kinds.stromrallye.analysis.budget import Budget, BudgetSpentError
from pfadwerk.kinds.stromrallye.analysis.decisions import Decision, decisions
from pfadwerk.kinds.stromrallye.analysis.legs_of import legs_of
from pfadwerk.kinds.stromrallye.analysis.oracle import Oracle
from pfadwerk.kinds.stromrallye.formula import difficulty
from pfadwerk.kinds.stromrallye.model import Board
from pfadwerk.kinds.stromrallye.solvers import sound
from pfadwerk.kinds.stromrallye.symmetry import canonical
from pfadwerk.limits import Limits

ORACLE_NODES = 3000  # per question whether a leg keeps the board solvable

# Chosen so that boards for beginners come out below 30, crafted ones around 60, and what nobody does by hand above 90.
HALF = 20.0  # effort of a board rated 50
LENGTH = 1.5  # times the root of the number of legs: the hundredth leg tires less than the first
PER_DETOUR = 1.5
PER_DEPTH = 0.25


def rate(board: Board, limits: Limits) -> Rating:
    """Rate a board. What can't be solved within the limits, or at all, has columns but no score."""
    try:
        return rated(sound(board), Budget(limits))
    except BudgetSpentError as spent:
        return Rating(None, {}, spent.status)


def rated(board: Board, budget: Budget) -> Rating:
    """Rate a sound board; raises where the budget is spent."""
    canon = canonical(board)  # so that turning and mirroring change nothing
    answer = budget.search(canon)
    if answer.solution is None:
        return Rating(None, {}, answer.status)
    legs = legs_of(canon, budget.watched(answer.solution.steps))
    columns = _columns(canon, len(legs), list(decisions(Oracle(canon, budget, ORACLE_NODES), legs)))
    effort = columns["effort"]
    assert isinstance(effort, float)
    return Rating(score_of(effort), columns, Status.SOLVED)


def score_of(effort: float) -> float:
    """0..100 for an effort from 0 without end; `HALF` gives 50."""
    return round(100 * (1 - 2 ** (-effort / HALF)), 1)


def _columns(board: Board, legs: int, faced: Sequence[Decision]) -> Mapping[str, Value]:
    scale = legs / max(1, len(faced))
    traps = [depth for decision in faced for depth in decision.traps]
    bits = scale * sum(decision.bits for decision in faced)
    detours = scale * sum(decision.detour for decision in faced)
    depth = sum(traps) / len(traps) if traps else 0.0
    effort = bits * (1 + PER_DEPTH * depth) + PER_DETOUR * detours + LENGTH * math.sqrt(legs)
    batteries = len(board.batteries)
    visits = legs / batteries if batteries else 0.0
    cells = board.width * board.height
    return {
        "published": round(difficulty(math.sqrt(cells), batteries / cells, visits), 1),
        "legs": legs,
        "choices": round(sum(decision.legs for decision in faced) / len(faced), 2) if faced else 0.0,
        "right": round(sum(each.keeping / each.legs for each in faced) / len(faced), 3) if faced else 1.0,
        "bits": round(bits, 1),
        "look-ahead": round(depth, 2),
        "detours": round(detours, 1),
        "effort": round(effort, 1),
    }
