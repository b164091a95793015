"""Ctrl-C ends every long search and every generator at once, as cancelled."""

from __future__ import annotations

import _thread
import threading
import time
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

import pfadwerk
from pfadwerk import Limits, Status
from pfadwerk.kinds.interface import AnyKind
from pfadwerk.kinds.parameter import Value
from pfadwerk.kinds.registry import kind_named

PATIENCE = Limits(seconds=20)
BEFORE = 0.3  # seconds of work before Ctrl-C
PROMISE = 0.3  # seconds after it; processor time, which other work on the machine leaves alone


@cache
def _puzzle(key: str, method: str, seed: int, **wishes: Value) -> Any:
    kind = kind_named(key)
    declared = {each.key: each.default for each in kind.generators[method].parameters}
    made = kind.generators[method].generate(declared | wishes, seed, Limits())
    assert made.entry is not None
    return made.entry.puzzle


def _battery_board() -> Any:
    return _puzzle("stromrallye", "backward", 3, size=30, difficulty=(100.0, 100.0))


def _maze_pair() -> Any:
    return _puzzle("labyrinthe", "tree", 1, size=250, loops=0.0)


def _large_maze_pair() -> Any:
    """Without loops the optimum hides behind long detours: more than 20 s to prove."""
    return _puzzle("labyrinthe", "tree", 1, size=400, loops=0.0, pits=0.02)


def _lines() -> Any:
    return _puzzle("arukone", "lines", 3, size=25)


PUZZLES = {"stromrallye": _battery_board, "labyrinthe": _maze_pair, "arukone": _lines}
LONGER = {("labyrinthe", "exact"): _large_maze_pair, ("labyrinthe", "fast"): _large_maze_pair}
QUICK = {"fast", "checker", "exact"}  # done before they could be interrupted, but with those that take longer
GENERATORS: list[tuple[str, str, dict[str, Value]]] = [
    ("arukone", "unique", {"size": 40}),
    ("labyrinthe", "hardest", {"size": 30}),
    ("stromrallye", "crafted", {"size": 14, "rating": (99.0, 100.0)}),
]


def _interrupted(work: Callable[[], Status]) -> tuple[Status, float]:
    """How the work ended, and the processor time that it took after Ctrl-C."""
    pressed: list[float] = []

    def press() -> None:
        pressed.append(time.process_time())
        _thread.interrupt_main()

    timer = threading.Timer(BEFORE, press)
    timer.start()
    try:
        status = work()
        assert pressed, "the work ended before Ctrl-C: take a longer one"
        return status, time.process_time() - pressed[0]
    finally:
        timer.cancel()


def _kind(key: str) -> AnyKind:
    return kind_named(key)


@pytest.mark.parametrize(
    ("key", "method"),
    [
        (key, method)
        for key in PUZZLES
        for method in _kind(key).solvers
        if method not in QUICK or (key, method) in LONGER
    ],
)
def test_solving_is_cancelled(key: str, method: str) -> None:
    puzzle = LONGER.get((key, method), PUZZLES[key])()
    status, seconds = _interrupted(lambda: pfadwerk.solve(puzzle, method, PATIENCE).status)
    assert status is Status.CANCELLED
    assert seconds < PROMISE


@pytest.mark.parametrize("key", PUZZLES)
def test_counting_is_cancelled(key: str) -> None:
    kind, puzzle = _kind(key), PUZZLES[key]()
    count = kind.count
    assert count is not None
    status, seconds = _interrupted(lambda: count(puzzle, PATIENCE, None).status)
    assert status is Status.CANCELLED
    assert seconds < PROMISE


@pytest.mark.parametrize(("key", "method", "wishes"), GENERATORS)
def test_generating_is_cancelled(key: str, method: str, wishes: dict[str, Value]) -> None:
    generator = _kind(key).generators[method]
    declared = {each.key: each.default for each in generator.parameters}
    status, seconds = _interrupted(lambda: generator.generate(declared | wishes, 1, PATIENCE).status)
    assert status is Status.CANCELLED
    assert seconds < PROMISE
