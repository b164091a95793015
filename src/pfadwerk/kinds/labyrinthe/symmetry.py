"""Turning and mirroring all mazes alike; the order of the mazes means nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from pfadwerk.grid import Cell
from pfadwerk.kinds.interface import Symmetry
from pfadwerk.kinds.labyrinthe.model import Maze, Mazes


def turn(puzzle: Mazes) -> Mazes:
    """All mazes a quarter turn clockwise."""
    return Mazes(tuple(_turned(maze) for maze in puzzle.mazes))


def mirror(puzzle: Mazes) -> Mazes:
    """All mazes with left and right exchanged."""
    return Mazes(tuple(_mirrored(maze) for maze in puzzle.mazes))


def normal(puzzle: Mazes) -> Mazes:
    """The mazes in an order that doesn't depend on how they were given."""
    return Mazes(tuple(sorted(puzzle.mazes, key=_order)))


def _turned(maze: Maze) -> Maze:
    # Columns read upwards become rows: what was below is to the right, what was to the right is below.
    width, height = maze.width, maze.height
    right = b"".join(maze.below[x::width][::-1] for x in range(width))
    below = b"".join(maze.right[x :: width - 1][::-1] for x in range(width - 1))
    return _image(
        maze, Maze(height, width, right, below, frozenset(), (0, 0), (0, 0)), lambda x, y: (height - 1 - y, x)
    )


def _mirrored(maze: Maze) -> Maze:
    width, height = maze.width, maze.height
    right, below = _rows_mirrored(maze.right, width - 1), _rows_mirrored(maze.below, width)
    return _image(maze, Maze(width, height, right, below, frozenset(), (0, 0), (0, 0)), lambda x, y: (width - 1 - x, y))


def _rows_mirrored(flags: bytes, count: int) -> bytes:
    return b"".join(flags[place : place + count][::-1] for place in range(0, len(flags), count or 1))


def _image(maze: Maze, walls: Maze, image: Callable[[int, int], Cell]) -> Maze:
    """`walls` with the images of pits, start and goal."""
    pits = frozenset(image(x, y) for x, y in maze.pits)
    return replace(walls, pits=pits, start=image(*maze.start), goal=image(*maze.goal))


def _order(maze: Maze) -> tuple[object, ...]:
    return (maze.width, maze.height, maze.right, maze.below, sorted(maze.pits), maze.start, maze.goal)


SYMMETRY: Symmetry[Mazes] = Symmetry(turn=turn, mirror=mirror, normal=normal)
