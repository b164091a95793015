"""Mazes drawn with `+`, `-` and `|`, one below the other: to read, to write by hand, to paste into a mail.

    +---+---+---+
    | S     | O |
    +   +---+   +
    |         G |
    +---+---+---+

Letters stand in their cell: `S` start, `G` goal, `O` pit. Without `S` and `G` start and goal are the corners.
A line of instructions below the mazes is their solution.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain

from pfadwerk.finding import Finding
from pfadwerk.grid import Cell
from pfadwerk.kinds.interface import Document, Entry, Written
from pfadwerk.kinds.labyrinthe.model import MAX_SIDE, Instructions, Maze, Mazes
from pfadwerk.kinds.labyrinthe.solution_text import arrows, instructions
from pfadwerk.kinds.labyrinthe.text.drawing import read_drawing
from pfadwerk.text.cursor import Cursor

_BORDER = re.compile(r"\s*\+(-+\+)+[ \t]*(\n|$)")
_GAP = "   "


@dataclass(frozen=True, slots=True)
class MapFormat:
    """The readable format; it holds every extension and the solution."""

    key: str = "map"

    def recognises(self, text: str) -> bool:
        """A first line such as `+---+---+`."""
        return _BORDER.match(text) is not None

    def read(self, text: str, *, lenient: bool = False) -> Document[Mazes, Instructions]:
        """Read the mazes and the solution, if there is one."""
        cursor = Cursor(text)
        mazes: list[Maze] = []
        while len(mazes) < 2 or _at_border(cursor):
            mazes.append(read_drawing(cursor))
        return Document((Entry(Mazes(tuple(mazes)), _solution(cursor)),))

    def can_write(self, puzzle: Mazes) -> bool:
        """Everything can be drawn."""
        return all(max(maze.width, maze.height) <= MAX_SIDE for maze in puzzle.mazes)

    def write(self, puzzle: Mazes, solution: Instructions | None = None) -> Written:
        """The mazes with blank lines between them, then the solution."""
        blocks = ["\n".join(drawn(maze)) for maze in puzzle.mazes]
        if solution is not None and solution.directions:
            blocks.append(arrows(solution.directions))
        # A missing line can't tell the empty solution from none.
        losses = (Finding("solution-left-out"),) if solution is not None and not solution.directions else ()
        return Written("\n\n".join(blocks) + "\n", losses)


def drawn(maze: Maze) -> Iterator[str]:
    """The lines of one maze."""
    yield _seam(maze, -1)
    for y in range(maze.height):
        yield "|" + "".join(_marks(maze, (x, y)) + ("|" if maze.wall_right(x, y) else " ") for x in range(maze.width))
        yield _seam(maze, y)


def _seam(maze: Maze, y: int) -> str:
    return "+" + "".join(("---" if maze.wall_below(x, y) else _GAP) + "+" for x in range(maze.width))


def _marks(maze: Maze, cell: Cell) -> str:
    places = (("S", cell == maze.start), ("O", cell in maze.pits), ("G", cell == maze.goal))
    return "".join(mark for mark, here in places if here).center(3)


def _at_border(cursor: Cursor) -> bool:
    line = cursor.peek()
    return line is not None and line.text.lstrip().startswith("+")


def _solution(cursor: Cursor) -> Instructions | None:
    parts = [instructions(line.text, line.number).directions for line in cursor.rest()]
    return Instructions(tuple(chain.from_iterable(parts))) if parts else None
