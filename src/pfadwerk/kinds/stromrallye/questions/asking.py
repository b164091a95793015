"""What all questions share."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from pfadwerk.answer import Answer, Status
from pfadwerk.finding import Finding
from pfadwerk.kinds.interface import Report
from pfadwerk.kinds.parameter import Value
from pfadwerk.kinds.stromrallye.analysis.budget import Budget, BudgetSpentError
from pfadwerk.kinds.stromrallye.model import Board, Walk
from pfadwerk.kinds.stromrallye.solvers import sound
from pfadwerk.limits import Limits

Values = Mapping[str, Value]
UNDECIDED = Finding("undecided")


def within(
    asked: Callable[[Board, Values, Budget], Report],
) -> Callable[[Board, Values, Limits], Report]:
    """A question that says it is undecided where its budget is spent."""

    def ask(board: Board, values: Values, limits: Limits) -> Report:
        try:
            return asked(sound(board), values, Budget(limits))
        except BudgetSpentError as spent:
            return Report(spent.status, (UNDECIDED,))

    return ask


def unsolvable(answer: Answer[Walk], data: Mapping[str, object] = MappingProxyType({"solvable": False})) -> Report:
    """The report on a board without solution."""
    reasons = tuple(Finding(f"because-{note.code}", note.cells, note.step, note.details) for note in answer.notes)
    return Report(Status.PROVED_NONE, (Finding("no-solution"), *reasons), data)
