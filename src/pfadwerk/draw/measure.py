"""How large the cells of a text board are drawn."""

from __future__ import annotations

from dataclasses import dataclass

from pfadwerk.draw.scene import Panel


@dataclass(frozen=True, slots=True)
class Measure:
    """Characters across a cell, and whether the lines between cells have rows and columns of their own."""

    cell: int
    framed: bool = True

    @property
    def pitch(self) -> int:
        """From one cell to the next."""
        return self.cell + 1 if self.framed else self.cell

    def width(self, panel: Panel) -> int:
        """Characters that the panel takes in a row, its border included."""
        return panel.width * self.pitch + (1 if self.framed else 2)

    def height(self, panel: Panel) -> int:
        """Rows that the panel takes, its border included."""
        return 2 * panel.height + 1 if self.framed else panel.height + 2

    def column(self, x: int) -> int:
        """First column of a cell."""
        return 1 + x * self.pitch

    def row(self, y: int) -> int:
        """Row of a cell."""
        return 1 + y * 2 if self.framed else 1 + y
