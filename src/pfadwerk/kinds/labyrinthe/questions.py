"""Further questions: how many shortest sequences, what being synchronous costs, one of them at random."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from pfadwerk.answer import Answer, Status
from pfadwerk.finding import Finding
from pfadwerk.kinds.interface import Question, Report
from pfadwerk.kinds.labyrinthe.decimal_text import decimal
from pfadwerk.kinds.labyrinthe.model import Instructions, Mazes
from pfadwerk.kinds.labyrinthe.singles import single_optima
from pfadwerk.kinds.labyrinthe.solution_text import format_solution
from pfadwerk.kinds.labyrinthe.solvers import best_sequence, count_sequences, random_sequences
from pfadwerk.kinds.parameter import Parameter, ParameterType, Value
from pfadwerk.limits import Limits

SEED = Parameter("seed", ParameterType.INTEGER, 1, minimum=0)
SEQUENCES = Parameter("sequences", ParameterType.INTEGER, 1, minimum=1, maximum=10_000)


def _count(puzzle: Mazes, values: Mapping[str, Value], limits: Limits) -> Report:
    answer = count_sequences(puzzle, limits, None)
    if answer.counted is None or not answer.complete:
        return _unanswered(answer)
    length = len(answer.solution.directions) if answer.solution is not None else None
    # JSON of numbers beyond 4300 digits can't be written by Python: such ones are given as text.
    count = answer.counted if answer.counted < 10**4000 else decimal(answer.counted)
    data = {"count": count, "complete": True, "length": length}
    code = {0: "none", 1: "count-one"}.get(answer.counted, "count")
    told = Finding(code, details={"count": decimal(answer.counted), "length": length})
    return Report(answer.status, (told,), data)


def _price(puzzle: Mazes, values: Mapping[str, Value], limits: Limits) -> Report:
    singles = single_optima(puzzle)
    answer = best_sequence(puzzle, limits)
    if answer.solution is None:
        return replace(_unanswered(answer), data={"singles": list(singles), "bound": answer.bound})
    alone = max(single or 0 for single in singles)
    optimum = len(answer.solution.directions)
    data = {"optimum": optimum, "singles": list(singles), "single": alone, "price": optimum - alone}
    return Report(answer.status, (Finding("price", details=data),), data)


def _random(puzzle: Mazes, values: Mapping[str, Value], limits: Limits) -> Report:
    seed, wanted = _whole(values, SEED), _whole(values, SEQUENCES)
    answer = random_sequences(puzzle, range(seed, seed + wanted), limits)
    if answer.status is not Status.SOLVED:
        return _unanswered(answer)
    texts = [format_solution(puzzle, solution) for solution in answer.solutions]
    statements = tuple(Finding("random", details={"number": n, "moves": text}) for n, text in enumerate(texts, start=1))
    return Report(Status.SOLVED, statements, {"seed": seed, "sequences": texts})


def _unanswered(answer: Answer[Instructions]) -> Report:
    code = "none" if answer.status is Status.PROVED_NONE else "unknown"
    return Report(answer.status, (Finding(code),), {"complete": answer.status is Status.PROVED_NONE})


def _whole(values: Mapping[str, Value], parameter: Parameter) -> int:
    value = parameter.validated(values.get(parameter.key, parameter.default))
    return int(value) if isinstance(value, int | float) else 0


QUESTIONS: Mapping[str, Question[Mazes]] = {
    "count": Question((), _count),
    "price": Question((), _price),
    "random": Question((SEED, SEQUENCES), _random),
}
