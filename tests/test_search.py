"""Python searches: Ctrl-C is heard, by the search or right after it."""

from __future__ import annotations

import signal
from collections.abc import Iterator

import pytest

from pfadwerk.answer import Status
from pfadwerk.limits import Limits
from pfadwerk.search import run_search
from pfadwerk.watch import watching


def _press() -> None:
    signal.raise_signal(signal.SIGINT)


def test_ctrl_c_is_told_at_the_next_step() -> None:
    with watching(Limits()) as watch:
        assert watch.step() is None
        _press()
        assert watch.step() is Status.CANCELLED


def test_ctrl_c_after_the_last_look_is_not_lost() -> None:
    """A loop over short searches must be stoppable; it was not."""
    rounds = 0
    with pytest.raises(KeyboardInterrupt):
        for _ in range(10):
            with watching(Limits()) as watch:
                watch.step()
                rounds += 1
                _press()
    assert rounds == 1


def test_ctrl_c_twice_does_not_wait_for_the_search() -> None:
    with pytest.raises(KeyboardInterrupt), watching(Limits()):
        _press()
        _press()


def test_an_error_of_the_search_comes_first() -> None:
    with pytest.raises(ZeroDivisionError), watching(Limits()):
        _press()
        raise ZeroDivisionError


def test_the_handler_before_is_there_again() -> None:
    before = signal.getsignal(signal.SIGINT)
    with watching(Limits()):
        assert signal.getsignal(signal.SIGINT) is not before
    assert signal.getsignal(signal.SIGINT) is before


def test_what_was_found_is_kept_though_ctrl_c_came_with_it() -> None:
    def search() -> Iterator[str | None]:
        yield None
        _press()
        yield "a way"

    answer = run_search(search(), Limits())
    assert answer.status is Status.CANCELLED
    assert answer.solutions == ("a way",)
