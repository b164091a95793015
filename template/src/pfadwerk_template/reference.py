"""An exact solver in plain Python: depth-first, one node a step. The oracle of any faster one."""

from __future__ import annotations

from collections.abc import Iterator

from pfadwerk.answer import Answer
from pfadwerk.errors import UnsoundError
from pfadwerk.grid import DIRECTIONS, Cell, Direction
from pfadwerk.limits import Limits
from pfadwerk.search import run_search
from pfadwerk_template.model import Park, Walk
from pfadwerk_template.rules import check_puzzle


def solve(park: Park, limits: Limits, want: int) -> Answer[Walk]:
    """Look for up to `want` walks; every walk has the same length, so each is optimal."""
    for finding in check_puzzle(park):
        raise UnsoundError(finding, package="pfadwerk_template")
    return run_search(search(park), limits, want, optimal=True)


def search(park: Park) -> Iterator[Walk | None]:
    """All walks, depth-first."""
    yield from _extend([], park.start, set(park.free) - {park.start})


def _extend(done: list[Direction], here: Cell, left: set[Cell]) -> Iterator[Walk | None]:
    yield None
    if not left:
        yield Walk(tuple(done))
    for direction in DIRECTIONS:
        there = direction.step(here)
        if there in left:
            yield from _extend([*done, direction], there, left - {there})
