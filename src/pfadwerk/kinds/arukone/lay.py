"""Lays tight lines between given pairs of cells, at random: where an author fixed numbers, the rest is built around."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Sequence
from random import Random

from pfadwerk.grid import Cell, neighbours

TRIES = 40


def lay_lines(
    width: int, height: int, pairs: Sequence[tuple[Cell, Cell]], blocked: Collection[Cell], chance: Random
) -> list[list[Cell]] | None:
    """A tight way for each pair, none crossing another; None where chance found none."""
    for _ in range(TRIES):
        ways: list[list[Cell]] = []
        taken = {*blocked, *(cell for pair in pairs for cell in pair)}
        for pair in chance.sample(range(len(pairs)), len(pairs)):
            way = _way(width, height, pairs[pair], taken, chance)
            if way is None:
                break
            taken.update(way)
            ways.append(way)
        else:
            return sorted(ways, key=lambda way: pairs.index((way[0], way[-1])))
    return None


def _way(
    width: int, height: int, ends: tuple[Cell, Cell], taken: Collection[Cell], chance: Random
) -> list[Cell] | None:
    """A shortest way on a random part of the free cells; shortest on any part is tight on the whole.

    (Two cells of it that are neighbours without following each other would be a shortcut on that part.)
    """
    share = chance.uniform(0.6, 1.0)
    open_cells = {
        (x, y) for x in range(width) for y in range(height) if (x, y) not in taken and chance.random() < share
    }
    before: dict[Cell, Cell] = {}
    queue = deque([ends[0]])
    while queue:
        here = queue.popleft()
        for there in neighbours(here, width, height):
            if there == ends[1] and here != ends[0]:
                return [*_back(before, ends[0], here), there]
            if there in open_cells and there not in before:
                before[there] = here
                queue.append(there)
    return None


def _back(before: dict[Cell, Cell], start: Cell, end: Cell) -> list[Cell]:
    way = [end]
    while way[-1] != start:
        way.append(before[way[-1]])
    return way[::-1]
