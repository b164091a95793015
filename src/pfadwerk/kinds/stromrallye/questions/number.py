"""How many solutions there are, as sequences of legs, up to a bound."""

from __future__ import annotations

from pfadwerk.answer import Status
from pfadwerk.finding import Finding
from pfadwerk.kinds.interface import Question, Report
from pfadwerk.kinds.parameter import Parameter, ParameterType
from pfadwerk.kinds.stromrallye.counting import count
from pfadwerk.kinds.stromrallye.model import Board
from pfadwerk.kinds.stromrallye.questions.asking import Values, unsolvable
from pfadwerk.limits import Limits

AT_MOST = Parameter("at-most", ParameterType.INTEGER, 1000, 1, 10**9)


def _ask(board: Board, values: Values, limits: Limits) -> Report:
    bound = values["at-most"]
    assert isinstance(bound, int)
    answer = count(board, limits, bound)
    counted = answer.counted or 0
    if answer.status is Status.PROVED_NONE:
        return unsolvable(answer, {"count": 0, "all": True})
    code = "number" if answer.complete else "number-at-least"
    if counted == 1:
        code = "number-one" if answer.complete else "number-at-least-one"
    if counted == 0:
        code = "undecided"
    return Report(
        answer.status, (Finding(code, details={"count": counted}),), {"count": counted, "all": answer.complete}
    )


NUMBER: Question[Board] = Question((AT_MOST,), _ask)
