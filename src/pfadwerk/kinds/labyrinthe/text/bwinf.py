"""The BwInf text format: two mazes of one size, from the top left to the bottom right cell."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from pfadwerk.finding import Finding
from pfadwerk.grid import Cell
from pfadwerk.kinds.interface import Document, Entry, Written
from pfadwerk.kinds.labyrinthe.model import MAX_SIDE, Instructions, Maze, Mazes
from pfadwerk.kinds.labyrinthe.solution_text import PACKAGE
from pfadwerk.kinds.labyrinthe.text.bwinf_fast import plain_flags, read_fast
from pfadwerk.kinds.labyrinthe.text.complaint import complaint
from pfadwerk.text.cursor import Cursor, Line

_FLAGS_TO_DIGITS = bytes.maketrans(b"\0\1", b"01")
_FAR_OFF = 10**9
_LOOKED_AT = 10_000  # characters of a text that tell its format
_SIZE = re.compile(r"\s*[+-]?[\d.]+[ \t]+\S+[ \t]*(\n|$)", re.ASCII)


def _may_be_row(words: list[str]) -> bool:
    """Whether a maze may go on so, with mistakes perhaps; boards of other kinds have a size above them too."""
    return not words or ("-" not in words and any(word.isdigit() for word in words))


@dataclass(frozen=True, slots=True)
class BwinfFormat:
    """The format that circulates."""

    key: str = "bwinf"

    def recognises(self, text: str) -> bool:
        """A first line of two words, the first of them a number, and below it none of letters or dashes alone."""
        size = _SIZE.match(text[:200])
        return size is not None and _may_be_row(text[size.end() : _LOOKED_AT].lstrip().partition("\n")[0].split())

    def read(self, text: str, *, lenient: bool = False) -> Document[Mazes, Instructions]:
        """Read both mazes; `lenient` leaves out pits that can't be and what follows the second maze."""
        if (mazes := read_fast(text)) is not None:
            return Document((Entry(mazes),))
        return self._read_carefully(text, lenient)

    def _read_carefully(self, text: str, lenient: bool) -> Document[Mazes, Instructions]:
        cursor = Cursor(text)
        width, height = _size(cursor)
        warnings: list[Finding] = []
        reader = _MazeReader(cursor, width, height, lenient, warnings)
        mazes = Mazes((reader.maze(), reader.maze()))
        rest = cursor.peek()
        if rest is not None and lenient:
            warnings.append(Finding("rest-left-out", details={"line": rest.number}))
        elif rest is not None:
            raise complaint(rest.tokens()[0], "end-of-mazes")
        return Document((Entry(mazes),), tuple(warnings))

    def can_write(self, puzzle: Mazes) -> bool:
        """Only two mazes of one size with start and goal in the corners."""
        sizes = {(maze.width, maze.height) for maze in puzzle.mazes}
        return len(puzzle.mazes) == 2 and len(sizes) == 1 and all(maze.corners for maze in puzzle.mazes)

    def write(self, puzzle: Mazes, solution: Instructions | None = None) -> Written:
        """Both mazes; a solution has no place here."""
        first = puzzle.mazes[0]
        lines = [f"{first.width} {first.height}"]
        for maze in puzzle.mazes:
            lines += _maze_lines(maze)
        losses = () if solution is None else (Finding("solution-left-out"),)
        return Written("\n".join(lines) + "\n", losses)


@dataclass(frozen=True, slots=True)
class _MazeReader:
    cursor: Cursor
    width: int
    height: int
    lenient: bool
    warnings: list[Finding]

    def maze(self) -> Maze:
        right = self._flags(self.height, self.width - 1)
        below = self._flags(self.height - 1, self.width)
        pits = frozenset(self._pits())
        return Maze(self.width, self.height, right, below, pits, (0, 0), (self.width - 1, self.height - 1))

    def _flags(self, lines: int, count: int) -> bytes:
        if count == 0:  # such lines are empty or missing; blank lines count for nothing anyway
            return b""
        return b"".join(_flag_line(self.cursor.take("flag-line", package=PACKAGE), count) for _ in range(lines))

    def _pits(self) -> Iterator[Cell]:
        line = self.cursor.take("pit-number", package=PACKAGE)
        tokens = line.tokens()
        if len(tokens) > 1:
            raise complaint(tokens[1], "pit-number-alone")
        seen: dict[Cell, int] = {}
        for _ in range(tokens[0].integer(0, None if self.lenient else self.width * self.height)):
            line = self.cursor.take("pit-line", package=PACKAGE)
            pit = self._pit(line, seen)
            if pit is not None:
                seen[pit] = line.number
                yield pit

    def _pit(self, line: Line, seen: dict[Cell, int]) -> Cell | None:
        pit = self._cell(line)
        off = not (0 <= pit[0] < self.width and 0 <= pit[1] < self.height)
        if not off and pit not in seen:
            return pit
        if self.lenient:
            self.warnings.append(Finding("off-left-out" if off else "twice-left-out", details={"line": line.number}))
            return None
        raise complaint(line.tokens()[0], "pit-once", cell=pit, first=seen[pit])

    def _cell(self, line: Line) -> Cell:
        tokens = line.tokens()
        if len(tokens) != 2:
            raise complaint(tokens[2] if len(tokens) > 2 else line.end(), "pit-line")
        if self.lenient:
            return tokens[0].integer(-_FAR_OFF, _FAR_OFF), tokens[1].integer(-_FAR_OFF, _FAR_OFF)
        return tokens[0].integer(0, self.width - 1), tokens[1].integer(0, self.height - 1)


def _size(cursor: Cursor) -> tuple[int, int]:
    line = cursor.take("size-line", package=PACKAGE)
    tokens = line.tokens()
    if len(tokens) != 2:
        raise complaint(tokens[2] if len(tokens) > 2 else line.end(), "size-line")
    return tokens[0].integer(1, MAX_SIDE), tokens[1].integer(1, MAX_SIDE)


def _flag_line(line: Line, count: int) -> bytes:
    return plain_flags(line.text, count) or _odd_flag_line(line, count)


def _odd_flag_line(line: Line, count: int) -> bytes:
    tokens = line.tokens()
    for token in tokens:
        if token.text not in ("0", "1"):
            raise complaint(token, "flag")
    if len(tokens) != count:
        place = tokens[count] if len(tokens) > count else line.end()
        raise complaint(place, "flag-count", count=count, given=len(tokens))
    return bytes(token.text == "1" for token in tokens)


def _maze_lines(maze: Maze) -> Iterator[str]:
    yield from _flag_lines(maze.right, maze.height, maze.width - 1)
    yield from _flag_lines(maze.below, maze.height - 1, maze.width)
    yield str(len(maze.pits))
    for x, y in sorted(maze.pits, key=lambda pit: (pit[1], pit[0])):
        yield f"{x} {y}"


def _flag_lines(flags: bytes, lines: int, count: int) -> Iterator[str]:
    digits = flags.translate(_FLAGS_TO_DIGITS).decode()
    return (" ".join(digits[count * line : count * (line + 1)]) for line in range(lines))
