"""A rectangle of characters, each with a role, that becomes lines of text."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from pfadwerk.draw.colour import channels
from pfadwerk.draw.scene import Role
from pfadwerk.draw.theme import Theme

GRID = "grid"
"""The role of the faint lines between cells."""

Paint = tuple[Role, Role]
"""The role that colours a character, and the one that colours the ground below it."""


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

    def lines(self, theme: Theme | None) -> list[str]:
        """The rows: plain without a theme (blanks at their ends left out), else all of equal width and coloured."""
        if theme is None:
            return ["".join(row).rstrip() for row in self._rows]
        return [self._coloured(y, theme) for y in range(self.height)]

    def _holds(self, x: int, y: int) -> bool:
        return 0 <= x < self.width and 0 <= y < self.height

    def _coloured(self, y: int, theme: Theme) -> str:
        return "".join(_sgr(paint, theme) + text for paint, text in self._pieces(y)) + "\x1b[0m"

    def _pieces(self, y: int) -> Iterator[tuple[Paint, str]]:
        for paint, pairs in groupby(zip(self._paints[y], self._rows[y], strict=True), key=lambda pair: pair[0]):
            yield paint, "".join(character for _, character in pairs)


def _sgr(paint: Paint, theme: Theme) -> str:
    """Ink and paper of the theme both: then the contrast is the theme's, whatever the terminal's own colours."""
    role, ground = paint
    ink = theme.lines if role == GRID else theme.style(role).ink
    paper = (theme.style(ground).tint if ground else "") or theme.paper
    return "\x1b[38;2;{};{};{};48;2;{};{};{}m".format(*channels(ink), *channels(paper))
