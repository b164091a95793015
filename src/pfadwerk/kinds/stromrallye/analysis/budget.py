"""Many searches under one limit."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import TypeVar

from pfadwerk.answer import Answer, Status
from pfadwerk.kinds.stromrallye.model import Board, Walk
from pfadwerk.kinds.stromrallye.solve import verdict
from pfadwerk.kinds.stromrallye.solvers import search
from pfadwerk.limits import Limits, Progress
from pfadwerk.search import run_search
from pfadwerk.watch import LOOK_EVERY

S = TypeVar("S")


class BudgetSpentError(Exception):
    """The limit is reached, or the user has stopped the work: `status` says which."""

    def __init__(self, status: Status) -> None:
        super().__init__(status)
        self.status = status


class Budget:
    """Limits shared by all searches that it makes."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._start = time.perf_counter()
        self.nodes = 0

    @property
    def seconds(self) -> float:
        """Seconds since the start."""
        return time.perf_counter() - self._start

    def search(self, board: Board, nodes: int | None = None, want: int = 1) -> Answer[Walk]:
        """Solve within what is left and `nodes`; raises where the whole budget is spent."""
        return self._booked(search(board, self.left(nodes), want), nodes)

    def solutions(self, board: Board, nodes: int | None, want: int) -> Answer[Walk]:
        """Up to `want` solutions within what is left and `nodes`; what was found is kept however it ends."""
        answer = search(board, self.left(nodes), want)
        self.nodes += answer.nodes
        return answer

    def verdict(self, board: Board, nodes: int | None = None) -> Status:
        """Whether a board has a solution, within what is left and `nodes`; raises like `search`."""
        return self._booked(verdict(board, self.left(nodes)), nodes).status

    def watched(self, items: Iterable[S]) -> Iterator[S]:
        """The items, for a loop that may be long; raises where the whole budget is spent."""
        for number, item in enumerate(items):
            if number % LOOK_EVERY == LOOK_EVERY - 1 and self._spent():
                raise BudgetSpentError(Status.LIMIT)
            yield item

    def run(self, events: Iterator[S | None], nodes: int | None = None) -> Answer[S]:
        """Run a search in Python within what is left and `nodes`; raises where the whole budget is spent."""
        return self._booked(run_search(events, self.left(nodes)), nodes)

    def _booked(self, answer: Answer[S], nodes: int | None) -> Answer[S]:
        self.nodes += answer.nodes
        stopped = answer.status is Status.CANCELLED
        if stopped or (answer.status is Status.LIMIT and (nodes is None or self._spent())):
            raise BudgetSpentError(answer.status)
        return answer

    def left(self, nodes: int | None = None) -> Limits:
        """What is left, and at most `nodes`."""
        limits = self._limits
        seconds = None if limits.seconds is None else max(0.0, limits.seconds - self.seconds)
        counts = [count for count in (nodes, self._nodes_left()) if count is not None]
        return Limits(seconds, min(counts, default=None), limits.memory, self._report if limits.on_progress else None)

    def _nodes_left(self) -> int | None:
        return None if self._limits.nodes is None else max(0, self._limits.nodes - self.nodes)

    def _spent(self) -> bool:
        seconds = self._limits.seconds
        return self._nodes_left() == 0 or (seconds is not None and self.seconds >= seconds)

    def _report(self, progress: Progress) -> bool | None:
        assert self._limits.on_progress is not None
        return self._limits.on_progress(replace(progress, nodes=self.nodes + progress.nodes, seconds=self.seconds))
