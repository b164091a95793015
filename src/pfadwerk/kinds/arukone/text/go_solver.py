"""Collections of the Go solver: `W H`, rows of labels and dots; `#` comments between puzzles; `0 0` ends."""

from __future__ import annotations

import re
import string

from pfadwerk.grid import Cell
from pfadwerk.kinds.arukone.model import COVER, PACKAGE, Lines, Puzzle
from pfadwerk.kinds.arukone.text.common import Arukone, filled_lines, fits, losses, puzzle_of, rank, refuse, side
from pfadwerk.kinds.interface import Document, Entry, Written
from pfadwerk.text.cursor import Cursor, Line, Token

_HEADER = re.compile(r"\d{1,6} +\d{1,6}", re.ASCII)
_LABELS = string.ascii_uppercase + string.ascii_lowercase + string.digits + string.punctuation
LABELS = "".join(sign for sign in _LABELS if sign not in ".#")
EMPTY = "."


class GoSolver:
    """Cover; labels become numbers in the order of `LABELS`."""

    key = "go-solver"

    def recognises(self, text: str) -> bool:
        """Whether a size and a row of that width with a sign that is no digit stand there."""
        lines = [line for line in filled_lines(text[:100_000]) if not line.startswith("#")]
        if len(lines) < 2 or not _HEADER.fullmatch(lines[0]):
            return False
        width, height = map(int, lines[0].split())
        rows = lines[1 : 1 + height]
        board = "".join(rows)
        return bool(rows) and len(rows[0]) == width and not board.isdigit() and " " not in board

    def read(self, text: str, *, lenient: bool = False) -> Arukone:
        """Read all puzzles; a comment before a puzzle is its title."""
        cursor = Cursor(text)
        entries: list[Entry[Puzzle, Lines]] = []
        title = ""
        for line in cursor.rest():
            if line.text.lstrip().startswith("#"):
                title = line.text.strip("# \t")
            elif line.text.split() == ["0", "0"]:
                break
            else:
                entries.append(Entry(_read(line, cursor), title=title))
        if not entries:
            cursor.take("board-size", package=PACKAGE)
        return Document(tuple(entries))

    def can_write(self, puzzle: Puzzle) -> bool:
        """Boards without blocked cells, with no more pairs than there are labels."""
        return fits(puzzle, most=len(LABELS))

    def write(self, puzzle: Puzzle, solution: Lines | None = None) -> Written:
        """The board, and the end sign."""
        signs = {0: EMPTY, **{number: LABELS[place - 1] for number, place in rank(puzzle).items()}}
        rows = ["".join(signs[puzzle.number((x, y))] for x in range(puzzle.width)) for y in range(puzzle.height)]
        text = "\n".join([f"{puzzle.width} {puzzle.height}", *rows, "0 0"]) + "\n"
        return Written(text, losses(puzzle, COVER, solution, ranked=True))


def _read(header: Line, cursor: Cursor) -> Puzzle:
    tokens = header.tokens()
    if len(tokens) != 2:
        raise refuse(tokens[2] if len(tokens) > 2 else header.end(), "board-size")
    width, height = side(tokens[0]), side(tokens[1])
    found: dict[Cell, Token] = {}
    for y in range(height):
        line = cursor.take("board-row", package=PACKAGE)
        row = line.text.rstrip()
        if len(row) != width:
            raise refuse(Token(row[width:], line.number, min(len(row), width) + 1), "row-cells", width=width)
        found |= {(x, y): Token(sign, line.number, x + 1) for x, sign in enumerate(row) if sign != EMPTY}
    return puzzle_of(width, height, numbered(found, LABELS), COVER)


def numbered(found: dict[Cell, Token], order: str) -> dict[Cell, tuple[int, Token]]:
    """Labels replaced by 1, 2, …, first those of `order`, then all others."""
    labels = sorted({token.text for token in found.values()}, key=lambda sign: (order.find(sign) % 1000, sign))
    number = {sign: place for place, sign in enumerate(labels, start=1)}
    return {cell: (number[token.text], token) for cell, token in found.items()}
