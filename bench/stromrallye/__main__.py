"""Measure the Stromrallye search: `python -m bench.stromrallye [--seconds S] [--seeds N] [--jobs N] [--out FILE]`."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import product
from pathlib import Path
from statistics import median
from typing import NamedTuple

from bench.stromrallye.fingerprint import fingerprint
from bench.stromrallye.instances import DIFFICULTIES, SIZES, made, official
from pfadwerk.kinds.stromrallye.model import Board
from pfadwerk.kinds.stromrallye.solve import portfolio
from pfadwerk.kinds.stromrallye.solvers import SEARCHES, Solve
from pfadwerk.limits import Limits

ON_ONE_THREAD: Mapping[str, Solve] = {**SEARCHES, "portfolio": partial(portfolio, threads=1)}
REFERENCES = ("complete", "backtracking", "steps")


class Job(NamedTuple):
    """One board of the grid, and the seconds for it."""

    size: int
    difficulty: int
    seed: int
    seconds: float


class Row(NamedTuple):
    """One search; its seconds are those of the processor, so that other work on the machine doesn't count."""

    name: str
    batteries: int
    method: str
    status: str
    nodes: int
    seconds: float


def measure(name: str, board: Board, method: str, seconds: float) -> Row:
    """Solve a board by a method."""
    start = time.process_time()
    answer = ON_ONE_THREAD[method](board, Limits(seconds=seconds), 1)
    return Row(name, len(board.batteries), method, answer.status.value, answer.nodes, time.process_time() - start)


def on_grid(job: Job) -> Row:
    """Make a board of the grid and solve it by the default method."""
    name = f"{job.size}/{job.difficulty}/{job.seed}"
    return measure(name, made(job.size, job.difficulty, job.seed), next(iter(SEARCHES)), job.seconds)


def grid(jobs: list[Job], workers: int) -> Iterator[Row]:
    """The grid, as many boards at a time as there are workers."""
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(on_grid, jobs)


def compared(seconds: float) -> Iterator[Row]:
    """The official files by the default method and by the simpler ones."""
    for name, board in official():
        for method in (next(iter(SEARCHES)), *REFERENCES):
            yield measure(name, board, method, seconds)


def line(row: Row) -> str:
    """One search as text."""
    return (
        f"{row.name:18} {row.batteries:>4} batteries {row.method:12} {row.status:11} {row.nodes:>10} nodes"
        f" {row.seconds:9.4f} s"
    )


def cell_line(title: str, rows: Iterable[Row]) -> str:
    """A cell of the grid as text: share solved, median and worst time."""
    rows = list(rows)
    times = [row.seconds for row in rows]
    solved = sum(row.status == "solved" for row in rows)
    nodes = median(row.nodes for row in rows)
    return (
        f"{title:8} {solved}/{len(rows)} median {median(times):8.4f} s worst {max(times):8.3f} s {nodes:>10.0f} nodes"
    )


def measured_grid(arguments: argparse.Namespace) -> list[Row]:
    """Measure the grid, printing each of its cells as soon as it is done."""
    cells = list(product(arguments.sizes, arguments.difficulties))
    jobs = [Job(*cell, seed, arguments.seconds) for cell in cells for seed in range(1, arguments.seeds + 1)]
    results = grid(jobs, arguments.jobs)
    rows: list[Row] = []
    for size, difficulty in cells:
        rows += (cell := [next(results) for _ in range(arguments.seeds)])
        print(cell_line(f"{size}/{difficulty}", cell), flush=True)
    if rows:
        times = sorted(row.seconds for row in rows)
        print(cell_line("all", rows), f"95 % under {times[len(times) * 95 // 100]:.3f} s")
    return rows


def numbers(text: str) -> list[int]:
    """Numbers separated by commas."""
    return [int(number) for number in text.split(",") if number]


def main() -> None:
    """Measure, print, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("build/bench-stromrallye.json"))
    parser.add_argument("--seconds", type=float, default=60.0, help="limit of each search")
    parser.add_argument("--seeds", type=int, default=10, help="boards in each cell of the grid")
    parser.add_argument("--sizes", type=numbers, default=list(SIZES))
    parser.add_argument("--difficulties", type=numbers, default=list(DIFFICULTIES))
    parser.add_argument("--jobs", type=int, default=1, help="boards solved at a time")
    arguments = parser.parse_args()
    rows = []
    for row in compared(min(arguments.seconds, 10.0)):
        rows.append(row)
        print(line(row), flush=True)
    rows += measured_grid(arguments)
    arguments.out.parent.mkdir(parents=True, exist_ok=True)
    table = {"rows": [row._asdict() for row in rows], "fingerprint": fingerprint()}
    arguments.out.write_text(json.dumps(table, indent=1) + "\n")


if __name__ == "__main__":
    main()
