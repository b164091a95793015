"""Where steps lead, and how long walks between batteries can be. Written apart from the rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from pfadwerk.grid import DIRECTIONS, Cell, Direction
from pfadwerk.kinds.stromrallye.model import Board

Cells = frozenset[Cell]


class Terrain:
    """The steps that are possible from every cell, whatever the charges."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.batteries = {battery.cell: index for index, battery in enumerate(board.batteries)}
        self._allowed = {each.cell: each.directions for each in board.one_way}
        self._exit = {a: b for pair in board.portals for a, b in (pair, pair[::-1])}
        self._steps: dict[Cell, tuple[tuple[Direction, Cell], ...]] = {}

    def steps(self, cell: Cell) -> tuple[tuple[Direction, Cell], ...]:
        """Each possible direction with the cell one then stands on."""
        if cell not in self._steps:
            self._steps[cell] = tuple(self._possible(cell))
        return self._steps[cell]

    def _possible(self, cell: Cell) -> Iterator[tuple[Direction, Cell]]:
        for direction in self._allowed.get(cell, DIRECTIONS):
            x, y = direction.step(cell)
            inside = 0 <= x < self.board.width and 0 <= y < self.board.height
            if inside and (x, y) not in self.board.walls and direction in self._allowed.get((x, y), DIRECTIONS):
                yield direction, self._exit.get((x, y), (x, y))

    def before(self, cell: Cell) -> Iterator[tuple[Cell, Direction]]:
        """The cells from which one step leads to `cell`, with its direction."""
        entrance = self._exit.get(cell, cell)
        for direction in DIRECTIONS:
            origin = direction.opposite.step(entrance)
            if (direction, cell) in self.steps(origin):
                yield origin, direction

    def after(self, cells: Iterable[Cell]) -> Cells:
        """The cells that one step leads to."""
        return frozenset(there for cell in cells for _, there in self.steps(cell))

    def connected(self, cells: Iterable[Cell]) -> Cells:
        """All cells that some walk leads to, whatever it costs; it may cross batteries."""
        reached = fresh = frozenset(cells)
        while fresh:
            fresh = self.after(fresh) - reached
            reached |= fresh
        return reached

    def free(self, cells: Cells) -> Cells:
        """Those without a battery."""
        return frozenset(cells - self.batteries.keys())


@dataclass(slots=True)
class Walks:
    """All walks through free cells from one cell, in layers: `layer(t)` is where a walk of t steps can be.

    A layer follows from the one before, so the layers repeat from the first one that was there already.
    """

    terrain: Terrain
    start: Cell
    layers: list[Cells] = field(default_factory=list)
    period: int = 0
    seen: dict[Cells, int] = field(default_factory=dict)
    arrivals: dict[int, list[int]] = field(default_factory=dict)  # by the layer's index: they repeat with the layers

    def layer(self, steps: int) -> Cells:
        """The free cells (and the start) on which a walk of so many steps can end."""
        while len(self.layers) <= steps and not self.period:
            self._extend()
        return self.layers[self._index(steps)]

    def ends(self, steps: int) -> Cells:
        """Where a walk of `steps` >= 1 can end, battery or not."""
        return self.terrain.after(self.layer(steps - 1))

    def reached(self, longest: int) -> Iterator[tuple[int, int]]:
        """(battery, length) of every walk of at most `longest` steps, short ones first."""
        for length in range(1, longest + 1):
            cells = self.layer(length - 1)
            if not cells:
                return
            yield from ((battery, length) for battery in self._arrivals(length))

    def can_walk(self, steps: int) -> bool:
        """Whether a walk of exactly so many steps exists; its last step may enter a battery's cell."""
        return steps == 0 or bool(self.ends(steps))

    def way(self, steps: int, goal: Cell | None) -> list[Direction]:
        """The directions of a walk of exactly `steps` steps to `goal`, to any cell where it is None."""
        if steps and goal is None:
            ends = self.ends(steps)
            goal = min(self.terrain.free(ends) or ends)  # entering an emptied battery would be one more swap
        way: list[Direction] = []
        for left in range(steps, 0, -1):
            layer = self.layer(left - 1)
            goal, direction = next(each for each in self.terrain.before(goal or self.start) if each[0] in layer)
            way.append(direction)
        return way[::-1]

    def _arrivals(self, length: int) -> list[int]:
        index = self._index(length - 1)
        if index not in self.arrivals:
            cells = sorted(self.ends(length) & self.terrain.batteries.keys())
            self.arrivals[index] = [self.terrain.batteries[cell] for cell in cells]
        return self.arrivals[index]

    def _extend(self) -> None:
        layer = self.terrain.free(self.terrain.after(self.layers[-1])) if self.layers else frozenset({self.start})
        if layer in self.seen:
            self.period = len(self.layers) - self.seen[layer]
            return
        self.seen[layer] = len(self.layers)
        self.layers.append(layer)

    def _index(self, steps: int) -> int:
        if steps < len(self.layers):
            return steps
        begin = len(self.layers) - self.period
        return begin + (steps - begin) % self.period
