"""Further questions: is there only one answer, and what holds in all of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from pfadwerk.answer import Status
from pfadwerk.finding import Finding
from pfadwerk.kinds.arukone import solve
from pfadwerk.kinds.arukone.hint import HINT
from pfadwerk.kinds.arukone.model import Lines, Link, Puzzle, in_order, links_of
from pfadwerk.kinds.arukone.rules import check_puzzle
from pfadwerk.kinds.arukone.solution_text import format_cells, format_solution
from pfadwerk.kinds.interface import Question, Report
from pfadwerk.kinds.parameter import Value
from pfadwerk.limits import Limits


def unique(puzzle: Puzzle, values: Mapping[str, Value], limits: Limits) -> Report:
    """Whether there is exactly one answer, under the puzzle's own rules; a second one is shown."""
    if findings := check_puzzle(puzzle):
        return Report(Status.PROVED_NONE, tuple(findings), {"solutions": 0})
    answer = solve.exact(puzzle, limits, 2)
    data = {
        "rules": list(puzzle.rules.names),
        "unique": None if _undecided(len(answer.solutions), answer.complete) else len(answer.solutions) == 1,
        "solutions": [format_cells(each) for each in answer.solutions],
        "nodes": answer.nodes,
    }
    status = answer.status if _undecided(len(answer.solutions), answer.complete) else Status.SOLVED
    return Report(status, tuple(_verdict(puzzle, answer.solutions, answer.complete)), data)


def facts(puzzle: Puzzle, values: Mapping[str, Value], limits: Limits) -> Report:
    """The links that are in every answer."""
    if findings := check_puzzle(puzzle):
        return Report(Status.PROVED_NONE, tuple(findings), {})
    found = solve.facts(puzzle, limits)
    data = {"always": _pairs(found.always), "never": _pairs(found.never), "open": _pairs(found.open)}
    if found.status is Status.PROVED_NONE:
        return Report(found.status, (Finding("none"),), data)
    statements = [Finding("always", each) for each in _sorted(found.always)]
    statements.append(
        Finding("facts", details={"always": len(found.always), "never": len(found.never), "open": len(found.open)})
    )
    return Report(found.status, tuple(statements), data)


def _undecided(found: int, complete: bool) -> bool:
    return found < 2 and not complete


def _verdict(puzzle: Puzzle, solutions: tuple[Lines, ...], complete: bool) -> Iterator[Finding]:
    rules = {"rules": " ".join(puzzle.rules.names) or "loose"}
    if len(solutions) > 1:
        one, other = solutions[:2]
        different = links_of(one) ^ links_of(other)
        cells = tuple(sorted({cell for link in different for cell in link}))
        yield Finding("two", cells, details=rules)
        yield Finding("shown", details={"number": 1, "grid": "\n" + format_solution(puzzle, in_order(one))})
        yield Finding("shown", details={"number": 2, "grid": "\n" + format_solution(puzzle, in_order(other))})
    elif not complete:
        yield Finding("undecided", details={**rules, "count": len(solutions)})
    else:
        yield Finding("one" if solutions else "none", details=rules)


def _sorted(links: frozenset[Link]) -> list[Link]:
    return sorted(links, key=lambda each: (each[0][1], each[0][0], each[1]))


def _pairs(links: frozenset[Link]) -> list[list[list[int]]]:
    return [[list(one), list(other)] for one, other in _sorted(links)]


QUESTIONS: Mapping[str, Question[Puzzle]] = {
    "unique": Question((), unique),
    "facts": Question((), facts),
    "hint": HINT,
}
