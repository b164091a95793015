"""What a search may spend, and how it is watched while it runs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from pfadwerk.amounts import count, number


@dataclass(frozen=True, slots=True)
class Progress:
    """What a running search tells: spent so far, proven lower bound and best value where it has them."""

    nodes: int
    seconds: float
    bytes: int
    bound: int | None = None
    best: int | None = None


@dataclass(frozen=True, slots=True)
class Limits:
    """The budget of one search: seconds, nodes, bytes of memory; `None` is without limit.

    >>> Limits(seconds=10, memory=2e9).memory
    2000000000

    `on_progress` is called about twenty times a second; a search ends as cancelled when it returns False.
    """

    seconds: float | None = None
    nodes: int | None = None
    memory: int | None = None
    on_progress: Callable[[Progress], bool | None] | None = None

    def __post_init__(self) -> None:
        for key, taken in (("seconds", number), ("nodes", count), ("memory", count)):
            if (given := getattr(self, key)) is not None:
                object.__setattr__(self, key, taken(key, given, 0))

    def report(self, nodes: int, seconds: float, bytes_: int, bound: int, best: int) -> bool:
        """Pass progress on to `on_progress`; False where the search shall end. -1 stands for unknown."""
        if self.on_progress is None:
            return True
        progress = Progress(nodes, seconds, bytes_, _known(bound), _known(best))
        return self.on_progress(progress) is not False


def _known(value: int) -> int | None:
    return None if value < 0 else value
