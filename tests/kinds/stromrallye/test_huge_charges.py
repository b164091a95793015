"""Charges of hundreds of thousands: what looks at single steps or legs still keeps its limits."""

from __future__ import annotations

import time

from pfadwerk import Limits, Status
from pfadwerk.kinds.stromrallye.explain import explain
from pfadwerk.kinds.stromrallye.model import Battery, Board
from pfadwerk.kinds.stromrallye.rate import rate

HUGE = Board(9, 9, (Battery((0, 0), 300_000),), (Battery((4, 4), 300_000), Battery((6, 2), 200_000)))
SOON = 1.0  # seconds of the processor beyond the limit: handing over 800,000 steps takes some


def test_the_rating_is_found_by_legs_that_repeat() -> None:
    rating = rate(HUGE, Limits(seconds=60))
    assert rating.status is Status.SOLVED
    assert rating.columns["legs"] == 2


def test_the_story_of_two_legs_is_told_without_weighing_all_others() -> None:
    explanation = explain(HUGE, Limits(seconds=60))
    assert explanation.status is Status.SOLVED
    assert [finding.code for finding in explanation.steps] == ["kill", "kill", "off"]


def test_limits_hold_between_the_searches() -> None:
    for ask in (rate, explain):
        start = time.process_time()
        assert ask(HUGE, Limits(seconds=0.1)).status is Status.LIMIT
        assert time.process_time() - start < SOON
