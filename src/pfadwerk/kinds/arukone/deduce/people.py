"""The order in which people look: what follows at once, then short trials, longer ones, and at last a guess."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain

from pfadwerk.answer import Status
from pfadwerk.kinds.arukone.deduce.board import Graph
from pfadwerk.kinds.arukone.deduce.regions import check_regions
from pfadwerk.kinds.arukone.deduce.state import ON, OPEN, Contradiction, State
from pfadwerk.watch import Watch

DEPTHS = (0, 2, 5, 10, 20)


@dataclass(frozen=True, slots=True)
class Trial:
    """A step that can't be: after `depth` conclusions `reason` shows it at `cell`."""

    edge: int
    value: int
    depth: int
    reason: str
    cell: int


@dataclass(frozen=True, slots=True)
class Stage:
    """What was found in one go: trials that fail (or a guess, or nothing at the beginning), and what followed.

    `log` holds edge, value, deduction and the cell that shows it.
    """

    trials: tuple[Trial, ...]
    guess: int | None
    log: tuple[tuple[int, int, str, int], ...]

    @property
    def depth(self) -> int:
        """How far people must look ahead here."""
        return min((trial.depth for trial in self.trials), default=0)


class Patience:
    """How much may be tried before people give up, and the watch that may end it sooner."""

    def __init__(self, most: int, watch: Watch | None = None) -> None:
        self.left = most
        self.watch = watch
        self.ending: Status | None = None

    def spend(self, state: State) -> None:
        """Count one trial: its conclusions, and the look over the board, which grows with it."""
        self.left -= 1 + len(state.log) + len(state.drawn) // 10
        if self.watch is not None:
            self.ending = self.ending or self.watch.step() or self.watch.look()
            self.left = 0 if self.ending else self.left


def solve_as_people(graph: Graph, solution: frozenset[int], patience: Patience) -> Iterator[Stage]:
    """The stages until all is known or patience is at its end.

    `solution` are the edges of an answer: where no trial helps one of them is uncovered (a guess that comes right).
    """
    state = State(graph)
    state.follow()
    yield Stage((), None, tuple(state.log))
    while not state.solved and patience.left > 0:
        state.log = []
        trials = _trials(state, patience)
        if patience.left <= 0 and not trials:
            return
        guess = None if trials else _guess(state, solution)
        if guess is not None:
            state.put(guess, ON, "guess", graph.edges[guess][0])
        elif not trials:
            return
        for each in trials:
            state.put(each.edge, -each.value, each.reason, each.cell)
        state.follow()
        yield Stage(trials, guess, tuple(state.log))


def _guess(state: State, solution: frozenset[int]) -> int | None:
    """An edge of the answer, at a line's end if there is one."""
    anywhere = (edge for edge, value in enumerate(state.edges) if value == OPEN)
    return next((edge for edge in chain(_end_edges(state), anywhere) if edge in solution), None)


def _end_edges(state: State) -> Iterator[int]:
    """The open edges at the ends of pieces: where people go on."""
    graph = state.graph
    for cell, drawn in enumerate(state.drawn):
        if drawn + (graph.need[cell] == 1) == 1 and state.left[cell]:
            for edge, _ in graph.around[cell]:
                if state.edges[edge] == OPEN:
                    yield edge


def _trials(state: State, patience: Patience) -> tuple[Trial, ...]:
    """All steps that fail at the least depth at which any fails."""
    edges = sorted(set(_end_edges(state)))
    for depth in DEPTHS:
        tried = (fails(state, edge, depth, patience) for edge in edges if patience.left > 0)
        found = [trial for trial in tried if trial is not None]
        if found or patience.left <= 0:
            return tuple(found)
    return ()


def fails(state: State, edge: int, depth: int, patience: Patience) -> Trial | None:
    """The trial of drawing an edge, if it comes to a contradiction within so many conclusions."""
    trial = state.copy()
    try:
        trial.put(edge, ON, "trial", state.graph.edges[edge][0])
        if trial.follow(depth):
            check_regions(trial)
    except Contradiction as end:
        return Trial(edge, ON, len(trial.log) - 1, end.reason, end.cell)
    finally:
        patience.spend(trial)
    return None
