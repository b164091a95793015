"""What is known of mazes without searching them together."""

from __future__ import annotations

from collections.abc import Mapping

from pfadwerk.kinds.labyrinthe.model import Maze, Mazes
from pfadwerk.kinds.labyrinthe.singles import single_optima
from pfadwerk.kinds.parameter import Value


def measures(puzzle: Mazes) -> Mapping[str, Value]:
    """Sizes, densities, dead ends, and what each person would need alone."""
    cells = sum(maze.width * maze.height for maze in puzzle.mazes)
    flags = sum(len(maze.right) + len(maze.below) for maze in puzzle.mazes)
    standing = sum(sum(maze.right) + sum(maze.below) for maze in puzzle.mazes)
    pits = sum(len(maze.pits) for maze in puzzle.mazes)
    singles = single_optima(puzzle)
    return {
        "mazes": len(puzzle.mazes),
        "size": " ".join(f"{width}x{height}" for width, height in sizes(puzzle)),
        "cells": cells,
        "walls": round(standing / flags, 4) if flags else 0.0,
        "pits": pits,
        "pit-density": round(pits / cells, 4),
        "dead-ends": sum(dead_ends(maze) for maze in puzzle.mazes),
        "singles": " ".join("-" if single is None else str(single) for single in singles),
        "single": None if None in singles else max(single for single in singles if single is not None),
    }


def sizes(puzzle: Mazes) -> list[tuple[int, int]]:
    """The sizes, one alone where all are the same."""
    found = [(maze.width, maze.height) for maze in puzzle.mazes]
    return found[:1] if len(set(found)) == 1 else found


def dead_ends(maze: Maze) -> int:
    """Cells with one way out, start, goal and pits apart."""
    apart = {maze.start, maze.goal, *maze.pits}
    return sum(1 for cell in maze.cells() if cell not in apart and _ways_out(maze, *cell) == 1)


def _ways_out(maze: Maze, x: int, y: int) -> int:
    stops = maze.wall_right(x, y) + maze.wall_right(x - 1, y) + maze.wall_below(x, y) + maze.wall_below(x, y - 1)
    return 4 - stops
