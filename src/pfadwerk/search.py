"""Runs searches written in Python: time, stop and progress live here, not in the search.

A search is an iterator that yields `None` for each node and a solution where it found one:

    def search(puzzle) -> Iterator[Walk | None]:
        ...
        yield None       # a node
        yield Walk(...)  # a solution

    answer = run_search(search(puzzle), limits, want=2)
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from pfadwerk.answer import Answer, Status
from pfadwerk.limits import Limits
from pfadwerk.watch import Watch, watching

S = TypeVar("S")


def run_search(search: Iterator[S | None], limits: Limits, want: int = 1, *, optimal: bool = False) -> Answer[S]:
    """Run a search until it has `want` solutions, has ended, or a limit is reached.

    `optimal`: the search yields best solutions only.
    """
    found: list[S] = []
    with watching(limits) as watch:
        ending = _drive(search, watch, want, found)
        status = _status(ending, watch, want, found)
    return Answer(
        status=status,
        solutions=tuple(found),
        optimal=optimal and bool(found),
        complete=ending is None and len(found) < want,
        nodes=watch.nodes,
        seconds=watch.seconds,
        bytes=watch.bytes,
    )


def _drive(search: Iterator[S | None], watch: Watch, want: int, found: list[S]) -> Status | None:
    for event in search:
        if event is not None:
            found.append(event)
            if len(found) >= want:
                return None
        elif (ending := watch.step()) is not None:
            return ending
    return None


def _status(ending: Status | None, watch: Watch, want: int, found: list[S]) -> Status:
    if watch.interrupted:
        return Status.CANCELLED
    if len(found) >= want:
        return Status.SOLVED
    return ending or (Status.SOLVED if found else Status.PROVED_NONE)
