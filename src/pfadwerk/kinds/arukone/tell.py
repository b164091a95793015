"""The lines of a solution in words, and their length."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby, pairwise

from pfadwerk.finding import Finding
from pfadwerk.grid import DIRECTIONS, Cell
from pfadwerk.kinds.arukone.model import Line, Lines, Puzzle, in_order


def length(puzzle: Puzzle, solution: Lines) -> int:
    """The number of steps that all lines take together."""
    return sum(max(0, len(line.cells) - 1) for line in solution.lines)


def tell(puzzle: Puzzle, solution: Lines) -> Sequence[Finding]:
    """One statement a line: from where to where, which way; then how much of the board stays empty."""
    lines = [line for line in in_order(solution).lines if line.cells]
    passed = {cell for line in lines for cell in line.cells}
    empty = puzzle.width * puzzle.height - len(puzzle.blocked) - len(passed)
    closing = Finding("all-passed" if empty <= 0 else "left-empty", details={"count": empty})
    return (*(_told(line, step) for step, line in enumerate(lines, start=1)), closing)


def _told(line: Line, step: int) -> Finding:
    details = {
        "number": line.number,
        "start": line.cells[0],
        "end": line.cells[-1],
        "way": arrows(line.cells),
        "length": len(line.cells) - 1,
    }
    return Finding("line", line.cells, step, details)


def arrows(cells: Sequence[Cell]) -> str:
    """A way as counted arrows: `→3 ↓2`; `?` where consecutive cells aren't neighbours."""
    steps = [_arrow(one, other) for one, other in pairwise(cells)]
    return " ".join(f"{arrow}{len(list(run))}" for arrow, run in groupby(steps))


def _arrow(one: Cell, other: Cell) -> str:
    return next((direction.arrow for direction in DIRECTIONS if direction.step(one) == other), "?")
