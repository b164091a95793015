"""Generators of simultaneous mazes."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from pfadwerk.kinds.interface import Generator
from pfadwerk.kinds.labyrinthe.generate import walls
from pfadwerk.kinds.labyrinthe.generate.budget import Budget
from pfadwerk.kinds.labyrinthe.generate.candidate import Method
from pfadwerk.kinds.labyrinthe.generate.hardest import HARDEST
from pfadwerk.kinds.labyrinthe.generate.parameters import DIFFERENCE, RELATION, ROOM, Board, share, whole
from pfadwerk.kinds.labyrinthe.generate.related import Relation, related
from pfadwerk.kinds.labyrinthe.generate.tree import Walls
from pfadwerk.kinds.labyrinthe.generate.wished import generator
from pfadwerk.kinds.labyrinthe.model import Instructions, Mazes
from pfadwerk.kinds.parameter import Value


def _tree(values: Mapping[str, Value]) -> Method:
    return _tree_walls


def _tree_walls(random: Random, board: Board, before: list[Walls], budget: Budget) -> Walls:
    return walls.tree_with_loops(random, board.size, board.share_of_loops, budget)


def _braided(values: Mapping[str, Value]) -> Method:
    return lambda random, board, before, budget: walls.braided(random, board.size, board.share_of_loops, budget)


def _rooms(values: Mapping[str, Value]) -> Method:
    largest = whole(values, ROOM) or 1
    return lambda random, board, before, budget: walls.rooms(random, board.size, board.share_of_loops, largest, budget)


def _related(values: Mapping[str, Value]) -> Method:
    name = str(RELATION.validated(values.get(RELATION.key, RELATION.default)))
    relation = Relation(name, share(values, DIFFERENCE))

    def method(random: Random, board: Board, before: list[Walls], budget: Budget) -> Walls:
        if not before:
            return _tree_walls(random, board, before, budget)
        return related(random, before[0], board, relation, budget)

    return method


GENERATORS: Mapping[str, Generator[Mazes, Instructions]] = {
    "tree": generator(_tree, ()),
    "rooms": generator(_rooms, (ROOM,)),
    "braided": generator(_braided, ()),
    "related": generator(_related, (RELATION, DIFFERENCE)),
    "hardest": HARDEST,
}
