"""Solves in a process of its own, so that its memory is measured apart and nothing can outlast its limit."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from typing import Any, BinaryIO

from pfadwerk.answer import Status
from pfadwerk.api import write
from pfadwerk.cli.options import Budget
from pfadwerk.cli.reading import Loaded

GRACE = 5.0  # seconds beyond the time limit after which a process is ended from outside
LOOK = 0.01  # seconds between two looks at the process
# Ctrl-C in a terminal reaches the whole group, a signal of `kill` only us: we alone pass it on.
_OF_ITS_OWN: dict[str, Any] = {"process_group": 0} if os.name == "posix" else {}


def solve_apart(loaded: Loaded, method: str, budget: Budget) -> dict[str, Any]:
    """The data that `solve --json` prints; `memory` is the most that the process held, None where unknown."""
    with tempfile.TemporaryFile() as given, tempfile.TemporaryFile() as printed:
        given.write(write(loaded.puzzle).text.encode())
        given.seek(0)
        start = time.perf_counter()
        process = subprocess.Popen(
            _command(loaded, method, budget),
            stdin=given,
            stdout=printed,
            stderr=subprocess.DEVNULL,
            **_OF_ITS_OWN,
        )
        try:
            memory, status = _wait(process, budget)
        finally:
            if process.returncode is None:
                process.kill()
        answer = _answer(printed) or {"status": status, "seconds": round(time.perf_counter() - start, 6)}
    answer.pop("file", None)
    return {"method": method} | answer | {"memory": memory}


def _command(loaded: Loaded, method: str, budget: Budget) -> list[str]:
    command = [sys.executable, "-m", "pfadwerk", "solve", "--json", "--kind", loaded.kind.info.key, "--method", method]
    for name, value in (
        ("--time-limit", budget.time_limit),
        ("--node-limit", budget.node_limit),
        ("--memory-limit", budget.memory_limit),
    ):
        command += [] if value is None else [name, str(value)]
    return [*command, "-"]


def _wait(process: subprocess.Popen[bytes], budget: Budget) -> tuple[int | None, str]:
    """Wait for the end: the process's peak of memory, and its ending should it have printed none."""
    end = time.perf_counter() + (budget.time_limit or float("inf")) + GRACE
    status = "failed"
    while True:
        try:
            if (memory := _ended(process)) is not None:
                return memory or None, status
            if time.perf_counter() > end:
                process.kill()
                status = Status.LIMIT.value
            time.sleep(LOOK)
        except KeyboardInterrupt:  # the process prints what it has; pressed again: end it
            if status == Status.CANCELLED.value:
                process.kill()
            else:  # not by Ctrl-C, which a process of a script in the background ignores
                process.terminate()
            status = Status.CANCELLED.value


def _ended(process: subprocess.Popen[bytes]) -> int | None:
    """None while it runs; then its peak of memory in bytes, 0 where the system doesn't tell."""
    if not hasattr(os, "wait4"):
        return None if process.poll() is None else 0
    number, code, usage = os.wait4(process.pid, os.WNOHANG)
    if not number:
        return None
    process.returncode = os.waitstatus_to_exitcode(code)
    return usage.ru_maxrss * (1 if sys.platform == "darwin" else 1024)


def _answer(printed: BinaryIO) -> dict[str, Any] | None:
    printed.seek(0)
    try:
        answer = json.loads(printed.read())
    except ValueError:
        return None
    return answer if isinstance(answer, dict) and "status" in answer else None
