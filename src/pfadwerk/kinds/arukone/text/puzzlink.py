"""Addresses of puzz.link and pzpr: `…/p?numlin/COLS/ROWS/BODY`; one a line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from pfadwerk.finding import Finding
from pfadwerk.grid import Cell
from pfadwerk.kinds.arukone.model import COVER, LOOSE, MAX_NUMBER, PACKAGE, Lines, Puzzle, Rules
from pfadwerk.kinds.arukone.text.common import Arukone, fits, losses, puzzle_of, refuse, side
from pfadwerk.kinds.interface import Document, Entry, Written
from pfadwerk.text.cursor import Cursor, Line, Token

_NAME = re.compile(r"(?:^|\?)(numlin|numberlink|arukone)(?:_edit|_play)?/", re.MULTILINE)
_PREFIX = {"-": (2, 0), "+": (3, 0), "=": (3, 4096), "%": (3, 8192), "@": (3, 8192), "*": (4, 12240), "$": (5, 77776)}
_STARTS = {"-": 16, "+": 256, "=": 4096, "%": 8192, "*": 12240, "$": 77776}  # where writers begin to use a prefix
_LONGEST_RUN = 20
_RUNS = "ghijklmnopqrstuvwxyz"
_HEX = re.compile(r"[0-9a-fA-F]+", re.ASCII)
Item = tuple[int, Token]  # a number; 0 = an empty cell, UNKNOWN = a number that isn't told
UNKNOWN = -1


@dataclass(frozen=True, slots=True)
class _Address:
    """The parts of an address."""

    rules: Rules
    width: int
    height: int
    body: Token


class PuzzLink:
    """`numlin` is loose, `arukone` cover (loose with the flag `e`)."""

    key = "puzzlink"

    def recognises(self, text: str) -> bool:
        """Whether one of the names stands where an address has it."""
        return _NAME.search(text) is not None

    def read(self, text: str, *, lenient: bool = False) -> Arukone:
        """Read one address a line. Numbers that aren't told are read as empty cells, with a warning."""
        entries: list[Entry[Puzzle, Lines]] = []
        warnings = []
        cursor = Cursor(text)
        if cursor.peek() is None:
            cursor.take("address", package=PACKAGE)
        for line in cursor.rest():
            puzzle, unknown = _read(_address(line))
            entries.append(Entry(puzzle))
            if unknown:
                warnings.append(Finding("unknown-numbers", unknown))
        return Document(tuple(entries), tuple(warnings))

    def can_write(self, puzzle: Puzzle) -> bool:
        """Boards of any size without blocked cells."""
        return fits(puzzle)

    def write(self, puzzle: Puzzle, solution: Lines | None = None) -> Written:
        """The address: `arukone` for cover, else `numlin`."""
        name, rules = ("arukone", COVER) if puzzle.rules.cover else ("numlin", LOOSE)
        body = "".join(_tokens(puzzle))
        text = f"https://puzz.link/p?{name}/{puzzle.width}/{puzzle.height}/{body}\n"
        return Written(text, losses(puzzle, rules, solution))


def _address(line: Line) -> _Address:
    found = _NAME.search(line.text)
    if not found:
        raise refuse(line.tokens()[0], "address")
    parts = _parts(line, found.end())
    flags = []
    while parts and not parts[0].text.isdigit():
        flags.append(parts.pop(0).text)
    if len(parts) < 2:
        raise refuse(parts[-1] if parts else line.end(), "address")
    rules = COVER if found.group(1) == "arukone" and "e" not in flags else LOOSE
    body = parts[2] if len(parts) > 2 else line.end()
    return _Address(rules, side(parts[0]), side(parts[1]), body)


def _parts(line: Line, start: int) -> list[Token]:
    parts = []
    for part in line.text[start:].split("/"):
        parts.append(Token(part.strip(), line.number, start + 1))
        start += len(part) + 1
    return parts


def _read(address: _Address) -> tuple[Puzzle, tuple[Cell, ...]]:
    width, height = address.width, address.height
    placed: dict[Cell, Item] = {}
    unknown = []
    for index, (number, token) in enumerate(_items(address.body)):
        if index >= width * height:
            break  # what stands behind the last cell is skipped, as pzpr does
        cell = index % width, index // width
        if number == UNKNOWN:
            unknown.append(cell)
        elif number:
            placed[cell] = number, token
    return puzzle_of(width, height, placed, address.rules), tuple(unknown)


def _items(body: Token) -> Iterator[Item]:
    position = 0
    while position < len(body.text):
        letter = body.text[position]
        digits, offset = _PREFIX.get(letter, (1, 0))
        start = position + (letter in _PREFIX)
        number = body.text[start : start + digits]
        token = Token(body.text[position : start + digits], body.line, body.column + position)
        position += 1
        if letter in _RUNS:
            yield from ((0, token) for _ in range(_RUNS.index(letter) + 1))
        elif letter == ".":
            yield UNKNOWN, token
        elif len(number) == digits and _HEX.fullmatch(number):
            position = start + digits
            yield _numbered(offset + int(number, 16), token), token


def _numbered(number: int, token: Token) -> int:
    if number < 1:
        raise token.error("integer-within", minimum=1, maximum=MAX_NUMBER)
    return number


def _tokens(puzzle: Puzzle) -> Iterator[str]:
    run = 0
    for number in puzzle.numbers:
        if not number:
            run += 1
            continue
        yield _run(run)
        run = 0
        yield _token(number)
    yield _run(run)


def _run(length: int) -> str:
    whole, rest = divmod(length, _LONGEST_RUN)
    return "z" * whole + (_RUNS[rest - 1] if rest else "")


def _token(number: int) -> str:
    if number < 16:
        return f"{number:x}"
    prefix = max((start, prefix) for prefix, start in _STARTS.items() if start <= number)[1]
    digits, offset = _PREFIX[prefix]
    return f"{prefix}{number - offset:0{digits}x}"
