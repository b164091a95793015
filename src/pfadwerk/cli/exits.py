"""The exit codes, in blocks of ten; `docs/exit-codes.md` explains them and a test keeps both the same."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum


class Exit(IntEnum):
    """How a run ended. The order is that of gravity: several files together end as the gravest of them."""

    DONE = 0
    PROVED_NONE = 10
    WRONG = 11
    LIMIT = 20
    BAD_INPUT = 30
    UNREADABLE = 31
    MISSING_EXTRA = 32
    USAGE = 2
    CANCELLED = 130


GRAVITY = tuple(Exit)


def combined(codes: Iterable[Exit]) -> Exit:
    """The code of several files together: the gravest; without any, `DONE`."""
    return max(codes, key=GRAVITY.index, default=Exit.DONE)
