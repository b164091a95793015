"""Random mazes, and a brute force written from the rules alone."""

from __future__ import annotations

import random

from pfadwerk.grid import DIRECTIONS, Cell
from pfadwerk.kinds.labyrinthe.model import Maze, Mazes
from pfadwerk.kinds.labyrinthe.rules import follow


def random_maze(rng: random.Random, most: int = 5) -> Maze:
    width, height = rng.randint(1, most), rng.randint(1, most)
    walls, pits = rng.choice((0.1, 0.3, 0.45)), rng.choice((0.0, 0.1, 0.25))
    cells = [(x, y) for y in range(height) for x in range(width)]
    corners = rng.random() < 0.5
    start = (0, 0) if corners else rng.choice(cells)
    goal = (width - 1, height - 1) if corners else rng.choice(cells)
    dug = {cell for cell in cells if rng.random() < pits}
    return Maze(
        width,
        height,
        bytes(rng.random() < walls for _ in range((width - 1) * height)),
        bytes(rng.random() < walls for _ in range(width * (height - 1))),
        frozenset(dug if rng.random() < 0.1 else dug - {goal}),
        start,
        goal,
    )


def random_mazes(rng: random.Random, most: int = 5, count: int | None = None) -> Mazes:
    number = count or rng.choice((2, 2, 2, 3))
    return Mazes(tuple(random_maze(rng, most if number == 2 else 3) for _ in range(number)))


def brute_force(puzzle: Mazes) -> tuple[int | None, int]:
    """The optimum (None: there is none) and the number of optimal sequences, by `rules.follow` alone."""
    goals = tuple(maze.goal for maze in puzzle.mazes)
    layer: dict[tuple[Cell, ...], int] = {tuple(maze.start for maze in puzzle.mazes): 1}
    seen = set(layer)
    depth = 0
    while layer and goals not in layer:
        following: dict[tuple[Cell, ...], int] = {}
        for cells, ways in layer.items():
            for direction in DIRECTIONS:
                to = tuple(follow(maze, cell, direction)[0] for maze, cell in zip(puzzle.mazes, cells, strict=True))
                if to not in seen:
                    following[to] = following.get(to, 0) + ways
        seen.update(following)
        layer = following
        depth += 1
    return (depth, layer[goals]) if layer else (None, 0)
