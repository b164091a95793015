"""Watches a search written in Python: counts nodes, looks at clock and memory, hears Ctrl-C, reports progress."""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from types import FrameType

from pfadwerk.answer import Status
from pfadwerk.limits import Limits, Progress

LOOK_EVERY = 512  # nodes between two looks at clock and memory: about a millisecond of Python
REPORT_EVERY = 0.05  # seconds


class Watch:
    """Counts the nodes of a Python search and says when it must end. Use it inside `watching`."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.nodes = 0
        self._pressed = False
        self._told = False
        self._start = time.perf_counter()
        self._next_report = REPORT_EVERY
        self._memory_at_start = resident_memory() if limits.memory is not None else 0

    @property
    def interrupted(self) -> bool:
        """Whether Ctrl-C was pressed; whoever hears that it was has to end."""
        self._told = self._told or self._pressed
        return self._pressed

    @property
    def unheard(self) -> bool:
        """Whether Ctrl-C was pressed and nobody has heard it yet."""
        return self._pressed and not self._told

    def interrupt(self) -> None:
        """Take note of Ctrl-C."""
        if self._pressed:  # pressed again: the user doesn't want to wait for the next node
            raise KeyboardInterrupt
        self._pressed = True

    @property
    def seconds(self) -> float:
        """Seconds since the start."""
        return time.perf_counter() - self._start

    @property
    def bytes(self) -> int:
        """Memory taken since the start."""
        return max(0, resident_memory() - self._memory_at_start) if self.limits.memory is not None else 0

    def step(self) -> Status | None:
        """Count one node; the ending where the search must end now."""
        self.nodes += 1
        if self.interrupted:
            return Status.CANCELLED
        if self.limits.nodes is not None and self.nodes > self.limits.nodes:
            return Status.LIMIT
        return self.look() if self.nodes % LOOK_EVERY == 1 else None

    def look(self) -> Status | None:
        """Look at clock and memory, report progress."""
        seconds = self.seconds
        if self.limits.seconds is not None and seconds >= self.limits.seconds:
            return Status.LIMIT
        if self.limits.memory is not None and self.bytes > self.limits.memory:
            return Status.LIMIT
        if seconds >= self._next_report:
            self._next_report = seconds + REPORT_EVERY
            if not self.limits.report(self.nodes, seconds, self.bytes, -1, -1):
                return Status.CANCELLED
        return None

    def inner(self, nodes: int | None = None) -> Limits:
        """The limits of a search inside this one: what is left, at most `nodes`, and stopped by the same hand."""
        seconds = None if self.limits.seconds is None else max(0.0, self.limits.seconds - self.seconds)
        left = None if self.limits.nodes is None else max(0, self.limits.nodes - self.nodes)
        most = min((each for each in (nodes, left) if each is not None), default=None)
        return replace(self.limits, seconds=seconds, nodes=most, on_progress=self._pass_on)

    def _pass_on(self, inner: Progress) -> bool:
        told = self.limits.report(self.nodes + inner.nodes, self.seconds, inner.bytes, -1, -1)
        return told and not self.interrupted


@contextmanager
def watching(limits: Limits) -> Iterator[Watch]:
    """A `Watch` that Ctrl-C ends as cancelled, with what was found until then.

    Pressed after the last look it is `KeyboardInterrupt` at the end: it must not get lost, or a loop over searches
    shorter than the time between two looks can't be stopped at all.
    """
    watch = Watch(limits)

    def interrupt(_signal: int, _frame: FrameType | None) -> None:
        watch.interrupt()

    if threading.current_thread() is not threading.main_thread():
        yield watch
        return
    before = signal.signal(signal.SIGINT, interrupt)
    try:
        yield watch
    finally:
        signal.signal(signal.SIGINT, before)
    if watch.unheard:
        raise KeyboardInterrupt


def resident_memory() -> int:
    """Bytes of memory this process holds now (at most, where the system tells no more)."""
    statm = Path("/proc/self/statm")
    if statm.exists():
        return int(statm.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    return _peak_memory()


def _peak_memory() -> int:
    try:
        import resource
    except ImportError:  # Windows: memory limits of Python searches aren't kept there
        return 0
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return int(peak if sys.platform == "darwin" else peak * 1024)
