"""Cell by cell, row by row, all partial answers at once: those that look alike at the edge of the swept part are one.

The edge is a tuple of plugs: one for each column (a line going down into the next row) and a last one (a line going
right into the next cell). A plug is 0 (no line), a number (the line comes from that number), or -k, k = 1, 2, …
(one of the two plugs of a line that has met no number yet).
"""

from __future__ import annotations

from collections.abc import Generator, Iterator

from pfadwerk.grid import Cell
from pfadwerk.kinds.arukone.model import Lines, Link, Puzzle
from pfadwerk.kinds.arukone.rules import check
from pfadwerk.kinds.arukone.trace import lines_from

Edge = tuple[int, ...]
Step = tuple[Edge, bool, bool]  # the edge before, and whether the cell's line goes on right and down
Layer = dict[Edge, list[Step]]


def sweep(puzzle: Puzzle) -> Iterator[Lines | None]:
    """All solutions, each once; `None` for each partial answer looked at.

    Whether a line touches itself isn't seen at the edge: under `tight` the answers are filtered at the end.
    """
    layers = yield from _layers(puzzle)
    for links in _ways_back(puzzle, layers):
        lines = lines_from(puzzle, links)
        yield lines if not puzzle.rules.tight or not check(puzzle, lines) else None


def count_by_sweep(puzzle: Puzzle) -> Iterator[int | None]:
    """The number of solutions (not under `tight`), exactly; `None` for each partial answer looked at."""
    ways = {(0,) * (puzzle.width + 1): 1}
    for cell in puzzle.cells if _paired(puzzle) else ():
        further: dict[Edge, int] = {}
        for edge, number in ways.items():
            yield None
            for after, _, _ in _steps(puzzle, cell, edge):
                further[after] = further.get(after, 0) + number
        ways = further
    yield sum(ways.values()) if _paired(puzzle) else 0


def _paired(puzzle: Puzzle) -> bool:
    return bool(puzzle.places) and all(len(cells) == 2 for cells in puzzle.places.values())


def _layers(puzzle: Puzzle) -> Generator[None, None, list[Layer]]:
    layers: list[Layer] = [{(0,) * (puzzle.width + 1): []}]
    if not _paired(puzzle):
        return [{}]
    for cell in puzzle.cells:
        layer: Layer = {}
        for edge in layers[-1]:
            yield None
            for after, right, down in _steps(puzzle, cell, edge):
                layer.setdefault(after, []).append((edge, right, down))
        layers.append(layer)
    return layers


def _ways_back(puzzle: Puzzle, layers: list[Layer]) -> Iterator[list[Link]]:
    cells = list(puzzle.cells)
    stack: list[tuple[int, Edge, list[Link]]] = [(len(cells), edge, []) for edge in layers[-1]] if layers[-1] else []
    while stack:
        index, edge, links = stack.pop()
        if index == 0:
            yield links
            continue
        x, y = cell = cells[index - 1]
        for before, right, down in layers[index][edge]:
            more = [(cell, (x + 1, y))] * right + [(cell, (x, y + 1))] * down
            stack.append((index - 1, before, links + more))


def _steps(puzzle: Puzzle, cell: Cell, edge: Edge) -> Iterator[Step]:
    """What can happen in a cell: the edge after it, and whether its line goes on right and down."""
    x, y = cell
    above, left = edge[x], edge[-1]
    number = puzzle.number(cell)
    right = puzzle.is_open((x + 1, y))
    down = puzzle.is_open((x, y + 1))
    incoming = [plug for plug in (above, left) if plug]
    rest = list(edge)
    rest[x] = rest[-1] = 0
    if cell in puzzle.blocked:
        if not incoming:
            yield _named(rest), False, False
        return
    if number and incoming:
        if len(incoming) == 1 and _join(rest, incoming[0], number):
            yield _named(rest), False, False
    elif number or len(incoming) == 1:
        plug = number or incoming[0]
        yield from _going_on(rest, x, plug, right, down)
    elif len(incoming) == 2:
        if _join(rest, above, left):
            yield _named(rest), False, False
    else:
        if not puzzle.rules.cover:
            yield _named(rest), False, False
        if right and down:
            rest[x] = rest[-1] = min(rest, default=0) - 1
            yield _named(rest), True, True


def _going_on(rest: list[int], x: int, plug: int, right: bool, down: bool) -> Iterator[Step]:
    if right:
        yield _named([*rest[:-1], plug]), True, False
    if down:
        yield _named([*rest[:x], plug, *rest[x + 1 :]]), False, True


def _join(rest: list[int], one: int, other: int) -> bool:
    """Join two plugs that have left the edge; False where that makes a ring or joins two numbers."""
    if one > 0 and other > 0:
        return one == other
    if one == other:
        return False
    gone, name = (one, other) if one < 0 else (other, one)
    rest[rest.index(gone)] = name
    return True


def _named(edge: list[int]) -> Edge:
    """Plugs without a number named in the order of the columns, so that alike edges are equal."""
    names: dict[int, int] = {}
    for plug in edge:
        if plug < 0 and plug not in names:
            names[plug] = -len(names) - 1
    return tuple(names.get(plug, plug) for plug in edge)
