"""Files of pzpr (`pzprv3`), with what was drawn."""

from __future__ import annotations

import re

from pfadwerk.kinds.arukone.model import COVER, LOOSE, PACKAGE, Lines, Puzzle
from pfadwerk.kinds.arukone.text.common import Arukone, fits, losses, one, refuse, side
from pfadwerk.kinds.arukone.text.letters import ALPHABET
from pfadwerk.kinds.arukone.text.links import read_board, write_board
from pfadwerk.kinds.interface import Written
from pfadwerk.text.cursor import Cursor, Token

_START = re.compile(r"\s*pzprv3(?:\.\d+)?\s*[/\n]\s*(numlin|numberlink|arukone)\s*[/\n]")
_PASSING = {"passallcell": COVER, "dontpassallcell": LOOSE}


class Pzprv3:
    """`numlin` has numbers and is loose; `arukone` has letters and says whether every cell is passed."""

    key = "pzprv3"

    def recognises(self, text: str) -> bool:
        """Whether it begins as such a file does."""
        return _START.match(text) is not None

    def read(self, text: str, *, lenient: bool = False) -> Arukone:
        """Read one board and what is drawn on it."""
        cursor = Cursor(_lines(text))
        _word(cursor, "pzprv3")
        name = _word(cursor, "pzprv3").text
        height, width = side(_word(cursor, "board-size")), side(_word(cursor, "board-size"))
        rules = LOOSE
        if name == "arukone" and (line := cursor.peek()) and line.text.strip() in _PASSING:
            rules = _PASSING[_word(cursor, "board-row").text]
        board = read_board(cursor, width, height, rules)
        cursor.end()
        return one(board.puzzle, board.solution, board.warnings)

    def can_write(self, puzzle: Puzzle) -> bool:
        """Boards without blocked cells."""
        return fits(puzzle)

    def write(self, puzzle: Puzzle, solution: Lines | None = None) -> Written:
        """An `arukone` file for cover, as long as there are letters, else a `numlin` file."""
        letters = puzzle.rules.cover and max(puzzle.numbers) <= len(ALPHABET)
        head = ["pzprv3", "arukone" if letters else "numlin", str(puzzle.height), str(puzzle.width)]
        passing = ["passallcell"] if letters else []
        lines = [*head, *passing, *write_board(puzzle, solution, letters=letters)]
        return Written("\n".join(lines) + "\n", losses(puzzle, COVER if letters else LOOSE))


def _lines(text: str) -> str:
    """The text with real line ends, without the information about the file at its end."""
    text = text.partition("info:")[0]
    return text.replace("/", "\n") if text.lstrip().partition("\n")[0].count("/") else text


def _word(cursor: Cursor, expected: str) -> Token:
    tokens = cursor.take(expected, package=PACKAGE).tokens()
    if len(tokens) > 1:
        raise refuse(tokens[1], "end-of-line")
    return tokens[0]
