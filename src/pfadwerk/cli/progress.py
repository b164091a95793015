"""The line that shows that a long search is alive."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from pfadwerk.cli import numbers
from pfadwerk.cli.options import Budget
from pfadwerk.cli.voice import Voice
from pfadwerk.limits import Limits, Progress

PATIENCE = 1.0  # seconds of silence before the first line
PAUSE = 0.1  # seconds between two lines
ERASE = "\r\x1b[K"


class Line:
    """One line on standard error that is written over and over."""

    def __init__(self, voice: Voice) -> None:
        self._voice = voice
        self._next = PATIENCE
        self._shown = False

    def show(self, progress: Progress) -> bool:
        """Show the progress of a search where it is time; never ends the search."""
        if progress.seconds < self._next:
            if progress.seconds < PAUSE:  # a new search began
                self._next = PATIENCE
            return True
        self._next = progress.seconds + PAUSE
        self.write(self._worded(progress))
        return True

    def write(self, text: str) -> None:
        """Write a text over the line."""
        from shutil import get_terminal_size  # in here: importing it takes 2 ms

        width = get_terminal_size().columns
        sys.stderr.write(ERASE + text[: width - 1])
        sys.stderr.flush()
        self._shown = True

    def erase(self) -> None:
        """Leave no trace."""
        if self._shown:
            sys.stderr.write(ERASE)
            sys.stderr.flush()
        self._shown = False

    def _worded(self, progress: Progress) -> str:
        language = self._voice.language
        parts = [
            self._voice.word("progress", "nodes", {"nodes": numbers.whole(progress.nodes, language)}),
            self._voice.word(
                "progress", "rate", {"rate": numbers.whole(int(progress.nodes / progress.seconds), language)}
            ),
            numbers.duration(progress.seconds, language),
        ]
        for code, value in (("bound", progress.bound), ("best", progress.best)):
            if value is not None:
                parts.append(self._voice.word("progress", code, {code: numbers.whole(value, language)}))
        return " · ".join(parts)


def _looked_at(voice: Voice) -> bool:
    """Whether a line can be written over and over where somebody sees it."""
    return not voice.quiet and sys.stderr.isatty() and os.environ.get("TERM") != "dumb"


@contextmanager
def watched(voice: Voice, budget: Budget) -> Iterator[Limits]:
    """The limits of a search, with a progress line where somebody looks at it."""
    if not _looked_at(voice):
        yield Limits(budget.time_limit, budget.node_limit, budget.memory_limit)
        return
    line = Line(voice)
    try:
        yield Limits(budget.time_limit, budget.node_limit, budget.memory_limit, line.show)
    finally:
        line.erase()


@contextmanager
def announced(voice: Voice, text: str) -> Iterator[None]:
    """Show a text while something lasts, where somebody looks at it."""
    if not _looked_at(voice):
        yield
        return
    line = Line(voice)
    line.write(text)
    try:
        yield
    finally:
        line.erase()
