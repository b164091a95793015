"""The map format, for every extension: `stromrallye 5 3` (width, height), then the board, a word a cell.

.   free            7   battery with charge 7          @9   robot with 9 on board (with several: 1@9, 2@4)
#   wall            >   one-way to the right           -    one axis only (also |), or several such as ^>
A   portal, each letter on exactly two cells; what shares a cell is joined by `/`: @9/A, 3/>
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field

from pfadwerk.errors import InputError
from pfadwerk.finding import Finding
from pfadwerk.grid import DIRECTIONS, Cell, Direction
from pfadwerk.kinds.interface import Document, Entry, Written
from pfadwerk.kinds.stromrallye.model import (
    MAX_CHARGE,
    MAX_ROBOTS,
    MAX_SIDE,
    PACKAGE,
    Battery,
    Board,
    OneWay,
    Walk,
)
from pfadwerk.kinds.stromrallye.names import portal_name
from pfadwerk.kinds.stromrallye.rules import check_puzzle
from pfadwerk.text.cursor import Cursor, Line, Token

_FIRST_WORD = re.compile(r"\s*stromrallye\b", re.IGNORECASE)
_ROBOT = re.compile(r"(\d{1,9})?@(\d{1,9})", re.ASCII)
_PORTAL = re.compile(r"[A-Z]{1,4}")
_SIGNS = {Direction.UP: "^", Direction.DOWN: "v", Direction.LEFT: "<", Direction.RIGHT: ">"}
_AXES = {"-": (Direction.LEFT, Direction.RIGHT), "|": (Direction.UP, Direction.DOWN)}


@dataclass(frozen=True, slots=True)
class BoardMap:
    """Every board that is sound."""

    key: str = "map"

    def recognises(self, text: str) -> bool:
        """Whether the text begins with the family's name."""
        return _FIRST_WORD.match(text) is not None

    def read(self, text: str, *, lenient: bool = False) -> Document[Board, Walk]:
        """Read one board."""
        cursor = Cursor(text)
        width, height = _size(cursor.take("map-header", package=PACKAGE))
        reader = _Reader()
        for y in range(height):
            line = cursor.take("map-row", package=PACKAGE)
            for x, token in enumerate(_row(line, width)):
                reader.word((x, y), token)
        cursor.end()
        return Document((Entry(reader.board(width, height)),))

    def can_write(self, puzzle: Board) -> bool:
        """Whether the board is sound: then everything has its place on the map."""
        return not check_puzzle(puzzle)

    def write(self, puzzle: Board, solution: Walk | None = None) -> Written:
        """The map, its columns aligned; there is no room for a solution."""
        losses = (Finding("solution-left-out"),) if solution is not None else ()
        return Written(map_text(puzzle), losses)


def map_text(board: Board) -> str:
    """The map of a board, also of a position in which a robot stands on a battery's cell."""
    words = defaultdict[Cell, list[str]](list)
    for cell, word in _words(board):
        words[cell].append(word)
    rows = [["/".join(words[x, y]) or "." for x in range(board.width)] for y in range(board.height)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = (" ".join(word.rjust(width) for word, width in zip(row, widths, strict=True)) for row in rows)
    return "\n".join([f"stromrallye {board.width} {board.height}", *lines, ""])


@dataclass(slots=True)
class _Reader:
    robots: list[tuple[int, Battery]] = field(default_factory=list)
    batteries: list[Battery] = field(default_factory=list)
    walls: set[Cell] = field(default_factory=set)
    one_way: list[OneWay] = field(default_factory=list)
    portals: defaultdict[str, list[tuple[Cell, Token]]] = field(default_factory=lambda: defaultdict(list))

    def word(self, cell: Cell, token: Token) -> None:
        for part in token.text.split("/"):
            self._part(cell, part, token)

    def _part(self, cell: Cell, part: str, token: Token) -> None:
        if part == "#":
            self.walls.add(cell)
        elif directions := _directions(part):
            self.one_way.append(OneWay(cell, directions))
        elif found := _ROBOT.fullmatch(part):
            number = int(found[1]) if found[1] else len(self.robots) + 1
            self.robots.append((number, Battery(cell, _charge(found[2], token))))
        elif _PORTAL.fullmatch(part):
            self.portals[part].append((cell, token))
        elif part.isascii() and part.isdecimal():
            self.batteries.append(Battery(cell, _charge(part, token)))
        elif part != ".":
            raise token.error("map-word", package=PACKAGE)

    def board(self, width: int, height: int) -> Board:
        for name, ends in self.portals.items():
            if len(ends) != 2:
                raise ends[-1][1].error("portal-pair", package=PACKAGE, name=name, count=len(ends))
        robots = sorted(self.robots, key=lambda robot: robot[0])
        numbers = [number for number, _ in robots]
        if not robots or len(robots) > MAX_ROBOTS or numbers != list(range(1, len(robots) + 1)):
            raise InputError("map-robots", found=" ".join(map(str, numbers)), package=PACKAGE, maximum=MAX_ROBOTS)
        pairs = tuple((a[0], b[0]) for a, b in self.portals.values())
        found = tuple(robot for _, robot in robots)
        return Board(width, height, found, tuple(self.batteries), frozenset(self.walls), tuple(self.one_way), pairs)


def _words(board: Board) -> Iterator[tuple[Cell, str]]:
    several = len(board.robots) > 1
    for number, robot in enumerate(board.robots, start=1):
        yield robot.cell, f"{number if several else ''}@{robot.charge}"
    for battery in board.batteries:
        yield battery.cell, str(battery.charge)
    for wall in board.walls:
        yield wall, "#"
    for each in board.one_way:
        yield each.cell, one_way_sign(each)
    for index, (a, b) in enumerate(board.portals):
        yield a, portal_name(index)
        yield b, portal_name(index)


def one_way_sign(one_way: OneWay) -> str:
    """The sign of a one-way cell on the map."""
    for sign, directions in _AXES.items():
        if set(one_way.directions) == set(directions):
            return sign
    return "".join(_SIGNS[direction] for direction in DIRECTIONS if direction in one_way.directions)


def _directions(part: str) -> tuple[Direction, ...]:
    if part in _AXES:
        return _AXES[part]
    found = tuple(direction for direction in DIRECTIONS if _SIGNS[direction] in part)
    return found if len(part) == len(found) else ()


def _charge(text: str, token: Token) -> int:
    return Token(text, token.line, token.column).integer(0, MAX_CHARGE)


def _size(line: Line) -> tuple[int, int]:
    tokens = line.tokens()
    if tokens[0].text.casefold() != "stromrallye":
        raise tokens[0].error("map-header", package=PACKAGE)
    if len(tokens) != 3:
        raise (tokens[3] if len(tokens) > 3 else line.end()).error("map-header", package=PACKAGE)
    return tokens[1].integer(1, MAX_SIDE), tokens[2].integer(1, MAX_SIDE)


def _row(line: Line, width: int) -> list[Token]:
    tokens = line.tokens()
    if len(tokens) != width:
        place = tokens[width] if len(tokens) > width else line.end()
        raise place.error("map-row-width", package=PACKAGE, width=width, count=len(tokens))
    return tokens
