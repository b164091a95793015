"""Grids of tokens with links below them: what pzprv3 and Kanpen texts share."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pfadwerk.finding import Finding
from pfadwerk.grid import Cell
from pfadwerk.kinds.arukone.model import MAX_NUMBER, PACKAGE, Lines, Link, Puzzle, Rules, links_of
from pfadwerk.kinds.arukone.text.common import puzzle_of, refuse
from pfadwerk.kinds.arukone.text.letters import letter, number_of
from pfadwerk.kinds.arukone.trace import lines_from
from pfadwerk.text.cursor import Cursor, Token

EMPTY = (".", "_")
UNKNOWN = "-"


@dataclass(frozen=True, slots=True)
class Board:
    """What such a text holds."""

    puzzle: Puzzle
    solution: Lines | None
    warnings: tuple[Finding, ...]


def read_board(cursor: Cursor, width: int, height: int, rules: Rules) -> Board:
    """The grid and, where they follow, the links."""
    placed: dict[Cell, tuple[int, Token]] = {}
    unknown = []
    for y in range(height):
        for x, token in enumerate(tokens_of(cursor, width, "board-row")):
            if token.text == UNKNOWN:
                unknown.append((x, y))
            elif token.text not in EMPTY:
                placed[x, y] = _number(token), token
    puzzle = puzzle_of(width, height, placed, rules)
    links, crosses = _links(cursor, width, height) if cursor.peek() else (set(), 0)
    warnings = [Finding("unknown-numbers", tuple(unknown))] if unknown else []
    if crosses:
        warnings.append(Finding("marks-lost", details={"count": crosses}))
    return Board(puzzle, lines_from(puzzle, links) if links else None, tuple(warnings))


def tokens_of(cursor: Cursor, width: int, code: str) -> list[Token]:
    """The tokens of the next line, as many as asked."""
    line = cursor.take(code, package=PACKAGE)
    tokens = line.tokens()
    if len(tokens) != width:
        place = tokens[width] if len(tokens) > width else line.end()
        raise refuse(place, "row-width", width=width, count=len(tokens))
    return tokens


def write_board(puzzle: Puzzle, solution: Lines | None, *, letters: bool) -> Iterator[str]:
    """The lines of grid and links; every token is followed by a blank."""
    links = links_of(solution) if solution else frozenset()
    for y in range(puzzle.height):
        yield "".join(_sign(puzzle.number((x, y)), letters) + " " for x in range(puzzle.width))
    for y in range(puzzle.height):
        yield "".join(f"{int(((x, y), (x + 1, y)) in links)} " for x in range(puzzle.width - 1))
    for y in range(puzzle.height - 1):
        yield "".join(f"{int(((x, y), (x, y + 1)) in links)} " for x in range(puzzle.width))


def _number(token: Token) -> int:
    if len(token.text) == 1 and token.text.isascii() and token.text.isalpha():
        return number_of(token.text)
    return token.integer(1, MAX_NUMBER)


def _sign(number: int, letters: bool) -> str:
    return "." if not number else letter(number) if letters else str(number)


def _links(cursor: Cursor, width: int, height: int) -> tuple[set[Link], int]:
    """The links drawn, and the number of crosses."""
    links, crosses = set(), 0
    for cell, ahead, token in _link_tokens(cursor, width, height):
        state = token.integer(-1, 1)
        crosses += state < 0
        if state > 0:
            links.add((cell, ahead))
    return links, crosses


def _link_tokens(cursor: Cursor, width: int, height: int) -> Iterator[tuple[Cell, Cell, Token]]:
    for y in range(height if width > 1 else 0):
        for x, token in enumerate(tokens_of(cursor, width - 1, "link-row")):
            yield (x, y), (x + 1, y), token
    for y in range(height - 1):
        for x, token in enumerate(tokens_of(cursor, width, "link-row")):
            yield (x, y), (x, y + 1), token
