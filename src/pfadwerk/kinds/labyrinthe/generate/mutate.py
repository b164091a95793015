"""Small changes of mazes: the steps of hill climbing."""

from __future__ import annotations

from random import Random

from pfadwerk.grid import DIRECTIONS, Cell, Direction
from pfadwerk.kinds.labyrinthe.generate.draft import Draft, draft_of
from pfadwerk.kinds.labyrinthe.model import Instructions, Maze, Mazes
from pfadwerk.kinds.labyrinthe.rules import visits

ON_THE_WAY = 0.6  # share of the changes where somebody walks; elsewhere most change nothing


def changed(random: Random, puzzle: Mazes, solution: Instructions | None, share_of_pits: float) -> Mazes:
    """The mazes with one to three walls or pits changed in one of them, mostly along the ways of the solution."""
    place = random.randrange(len(puzzle.mazes))
    maze = puzzle.mazes[place]
    walked = [] if solution is None else list(visits(maze, solution))
    draft = draft_of(maze)
    for _ in range(1 + random.randrange(3)):
        _change(random, draft, _spot(random, maze, walked), share_of_pits)
    mazes = list(puzzle.mazes)
    mazes[place] = draft.maze()
    return Mazes(tuple(mazes))


def _spot(random: Random, maze: Maze, walked: list[Cell]) -> Cell:
    if walked and random.random() < ON_THE_WAY:
        return walked[random.randrange(len(walked))]
    return random.randrange(maze.width), random.randrange(maze.height)


def _change(random: Random, draft: Draft, spot: Cell, share_of_pits: float) -> None:
    most = round(share_of_pits * draft.width * draft.height)
    direction = DIRECTIONS[random.randrange(len(DIRECTIONS))]
    if most and random.random() < 0.3:
        _change_pit(random, draft, direction.step(spot) if random.random() < 0.7 else spot, most)
    else:
        _change_wall(draft, spot, direction)


def _change_wall(draft: Draft, cell: Cell, direction: Direction) -> None:
    other = direction.step(cell)
    x, y = min(cell[0], other[0]), min(cell[1], other[1])
    if direction in (Direction.LEFT, Direction.RIGHT):
        if 0 <= x < draft.width - 1:
            draft.right[y * (draft.width - 1) + x] ^= 1
    elif 0 <= y < draft.height - 1:
        draft.below[y * draft.width + x] ^= 1


def _change_pit(random: Random, draft: Draft, cell: Cell, most: int) -> None:
    if cell in draft.pits:
        draft.pits.remove(cell)
    elif draft.holds(cell) and cell not in (draft.start, draft.goal):
        if len(draft.pits) >= most:
            draft.pits.remove(_drawn(random, draft.pits))
        draft.pits.add(cell)


def _drawn(random: Random, pits: set[Cell]) -> Cell:
    ordered = sorted(pits)  # a set's own order isn't the same everywhere
    return ordered[random.randrange(len(ordered))]
