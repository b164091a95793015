"""`W H x1 y1 x2 y2 …`: one puzzle a line, pair by pair; read only."""

from __future__ import annotations

from pfadwerk.grid import Cell
from pfadwerk.kinds.arukone.model import LOOSE, PACKAGE, Lines, Puzzle
from pfadwerk.kinds.arukone.text.common import Arukone, all_whole, filled_lines, puzzle_of, refuse, side
from pfadwerk.kinds.arukone.text.readonly import ReadOnly
from pfadwerk.kinds.interface import Document, Entry
from pfadwerk.text.cursor import Cursor, Line, Token


class OneLiner(ReadOnly):
    """Coordinates from 0, x first. No rule comes with it: loose."""

    key = "one-liner"

    def recognises(self, text: str) -> bool:
        """Whether the first line holds a size and whole pairs of cells."""
        words = next(iter(filled_lines(text[:100_000])), "").split()
        return len(words) >= 6 and len(words) % 4 == 2 and all_whole(words)

    def read(self, text: str, *, lenient: bool = False) -> Arukone:
        """Read all puzzles."""
        cursor = Cursor(text)
        entries: tuple[Entry[Puzzle, Lines], ...] = tuple(Entry(_read(line)) for line in cursor.rest())
        if not entries:
            cursor.take("board-size", package=PACKAGE)
        return Document(entries)


def _read(line: Line) -> Puzzle:
    tokens = line.tokens()
    if len(tokens) < 6 or len(tokens) % 4 != 2:
        raise refuse(line.end(), "whole-pairs", count=len(tokens))
    width, height = side(tokens[0]), side(tokens[1])
    placed: dict[Cell, tuple[int, Token]] = {}
    for index in range(2, len(tokens), 2):
        cell = tokens[index].integer(0, width - 1), tokens[index + 1].integer(0, height - 1)
        if cell in placed:
            raise refuse(tokens[index], "cell-free", cell=cell)
        placed[cell] = (index + 2) // 4, tokens[index]
    return puzzle_of(width, height, placed, LOOSE)
