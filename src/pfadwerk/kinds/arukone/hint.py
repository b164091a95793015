"""What to draw next, and why; or which steps can't stay."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from pfadwerk.answer import Answer, Status
from pfadwerk.finding import Finding
from pfadwerk.kinds.arukone import solve
from pfadwerk.kinds.arukone.deduce.attempt import Patience
from pfadwerk.kinds.arukone.deduce.people import solve_as_people
from pfadwerk.kinds.arukone.deduce.reading import Reading, reading_of
from pfadwerk.kinds.arukone.explain_steps import Told, steps
from pfadwerk.kinds.arukone.model import Link, Puzzle, links_of
from pfadwerk.kinds.arukone.play import execute, start
from pfadwerk.kinds.arukone.rest import rest_of
from pfadwerk.kinds.arukone.rules import check, check_puzzle
from pfadwerk.kinds.arukone.trace import lines_from
from pfadwerk.kinds.interface import Question, Report
from pfadwerk.kinds.parameter import Parameter, ParameterType, Value
from pfadwerk.limits import Limits
from pfadwerk.watch import Watch, watching

PLAYED = Parameter("played", ParameterType.TEXT, "")
PATIENCE = 60_000  # half a second
ANSWERS, NODES = 200, 30_000  # so many answers are compared with what is drawn, looked for in so many nodes
UNDECIDED = Finding("hint-undecided")


@dataclass(frozen=True, slots=True)
class _Wrong:
    """What is drawn fits no answer: these links are in none at all (none: only together they are wrong)."""

    links: frozenset[Link]


def hint(puzzle: Puzzle, values: Mapping[str, Value], limits: Limits) -> Report:
    """The next step after the moves in `played`, with its reason."""
    if findings := check_puzzle(puzzle):
        return Report(Status.PROVED_NONE, tuple(findings), {"solvable": False})
    state = start(puzzle)
    for move in re.findall(r"[^;\s]+", str(values[PLAYED.key] or "")):
        state = execute(puzzle, state, move)
    if state.won:
        return Report(Status.SOLVED, (Finding("won"),), {"solvable": True, "won": True})
    with watching(limits) as watch:
        return _next(puzzle, state.links, watch)


def _next(puzzle: Puzzle, drawn: frozenset[Link], watch: Watch) -> Report:
    reading = reading_of(puzzle, watch)
    if isinstance(reading, Answer):
        return _without_answer(reading.status)
    found = reading if drawn <= links_of(reading.solution) else _around(puzzle, drawn, watch)
    if isinstance(found, Status):
        return Report(found, (UNDECIDED,))
    return _back(found) if isinstance(found, _Wrong) else _onward(found, drawn, watch)


def _without_answer(status: Status) -> Report:
    if status is Status.PROVED_NONE:
        return Report(status, (Finding("none"),), {"solvable": False})
    return Report(status, (UNDECIDED,))


def _around(puzzle: Puzzle, drawn: frozenset[Link], watch: Watch) -> Reading | _Wrong | Status:
    """An answer, under the stated rules, that holds all that is drawn; or what of that is in none."""
    onward, hopeless = _going_on(puzzle, drawn, watch)
    if onward is not None:
        return onward
    answer = solve.exact(puzzle, watch.inner(NODES), ANSWERS)
    for lines in answer.solutions:
        if drawn <= links_of(lines):
            return Reading(puzzle, puzzle.rules, lines)
    if answer.complete:
        return _Wrong(drawn.difference(*map(links_of, answer.solutions)))
    if answer.status is Status.CANCELLED:
        return answer.status
    facts = solve.facts(puzzle, watch.inner(NODES))
    never = drawn & facts.never
    return _Wrong(never) if never or hopeless else Status.CANCELLED if watch.interrupted else Status.LIMIT


def _going_on(puzzle: Puzzle, drawn: frozenset[Link], watch: Watch) -> tuple[Reading | None, bool]:
    """An answer that goes on from what is drawn, and whether there can't be one."""
    rest = rest_of(puzzle, lines_from(puzzle, drawn))
    if not rest.pairs:
        return None, True
    answer = solve.exact(rest, watch.inner(NODES), 1)
    if answer.solution is None:
        return None, answer.status is Status.PROVED_NONE
    lines = lines_from(puzzle, drawn | links_of(answer.solution))
    return (None if check(puzzle, lines) else Reading(puzzle, puzzle.rules, lines)), False


def _back(wrong: _Wrong) -> Report:
    links = sorted(wrong.links, key=_row_first)
    statements = tuple(Finding("take-back", each) for each in links) or (Finding("take-back-some"),)
    return Report(Status.SOLVED, statements, {"solvable": True, "wrong": [list(map(list, each)) for each in links]})


def _onward(reading: Reading, drawn: frozenset[Link], watch: Watch) -> Report:
    graph = reading.graph
    given = [edge for edge in range(len(graph.edges)) if graph.link(edge) in drawn]
    patience = Patience(PATIENCE, watch)
    stages = solve_as_people(graph, reading.edges(graph), patience, given)
    reasons: list[Finding] = []
    for step in steps(graph, stages, tight_stated=reading.puzzle.rules.tight):
        if step.code.startswith("draw-"):
            return _told(reading, (*_used(step, reasons), step))
        reasons.append(step)
    if patience.ending is not None:
        return Report(patience.ending, (UNDECIDED,))
    left = min(links_of(reading.solution) - drawn, key=_row_first)
    return _told(reading, (Finding("draw-guess", left),))


def _used(step: Finding, reasons: Sequence[Finding]) -> Iterator[Finding]:
    """Those that shut a way at the cell that forces the step."""
    return (reason for reason in reasons if step.details.get("spot") in reason.cells)


def _told(reading: Reading, story: tuple[Finding, ...]) -> Report:
    leaning = tuple(Finding(f"assume-{name}") for name in reading.assumed)
    statements = tuple(Finding("hint", each.cells, details={"why": Told("steps", each)}) for each in (*leaning, *story))
    one, other = story[-1].cells
    data = {"solvable": True, "draw": [list(one), list(other)], "deductions": [each.code for each in story]}
    return Report(Status.SOLVED, statements, data)


def _row_first(link: Link) -> tuple[int, int, Link]:
    return link[0][1], link[0][0], link


HINT: Question[Puzzle] = Question((PLAYED,), hint)
