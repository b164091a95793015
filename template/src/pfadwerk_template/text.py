"""The map format, and the notation of answers.

A map begins with the word `park`; then `S` is the start, `~` a pond, `.` a free cell:

    park
    S..
    .~.
"""

from __future__ import annotations

from pfadwerk.errors import InputError
from pfadwerk.grid import Cell, direction_of
from pfadwerk.kinds.interface import Document, Entry, Written
from pfadwerk.text.cursor import Cursor, Line
from pfadwerk_template.model import Park, Walk

PACKAGE = "pfadwerk_template"


class ParkMap:
    """The map format."""

    key = "map"

    def recognises(self, text: str) -> bool:
        """Whether the first word is `park`."""
        return text.split(maxsplit=1)[:1] == ["park"]

    def read(self, text: str, *, lenient: bool = False) -> Document[Park, Walk]:
        """Read one map."""
        cursor = Cursor(text)
        header = cursor.take("header", package=PACKAGE)
        if header.text.strip() != "park":
            raise header.tokens()[0].error("header", package=PACKAGE)
        return Document((Entry(_park([cursor.take("row", package=PACKAGE), *cursor.rest()])),))

    def can_write(self, puzzle: Park) -> bool:
        """A map can hold every park."""
        return True

    def write(self, puzzle: Park, solution: Walk | None = None) -> Written:
        """The map; a solution has no place in it."""
        rows = ["".join(_character(puzzle, (x, y)) for x in range(puzzle.width)) for y in range(puzzle.height)]
        return Written("\n".join(["park", *rows]) + "\n")


def parse_walk(park: Park, text: str) -> Walk:
    """Arrows or letters, blanks ignored."""
    directions = []
    for token in (token for line in Cursor(text).rest() for token in line.tokens()):
        for offset, character in enumerate(token.text):
            direction = direction_of(character)
            if direction is None:
                raise InputError(
                    "direction", line=token.line, column=token.column + offset, found=character, package=PACKAGE
                )
            directions.append(direction)
    return Walk(tuple(directions))


def format_walk(park: Park, walk: Walk) -> str:
    """The walk in arrows."""
    return "".join(direction.arrow for direction in walk.directions)


def _park(lines: list[Line]) -> Park:
    rows = [line.text.rstrip() for line in lines]
    for line, row in zip(lines, rows, strict=True):
        _check_row(line, row, len(rows[0]))
    cells = {(x, y): character for y, row in enumerate(rows) for x, character in enumerate(row)}
    starts = [cell for cell, character in cells.items() if character == "S"]
    if len(starts) != 1:
        raise InputError("one-start", line=lines[0].number, found=str(len(starts)), package=PACKAGE)
    ponds = frozenset(cell for cell, character in cells.items() if character == "~")
    return Park(len(rows[0]), len(rows), starts[0], ponds)


def _check_row(line: Line, row: str, width: int) -> None:
    for column, character in enumerate(row, start=1):
        if character not in "S.~":
            raise InputError("map-character", line=line.number, column=column, found=character, package=PACKAGE)
    if len(row) != width:
        raise InputError("row-width", line=line.number, found=row, package=PACKAGE, width=width)


def _character(park: Park, cell: Cell) -> str:
    if cell == park.start:
        return "S"
    return "~" if cell in park.ponds else "."
