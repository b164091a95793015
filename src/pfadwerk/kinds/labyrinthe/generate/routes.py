"""Ways through one maze alone, fast enough for a million cells."""

from __future__ import annotations

from pfadwerk.grid import Cell
from pfadwerk.kinds.labyrinthe.generate.budget import Budget
from pfadwerk.kinds.labyrinthe.generate.draft import Draft

DELTAS = ((1, 1, 0), (2, -1, 0), (4, 0, 1), (8, 0, -1))
"""Bits of steps, with what they do to x and y."""


def search(draft: Draft, budget: Budget) -> tuple[list[list[int]], bytearray]:
    """The cells (numbered row by row) at distance 0, 1, 2, … from the start, up to the goal's layer; an empty layer
    says that the goal can't be reached. And the bit of the step by which each cell was entered first."""
    width = draft.width
    ways = [(bit, dx + dy * width) for bit, dx, dy in DELTAS]
    steps, free = _open_steps(draft)
    start, goal = number(draft, draft.start), number(draft, draft.goal)
    came = bytearray(len(steps))
    layers = [[start]]
    free[start] = 0
    while layers[-1] and layers[-1][-1] != goal:
        if len(layers) % 64 == 1:
            budget.step()
        following = []
        for cell in layers[-1]:
            opened = steps[cell]
            for bit, delta in ways:
                if opened & bit and free[cell + delta]:
                    free[cell + delta] = 0
                    came[cell + delta] = bit
                    following.append(cell + delta)
        if came[goal] and following:
            following.remove(goal)
            following.append(goal)
        layers.append(following)
    return layers, came


def route(draft: Draft, budget: Budget) -> list[Cell] | None:
    """A shortest way from start to goal; None where there is none."""
    layers, came = search(draft, budget)
    if not layers[-1]:
        return None
    back = {bit: (dx, dy) for bit, dx, dy in DELTAS}
    here = draft.goal
    way = [here]
    while here != draft.start:
        dx, dy = back[came[number(draft, here)]]
        here = here[0] - dx, here[1] - dy
        way.append(here)
    return way[::-1]


def openings(draft: Draft, cell: Cell) -> list[Cell]:
    """The cells that no wall parts from `cell`."""
    x, y = cell
    row = draft.width - 1
    found = []
    if x and not draft.right[y * row + x - 1]:
        found.append((x - 1, y))
    if x < row and not draft.right[y * row + x]:
        found.append((x + 1, y))
    if y and not draft.below[(y - 1) * draft.width + x]:
        found.append((x, y - 1))
    if y < draft.height - 1 and not draft.below[y * draft.width + x]:
        found.append((x, y + 1))
    return found


def _open_steps(draft: Draft) -> tuple[bytearray, bytearray]:
    """For each cell the steps that no wall stops, as bits (1 right, 2 left, 4 down, 8 up); and whether it is no pit."""
    width, height = draft.width, draft.height
    steps = bytearray(width * height)
    free = bytearray(b"\1") * (width * height)
    for y in range(height):
        row = width * y
        for x, flag in enumerate(draft.right[(width - 1) * y : (width - 1) * (y + 1)]):
            if not flag:
                steps[row + x] |= 1
                steps[row + x + 1] |= 2
    for cell, flag in enumerate(draft.below):
        if not flag:
            steps[cell] |= 4
            steps[cell + width] |= 8
    for x, y in draft.pits:
        free[y * width + x] = 0
    return steps, free


def number(draft: Draft, cell: Cell) -> int:
    """The number of a cell, row by row."""
    return cell[1] * draft.width + cell[0]
