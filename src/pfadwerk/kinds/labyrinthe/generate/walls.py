"""What makes mazes of spanning trees: loops, braiding, rooms, and walls that two mazes share."""

from __future__ import annotations

from random import Random

from pfadwerk.kinds.labyrinthe.generate.budget import Budget
from pfadwerk.kinds.labyrinthe.generate.tree import CHUNK, Walls, spanning_tree


def open_loops(random: Random, flags: bytearray, share: float) -> bytearray:
    """The flags with about `share` of the walls taken away."""
    if share <= 0:
        return flags
    draw = random.random
    return bytearray([flag and draw() >= share for flag in flags])


def tree_with_loops(random: Random, size: tuple[int, int], loops: float, budget: Budget) -> Walls:
    """A spanning tree with about `loops` of its walls taken away."""
    right, below = spanning_tree(random, *size, budget)
    return open_loops(random, right, loops), open_loops(random, below, loops)


def braided(random: Random, size: tuple[int, int], loops: float, budget: Budget) -> Walls:
    """A maze without dead ends: one wall of each is opened; then loops."""
    width, height = size
    right, below = tree_with_loops(random, size, loops, budget)
    for cell in range(width * height):
        if cell % CHUNK == 0:
            budget.step()
        around = _sides(cell, width, height)
        standing = [(axis, place) for axis, place in around if (below if axis else right)[place]]
        if standing and len(around) - len(standing) <= 1:
            axis, place = standing[int(random.random() * len(standing))]
            (below if axis else right)[place] = 0
    return right, below


def _sides(cell: int, width: int, height: int) -> list[tuple[int, int]]:
    """The flags around a cell: 0 and a place in `right`, or 1 and a place in `below`; the border isn't among them."""
    y, x = divmod(cell, width)
    sides = []
    if x:
        sides.append((0, y * (width - 1) + x - 1))
    if x < width - 1:
        sides.append((0, y * (width - 1) + x))
    if y:
        sides.append((1, cell - width))
    if y < height - 1:
        sides.append((1, cell))
    return sides


def rooms(random: Random, size: tuple[int, int], loops: float, largest: int, budget: Budget) -> Walls:
    """Rooms up to `largest` x `largest`: the board is divided by walls with a door each; loops are further doors."""
    width, height = size
    right, below = bytearray((width - 1) * height), bytearray(width * (height - 1))
    stack = [(0, 0, width, height)]
    divided = 0
    while stack:
        x, y, wide, high = stack.pop()
        divided += 1
        if divided % 1000 == 1:
            budget.step()
        if max(wide, high) <= largest:
            continue
        if wide > high or (wide == high and random.random() < 0.5):
            left = 1 + int(random.random() * (wide - 1))
            first, row = y * (width - 1) + x + left - 1, width - 1
            _raise_wall(random, right, range(first, first + high * row, row), loops)
            stack += [(x, y, left, high), (x + left, y, wide - left, high)]
        else:
            top = 1 + int(random.random() * (high - 1))
            first = (y + top - 1) * width + x
            _raise_wall(random, below, range(first, first + wide), loops)
            stack += [(x, y, wide, top), (x, y + top, wide, high - top)]
    return right, below


def _raise_wall(random: Random, flags: bytearray, places: range, loops: float) -> None:
    door = places[int(random.random() * len(places))]
    for place in places:
        flags[place] = place != door and random.random() >= loops
