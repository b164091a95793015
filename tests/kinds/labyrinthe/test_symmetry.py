"""Images of mazes, wall by wall."""

from __future__ import annotations

import random

from pfadwerk.grid import DIRECTIONS, Cell, Direction
from pfadwerk.kinds.labyrinthe.model import Mazes
from pfadwerk.kinds.labyrinthe.symmetry import mirror, normal, turn
from tests.kinds.labyrinthe.boards import brute_force, random_maze, random_mazes

UP, DOWN, LEFT, RIGHT = Direction
TURNED = {UP: RIGHT, RIGHT: DOWN, DOWN: LEFT, LEFT: UP}
MIRRORED = {UP: UP, DOWN: DOWN, LEFT: RIGHT, RIGHT: LEFT}


def test_every_wall_pit_start_and_goal_turns_and_mirrors() -> None:
    rng = random.Random(1)
    for _ in range(200):
        maze = random_maze(rng)
        turned, mirrored = turn(Mazes((maze, maze))).mazes[0], mirror(Mazes((maze, maze))).mazes[0]

        def by_turn(cell: Cell, height: int = maze.height) -> Cell:
            return height - 1 - cell[1], cell[0]

        def by_mirror(cell: Cell, width: int = maze.width) -> Cell:
            return width - 1 - cell[0], cell[1]

        for image, of, directions in ((turned, by_turn, TURNED), (mirrored, by_mirror, MIRRORED)):
            assert (of(maze.start), of(maze.goal)) == (image.start, image.goal)
            assert {of(pit) for pit in maze.pits} == image.pits
            for cell in maze.cells():
                for each in DIRECTIONS:
                    assert image.blocked(of(cell), directions[each]) == maze.blocked(cell, each)


def test_images_have_as_many_shortest_sequences() -> None:
    rng = random.Random(2)
    for _ in range(40):
        puzzle = random_mazes(rng, most=4)
        known = brute_force(puzzle)
        assert brute_force(turn(puzzle)) == brute_force(mirror(puzzle)) == known
        assert brute_force(normal(puzzle)) == known
