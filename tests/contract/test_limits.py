"""Limits are kept and cancelling works, in every method; unknown is never reported as "no"."""

from __future__ import annotations

import time

import pfadwerk
from pfadwerk import Limits, Progress, Status
from pfadwerk.kinds.examples import Examples
from pfadwerk.kinds.interface import AnyKind

KindAndMethod = tuple[AnyKind, str, Examples]


def test_one_node_is_never_a_wrong_answer(kind_and_method: KindAndMethod) -> None:
    _, method, examples = kind_and_method
    for example in examples.puzzles:
        answer = pfadwerk.solve(pfadwerk.loads(example.text), method, Limits(nodes=1))
        assert answer.status in {example.status, Status.LIMIT}, example.key


def test_no_time_is_never_a_wrong_answer(kind_and_method: KindAndMethod) -> None:
    _, method, examples = kind_and_method
    for example in examples.puzzles:
        answer = pfadwerk.solve(pfadwerk.loads(example.text), method, Limits(seconds=0.0))
        assert answer.status in {example.status, Status.LIMIT}, example.key


def test_cancelling_ends_within_half_a_second(kind_and_method: KindAndMethod) -> None:
    kind, method, examples = kind_and_method
    gives_up = set() if kind.solvers[method].exact else {Status.LIMIT}
    for example in examples.puzzles:
        cancelled_at: list[float] = []

        def cancel(progress: Progress, times: list[float] = cancelled_at) -> bool:
            times.append(time.perf_counter())
            return False

        limits = Limits(seconds=5, on_progress=cancel)
        answer = pfadwerk.solve(pfadwerk.loads(example.text), method, limits)
        assert answer.status in {example.status, Status.CANCELLED} | gives_up, example.key
        if cancelled_at:
            assert time.perf_counter() - cancelled_at[0] < 0.5
