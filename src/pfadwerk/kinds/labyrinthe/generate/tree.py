"""Random spanning trees by walking on at random and going back where no way is left."""

from __future__ import annotations

from itertools import permutations
from random import Random

from pfadwerk.kinds.labyrinthe.generate.budget import Budget

CHUNK = 40_000  # cells between two looks at the clock: some tens of milliseconds

Walls = tuple[bytearray, bytearray]
"""Flags to the right and below, as in `Maze`."""


def spanning_tree(random: Random, width: int, height: int, budget: Budget) -> Walls:
    """The walls of a maze in which exactly one way joins any two cells."""
    # Cells lie in rows of width+1 with a closed column and closed rows around, so that nothing asks for the border.
    row = width + 1
    closed = bytearray(b"\1") * (row * (height + 2))
    for y in range(1, height + 1):
        closed[row * y : row * y + width] = bytes(width)
    right, below = bytearray(b"\1") * len(closed), bytearray(b"\1") * len(closed)
    stack = [row]
    closed[row] = 1
    while stack:
        budget.step()
        _grow(random, stack, closed, (right, below), row)
    return _inside(right, below, width, height)


def _grow(random: Random, stack: list[int], closed: bytearray, walls: Walls, row: int) -> None:
    right, below = walls
    orders = list(permutations((1, -1, row, -row)))
    draw = random.random
    for _ in range(CHUNK):
        here = stack[-1]
        for delta in orders[int(draw() * 24)]:
            there = here + delta
            if not closed[there]:
                closed[there] = 1
                stack.append(there)
                if delta in (1, -1):
                    right[min(here, there)] = 0
                else:
                    below[min(here, there)] = 0
                break
        else:
            stack.pop()
            if not stack:
                return


def _inside(right: bytearray, below: bytearray, width: int, height: int) -> Walls:
    row = width + 1
    rows = [slice(row * y, row * y + width) for y in range(1, height + 1)]
    return (
        bytearray().join([right[each][:-1] for each in rows]),
        bytearray().join([below[each] for each in rows[:-1]]),
    )
