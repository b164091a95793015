"""Side-by-side lanes for ways that pass the same place more than once, so that every visit can be seen."""

from __future__ import annotations

import itertools
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from pfadwerk.draw.scene import Path
from pfadwerk.grid import Cell

LANES = 7
"""More passages than this share lanes: lines thinner than a twelfth of a cell can't be told apart anyway."""

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Run:
    """A piece of a path without jumps: its cells, and for each step the lane it takes (0 = middle, ±1, ±2, …)."""

    cells: tuple[Cell, ...]
    lanes: tuple[int, ...]


def runs_of(path: Path) -> list[tuple[Cell, ...]]:
    """The pieces of a path between its jumps; standing still is left out."""
    runs: list[list[Cell]] = []
    for cell in path.cells:
        if not runs or not _near(runs[-1][-1], cell):
            runs.append([cell])
        elif cell != runs[-1][-1]:
            runs[-1].append(cell)
    return [tuple(run) for run in runs]


def lay(paths: Iterable[Path]) -> tuple[list[list[Run]], int]:
    """The runs of every path with lanes, and how many lanes are in use."""
    taken: dict[tuple[Cell, Cell], set[int]] = defaultdict(set)
    laid = [[Run(cells, _lanes(cells, taken)) for cells in runs_of(path)] for path in paths]
    return laid, max((len(lanes) for lanes in taken.values()), default=1)


def points_of(run: Run, gap: float) -> list[Point]:
    """The corners of a run's line in cells (0.5, 0.5 = middle of the first cell), lanes `gap` apart."""
    if not run.lanes:
        x, y = run.cells[0]
        return [(x + 0.5, y + 0.5)]
    points = [_beside(run.cells[0], run, 0, gap)]
    for index in range(1, len(run.lanes)):
        points += _through(run, index, gap)
    points.append(_beside(run.cells[-1], run, len(run.lanes) - 1, gap))
    return _without_middles(points)


def _near(first: Cell, second: Cell) -> bool:
    return abs(first[0] - second[0]) + abs(first[1] - second[1]) <= 1


def _lanes(cells: Sequence[Cell], taken: dict[tuple[Cell, Cell], set[int]]) -> tuple[int, ...]:
    """A lane for each step: straight on in the same lane where it is free, else the one nearest to the middle."""
    lanes: list[int] = []
    before: bool | None = None
    for first, second in itertools.pairwise(cells):
        used = taken[min(first, second), max(first, second)]
        sideways = first[1] == second[1]
        wanted = lanes[-1:] if before == sideways else []
        lanes.append(_free([*wanted, *_ORDER], used))
        used.add(lanes[-1])
        before = sideways
    return tuple(lanes)


_ORDER = tuple((place + 1) // 2 * (1 if place % 2 else -1) for place in range(LANES))


def _free(wanted: Sequence[int], used: set[int]) -> int:
    return next((lane for lane in wanted if lane not in used), wanted[0])


def _beside(cell: Cell, run: Run, step: int, gap: float) -> Point:
    """The middle of a cell, moved aside into the lane of a step."""
    shift = run.lanes[step] * gap
    sideways = run.cells[step][1] == run.cells[step + 1][1]
    x, y = cell[0] + 0.5, cell[1] + 0.5
    return (x, y + shift) if sideways else (x + shift, y)


def _through(run: Run, index: int, gap: float) -> list[Point]:
    """The corners on the way through a cell: one round a bend, two where the lane changes or the way turns back."""
    cell = run.cells[index]
    into, out = _beside(cell, run, index - 1, gap), _beside(cell, run, index, gap)
    sideways_in = run.cells[index - 1][1] == cell[1]
    sideways_out = run.cells[index + 1][1] == cell[1]
    if sideways_in == sideways_out:
        return [into, out]
    return [(out[0], into[1]) if sideways_in else (into[0], out[1])]


def _without_middles(points: Sequence[Point]) -> list[Point]:
    """Leaves out points in the middle of straight lines, and repeated ones."""
    kept: list[Point] = []
    for point in points:
        if kept and kept[-1] == point:
            continue
        if len(kept) > 1 and _straight(kept[-2], kept[-1], point):
            kept[-1] = point
        else:
            kept.append(point)
    return kept


def _straight(first: Point, second: Point, third: Point) -> bool:
    """Whether the second point lies between the others on a grid line (turning back is not straight on)."""
    for axis in (0, 1):
        if first[axis] == second[axis] == third[axis]:
            return (second[1 - axis] - first[1 - axis]) * (third[1 - axis] - second[1 - axis]) > 0
    return False
