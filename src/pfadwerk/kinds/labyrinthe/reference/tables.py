"""What the searches know of a maze: where each instruction leads from each cell, written out once."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from operator import getitem
from typing import TypeVar

from pfadwerk.grid import DIRECTIONS, Cell
from pfadwerk.kinds.labyrinthe.model import Maze, Mazes

T = TypeVar("T")

State = tuple[int, ...]
"""The cell number of each person."""

FAR = 1 << 60  # farther than any goal that can be reached

PACE = 32  # cells between two moments to stop; tables of a million cells take seconds

Work = Generator[None, None, T]
"""Work that yields at moments to stop, and returns its result."""


@dataclass(frozen=True, slots=True)
class Table:
    """A maze by cell numbers (row by row): `next[direction][cell]`, directions in the order of `DIRECTIONS`."""

    next: tuple[Sequence[int], ...]
    start: int
    goal: int


def table_of(maze: Maze) -> Work[Table]:
    """The transitions of a maze: walls, pits and the goal that holds its person are in them."""
    goal = _number(maze, maze.goal)
    ways = [list(range(maze.width * maze.height)) for _ in DIRECTIONS]
    up, down, left, right = ways
    for y in range(maze.height):
        for x in range(maze.width):
            here = y * maze.width + x
            if here % PACE == PACE - 1:
                yield
            if not maze.wall_right(x, y):
                right[here], left[here + 1] = here + 1, here
            if not maze.wall_below(x, y):
                down[here], up[here + maze.width] = here + maze.width, here
    yield from _dig_pits(maze, ways)
    for way in ways:
        way[goal] = goal
    return Table(tuple(ways), _number(maze, maze.start), goal)


def _dig_pits(maze: Maze, ways: list[list[int]]) -> Work[None]:
    start = _number(maze, maze.start)
    for number, pit in enumerate(maze.pits, start=1):
        if number % PACE == 0:
            yield
        for direction, way in zip(DIRECTIONS, ways, strict=True):
            edge = direction.opposite.step(pit)
            if maze.holds(edge) and not maze.blocked(edge, direction):
                way[_number(maze, edge)] = start


def _number(maze: Maze, cell: Cell) -> int:
    return cell[1] * maze.width + cell[0]


@dataclass(frozen=True, slots=True)
class Joint:
    """All mazes together: `ways[direction]` holds for each person where that instruction leads from each cell."""

    tables: tuple[Table, ...]
    ways: tuple[tuple[Sequence[int], ...], ...]
    start: State
    goal: State

    def successors(self, state: State) -> list[State]:
        """The states after each of the four instructions, in their order."""
        return [tuple(map(getitem, way, state)) for way in self.ways]


def joint_of(puzzle: Mazes) -> Work[Joint]:
    """The tables of all mazes."""
    tables = []
    for maze in puzzle.mazes:
        tables.append((yield from table_of(maze)))
    ways = tuple(zip(*(table.next for table in tables), strict=True))
    return Joint(tuple(tables), ways, tuple(table.start for table in tables), tuple(table.goal for table in tables))


def distances_to_goal(table: Table) -> Work[list[int]]:
    """The fewest instructions from each cell to the goal of this maze alone; `FAR` where none lead there."""
    origins = yield from _origins(table)
    distances = [FAR] * len(origins)
    distances[table.goal] = 0
    queue = [table.goal]
    for number, to in enumerate(queue, start=1):
        if number % PACE == 0:
            yield
        for cell in origins[to]:
            if distances[cell] == FAR:
                distances[cell] = distances[to] + 1
                queue.append(cell)
    return distances


def _origins(table: Table) -> Work[list[list[int]]]:
    """To each cell those that an instruction leads from."""
    origins: list[list[int]] = [[] for _ in table.next[0]]
    for way in table.next:
        for cell, to in enumerate(way):
            if cell % PACE == PACE - 1:
                yield
            if cell != to:
                origins[to].append(cell)
    return origins
