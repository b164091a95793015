"""Why a maze alone has no way: what can be reached, and which walls and pits would have to go."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass

from pfadwerk.grid import DIRECTIONS, Cell
from pfadwerk.kinds.labyrinthe.model import Maze


@dataclass(frozen=True, slots=True)
class Blocker:
    """A pit, or a wall between two cells."""

    pit: Cell | None = None
    wall: tuple[Cell, Cell] | None = None


def reachable(maze: Maze, begin: Cell) -> set[Cell]:
    """The cells joined to `begin` without walls or pits between; `begin` itself in any case."""
    seen = {begin}
    stack = [begin]
    while stack:
        cell = stack.pop()
        for direction in DIRECTIONS:
            entered = direction.step(cell)
            if not maze.blocked(cell, direction) and entered not in maze.pits and entered not in seen:
                seen.add(entered)
                stack.append(entered)
    return seen


def last_blockers(maze: Maze) -> list[Blocker]:
    """The walls and pits each of which alone closes the last way: without it there were one."""
    near, far = reachable(maze, maze.start), reachable(maze, maze.goal)
    found = dict.fromkeys(_walls_between(maze, near, far))
    found |= dict.fromkeys(_pits_between(maze, near, far))
    return list(found)


def _walls_between(maze: Maze, near: set[Cell], far: set[Cell]) -> Iterator[Blocker]:
    if maze.goal in maze.pits:
        return
    for cell in sorted(near):
        for direction in DIRECTIONS:
            entered = direction.step(cell)
            if entered in far and maze.blocked(cell, direction):
                yield Blocker(wall=(cell, entered))


def _pits_between(maze: Maze, near: set[Cell], far: set[Cell]) -> Iterator[Blocker]:
    if maze.goal in maze.pits:
        # Only the goal itself can be too much: any other pit would leave it a pit.
        if any(not maze.blocked(maze.goal, each) and each.step(maze.goal) in near for each in DIRECTIONS):
            yield Blocker(pit=maze.goal)
        return
    for pit in sorted(maze.pits):
        beside = {direction.step(pit) for direction in DIRECTIONS if not maze.blocked(pit, direction)}
        if beside & near and beside & far:
            yield Blocker(pit=pit)


def fewest_blockers(maze: Maze) -> list[Blocker]:
    """As few walls and pits as possible that would have to go for a way; empty where there is one."""
    before: dict[Cell, tuple[Cell, list[Blocker]]] = {}
    costs = {maze.start: 0}
    queue = deque([maze.start])
    while queue:
        cell = queue.popleft()
        for entered, blocking in _around(maze, cell):
            cost = costs[cell] + len(blocking)
            if cost < costs.get(entered, 1 << 60):
                costs[entered] = cost
                before[entered] = (cell, blocking)
                (queue.append if blocking else queue.appendleft)(entered)
    found: list[Blocker] = []
    here = maze.goal
    while here != maze.start:
        here, blocking = before[here]
        found = blocking + found
    return found


def _around(maze: Maze, cell: Cell) -> Iterator[tuple[Cell, list[Blocker]]]:
    for direction in DIRECTIONS:
        entered = direction.step(cell)
        if maze.holds(entered):
            blocking = [Blocker(wall=(cell, entered))] if maze.blocked(cell, direction) else []
            if entered in maze.pits:
                blocking.append(Blocker(pit=entered))
            yield entered, blocking
