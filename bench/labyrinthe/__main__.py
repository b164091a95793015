"""Measure the maze searches: `python -m bench.labyrinthe [--set dense|huge] [--out FILE] [--plain STATES]`."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from bench.labyrinthe.fingerprint import fingerprint
from bench.labyrinthe.instances import dense, generated, huge, official
from pfadwerk.answer import Answer
from pfadwerk.kinds.labyrinthe.model import Instructions, Mazes
from pfadwerk.kinds.labyrinthe.solvers import SOLVERS
from pfadwerk.limits import Limits

Row = dict[str, str | int | float | None]
PYTHON_STATES = 200_000  # states for the reference: beyond them its time is only known to be longer


LARGEST = Limits(seconds=120, memory=4 * 10**9)  # of the default method


def measure(name: str, puzzle: Mazes, plain_states: int) -> Row:
    """Time, states and memory of the default method, and how many times longer the simple ones need."""
    begin = time.process_time()
    exact = SOLVERS["exact"].solve(puzzle, LARGEST, 1)
    processor = time.process_time() - begin
    bfs = SOLVERS["bfs"].solve(puzzle, Limits(nodes=plain_states, memory=LARGEST.memory), 1)
    reference = SOLVERS["reference-bfs"].solve(puzzle, Limits(nodes=PYTHON_STATES), 1)
    return {
        "name": name,
        "status": exact.status.value,
        "length": None if exact.solution is None else len(exact.solution.directions),
        "bound": exact.bound,
        "seconds": exact.seconds,
        "processor_seconds": processor,
        "states": exact.nodes,
        "states_per_second": exact.nodes / max(exact.seconds, 1e-9),
        "states_per_processor_second": exact.nodes / max(processor, 1e-9),
        "peak_bytes": exact.bytes,
        "bfs_status": bfs.status.value,
        "bfs_ratio": _ratio(bfs, exact),
        "reference_status": reference.status.value,
        "reference_ratio": _ratio(reference, exact),
    }


def _ratio(other: Answer[Instructions], exact: Answer[Instructions]) -> float:
    """How many times the time; a lower bound where the other ended at its limit."""
    return other.seconds / max(exact.seconds, 1e-9)


def usual() -> Iterator[tuple[str, Mazes]]:
    """The official files, or seeded mazes where there are none."""
    files = list(official())
    yield from files or generated((50, 100, 150))


SETS: Mapping[str, Callable[[], Iterator[tuple[str, Mazes]]]] = {
    "usual": usual,
    "dense": dense,
    "huge": lambda: huge((1, 2)),
}


def line(row: Row) -> str:
    """One row as text."""
    return (
        f"{row['name']:14} {row['status']:12} {row['length'] or '-':>6} >= {row['bound'] or '-':<6}"
        f" {row['seconds']:9.4f} s {row['states']:>12} states {row['states_per_second']:>11.0f}/s"
        f" {row['states_per_processor_second']:>11.0f}/s of processor time {row['peak_bytes']:>12} bytes"
        f"  bfs x {row['bfs_ratio']:.1f} ({row['bfs_status']})"
        f"  reference x {row['reference_ratio']:.1f} ({row['reference_status']})"
    )


def main() -> None:
    """Measure, print, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("build/bench-labyrinthe.json"))
    parser.add_argument("--plain", type=int, default=1_000_000_000, help="states for plain breadth-first search")
    parser.add_argument("--set", choices=SETS, default="usual")
    arguments = parser.parse_args()
    rows = []
    for name, puzzle in SETS[arguments.set]():
        rows.append(measure(name, puzzle, arguments.plain))
        print(line(rows[-1]), flush=True)
    arguments.out.parent.mkdir(parents=True, exist_ok=True)
    arguments.out.write_text(json.dumps({"rows": rows, "fingerprint": fingerprint()}, indent=1) + "\n")


if __name__ == "__main__":
    main()
