"""Standard streams that are closed, full, or that nobody reads any more."""

from __future__ import annotations

import os
import sys


def open_what_is_closed() -> None:
    """Standard streams that the caller has closed (`>&-`) are empty, and swallow what is written to them."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_RDWR), mode, encoding="utf-8"))


def silence(stream: object) -> None:
    """What is still in the buffer goes nowhere, so that Python's own goodbye can't complain a second time."""
    try:
        number = stream.fileno()  # type: ignore[attr-defined]
    except (OSError, ValueError):
        return
    os.dup2(os.open(os.devnull, os.O_WRONLY), number)
