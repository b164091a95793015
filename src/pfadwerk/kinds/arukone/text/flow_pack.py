"""Levels of flow games: `size,0,number,flows;cell,cell,…;…`, one a line, with the way of each flow; read only.

Three more fields may follow the flows: bridges, holes (`45:46`, cells that aren't there), walls (`1|10:2|11`).
"""

from __future__ import annotations

import re
from dataclasses import replace

from pfadwerk.grid import Cell
from pfadwerk.kinds.arukone.model import COVER, PACKAGE, Line, Lines, Puzzle, in_order
from pfadwerk.kinds.arukone.text.common import Arukone, puzzle_of, refuse, side
from pfadwerk.kinds.arukone.text.readonly import ReadOnly
from pfadwerk.kinds.interface import Document, Entry
from pfadwerk.text.cursor import Cursor, Token
from pfadwerk.text.cursor import Line as TextLine

_LEVEL = re.compile(r"\s*\d+(:\d+)?(\+B)?,0,\d+,\d+(,[^;]*)?;\d+,\d+", re.ASCII)
_FIELDS = 4
_BORDER = "+B"  # drawn around the board, without meaning for it
_BRIDGES, _HOLES, _WALLS = 4, 5, 6


class FlowPack(ReadOnly):
    """Cover. Cells are counted from 0, row by row; holes are blocked cells.

    For bridges there is no rule here, nor for walls but those around holes.
    """

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
    if not _FIELDS <= len(head) <= _WALLS + 1:
        raise refuse(parts[0], "flow-level")
    holes = _listed(head, _HOLES)
    _refuse_what_has_no_rule(head, {token.text for token in holes})
    sides = _split(Token(head[0].text.removesuffix(_BORDER), head[0].line, head[0].column), ":")
    width, height = side(sides[0]), side(sides[-1])
    flows = head[3].integer(1, width * height // 2)
    if flows != len(parts) - 1:
        raise refuse(head[3], "pairs-follow", announced=flows, count=len(parts) - 1)
    ways = [_way(_split(part, ","), width, height) for part in parts[1:]]
    return Entry(_puzzle(width, height, ways, _cells(holes, width, height)), _solution(ways), head[2].text)


def _refuse_what_has_no_rule(head: list[Token], holes: set[str]) -> None:
    walls = (wall for wall in _listed(head, _WALLS) if holes.isdisjoint(wall.text.split("|")))
    for token in (*_listed(head, _BRIDGES), *walls):
        raise refuse(token, "flow-plain")


def _listed(head: list[Token], place: int) -> list[Token]:
    """The parts of a field that may be empty or missing."""
    return _split(head[place], ":") if place < len(head) and head[place].text else []


def _split(token: Token, sign: str) -> list[Token]:
    parts, column = [], token.column
    for part in token.text.split(sign):
        parts.append(Token(part.strip(), token.line, column))
        column += len(part) + 1
    return parts


def _cells(tokens: list[Token], width: int, height: int) -> list[tuple[Cell, Token]]:
    places = ((token.integer(0, width * height - 1), token) for token in tokens)
    return [((index % width, index // width), token) for index, token in places]


def _way(tokens: list[Token], width: int, height: int) -> list[tuple[Cell, Token]]:
    if len(tokens) < 2:
        raise refuse(tokens[0], "flow-way")
    return _cells(tokens, width, height)


def _puzzle(width: int, height: int, ways: list[list[tuple[Cell, Token]]], holes: list[tuple[Cell, Token]]) -> Puzzle:
    placed: dict[Cell, tuple[int, Token]] = {}
    for number, way in enumerate(ways, start=1):
        for cell, token in (way[0], way[-1]):
            if cell in placed:
                raise refuse(token, "cell-free", cell=cell)
            placed[cell] = number, token
    for cell, token in holes:
        if cell in placed:
            raise refuse(token, "cell-free", cell=cell)
    return replace(puzzle_of(width, height, placed, COVER), blocked=frozenset(cell for cell, _ in holes))


def _solution(ways: list[list[tuple[Cell, Token]]]) -> Lines:
    lines = (Line(number, tuple(cell for cell, _ in way)) for number, way in enumerate(ways, start=1))
    return in_order(Lines(tuple(lines)))
