"""Pits where they matter: beside the way, so that a step too far costs; the way itself stays."""

from __future__ import annotations

from math import ceil
from random import Random

from pfadwerk.finding import Finding
from pfadwerk.grid import Cell
from pfadwerk.kinds.labyrinthe.generate.budget import Budget
from pfadwerk.kinds.labyrinthe.generate.draft import Draft
from pfadwerk.kinds.labyrinthe.generate.routes import openings, route, search

NEAR = 0.7  # share of the pits that open off the way, as far as there is room


def dig_pits(random: Random, draft: Draft, share: float, budget: Budget) -> None:
    """Dig about `share` of the cells; a shortest way is left as it is, so the maze stays solvable."""
    count = round(share * draft.width * draft.height)
    way = route(draft, budget) if count else None
    if way is None:
        return
    kept = set(way)
    near = list(dict.fromkeys(cell for here in way for cell in openings(draft, here) if cell not in kept))
    random.shuffle(near)
    draft.pits.update(near[: ceil(NEAR * count)])
    for _ in range(4 * count):  # no more: a crowded board gets fewer pits than asked
        if len(draft.pits) >= count:
            break
        cell = random.randrange(draft.width), random.randrange(draft.height)
        if cell not in kept:
            draft.pits.add(cell)


def close(random: Random, draft: Draft, budget: Budget) -> Finding:
    """Make a solvable maze unsolvable by exactly one pit or wall too many; says which."""
    layers, _ = search(draft, budget)
    way = route(draft, budget) or []
    last = len(layers) - 1
    # The cells of one layer part start and goal: all but one of them become pits, and the last way is closed.
    depths = range(max(1, last // 4), max(1, 3 * last // 4) + 1)
    depth = min(depths, key=lambda depth: (len(layers[depth]), random.random()))
    layer = [(cell % draft.width, cell // draft.width) for cell in layers[depth]]
    draft.pits.update(cell for cell in layer if cell not in (way[depth], draft.goal))
    if way[depth] != draft.goal and random.random() < 0.5:
        draft.pits.add(way[depth])
        return Finding("closed-by-pit", (way[depth],))
    before = {(cell % draft.width, cell // draft.width) for cell in layers[depth - 1]}
    for cell in before.intersection(openings(draft, way[depth])):
        raise_wall(draft, cell, way[depth])
    return Finding("closed-by-wall", (way[depth - 1], way[depth]))


def raise_wall(draft: Draft, one: Cell, other: Cell) -> None:
    """Put a wall between two neighbours."""
    x, y = min(one[0], other[0]), min(one[1], other[1])
    if one[1] == other[1]:
        draft.right[y * (draft.width - 1) + x] = 1
    else:
        draft.below[y * draft.width + x] = 1
