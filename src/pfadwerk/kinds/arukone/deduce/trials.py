"""Looking for steps that fail, at the least depth first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pfadwerk.kinds.arukone.deduce.attempt import Attempt, Patience, Trial
from pfadwerk.kinds.arukone.deduce.state import OPEN, State

DEPTHS = (0, 2, 5, 10, 20)


class Trials:
    """Remembers the steps that led nowhere: people don't try them again before something changes where they looked."""

    def __init__(self, state: State, patience: Patience) -> None:
        self._state = state
        self._patience = patience
        self._barren: dict[int, frozenset[int]] = {}  # by edge: the cells that were looked at

    def find(self) -> tuple[Trial, ...]:
        """All steps that fail at the least depth at which any fails; none only where nothing at all helps."""
        edges = sorted(set(end_edges(self._state)))
        skipped = [edge for edge in edges if edge in self._barren]
        found = self._among([edge for edge in edges if edge not in self._barren])
        return found or self._among(skipped)  # regions far away may have changed

    def changed(self) -> None:
        """Forget what led nowhere where the state's log has changed something."""
        edges = self._state.graph.edges
        cells = {cell for edge, _, _, _ in self._state.log for cell in edges[edge]}
        self._barren = {edge: seen for edge, seen in self._barren.items() if seen.isdisjoint(cells)}

    def _among(self, edges: Sequence[int]) -> tuple[Trial, ...]:
        attempts = left = [Attempt(self._state, edge) for edge in edges]
        for depth in DEPTHS:
            if found := self._advanced(left, depth):
                return found
            if self._patience.left <= 0:
                return ()
            left = [attempt for attempt in left if not attempt.ended]
        self._barren |= {attempt.edge: attempt.cells for attempt in attempts}
        return ()

    def _advanced(self, attempts: Sequence[Attempt], depth: int) -> tuple[Trial, ...]:
        """Whole regions come last: they are the dearest to look at."""
        for attempt in attempts:
            if self._patience.left > 0:
                attempt.advance(depth, self._patience)
        if found := _failed(attempts):
            return found
        for attempt in attempts:
            if attempt.ended and self._patience.left > 0:
                attempt.look_around(self._patience)
        return _failed(attempts)


def end_edges(state: State) -> Iterator[int]:
    """The open edges at the ends of pieces: where people go on."""
    graph = state.graph
    for cell, drawn in enumerate(state.drawn):
        if drawn + (graph.need[cell] == 1) == 1 and state.left[cell]:
            for edge, _ in graph.around[cell]:
                if state.edges[edge] == OPEN:
                    yield edge


def _failed(attempts: Sequence[Attempt]) -> tuple[Trial, ...]:
    return tuple(attempt.failed for attempt in attempts if attempt.failed is not None)
