"""A second maze whose walls are related to those of the first."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from pfadwerk.kinds.labyrinthe.generate.budget import Budget
from pfadwerk.kinds.labyrinthe.generate.parameters import Board
from pfadwerk.kinds.labyrinthe.generate.tree import CHUNK, Walls
from pfadwerk.kinds.labyrinthe.generate.walls import open_loops


@dataclass(frozen=True, slots=True)
class Relation:
    """How a maze follows another: `similar`, `opposite` or `turned`; a share of the places goes its own way."""

    name: str
    difference: float


def related(random: Random, first: Walls, board: Board, relation: Relation, budget: Budget) -> Walls:
    """Walls `similar` or `opposite` to those of the first but for a share of differences, or `turned` by 180°."""
    if relation.name == "turned":  # row by row, turning by 180 degrees is reading backwards
        return first[0][::-1], first[1][::-1]
    liked = 0 if relation.name == "similar" else 1
    draw, difference = random.random, relation.difference
    # Kruskal takes the places by these numbers: those below 1 are the ones where the first maze's flag is liked.
    keys = [draw() + (flag != liked or draw() < difference) for flag in first[0] + first[1]]
    places = sorted(range(len(keys)), key=keys.__getitem__)
    right, below = _tree_along(places, first, board, budget)
    return open_loops(random, right, board.share_of_loops), open_loops(random, below, board.share_of_loops)


def _tree_along(places: list[int], first: Walls, board: Board, budget: Budget) -> Walls:
    """The spanning tree that opens each place that joins two parts of the board."""
    width, split = board.width, len(first[0])
    right, below = bytearray(b"\1") * split, bytearray(b"\1") * len(first[1])
    part = list(range(board.cells))
    for number, place in enumerate(places):
        if number % CHUNK == 0:
            budget.step()
        down = place >= split
        one = place - split if down else place + place // (width - 1)
        other = one + (width if down else 1)
        while part[one] != one:
            part[one] = one = part[part[one]]
        while part[other] != other:
            part[other] = other = part[part[other]]
        if one != other:
            part[one] = other
            if down:
                below[place - split] = 0
            else:
                right[place] = 0
    return right, below
