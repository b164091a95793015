"""Step by step: what follows from what, in the order in which people find it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain

from pfadwerk.answer import Answer, Status
from pfadwerk.finding import Finding
from pfadwerk.kinds.arukone import solve
from pfadwerk.kinds.arukone.deduce.attempt import Patience
from pfadwerk.kinds.arukone.deduce.people import Stage, solve_as_people
from pfadwerk.kinds.arukone.deduce.reading import Reading, reading_of
from pfadwerk.kinds.arukone.explain_steps import steps
from pfadwerk.kinds.arukone.model import Puzzle
from pfadwerk.kinds.arukone.rules import check_puzzle
from pfadwerk.kinds.interface import Explanation
from pfadwerk.limits import Limits
from pfadwerk.watch import watching

PATIENCE = 800_000  # some seconds
UNIQUE_NODES = 20_000  # for a second answer, which would make an argument from uniqueness void


def explain(puzzle: Puzzle, limits: Limits) -> Explanation:
    """How to find the answer; where there is none, what says so."""
    if findings := check_puzzle(puzzle):
        return Explanation(Status.PROVED_NONE, tuple(findings))
    with watching(limits) as watch:
        reading = reading_of(puzzle, watch)
        if isinstance(reading, Answer):
            code = "no-answer" if reading.status is Status.PROVED_NONE else "no-answer-yet"
            return Explanation(reading.status, (Finding(code),))
        graph = reading.graph
        patience = Patience(PATIENCE, watch)
        stages = list(solve_as_people(graph, reading.edges(graph), patience))
        found = chain(steps(graph, stages, tight_stated=puzzle.rules.tight), _left_open(reading, stages))
        leaning = tuple(_leaning(reading, watch.inner(UNIQUE_NODES), stopped=patience.ending is not None))
    return Explanation(patience.ending or Status.SOLVED, (*leaning, *_numbered(found)))


def _left_open(reading: Reading, stages: Sequence[Stage]) -> Iterator[Finding]:
    """How much was not found."""
    if left := reading.links - sum(stage.drawn for stage in stages):
        yield Finding("left-open", details={"count": left})


def _leaning(reading: Reading, limits: Limits, *, stopped: bool) -> Iterator[Finding]:
    """What is leant on without being stated: said before it is used."""
    for name in reading.assumed:
        yield Finding(f"assume-{name}")
    if reading.assumed:
        judged = "unproved" if stopped else _judged(solve.exact(reading.puzzle, limits, 2))
        yield Finding(f"assumption-{judged}")


def _judged(answer: Answer[object]) -> str:
    """Whether the answer that is found by assumption is the only one at all."""
    if len(answer.solutions) > 1:
        return "narrows"
    return "holds" if answer.complete else "unproved"


def _numbered(found: Iterator[Finding]) -> Iterator[Finding]:
    for number, step in enumerate(found, start=1):
        yield replace(step, step=number)
