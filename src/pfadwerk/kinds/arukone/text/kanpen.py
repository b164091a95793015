"""Texts and addresses of Kanpen: as in pzprv3 files, without their first two lines."""

from __future__ import annotations

import re

from pfadwerk.kinds.arukone.model import LOOSE, PACKAGE, Lines, Puzzle
from pfadwerk.kinds.arukone.text.common import Arukone, all_whole, filled_lines, fits, losses, one, refuse, side
from pfadwerk.kinds.arukone.text.links import EMPTY, UNKNOWN, read_board, write_board
from pfadwerk.kinds.arukone.text.readonly import ReadOnly
from pfadwerk.kinds.interface import Written
from pfadwerk.text.cursor import Cursor, Token

_PROBLEM = re.compile(r"[?&]problem=([^&#\s]*)")


def looks_like_kanpen(lines: list[str]) -> bool:
    """Whether rows, columns and a grid with its links stand there, one after the other."""
    if len(lines) < 3 or not all_whole(lines[:2]) or max(len(lines[0]), len(lines[1])) > 3:
        return False
    rows, columns = int(lines[0]), int(lines[1])
    words = lines[2].split()
    if len(words) != columns:
        return False
    with_links = 2 + rows + (rows if columns > 1 else 0) + rows - 1
    signs = {word for line in lines[2 : 2 + rows] for word in line.split()}
    return bool(signs & {*EMPTY, UNKNOWN}) or (rows > 0 and len(lines) == with_links)


class Kanpen:
    """Loose, with what was drawn."""

    key = "kanpen"

    def recognises(self, text: str) -> bool:
        """Whether rows, columns and a grid with signs for empty cells stand there."""
        return looks_like_kanpen(filled_lines(text))

    def read(self, text: str, *, lenient: bool = False) -> Arukone:
        """Read one board and what is drawn on it."""
        cursor = Cursor(text)
        height, width = side(_word(cursor)), side(_word(cursor))
        board = read_board(cursor, width, height, LOOSE)
        cursor.end()
        return one(board.puzzle, board.solution, board.warnings)

    def can_write(self, puzzle: Puzzle) -> bool:
        """Boards without blocked cells."""
        return fits(puzzle)

    def write(self, puzzle: Puzzle, solution: Lines | None = None) -> Written:
        """The board with its links."""
        lines = [str(puzzle.height), str(puzzle.width), *write_board(puzzle, solution, letters=False)]
        return Written("\n".join(lines) + "\n", losses(puzzle, LOOSE))


class KanpenAddress(ReadOnly):
    """`…?problem=ROWS/COLS/1_._._/…`, read only."""

    key = "kanpen-address"

    def recognises(self, text: str) -> bool:
        """Whether an address names a problem."""
        return _PROBLEM.search(text) is not None

    def read(self, text: str, *, lenient: bool = False) -> Arukone:
        """Read one address."""
        found = _PROBLEM.search(text)
        if not found:
            raise refuse(Token(text[:40].strip(), 1, 1), "kanpen-address")
        return Kanpen().read(found.group(1).replace("/", "\n").replace("_", " "))


def _word(cursor: Cursor) -> Token:
    tokens = cursor.take("board-size", package=PACKAGE).tokens()
    if len(tokens) > 1:
        raise refuse(tokens[1], "end-of-line")
    return tokens[0]
