"""Walks on plain square boards as sets of cells in whole numbers, a bit a cell: fast enough in Python for 20 x 20."""

from __future__ import annotations

from dataclasses import dataclass, field

from pfadwerk.grid import DIRECTIONS, Direction

Bits = int


class Field:
    """A square board of which some cells hold batteries; cells row by row from 0."""

    def __init__(self, size: int, batteries: Bits) -> None:
        self.size = size
        self.batteries = batteries
        self.all = (1 << size * size) - 1
        self.free = self.all & ~batteries
        left = sum(1 << row * size for row in range(size))
        self._not_left, self._not_right = self.all & ~left, self.all & ~(left << size - 1)

    def beside(self, cells: Bits) -> Bits:
        """All neighbours of the cells."""
        across = (cells & self._not_right) << 1 | (cells & self._not_left) >> 1
        return (cells << self.size | cells >> self.size | across) & self.all

    def reach(self, cell: int, beyond: int) -> Reach:
        """What walks from a cell lead to; known to `beyond` steps after the last new cell."""
        layers, arrivals, seen, fresh = [1 << cell], [0], 1 << cell, 0
        while fresh <= beyond:
            around = self.beside(layers[-1])
            arrivals.append(around & self.batteries)
            layers.append(around & self.free)
            fresh = 0 if around & ~seen else fresh + 1
            seen |= around
            if not layers[-1]:
                break
        return Reach(self, layers, arrivals)


@dataclass(slots=True)
class Reach:
    """Walks from one cell: by length, the free cells and the batteries where they can end."""

    ground: Field
    layers: list[Bits]
    arrivals: list[Bits]
    batteries: Bits = field(init=False)

    def __post_init__(self) -> None:
        self.batteries = 0
        for arrivals in self.arrivals:
            self.batteries |= arrivals

    def lengths(self, cell: int) -> list[int]:
        """The lengths, as far as known, of walks to a cell that isn't the start."""
        ends = self.arrivals if self.ground.batteries >> cell & 1 else self.layers
        return [length for length, cells in enumerate(ends) if length and cells >> cell & 1]

    def way(self, cell: int, length: int) -> list[Direction]:
        """The steps of a walk to a cell, of one of these lengths."""
        way = []
        for left in range(length - 1, -1, -1):
            direction, cell = next(
                (direction, before)
                for direction in DIRECTIONS
                if (before := self._beside(cell, direction.opposite)) is not None and self.layers[left] >> before & 1
            )
            way.append(direction)
        return way[::-1]

    def _beside(self, cell: int, direction: Direction) -> int | None:
        y, x = divmod(cell, self.ground.size)
        x, y = direction.step((x, y))
        return y * self.ground.size + x if 0 <= x < self.ground.size and 0 <= y < self.ground.size else None
