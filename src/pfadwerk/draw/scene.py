"""A scene: what is to be seen on a grid, as shapes with roles. It knows no colours; a theme brings them.

Cells are counted from 0. Lattice points are the corners of cells: (0, 0) is the top left corner of the board.
"""

from __future__ import annotations

from dataclasses import dataclass

from pfadwerk.grid import Cell, Direction

Role = str
"""What a shape is for: "board", "free", "wall", "blocked", "given", "robot", "battery", "empty-battery", "start",
"goal", "pit", "portal", "one-way", "path-0" … "path-N" (lines of solutions, coloured by number), "error", "hint"."""


@dataclass(frozen=True, slots=True)
class Fill:
    """A cell filled as a whole."""

    cell: Cell
    role: Role


@dataclass(frozen=True, slots=True)
class Mark:
    """A symbol in a cell: a short text (number, letter) that every output can show; `arrows` point out of it."""

    cell: Cell
    role: Role
    text: str = ""
    arrows: tuple[Direction, ...] = ()


@dataclass(frozen=True, slots=True)
class Edge:
    """A straight piece of grid line from one lattice point to the next lattice points on the same line."""

    start: Cell
    end: Cell
    role: Role


@dataclass(frozen=True, slots=True)
class Path:
    """A way through cell centres. Consecutive cells that aren't neighbours (falls, portals) are jumps.

    A way that isn't `directed` (a line that joins two ends) is drawn without arrow heads.
    """

    cells: tuple[Cell, ...]
    role: Role
    label: str = ""
    directed: bool = True


Shape = Fill | Mark | Edge | Path


@dataclass(frozen=True, slots=True)
class Panel:
    """One board: its size in cells, its shapes from back to front; `grid` shows the lines between all cells."""

    width: int
    height: int
    shapes: tuple[Shape, ...]
    caption: str = ""
    grid: bool = True


@dataclass(frozen=True, slots=True)
class Scene:
    """Boards side by side, and a description in words or as a text board for those who can't see it."""

    panels: tuple[Panel, ...]
    description: str = ""

    def _repr_svg_(self) -> str:
        """How notebooks show a scene."""
        from pfadwerk.draw.svg import to_svg

        return to_svg(self)

    def __str__(self) -> str:
        from pfadwerk.draw.terminal import to_terminal

        return to_terminal(self, width=100)
