"""Step by step: what follows from what, in the order in which people find it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from pfadwerk.answer import Answer, Status
from pfadwerk.finding import Finding
from pfadwerk.kinds.arukone import solve
from pfadwerk.kinds.arukone.deduce.board import Graph
from pfadwerk.kinds.arukone.deduce.people import Patience, Stage, Trial, solve_as_people
from pfadwerk.kinds.arukone.deduce.reading import Reading, reading_of
from pfadwerk.kinds.arukone.deduce.state import ON
from pfadwerk.kinds.arukone.model import Puzzle
from pfadwerk.kinds.arukone.rules import check_puzzle
from pfadwerk.kinds.interface import Explanation
from pfadwerk.limits import Limits
from pfadwerk.watch import watching

PATIENCE = 400_000  # some seconds
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
        leaning = tuple(_leaning(reading, watch.inner(UNIQUE_NODES), stopped=patience.ending is not None))
    return Explanation(patience.ending or Status.SOLVED, (*leaning, *_numbered(_steps(graph, stages))))


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


def _numbered(steps: Iterator[Finding]) -> Iterator[Finding]:
    for number, step in enumerate(steps, start=1):
        yield replace(step, step=number)


def _steps(graph: Graph, stages: Sequence[Stage]) -> Iterator[Finding]:
    for stage in stages:
        trials = {trial.edge: trial for trial in stage.trials}
        for edge, value, reason, _ in stage.log:
            if edge in trials and value != trials[edge].value:
                yield _trial(graph, trials[edge])
            elif value == ON:
                yield Finding(f"draw-{reason}", graph.link(edge))
    left = len(graph.edges) - sum(len(stage.log) for stage in stages)
    if left:
        yield Finding("left-open", details={"count": left})


def _trial(graph: Graph, trial: Trial) -> Finding:
    """Why a line can't go on here."""
    spot = trial.cell % graph.width, trial.cell // graph.width
    code = "shut" if trial.depth == 0 else "shut-ahead"
    return Finding(f"{code}-{trial.reason}", graph.link(trial.edge), details={"depth": trial.depth, "spot": spot})
