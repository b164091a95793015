"""Boards of the flow solver: square rows of letters, no header."""

from __future__ import annotations

from pfadwerk.grid import Cell
from pfadwerk.kinds.arukone.model import COVER, MAX_SIDE, PACKAGE, Lines, Puzzle
from pfadwerk.kinds.arukone.text.common import Arukone, filled_lines, fits, losses, one, puzzle_of, rank, refuse
from pfadwerk.kinds.arukone.text.go_solver import numbered
from pfadwerk.kinds.interface import Written
from pfadwerk.text.cursor import Cursor, Line, Token

LETTERS = "RBYGOCMmPAWgTbcp"
_EMPTY_SIGNS = set(".-_ ")


class FlowSolver:
    """Cover; letters become numbers in the order of `LETTERS`; what is no letter is an empty cell."""

    key = "flow-solver"

    def recognises(self, text: str) -> bool:
        """Whether it is a square of letters, of which each occurs twice, and of signs for empty cells."""
        lines = filled_lines(text[:300_000])
        signs = "".join(lines)
        letters = set(signs) - _EMPTY_SIGNS
        return (
            len(lines) > 1
            and all(len(line) == len(lines) for line in lines)
            and bool(letters)
            and all(sign in LETTERS and signs.count(sign) == 2 for sign in letters)
        )

    def read(self, text: str, *, lenient: bool = False) -> Arukone:
        """Read one board."""
        cursor = Cursor(text)
        rows = list(cursor.rest())
        if not rows:
            cursor.take("board-row", package=PACKAGE)
        if len(rows) > MAX_SIDE:
            raise refuse(rows[MAX_SIDE].end(), "square-rows", count=len(rows), width=MAX_SIDE)
        found: dict[Cell, Token] = {}
        for y, line in enumerate(rows):
            found |= {(x, y): token for x, token in enumerate(_signs(line, len(rows))) if token.text.isalpha()}
        return one(puzzle_of(len(rows), len(rows), numbered(found, LETTERS), COVER))

    def can_write(self, puzzle: Puzzle) -> bool:
        """Square boards of at least 2 x 2 cells without blocked cells, with no more pairs than there are letters."""
        return fits(puzzle, square=True, most=len(LETTERS)) and puzzle.width > 1

    def write(self, puzzle: Puzzle, solution: Lines | None = None) -> Written:
        """The rows."""
        signs = {0: ".", **{number: LETTERS[place - 1] for number, place in rank(puzzle).items()}}
        rows = ["".join(signs[puzzle.number((x, y))] for x in range(puzzle.width)) for y in range(puzzle.height)]
        return Written("\n".join(rows) + "\n", losses(puzzle, COVER, solution, ranked=True))


def _signs(line: Line, width: int) -> list[Token]:
    row = line.text.rstrip()
    if len(row) != width:
        raise refuse(Token(row[width:], line.number, min(len(row), width) + 1), "square-rows", count=width, width=width)
    return [Token(sign, line.number, column) for column, sign in enumerate(row, start=1)]
