"""Levels of flow games: `size,0,number,flows;cell,cell,…;…`, one a line, with the way of each flow; read only."""

from __future__ import annotations

import re

from pfadwerk.grid import Cell
from pfadwerk.kinds.arukone.model import COVER, PACKAGE, Line, Lines, Puzzle, in_order
from pfadwerk.kinds.arukone.text.common import Arukone, puzzle_of, refuse, side
from pfadwerk.kinds.arukone.text.readonly import ReadOnly
from pfadwerk.kinds.interface import Document, Entry
from pfadwerk.text.cursor import Cursor, Token
from pfadwerk.text.cursor import Line as TextLine

_LEVEL = re.compile(r"\s*\d+(:\d+)?,0,\d+,\d+(,[^;]*)?;\d+,\d+", re.ASCII)
_FIELDS = 4


class FlowPack(ReadOnly):
    """Cover. Cells are counted from 0, row by row."""

    key = "flow-pack"

    def recognises(self, text: str) -> bool:
        """Whether it begins as a level does."""
        return _LEVEL.match(text) is not None

    def read(self, text: str, *, lenient: bool = False) -> Arukone:
        """Read all levels with their solutions."""
        cursor = Cursor(text)
        entries = tuple(_level(line) for line in cursor.rest())
        if not entries:
            cursor.take("flow-level", package=PACKAGE)
        return Document(entries)


def _level(line: TextLine) -> Entry[Puzzle, Lines]:
    parts = _split(Token(line.text.rstrip().rstrip(";"), line.number, 1), ";")
    head = _split(parts[0], ",")
    if len(head) < _FIELDS or any(token.text for token in head[_FIELDS:]):
        raise refuse(head[_FIELDS] if len(head) > _FIELDS else parts[0], "flow-level")
    sides = _split(head[0], ":")
    width, height = side(sides[0]), side(sides[-1])
    flows = head[3].integer(1, width * height // 2)
    if flows != len(parts) - 1:
        raise refuse(head[3], "pairs-follow", announced=flows, count=len(parts) - 1)
    ways = [_way(part, width, height) for part in parts[1:]]
    return Entry(_puzzle(width, height, ways), _solution(ways), head[2].text)


def _split(token: Token, sign: str) -> list[Token]:
    parts, column = [], token.column
    for part in token.text.split(sign):
        parts.append(Token(part.strip(), token.line, column))
        column += len(part) + 1
    return parts


def _way(part: Token, width: int, height: int) -> list[tuple[Cell, Token]]:
    way = []
    for token in _split(part, ","):
        index = token.integer(0, width * height - 1)
        way.append(((index % width, index // width), token))
    if len(way) < 2:
        raise refuse(part, "flow-way")
    return way


def _puzzle(width: int, height: int, ways: list[list[tuple[Cell, Token]]]) -> Puzzle:
    placed: dict[Cell, tuple[int, Token]] = {}
    for number, way in enumerate(ways, start=1):
        for cell, token in (way[0], way[-1]):
            if cell in placed:
                raise refuse(token, "cell-free", cell=cell)
            placed[cell] = number, token
    return puzzle_of(width, height, placed, COVER)


def _solution(ways: list[list[tuple[Cell, Token]]]) -> Lines:
    lines = (Line(number, tuple(cell for cell, _ in way)) for number, way in enumerate(ways, start=1))
    return in_order(Lines(tuple(lines)))
