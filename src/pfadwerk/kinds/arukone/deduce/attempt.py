"""Trying a step: what follows from it, further and further, until it comes to a contradiction or nothing follows."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from pfadwerk.answer import Status
from pfadwerk.kinds.arukone.deduce.regions import check_regions
from pfadwerk.kinds.arukone.deduce.state import ON, Contradiction, State
from pfadwerk.watch import Watch


@dataclass(frozen=True, slots=True)
class Trial:
    """An edge that can't be drawn: after `depth` conclusions `reason` shows it at `cell`."""

    edge: int
    depth: int
    reason: str
    cell: int


class Patience:
    """How much may be tried before people give up, and the watch that may end it sooner."""

    def __init__(self, most: int, watch: Watch | None = None) -> None:
        self.left = most
        self.watch = watch
        self.ending: Status | None = None

    def spend(self, conclusions: int, cells: int) -> None:
        """Count a part of a trial: its conclusions, and the look over the board, which grows with it."""
        self.left -= 1 + conclusions + cells // 10
        if self.watch is not None:
            self.ending = self.ending or self.watch.step() or self.watch.look()
            self.left = 0 if self.ending else self.left


class Attempt:
    """The trial of drawing an edge; it goes on where it stopped when it may go deeper."""

    def __init__(self, state: State, edge: int) -> None:
        self.edge = edge
        self._before = state
        self.ended = False  # whether nothing more follows
        self.failed: Trial | None = None

    @cached_property
    def _state(self) -> State:
        # Copied when it is tried: patience reaches few on a large board (100 x 100: 26 MB instead of 378).
        return self._before.copy()

    @property
    def cells(self) -> frozenset[int]:
        """The cells that were looked at: what changes elsewhere hardly changes what follows here."""
        edges = self._state.graph.edges
        return frozenset(cell for edge, _, _, _ in self._state.log for cell in edges[edge])

    def advance(self, depth: int, patience: Patience) -> None:
        """Draw up to so many conclusions."""
        before = len(self._state.log)
        try:
            self._state.put(self.edge, ON, "trial", self._state.graph.edges[self.edge][0])
            self.ended = self._state.follow(depth)
        except Contradiction as end:
            self._fail(end)
        patience.spend(len(self._state.log) - before, len(self._state.drawn))

    def look_around(self, patience: Patience) -> None:
        """Look at whole regions; dearer than what follows cell by cell."""
        try:
            check_regions(self._state)
        except Contradiction as end:
            self._fail(end)
        patience.spend(0, len(self._state.drawn))

    def _fail(self, end: Contradiction) -> None:
        self.failed = Trial(self.edge, len(self._state.log) - 1, end.reason, end.cell)
