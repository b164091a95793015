"""Measure the Numberlink search: `python -m bench.arukone [--out FILE] [--seconds S] [--cells N]`."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from time import process_time

from bench.arukone.fingerprint import fingerprint
from bench.arukone.instances import collections, generated
from bench.arukone.verdicts import Row, table
from pfadwerk.kinds.arukone.model import COVER, LOOSE, Puzzle, Rules
from pfadwerk.kinds.arukone.solvers import SOLVERS
from pfadwerk.limits import Limits


def measure(name: str, puzzle: Puzzle, task: str, rules: Rules, seconds: float) -> Row:
    """One task: `find` a solution, or `count` up to two, which proves a single one."""
    want = 1 if task == "find" else 2
    start = process_time()
    answer = SOLVERS["exact"].solve(replace(puzzle, rules=rules), Limits(seconds=seconds), want)
    return {
        "name": name,
        "cells": puzzle.width * puzzle.height,
        "pairs": puzzle.pairs,
        "task": task,
        "cover": rules.cover,
        "status": answer.status.value,
        "solutions": len(answer.solutions),
        "proved": answer.complete or len(answer.solutions) >= want,
        "nodes": answer.nodes,
        "seconds": answer.seconds,
        "cpu": process_time() - start,
    }


def instances() -> Iterator[tuple[str, Puzzle]]:
    """The collections, and boards with few and with many lines."""
    yield from collections()
    yield from generated((8, 12, 16, 20), 8)
    yield from generated((8, 12, 16, 20), 20)


def rows(seconds: float, most_cells: int) -> Iterator[Row]:
    """One solution of every board under its own rules; both readings counted where the board is small enough."""
    for name, puzzle in instances():
        yield measure(name, puzzle, "find", puzzle.rules, seconds)
        if puzzle.width * puzzle.height <= most_cells:
            for rules in (LOOSE, COVER):
                yield measure(name, puzzle, "count", rules, seconds)


def line(row: Row) -> str:
    """One row as text."""
    reading = "cover" if row["cover"] else "loose"
    proved = "proved" if row["proved"] else ""
    return (
        f"{row['name']:34} {row['cells']:>5} cells {row['pairs']:>3} pairs {row['task']:5} {reading:5}"
        f" {row['status']:11} {row['solutions']} {proved:6} {row['nodes']:>8} conflicts {row['cpu']:8.4f} s"
    )


def main() -> None:
    """Measure, print, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("build/bench-arukone.json"))
    parser.add_argument("--seconds", type=float, default=20.0, help="limit of each search")
    parser.add_argument("--cells", type=int, default=400, help="boards up to this size are counted too")
    arguments = parser.parse_args()
    measured = []
    for row in rows(arguments.seconds, arguments.cells):
        measured.append(row)
        print(line(row), flush=True)
    print(*table(measured), sep="\n")
    arguments.out.parent.mkdir(parents=True, exist_ok=True)
    arguments.out.write_text(json.dumps({"rows": measured, "fingerprint": fingerprint()}, indent=1) + "\n")


if __name__ == "__main__":
    main()
