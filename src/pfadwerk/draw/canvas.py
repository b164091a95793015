"""A rectangle of characters, each with a role, that becomes lines of text."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from pfadwerk.draw.pens import Paint, Pens
from pfadwerk.draw.scene import Role


class Canvas:
    """Characters on a rectangle. What lies outside of it is not drawn."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._rows = [[" "] * width for _ in range(height)]
        self._paints: list[list[Paint]] = [[("board", "")] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, role: Role) -> None:
        """Write `text` from (x, y) to the right."""
        for column, character in enumerate(text, x):
            if self._holds(column, y):
                self._rows[y][column] = character
                self._paints[y][column] = role, self._paints[y][column][1]

    def ground(self, x: int, y: int, width: int, role: Role) -> None:
        """Colour the ground of a piece of a row."""
        for column in range(x, x + width):
            if self._holds(column, y):
                self._paints[y][column] = self._paints[y][column][0], role

    def crop(self, x: int, width: int) -> Canvas:
        """The columns from `x` on."""
        part = Canvas(min(width, self.width - x), self.height)
        part._rows = [row[x : x + width] for row in self._rows]
        part._paints = [row[x : x + width] for row in self._paints]
        return part

    def lines(self, pens: Pens | None) -> list[str]:
        """The rows: plain without pens (blanks at their ends left out), else all of equal width and coloured."""
        if pens is None:
            return ["".join(row).rstrip() for row in self._rows]
        return [self._coloured(y, pens) for y in range(self.height)]

    def _holds(self, x: int, y: int) -> bool:
        return 0 <= x < self.width and 0 <= y < self.height

    def _coloured(self, y: int, pens: Pens) -> str:
        return "".join(pens.sgr(paint) + text for paint, text in self._pieces(y)) + "\x1b[0m"

    def _pieces(self, y: int) -> Iterator[tuple[Paint, str]]:
        for paint, pairs in groupby(zip(self._paints[y], self._rows[y], strict=True), key=lambda pair: pair[0]):
            yield paint, "".join(character for _, character in pairs)
