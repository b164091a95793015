"""Answers as text: the documents' grid `[m]` `(m)` `[0]`, plain grids of numbers, and cells line by line."""

from __future__ import annotations

import re
from collections.abc import Iterator

from pfadwerk.grid import Cell
from pfadwerk.kinds.arukone.model import MAX_NUMBER, PACKAGE, Line, Lines, Puzzle, in_order
from pfadwerk.kinds.arukone.untangle import lines_on
from pfadwerk.text.cursor import Cursor, Token

_MARKED = re.compile(r"\[\s*\d+\s*\]|\(\s*\d+\s*\)", re.ASCII)
_CELL = re.compile(r"\(?\s*(-?\d{1,6})\s*[,|]\s*(-?\d{1,6})\s*\)?", re.ASCII)
_LINE = re.compile(r"\s*(\d{1,7})\s*:(.*)", re.ASCII | re.DOTALL)


def format_solution(puzzle: Puzzle, lines: Lines) -> str:
    """The documents' grid: `[m]` a number cell, `(m)` a cell passed by line m, `[0]` an empty cell."""
    owner = {cell: line.number for line in lines.lines for cell in line.cells}
    return "\n".join(" ".join(_mark(puzzle, (x, y), owner) for x in range(puzzle.width)) for y in range(puzzle.height))


def format_cells(lines: Lines) -> str:
    """Each line with its cells from end to end: `1: 0,0 1,0 1,1`; unlike the grid it always says the way."""
    return "\n".join(f"{line.number}: " + " ".join(f"{x},{y}" for x, y in line.cells) for line in in_order(lines).lines)


def parse_solution(puzzle: Puzzle, text: str) -> Lines:
    """Read an answer in any of these notations."""
    if ":" in text:
        return in_order(Lines(tuple(_read_lines(text))))
    return lines_on(puzzle, _read_grid(puzzle, text))


def _mark(puzzle: Puzzle, cell: Cell, owner: dict[Cell, int]) -> str:
    if number := puzzle.number(cell):
        return f"[{number}]"
    return f"({owner[cell]})" if cell in owner else "[0]"


def _read_grid(puzzle: Puzzle, text: str) -> dict[Cell, int]:
    cursor = Cursor(text)
    first = cursor.peek()
    if first is not None and first.text.strip().upper().startswith("SIZE"):
        cursor.take("answer-row", package=PACKAGE)  # answers of the design contest begin with their size
    owner = {}
    for y in range(puzzle.height):
        for x, token in enumerate(_row(puzzle, cursor)):
            if number := _owner(token):
                owner[x, y] = number
    cursor.end()
    return owner


def _row(puzzle: Puzzle, cursor: Cursor) -> list[Token]:
    line = cursor.take("answer-row", package=PACKAGE)
    marked = [Token(found.group(), line.number, found.start() + 1) for found in _MARKED.finditer(line.text)]
    if marked and (rest := _MARKED.sub(lambda found: " " * len(found.group()), line.text)).strip():
        column = len(rest) - len(rest.lstrip()) + 1
        raise Token(rest.split()[0], line.number, column).error("answer-mark", package=PACKAGE)
    tokens = marked or line.tokens(commas=True)
    if len(tokens) != puzzle.width:
        place = tokens[puzzle.width] if len(tokens) > puzzle.width else line.end()
        raise place.error("answer-width", package=PACKAGE, width=puzzle.width, count=len(tokens))
    return tokens


def _owner(token: Token) -> int:
    digits = token.text.strip("[]() ")
    return Token(digits if digits != "-" else "0", token.line, token.column).integer(0, MAX_NUMBER)


def _read_lines(text: str) -> Iterator[Line]:
    for line in Cursor(text).rest():
        found = _LINE.fullmatch(line.text)
        if not found:
            raise line.tokens()[0].error("answer-line", package=PACKAGE)
        rest = _CELL.sub(lambda cell: " " * len(cell.group()), found.group(2))
        if rest.strip():
            column = found.start(2) + len(rest) - len(rest.lstrip()) + 1
            raise Token(rest.split()[0], line.number, column).error("answer-cell", package=PACKAGE)
        cells = tuple((int(x), int(y)) for x, y in _CELL.findall(found.group(2)))
        if not cells:
            raise line.end().error("answer-cell", package=PACKAGE)
        yield Line(int(found.group(1)), cells)
