"""What is known about a board without solving it."""

from __future__ import annotations

from collections.abc import Mapping

from pfadwerk.grid import Cell
from pfadwerk.kinds.arukone.model import Puzzle
from pfadwerk.kinds.parameter import Value


def measures(puzzle: Puzzle) -> Mapping[str, Value]:
    """Size, pairs, distances, and how the numbers lie."""
    cells = puzzle.width * puzzle.height
    apart = [distance(*ends) for ends in puzzle.places.values() if len(ends) == 2]
    return {
        "width": puzzle.width,
        "height": puzzle.height,
        "cells": cells,
        "blocked": len(puzzle.blocked),
        "pairs": puzzle.pairs,
        "density": round(2 * puzzle.pairs / cells, 4),
        "cells-per-pair": round((cells - len(puzzle.blocked)) / max(1, puzzle.pairs), 2),
        "mean-distance": round(sum(apart) / max(1, len(apart)), 2),
        "shortest-distance": min(apart, default=0),
        "longest-distance": max(apart, default=0),
        "on-border": sum(_on_border(puzzle, cell) for ends in puzzle.places.values() for cell in ends),
        "side-by-side": sum(each == 1 for each in apart),
        "rules": " ".join(puzzle.rules.names) or "loose",
    }


def distance(one: Cell, other: Cell) -> int:
    """Steps between two cells on an empty board."""
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


def _on_border(puzzle: Puzzle, cell: Cell) -> bool:
    return cell[0] in (0, puzzle.width - 1) or cell[1] in (0, puzzle.height - 1)
