"""Problems of the Algorithm Design Contest: `SIZE 12X11`, `LINE_NUM 8`, `LINE#1 (1,0)-(10,0)`."""

from __future__ import annotations

import re

from pfadwerk.grid import Cell
from pfadwerk.kinds.arukone.model import LOOSE, MAX_NUMBER, PACKAGE, Lines, Puzzle
from pfadwerk.kinds.arukone.text.common import Arukone, fits, losses, one, puzzle_of, rank, refuse, side
from pfadwerk.kinds.interface import Written
from pfadwerk.text.cursor import Cursor, Line, Token

_SIZE = re.compile(r"\s*SIZE\s+(\d+)X(\d+)(?:X(\d+))?\s*", re.ASCII | re.IGNORECASE)
_COUNT = re.compile(r"\s*LINE_NUM\s+(\d+)\s*", re.ASCII | re.IGNORECASE)
_ENDS = re.compile(r"\s*LINE#(\d+)\s*\(([\d,\s]+)\)\s*-?\s*\(([\d,\s]+)\)\s*", re.ASCII | re.IGNORECASE)


class Adc:
    """Loose. With layers it is read where there is one layer, and refused otherwise."""

    key = "adc"

    def recognises(self, text: str) -> bool:
        """Whether it begins with a size."""
        return re.match(r"\s*SIZE\s+\d+\s*X", text, re.ASCII | re.IGNORECASE) is not None

    def read(self, text: str, *, lenient: bool = False) -> Arukone:
        """Read one board."""
        cursor = Cursor(text)
        width, height, layers = _size(cursor.take("adc-size", package=PACKAGE))
        header, announced = _count(cursor.take("adc-count", package=PACKAGE))
        placed: dict[Cell, tuple[int, Token]] = {}
        count = 0
        for line in cursor.rest():
            count += 1
            _place(line, placed, width, height, layers)
        if count != announced:
            raise refuse(header, "pairs-follow", announced=announced, count=count)
        return one(puzzle_of(width, height, placed, LOOSE))

    def can_write(self, puzzle: Puzzle) -> bool:
        """Boards without blocked cells."""
        return fits(puzzle)

    def write(self, puzzle: Puzzle, solution: Lines | None = None) -> Written:
        """The board; its pairs are numbered 1, 2, …"""
        lines = [f"SIZE {puzzle.width}X{puzzle.height}", f"LINE_NUM {puzzle.pairs}"]
        for number, place in rank(puzzle).items():
            lines.append(f"LINE#{place} " + "-".join(f"({x},{y})" for x, y in puzzle.places[number]))
        return Written("\n".join(lines) + "\n", losses(puzzle, LOOSE, solution, ranked=True))


def _size(line: Line) -> tuple[int, int, int]:
    found = _SIZE.fullmatch(line.text)
    if not found:
        raise refuse(line.tokens()[0], "adc-size")
    tokens = [Token(text, line.number, found.start(place) + 1) for place, text in enumerate(found.groups(), 1) if text]
    layers = tokens[2].integer(1) if len(tokens) > 2 else 0
    if layers > 1:
        raise refuse(tokens[2], "adc-layers")
    return side(tokens[0]), side(tokens[1]), layers


def _count(line: Line) -> tuple[Token, int]:
    found = _COUNT.fullmatch(line.text)
    if not found:
        raise refuse(line.tokens()[0], "adc-count")
    token = Token(found.group(1), line.number, found.start(1) + 1)
    return token, token.integer(1, MAX_NUMBER)


def _place(line: Line, placed: dict[Cell, tuple[int, Token]], width: int, height: int, layers: int) -> None:
    found = _ENDS.fullmatch(line.text)
    if not found:
        raise refuse(line.tokens()[0], "adc-line")
    number = Token(found.group(1), line.number, found.start(1) + 1).integer(1, MAX_NUMBER)
    for place in (2, 3):
        parts = Line(" " * found.start(place) + found.group(place), line.number).tokens(commas=True)
        if len(parts) != 2 + bool(layers):
            raise refuse(line.tokens()[0], "adc-line")
        cell = parts[0].integer(0, width - 1), parts[1].integer(0, height - 1)
        if cell in placed:
            raise refuse(parts[0], "cell-free", cell=cell)
        placed[cell] = number, parts[0]
