"""Deductions in words: each step drawn with what shuts the other ways, each trial with what it comes to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from pfadwerk.finding import Finding
from pfadwerk.grid import Cell
from pfadwerk.kinds.arukone.deduce.attempt import Trial
from pfadwerk.kinds.arukone.deduce.board import Graph
from pfadwerk.kinds.arukone.deduce.people import GIVEN, Stage
from pfadwerk.kinds.arukone.deduce.state import ON

_LOCAL = ("corner", "hugging", "forced")


@dataclass(frozen=True, slots=True)
class Told:
    """A finding inside another one's text, worded by a section of its own."""

    section: str
    finding: Finding

    def say(self, package: str, language: str) -> str:
        """The finding in words."""
        return self.finding.say(package, language, self.section)


class Telling:
    """What was found so far, as far as later steps refer to it."""

    def __init__(self, graph: Graph, *, tight_stated: bool) -> None:
        self._graph = graph
        self._tight_stated = tight_stated
        self._shut: dict[int, str] = {}  # by edge: the deduction that shut it
        self._lines = [0] * len(graph.numbers)  # by cell: how many of its edges are drawn
        self._empty: int | None = None  # the last cell that a line was led through because it must be passed

    def stage(self, stage: Stage) -> Iterator[Finding]:
        """The steps of a stage that people draw or rule out by looking ahead."""
        trials = {trial.edge: trial for trial in stage.trials}
        for edge, value, reason, cell in stage.log:
            if value == ON:
                yield from self._drawn(edge, reason, cell)
            else:
                self._shut[edge] = "before" if edge in trials else self._named(reason)
                if edge in trials:
                    yield self._ruled_out(trials[edge])
                elif reason == "bottleneck":
                    yield Finding("closed-bottleneck", self._graph.link(edge), details={"spot": self._place(cell)})

    def _drawn(self, edge: int, reason: str, cell: int) -> Iterator[Finding]:
        code = f"draw-{reason}"
        if reason in _LOCAL:
            if not self._lines[cell] and self._graph.need[cell] == 2:
                self._empty = cell
            code += "-cover" if self._empty == cell else ""
        if reason != GIVEN:
            details = {"spot": self._place(cell), "ways": tuple(self._shut_ways(cell))}
            yield Finding(code, self._graph.link(edge), details=details)
        for end in self._graph.edges[edge]:
            self._lines[end] += 1

    def _ruled_out(self, trial: Trial) -> Finding:
        """Why a line can't go on here."""
        details = {"depth": trial.depth, "spot": self._place(trial.cell)}
        code = "shut" if trial.depth == 0 else "shut-ahead"
        return Finding(f"{code}-{self._named(trial.reason)}", self._graph.link(trial.edge), details=details)

    def _named(self, reason: str) -> str:
        """That lines don't touch themselves is a rule where it is stated, elsewhere an argument from uniqueness."""
        return "tight" if reason == "touch" and self._tight_stated else reason

    def _shut_ways(self, cell: int) -> Iterator[Told]:
        """What shuts the ways of a cell that can't be gone."""
        around = self._graph.around[cell]
        if len(around) < 4:
            yield Told("ways", Finding("wall"))
        for edge, beyond in around:
            if edge in self._shut:
                yield Told("ways", Finding(self._shut[edge], (self._place(beyond),)))

    def _place(self, cell: int) -> Cell:
        return cell % self._graph.width, cell // self._graph.width


def steps(graph: Graph, stages: Iterable[Stage], *, tight_stated: bool) -> Iterator[Finding]:
    """All stages in words."""
    telling = Telling(graph, tight_stated=tight_stated)
    for stage in stages:
        yield from telling.stage(stage)
