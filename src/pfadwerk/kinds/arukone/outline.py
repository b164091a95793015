"""What a board and its lines look like to somebody about to solve it: the numbers that the rating rests on."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from math import log, log1p, sqrt
from statistics import pstdev

from pfadwerk.grid import Cell
from pfadwerk.kinds.arukone.measures import distance
from pfadwerk.kinds.arukone.model import Lines, Puzzle


def outline(puzzle: Puzzle, lines: Lines) -> Mapping[str, float]:
    """Numbers without a unit, comparable between boards of any size."""
    around = max(1, 2 * (puzzle.width + puzzle.height) - 4)
    passed = sum(len(line.cells) for line in lines.lines)
    apart = [distance(line.cells[0], line.cells[-1]) for line in lines.lines]
    extra = [len(line.cells) - 1 - least for line, least in zip(lines.lines, apart, strict=True)]
    pairs = max(1, len(lines.lines))
    hugging = [sum(on_border(puzzle, cell) for cell in line.cells) for line in lines.lines]
    return {
        "size": log(max(2, passed)),
        "border-numbers": sum(on_border(puzzle, cell) for ends in puzzle.places.values() for cell in ends) / around,
        "border-line": max(hugging, default=0) / around,
        "detour": sum(map(log1p, extra)) / pairs,
        "widest-detour": max(
            ((more + least) / max(1, least) for more, least in zip(extra, apart, strict=True)), default=1.0
        ),
        "bends": sum(bends(line.cells) for line in lines.lines) / pairs,
        "spread": pstdev(apart) / sqrt(passed) if apart else 0.0,
    }


def on_border(puzzle: Puzzle, cell: Cell) -> bool:
    """Whether a cell lies at the edge of the board."""
    return cell[0] in (0, puzzle.width - 1) or cell[1] in (0, puzzle.height - 1)


def bends(cells: tuple[Cell, ...]) -> int:
    """How often a way changes its direction."""
    steps = [(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(cells)]
    return sum(one != other for one, other in pairwise(steps))
