"""Mazes in our JSON format."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pfadwerk.errors import InputError
from pfadwerk.grid import Cell
from pfadwerk.kinds.labyrinthe.model import MAX_SIDE, Instructions, Maze, Mazes
from pfadwerk.kinds.labyrinthe.solution_text import PACKAGE, instructions

_DIGITS_TO_FLAGS = bytes.maketrans(b"01", b"\0\1")
_FLAGS_TO_DIGITS = bytes.maketrans(b"\0\1", b"01")

_SIDE = {"type": "integer", "minimum": 1, "maximum": MAX_SIDE}
_PLACE = {"type": "integer", "minimum": 0, "maximum": MAX_SIDE - 1}
_CELL = {"type": "array", "items": _PLACE, "minItems": 2, "maxItems": 2}
_ROWS = {"type": "array", "items": {"type": "string", "pattern": "^[01]*$"}, "maxItems": MAX_SIDE}
_MAZE = {
    "type": "object",
    "required": ["width", "height", "right", "below"],
    "additionalProperties": False,
    "properties": {
        "width": _SIDE,
        "height": _SIDE,
        "right": _ROWS,
        "below": _ROWS,
        "pits": {"type": "array", "items": _CELL},
        "start": _CELL,
        "goal": _CELL,
    },
}


class MazesCodec:
    """Flags as rows of 0 and 1: `right` has height rows of width-1, `below` height-1 rows of width."""

    schema: Mapping[str, object] = {
        "type": "object",
        "required": ["mazes"],
        "additionalProperties": False,
        "properties": {"mazes": {"type": "array", "items": _MAZE, "minItems": 2}},
    }
    solution_schema: Mapping[str, object] = {"type": "string"}

    def puzzle_to_data(self, puzzle: Mazes) -> dict[str, object]:
        """The puzzle as plain data."""
        return {"mazes": [_to_data(maze) for maze in puzzle.mazes]}

    def puzzle_from_data(self, data: Mapping[str, Any]) -> Mazes:
        """The puzzle; `data` fits the schema."""
        return Mazes(tuple(_from_data(maze, f"$.puzzle.mazes[{place}]") for place, maze in enumerate(data["mazes"])))

    def solution_to_data(self, puzzle: Mazes, solution: Instructions) -> object:
        """The instructions as letters."""
        return "".join(direction.letter for direction in solution.directions)

    def solution_from_data(self, puzzle: Mazes, data: Any) -> Instructions:
        """Every notation that answers are read in."""
        return instructions(data)


def _to_data(maze: Maze) -> dict[str, object]:
    return {
        "width": maze.width,
        "height": maze.height,
        "right": _rows(maze.right, maze.height, maze.width - 1),
        "below": _rows(maze.below, maze.height - 1, maze.width),
        "pits": [list(pit) for pit in sorted(maze.pits, key=lambda pit: (pit[1], pit[0]))],
        "start": list(maze.start),
        "goal": list(maze.goal),
    }


def _rows(flags: bytes, lines: int, count: int) -> list[str]:
    digits = flags.translate(_FLAGS_TO_DIGITS).decode()
    return [digits[count * line : count * (line + 1)] for line in range(lines)]


def _from_data(data: Mapping[str, Any], place: str) -> Maze:
    width, height = int(data["width"]), int(data["height"])
    right = _flags(data["right"], height, width - 1, f"{place}.right")
    below = _flags(data["below"], height - 1, width, f"{place}.below")
    cells = [_cell(cell, width, height, f"{place}.pits") for cell in data.get("pits", ())]
    if len(set(cells)) < len(cells):
        twice = next(cell for at, cell in enumerate(cells) if cell in cells[:at])
        raise _complaint("json-pit-once", f"{place}.pits", str(list(twice)))
    start = _cell(data.get("start", (0, 0)), width, height, f"{place}.start")
    goal = _cell(data.get("goal", (width - 1, height - 1)), width, height, f"{place}.goal")
    return Maze(width, height, right, below, frozenset(cells), start, goal)


def _flags(rows: list[str], lines: int, count: int, place: str) -> bytes:
    if count == 0 and not any(rows):  # empty rows may be left out
        return b""
    if len(rows) != lines:
        raise _complaint("json-rows", place, str(len(rows)), lines=lines)
    for number, row in enumerate(rows):
        if len(row) != count or row.strip("01"):
            raise _complaint("json-row", f"{place}[{number}]", row, count=count)
    return "".join(rows).encode().translate(_DIGITS_TO_FLAGS)


def _cell(data: Any, width: int, height: int, place: str) -> Cell:
    x, y = int(data[0]), int(data[1])
    if x >= width or y >= height:
        raise _complaint("json-cell", place, f"{x},{y}", width=width, height=height)
    return x, y


def _complaint(code: str, place: str, found: str, **details: int) -> InputError:
    return InputError(code, found=found, package=PACKAGE, line=0, column=0, place=place, **details)
