"""The order in which people look: what follows at once, then short trials, longer ones, and at last a guess."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain

from pfadwerk.kinds.arukone.deduce.attempt import Patience, Trial
from pfadwerk.kinds.arukone.deduce.board import Graph
from pfadwerk.kinds.arukone.deduce.necks import settled_by_necks
from pfadwerk.kinds.arukone.deduce.state import OFF, ON, OPEN, State
from pfadwerk.kinds.arukone.deduce.trials import Trials, end_edges
from pfadwerk.kinds.arukone.deduce.walk import Walk

GIVEN = "given"  # the name for what was drawn before


@dataclass(frozen=True, slots=True)
class Stage:
    """What was found in one go: trials that fail (or a guess, or nothing at the beginning), and what followed.

    `log` holds edge, value, deduction and the cell that shows it.
    """

    trials: tuple[Trial, ...]
    guess: int | None
    log: tuple[tuple[int, int, str, int], ...]

    @property
    def drawn(self) -> int:
        """How many links were found."""
        return sum(value == ON for _, value, _, _ in self.log)

    @property
    def depth(self) -> int:
        """How far people must look ahead here."""
        return min((trial.depth for trial in self.trials), default=0)


def solve_as_people(
    graph: Graph, solution: frozenset[int], patience: Patience, drawn: Iterable[int] = ()
) -> Iterator[Stage]:
    """The stages until all lines are drawn or patience is at its end.

    `solution` are the edges of an answer: where no trial helps one of them is uncovered (a guess that comes right).
    `drawn` are edges of it that are there from the beginning.
    """
    state = State(graph)
    for edge in drawn:
        state.put(edge, ON, GIVEN, graph.edges[edge][0])
    state.follow()
    yield Stage((), None, tuple(state.log))
    trials = Trials(state, patience)
    while not state.holds(solution) and patience.left > 0:
        trials.changed()
        state.log = []
        if _use_necks(state):
            yield Stage((), None, tuple(state.log))
            continue
        failed = trials.find()
        if patience.left <= 0 and not failed:
            return
        guess = None if failed else _guess(state, solution)
        if guess is not None:
            state.put(guess, ON, "guess", graph.edges[guess][0])
        for each in failed:
            state.put(each.edge, OFF, each.reason, each.cell)
        state.follow()
        yield Stage(failed, guess, tuple(state.log))


def _use_necks(state: State) -> bool:
    """Draw what bottlenecks settle, and what follows; whether there was any."""
    for edge, value, neck in tuple(settled_by_necks(state, Walk(state))):
        state.put(edge, value, "bottleneck", neck)
    state.follow()
    return bool(state.log)


def _guess(state: State, solution: frozenset[int]) -> int:
    """An edge of the answer, at a line's end if there is one."""
    anywhere = (edge for edge, value in enumerate(state.edges) if value == OPEN)
    return next(edge for edge in chain(end_edges(state), anywhere) if edge in solution)
