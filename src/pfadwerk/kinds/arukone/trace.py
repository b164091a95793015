"""From single links between cells to lines, also where the links make no right answer."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from pfadwerk.grid import Cell
from pfadwerk.kinds.arukone.model import Line, Lines, Link, Puzzle, in_order, link


def lines_from(puzzle: Puzzle, links: Iterable[Link]) -> Lines:
    """The lines that links make: each runs to the next number, end or branch; rings end where they began."""
    left = set(links)
    beside = _beside(left)
    ends = [cell for cell in sorted(beside, key=_row_first) if puzzle.number(cell) or len(beside[cell]) != 2]
    found = []
    for start in (*ends, *sorted(beside, key=_row_first)):
        for first in sorted(beside[start], key=_row_first):
            if link(start, first) in left:
                found.append(_walk(puzzle, beside, left, start, first))
    return in_order(Lines(tuple(found)))


def _row_first(cell: Cell) -> Cell:
    return cell[1], cell[0]


def _beside(links: Iterable[Link]) -> dict[Cell, list[Cell]]:
    beside: dict[Cell, list[Cell]] = {}
    for one, other in links:
        beside.setdefault(one, []).append(other)
        beside.setdefault(other, []).append(one)
    return beside


def _walk(puzzle: Puzzle, beside: Mapping[Cell, list[Cell]], left: set[Link], start: Cell, first: Cell) -> Line:
    cells = [start, first]
    left.discard(link(start, first))
    while not puzzle.number(cells[-1]) and len(beside[cells[-1]]) == 2 and cells[-1] != start:
        ahead = next(cell for cell in beside[cells[-1]] if cell != cells[-2])
        left.discard(link(cells[-1], ahead))
        cells.append(ahead)
    return Line(puzzle.number(start) or puzzle.number(cells[-1]), tuple(cells))
