"""From the cells of each line to its way through them.

Where a line touches itself its cells alone may allow several ways; any way through exactly these cells that joins
the two numbers is as good as another.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from pfadwerk.errors import InputError
from pfadwerk.grid import Cell
from pfadwerk.kinds.arukone.model import PACKAGE, Line, Lines, Puzzle, in_order

PATIENCE = 100_000  # steps of the search for one line's way; lines drawn by people need about one a cell


def lines_on(puzzle: Puzzle, owner: Mapping[Cell, int]) -> Lines:
    """The lines whose cells are given. Cells that make no line come out as pieces that `check` objects to."""
    cells_of: dict[int, set[Cell]] = {}
    for cell, number in owner.items():
        cells_of.setdefault(number, set()).add(cell)
    lines = (line for number, cells in cells_of.items() for line in _lines(puzzle, number, cells))
    return in_order(Lines(tuple(lines)))


def _lines(puzzle: Puzzle, number: int, cells: set[Cell]) -> Iterator[Line]:
    ends = [cell for cell in puzzle.places.get(number, ()) if cell in cells]
    if len(ends) == 2 and (way := _way(cells, ends[0], ends[1])):
        yield Line(number, way)
        return
    yield from _pieces(number, cells, ends)


def _pieces(number: int, cells: set[Cell], ends: list[Cell]) -> Iterator[Line]:
    left = set(cells)
    for end in ends:
        if end not in left:
            continue
        way = _shortest(left, ends) if len(ends) == 2 and end == ends[0] else ()
        way = way or _onward(left, end)
        left.difference_update(way)
        if len(way) > 1:  # a number alone: nothing was drawn there
            yield Line(number, way)
    for cell in sorted(left, key=lambda cell: (cell[1], cell[0])):
        yield Line(number, (cell,))


def _beside(cells: set[Cell], cell: Cell) -> list[Cell]:
    x, y = cell
    return [each for each in ((x, y - 1), (x, y + 1), (x - 1, y), (x + 1, y)) if each in cells]


def _onward(left: set[Cell], start: Cell) -> tuple[Cell, ...]:
    """From a number on for as long as it goes."""
    way = {start: start}
    while ahead := [cell for cell in _beside(left, next(reversed(way))) if cell not in way]:
        way[ahead[0]] = start
    return tuple(way)


def _shortest(cells: set[Cell], ends: list[Cell]) -> tuple[Cell, ...]:
    """A shortest way between the ends inside the cells, () where there is none."""
    came: dict[Cell, Cell] = {ends[0]: ends[0]}
    queue = [ends[0]]
    for cell in queue:
        for beside in _beside(cells, cell):
            if beside not in came:
                came[beside] = cell
                queue.append(beside)
    if ends[1] not in came:
        return ()
    way = [ends[1]]
    while way[-1] != ends[0]:
        way.append(came[way[-1]])
    return tuple(way[::-1])


def _way(cells: set[Cell], start: Cell, goal: Cell) -> tuple[Cell, ...]:
    """A way from start to goal through all cells exactly once, () where there is none."""
    way = [start]
    left = cells - {start}
    choices = [_ahead(left, start, goal)]
    for _ in range(PATIENCE):
        if not left and way[-1] == goal:
            return tuple(way)
        if choices[-1]:
            way.append(choices[-1].pop())
            left.discard(way[-1])
            choices.append(_ahead(left, way[-1], goal))
        else:
            choices.pop()
            left.add(way.pop())
            if not choices:
                return ()
    raise InputError("tangled", package=PACKAGE, cell=start)


def _ahead(left: set[Cell], cell: Cell, goal: Cell) -> list[Cell]:
    """Where the way may go on, the best last: a cell with one other way out must be passed now or never."""
    if cell == goal or not _one_piece(left, cell):
        return []
    ahead = [each for each in _beside(left, cell) if each != goal or len(left) == 1]
    return sorted(ahead, key=lambda each: -len(_beside(left, each)))


def _one_piece(left: set[Cell], cell: Cell) -> bool:
    """Whether all cells still to be passed hang together, seen from where the way stands."""
    if len(_beside(left, cell)) == 1:
        return True  # on a corridor nothing can be cut off that wasn't before
    seen, edge = {cell}, [cell]
    while edge:
        for beside in _beside(left, edge.pop()):
            if beside not in seen:
                seen.add(beside)
                edge.append(beside)
    return len(seen) == len(left) + 1
