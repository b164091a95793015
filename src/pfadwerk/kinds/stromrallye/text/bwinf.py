"""The BwInf format: side; `x,y,c` of the robot; the number of spare batteries; then `x,y,c` of each. From 1."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from pfadwerk.finding import Finding
from pfadwerk.grid import Cell
from pfadwerk.kinds.interface import Document, Entry, Written
from pfadwerk.kinds.stromrallye.model import MAX_CHARGE, MAX_SIDE, PACKAGE, Battery, Board, Walk, shown
from pfadwerk.kinds.stromrallye.rules import check_puzzle
from pfadwerk.text.cursor import Cursor, Line, Token

_LIKE_OURS = re.compile(r"\s*[+-]?[\w.]+[^\S\n]*\n\s*[^\s,;]+[^\S\n]*[,;]")


@dataclass(frozen=True, slots=True)
class BwInf:
    """Square boards with one robot and nothing but batteries."""

    key: str = "bwinf"

    def recognises(self, text: str) -> bool:
        """Whether one word stands on the first line, and values with commas on the second."""
        return _LIKE_OURS.match(text) is not None

    def read(self, text: str, *, lenient: bool = False) -> Document[Board, Walk]:
        """Read one board. `lenient` trusts the header where it announces other rows than follow."""
        cursor = Cursor(text)
        side = _only(cursor.take("side-line", package=PACKAGE)).integer(1, MAX_SIDE)
        reader = _Reader(side)
        robot = reader.battery(cursor.take("robot-line", package=PACKAGE))
        announced = _only(cursor.take("count-line", package=PACKAGE))
        count = announced.integer(0, side * side)
        rows = list(cursor.rest())
        if len(rows) != count and not lenient:
            raise announced.error("rows-announced", package=PACKAGE, announced=count, found_rows=len(rows))
        batteries = tuple(map(reader.battery, rows[:count]))
        board = Board(side, side, (robot,), batteries)
        return Document((Entry(board),), _warnings(count, rows))

    def can_write(self, puzzle: Board) -> bool:
        """Whether the board is sound and has nothing that the format doesn't know."""
        return not puzzle.extended and not check_puzzle(puzzle)

    def write(self, puzzle: Board, solution: Walk | None = None) -> Written:
        """The board; there is no room for a solution."""
        rows = [str(puzzle.width), _row(puzzle.robots[0]), str(len(puzzle.batteries)), *map(_row, puzzle.batteries)]
        losses = (Finding("solution-left-out"),) if solution is not None else ()
        return Written("\n".join(rows) + "\n", losses)


@dataclass(slots=True)
class _Reader:
    side: int
    lines: dict[Cell, int] = field(default_factory=dict)

    def battery(self, line: Line) -> Battery:
        tokens = line.tokens(commas=True)
        if len(tokens) != 3:
            place = tokens[3] if len(tokens) > 3 else line.end()
            raise place.error("battery-row", package=PACKAGE)
        cell = tokens[0].integer(1, self.side) - 1, tokens[1].integer(1, self.side) - 1
        charge = tokens[2].integer(0, MAX_CHARGE)
        if cell in self.lines:
            text = line.text.strip()
            place = Token(text, line.number, tokens[0].column)
            raise place.error("cell-taken", package=PACKAGE, cell=shown(cell), before=self.lines[cell])
        self.lines[cell] = line.number
        return Battery(cell, charge)


def _only(line: Line) -> Token:
    first, *more = line.tokens(commas=True) or [line.end()]
    if more:
        raise more[0].error("one-number", package=PACKAGE)
    return first


def _warnings(count: int, rows: list[Line]) -> tuple[Finding, ...]:
    if len(rows) == count:
        return ()
    details: dict[str, object] = {"announced": count, "found_rows": len(rows)}
    if len(rows) < count:
        return (Finding("rows-missing", details=details),)
    left_out = "; ".join(f"{line.number}: {line.text.strip()}" for line in rows[count:])
    return (Finding("rows-left-out", details={**details, "rows": left_out}),)


def _row(battery: Battery) -> str:
    return "{},{},{}".format(*shown(battery.cell), battery.charge)
