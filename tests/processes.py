"""Processes that tests start and interrupt."""

from __future__ import annotations

import os
import subprocess
import time
from pathlib import Path


def wait_until_at_work(process: subprocess.Popen[str], computed: float = 0.6, patience: float = 2.0) -> None:
    """Wait until a process has computed for so many seconds, by default more than any start takes.

    Not longer than `patience`, for where processor time can't be read or a child of the process computes.
    """
    clock = Path(f"/proc/{process.pid}/stat")
    end = time.perf_counter() + patience
    while time.perf_counter() < end and process.poll() is None:
        time.sleep(0.05)
        if clock.exists():
            user, system = clock.read_text().rpartition(")")[2].split()[11:13]
            if int(user) + int(system) > computed * os.sysconf("SC_CLK_TCK"):
                return
