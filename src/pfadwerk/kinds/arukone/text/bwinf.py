"""The contest's text format: `n`, the number of pairs, n lines of n numbers."""

from __future__ import annotations

from pfadwerk.finding import Finding
from pfadwerk.grid import Cell
from pfadwerk.kinds.arukone.model import LOOSE, PACKAGE, Lines, Puzzle
from pfadwerk.kinds.arukone.text.common import (
    Arukone,
    all_whole,
    check_pairs,
    filled_lines,
    fits,
    losses,
    one,
    puzzle_of,
    rank,
    refuse,
    side,
)
from pfadwerk.kinds.arukone.text.kanpen import looks_like_kanpen
from pfadwerk.kinds.interface import Written
from pfadwerk.text.cursor import Cursor, Line, Token


class Bwinf:
    """Square boards, loose rules, numbers 1 to the number of pairs."""

    key = "bwinf"

    def recognises(self, text: str) -> bool:
        """Whether two lines of one whole number each stand before rows of numbers."""
        lines = filled_lines(text)
        if len(lines) < 2 or not all_whole(lines[:2]) or looks_like_kanpen(lines):
            return False
        row = lines[2].split() if len(lines) > 2 else []
        return all_whole(row) and (len(row) != 1 or int(lines[0][:9]) == 1)

    def read(self, text: str, *, lenient: bool = False) -> Arukone:
        """Read one board. `lenient`: the header may announce another number of pairs than follow."""
        cursor = Cursor(text)
        size_token = _single(cursor.take("board-size", package=PACKAGE))
        size = side(size_token)
        header = _single(cursor.take("pair-count", package=PACKAGE))
        pairs = header.integer(1, size * size // 2)
        placed: dict[Cell, tuple[int, Token]] = {}
        for y in range(size):
            for x, token in enumerate(_row(cursor, size)):
                if number := token.integer(0, size * size // 2 if lenient else pairs):
                    placed[x, y] = number, token
        cursor.end()
        found = len({number for number, _ in placed.values()})
        check_pairs(placed)
        warnings = () if found == pairs else _miscounted(header, pairs, found, lenient)
        return one(puzzle_of(size, size, placed, LOOSE), warnings=warnings)

    def can_write(self, puzzle: Puzzle) -> bool:
        """Square boards without blocked cells."""
        return fits(puzzle, square=True)

    def write(self, puzzle: Puzzle, solution: Lines | None = None) -> Written:
        """The board; other numbers than 1 to the number of pairs are numbered anew."""
        names = {0: 0, **rank(puzzle)}
        rows = [" ".join(str(names[puzzle.number((x, y))]) for x in range(puzzle.width)) for y in range(puzzle.height)]
        text = "\n".join([str(puzzle.width), str(puzzle.pairs), *rows]) + "\n"
        return Written(text, losses(puzzle, LOOSE, solution, ranked=True))


def _single(line: Line) -> Token:
    tokens = line.tokens()
    if len(tokens) > 1:
        raise refuse(tokens[1], "end-of-line")
    return tokens[0]


def _row(cursor: Cursor, size: int) -> list[Token]:
    line = cursor.take("board-row", package=PACKAGE)
    tokens = line.tokens()
    if len(tokens) != size:
        place = tokens[size] if len(tokens) > size else line.end()
        raise refuse(place, "row-width", width=size, count=len(tokens))
    return tokens


def _miscounted(header: Token, pairs: int, found: int, lenient: bool) -> tuple[Finding, ...]:
    if not lenient:
        raise refuse(header, "pairs-follow", announced=pairs, count=found)
    return (Finding("pairs-follow", details={"announced": pairs, "count": found}),)
