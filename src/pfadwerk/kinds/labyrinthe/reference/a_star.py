"""A*: breadth-first search that expands first what lies nearest to the goal by a lower bound.

Both bounds are consistent (one instruction lowers them by 1 at most), so a state is expanded at its true distance.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush

from pfadwerk.kinds.labyrinthe.model import Instructions, Maze, Mazes
from pfadwerk.kinds.labyrinthe.reference.explored import Parents, one_sequence, others
from pfadwerk.kinds.labyrinthe.reference.tables import FAR, PACE, Joint, State, Work, distances_to_goal, joint_of

Bounds = Sequence[Sequence[int]]
"""For each maze and cell a lower bound on the instructions to its goal."""


def with_manhattan(puzzle: Mazes) -> Iterator[Instructions | None]:
    """A* with the Manhattan distance."""
    joint = yield from joint_of(puzzle)
    bounds = []
    for maze in puzzle.mazes:
        bounds.append((yield from manhattan(maze)))
    yield from _a_star(joint, bounds)


def with_exact(puzzle: Mazes) -> Iterator[Instructions | None]:
    """A* with the exact distances of each maze alone."""
    joint = yield from joint_of(puzzle)
    bounds = []
    for table in joint.tables:
        bounds.append((yield from distances_to_goal(table)))
    yield from _a_star(joint, bounds)


def manhattan(maze: Maze) -> Work[list[int]]:
    """The Manhattan distance to the goal of each cell; where pits are, a fall may be the shorter way."""
    x, y = maze.goal
    fall = 1 + abs(maze.start[0] - x) + abs(maze.start[1] - y) if maze.pits else FAR
    bounds = []
    for number, cell in enumerate(maze.cells(), start=1):
        if number % PACE == 0:
            yield
        bounds.append(min(abs(cell[0] - x) + abs(cell[1] - y), fall))
    return bounds


def _a_star(joint: Joint, bounds: Bounds) -> Iterator[Instructions | None]:
    parents: Parents = {joint.start: []}
    for state in _expanded(joint, bounds, parents):
        yield one_sequence(parents, joint.goal) if state == joint.goal else None
    if joint.goal in parents:
        yield from others(parents, joint.start, joint.goal)


def _expanded(joint: Joint, bounds: Bounds, parents: Parents) -> Iterator[State]:
    """Expand states by distance + bound, until all that can lie on optimal sequences are."""
    distances = {joint.start: 0}
    most = FAR - 1  # beyond it no state is of use: at first what has no way, then what is longer than the optimum
    queue = [(_bound(bounds, joint.start), 0, joint.start)]
    closed: set[State] = set()
    while queue and queue[0][0] <= most:
        _, minus_distance, state = heappop(queue)
        if state in closed:
            continue
        closed.add(state)
        yield state
        if state == joint.goal:
            most = -minus_distance
            continue
        distance = 1 - minus_distance
        for index, reached in enumerate(joint.successors(state)):
            known = distances.get(reached, FAR)
            if distance < known:
                distances[reached] = distance
                parents[reached] = [(state, index)]
                heappush(queue, (distance + _bound(bounds, reached), -distance, reached))
            elif distance == known:
                parents[reached].append((state, index))


def _bound(bounds: Bounds, state: State) -> int:
    return max(bound[cell] for bound, cell in zip(bounds, state, strict=True))
