"""Whether all solutions visit the batteries in the same order."""

from __future__ import annotations

from collections.abc import Sequence

from pfadwerk.answer import Status
from pfadwerk.finding import Finding
from pfadwerk.kinds.interface import Question, Report
from pfadwerk.kinds.stromrallye.analysis.budget import Budget
from pfadwerk.kinds.stromrallye.analysis.legs_of import legs_of
from pfadwerk.kinds.stromrallye.analysis.oracle import Oracle
from pfadwerk.kinds.stromrallye.analysis.orders import Visit, another_order, compare_orders, visits
from pfadwerk.kinds.stromrallye.model import Board, shown
from pfadwerk.kinds.stromrallye.questions.asking import Values, unsolvable, within
from pfadwerk.kinds.stromrallye.reference.legs import LegGame


def _ask(board: Board, values: Values, budget: Budget) -> Report:
    answer = budget.search(board)
    if answer.solution is None:
        return unsolvable(answer)
    legs = legs_of(board, budget.watched(answer.solution.steps))
    other = another_order(LegGame(board), budget, legs)
    if other is None:
        orders = compare_orders(Oracle(board, budget))
        return _told(board, orders.common, orders.parting)
    one = visits(legs)
    same = next(index for index, (mine, its) in enumerate(zip(one, other, strict=False)) if mine != its)
    return _told(board, one[:same], (one[same], other[same]))


def _told(board: Board, common: Sequence[Visit], parting: Sequence[Visit]) -> Report:
    shared, ways = _cells(board, common), _cells(board, parting)
    data = {"unique": not parting, "common": shared, "parting": ways}
    if not parting:
        return Report(Status.SOLVED, (Finding("order-unique", shared),), data)
    code = "order-ends" if None in parting else "order-parts"
    return Report(Status.SOLVED, (Finding(code, ways, None, {"count": len(shared)}),), data)


def _cells(board: Board, order: Sequence[Visit]) -> tuple[tuple[int, int], ...]:
    return tuple(shown(board.batteries[visit[1]].cell) for visit in order if visit is not None)


ORDER: Question[Board] = Question((), within(_ask))
