"""What each person would need alone."""

from __future__ import annotations

from collections.abc import Sequence

from pfadwerk.kinds.labyrinthe.model import Maze, Mazes
from pfadwerk.kinds.labyrinthe.solve import goal_distances


def single_optima(puzzle: Mazes) -> Sequence[int | None]:
    """The fewest instructions that lead each person alone to the goal; None where none do."""
    return [single_optimum(maze) for maze in puzzle.mazes]


def single_optimum(maze: Maze) -> int | None:
    """The fewest instructions in this maze alone."""
    distance = goal_distances(maze)[maze.start[1] * maze.width + maze.start[0]]
    return None if distance < 0 else distance
