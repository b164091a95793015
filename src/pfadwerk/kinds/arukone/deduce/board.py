"""A board as the deductions see it: cells and edges by index, and what never changes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from pfadwerk.kinds.arukone.model import Link, Puzzle


@dataclass(frozen=True, slots=True)
class Graph:
    """Cells (`y * width + x`) and the edges between neighbouring open cells."""

    width: int
    height: int
    cover: bool
    tight: bool
    edges: tuple[tuple[int, int], ...]
    around: tuple[tuple[tuple[int, int], ...], ...]  # by cell: (edge, cell beyond)
    numbers: tuple[int, ...]
    bits: Mapping[int, int]  # by number: a bit of its own; none for 0
    need: tuple[int, ...]  # by cell: how many lines' ends meet there, 0 for blocked cells
    colour: tuple[int, ...]  # by cell: +1 or -1, as on a chessboard; 0 for blocked cells

    def link(self, edge: int) -> Link:
        """The two cells that an edge joins."""
        one, other = self.edges[edge]
        return (one % self.width, one // self.width), (other % self.width, other // self.width)

    def is_corner(self, cell: int) -> bool:
        """Whether a cell lies in a corner of the board."""
        return cell % self.width in (0, self.width - 1) and cell // self.width in (0, self.height - 1)


def graph_of(puzzle: Puzzle, *, cover: bool, tight: bool) -> Graph:
    """The graph of a puzzle, read as covering or tight or not."""
    width = puzzle.width
    is_open = [cell not in puzzle.blocked for cell in puzzle.cells]
    edges: list[tuple[int, int]] = []
    around: list[list[tuple[int, int]]] = [[] for _ in is_open]
    for cell, inside in enumerate(is_open):
        for beyond, fits in ((cell + 1, (cell + 1) % width > 0), (cell + width, cell + width < len(is_open))):
            if inside and fits and is_open[beyond]:
                around[cell].append((len(edges), beyond))
                around[beyond].append((len(edges), cell))
                edges.append((cell, beyond))
    need = (0 if not inside else 1 if number else 2 for inside, number in zip(is_open, puzzle.numbers, strict=True))
    colour = (fits * (1 - 2 * ((cell % width + cell // width) % 2)) for cell, fits in enumerate(is_open))
    return Graph(
        width,
        puzzle.height,
        cover,
        tight,
        tuple(edges),
        tuple(map(tuple, around)),
        puzzle.numbers,
        {0: 0} | {number: 1 << place for place, number in enumerate(puzzle.places)},
        tuple(need),
        tuple(colour),
    )
