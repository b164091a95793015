"""Grids of numbers and `-` under a line `COLS ROWS`; read only."""

from __future__ import annotations

from pfadwerk.grid import Cell
from pfadwerk.kinds.arukone.model import LOOSE, MAX_NUMBER, PACKAGE
from pfadwerk.kinds.arukone.text.common import Arukone, all_whole, filled_lines, one, puzzle_of, refuse, side
from pfadwerk.kinds.arukone.text.links import tokens_of
from pfadwerk.kinds.arukone.text.readonly import ReadOnly
from pfadwerk.text.cursor import Cursor, Token


class DashGrid(ReadOnly):
    """No rule comes with it: loose."""

    key = "dash-grid"

    def recognises(self, text: str) -> bool:
        """Whether a size and a row with a `-` stand there."""
        lines = [line.split() for line in filled_lines(text[:100_000])]
        if len(lines) < 2 or len(lines[0]) != 2 or not all_whole(lines[0]):
            return False
        words = [word for line in lines[1:] for word in line]
        return "-" in words and len(lines[1]) == int(lines[0][0][:6]) and all_whole(set(words) - {"-"})

    def read(self, text: str, *, lenient: bool = False) -> Arukone:
        """Read one board."""
        cursor = Cursor(text)
        header = cursor.take("board-size", package=PACKAGE)
        tokens = header.tokens()
        if len(tokens) != 2:
            raise refuse(tokens[2] if len(tokens) > 2 else header.end(), "board-size")
        width, height = side(tokens[0]), side(tokens[1])
        placed: dict[Cell, tuple[int, Token]] = {}
        for y in range(height):
            for x, token in enumerate(tokens_of(cursor, width, "board-row")):
                if token.text != "-":
                    placed[x, y] = token.integer(1, MAX_NUMBER), token
        cursor.end()
        return one(puzzle_of(width, height, placed, LOOSE))
