"""What a generator may still spend; the solver's share of it is given on."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace

from pfadwerk.answer import Answer, Status
from pfadwerk.kinds.labyrinthe.model import Instructions
from pfadwerk.limits import Limits, Progress
from pfadwerk.watch import Watch, watching


class StoppedError(Exception):
    """A limit or the user ended generating; caught where generating began."""

    def __init__(self, status: Status) -> None:
        super().__init__(status)
        self.status = status


@dataclass(slots=True)
class Budget:
    """Watches generating. `best` is the record so far for the progress line, -1 where there is none."""

    watch: Watch
    best: int = -1

    def step(self) -> None:
        """One candidate or one piece of work that takes milliseconds; raises `StoppedError` at a limit."""
        self.watch.nodes += 1
        limits = self.watch.limits
        if self.watch.interrupted:
            raise StoppedError(Status.CANCELLED)
        if limits.nodes is not None and self.watch.nodes > limits.nodes:
            raise StoppedError(Status.LIMIT)
        if (ending := self.watch.look()) is not None:
            raise StoppedError(ending)

    def inner(self) -> Limits:
        """The limits of a search inside; its nodes don't count, candidates do."""
        return replace(self.watch.inner(), nodes=None)

    def used(self, answer: Answer[Instructions]) -> Answer[Instructions]:
        """An inner search's answer, once it is one; raises `StoppedError` where the search was stopped."""
        if answer.status in (Status.CANCELLED, Status.LIMIT):
            raise StoppedError(answer.status)
        return answer


@contextmanager
def budgeted(limits: Limits) -> Iterator[Budget]:
    """A budget whose progress tells the record so far; Ctrl-C ends it as cancelled."""

    def tell_record(progress: Progress) -> bool | None:
        told = progress if budget.best < 0 else replace(progress, best=budget.best)
        return limits.on_progress(told) if limits.on_progress is not None else None

    with watching(replace(limits, on_progress=tell_record)) as watch:
        budget = Budget(watch)
        yield budget
