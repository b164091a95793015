"""Stromrallye's part of the JSON format. Cells are counted from 1, as the rules count them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from pfadwerk.grid import DIRECTIONS, Cell
from pfadwerk.kinds.stromrallye.model import MAX_CHARGE, MAX_ROBOTS, MAX_SIDE, Battery, Board, OneWay, Walk, shown
from pfadwerk.kinds.stromrallye.solution_text import format_walk, parse_walk

_NUMBER = {"type": "integer", "minimum": -MAX_CHARGE, "maximum": MAX_CHARGE}
_SIDE = {"type": "integer", "minimum": 1, "maximum": MAX_SIDE}
_CELL = {"type": "array", "prefixItems": [_NUMBER, _NUMBER], "minItems": 2, "maxItems": 2}
_DIRECTIONS = {"type": "array", "items": {"enum": [direction.name.lower() for direction in DIRECTIONS]}}


def _record(**properties: object) -> dict[str, object]:
    return {
        "type": "object",
        "required": list(properties),
        "additionalProperties": False,
        "properties": properties,
    }


_BATTERIES = {"type": "array", "items": _record(cell=_CELL, charge=_NUMBER)}


class BoardCodec:
    """Boards and walks as plain data."""

    schema: Mapping[str, object] = {
        "type": "object",
        "required": ["width", "height", "robots"],
        "additionalProperties": False,
        "properties": {
            "width": _SIDE,
            "height": _SIDE,
            "robots": {**_BATTERIES, "minItems": 1, "maxItems": MAX_ROBOTS},
            "batteries": _BATTERIES,
            "walls": {"type": "array", "items": _CELL},
            "one_way": {"type": "array", "items": _record(cell=_CELL, directions=_DIRECTIONS)},
            "portals": {"type": "array", "items": {"type": "array", "items": _CELL, "minItems": 2, "maxItems": 2}},
        },
    }
    solution_schema: Mapping[str, object] = {"type": "string"}

    def puzzle_to_data(self, puzzle: Board) -> dict[str, object]:
        """The board; what it hasn't is left out."""
        data: dict[str, object] = {"width": puzzle.width, "height": puzzle.height}
        data["robots"] = _batteries_to_data(puzzle.robots)
        data["batteries"] = _batteries_to_data(puzzle.batteries)
        if puzzle.walls:
            data["walls"] = [shown(cell) for cell in sorted(puzzle.walls, key=lambda cell: cell[::-1])]
        if puzzle.one_way:
            data["one_way"] = [_one_way_to_data(each) for each in puzzle.one_way]
        if puzzle.portals:
            data["portals"] = [[shown(a), shown(b)] for a, b in puzzle.portals]
        return data

    def puzzle_from_data(self, data: Mapping[str, Any]) -> Board:
        """The board of data that the schema accepts."""
        return Board(
            width=data["width"],
            height=data["height"],
            robots=_batteries(data["robots"]),
            batteries=_batteries(data.get("batteries", ())),
            walls=frozenset(map(_cell, data.get("walls", ()))),
            one_way=tuple(map(_one_way, data.get("one_way", ()))),
            portals=tuple((_cell(a), _cell(b)) for a, b in data.get("portals", ())),
        )

    def solution_to_data(self, puzzle: Board, solution: Walk) -> str:
        """The walk in the documents' notation."""
        return format_walk(puzzle, solution)

    def solution_from_data(self, puzzle: Board, data: str) -> Walk:
        """The walk, in any notation that is read."""
        return parse_walk(puzzle, data)


def _batteries_to_data(batteries: Iterable[Battery]) -> list[object]:
    return [{"cell": shown(each.cell), "charge": each.charge} for each in batteries]


def _one_way_to_data(one_way: OneWay) -> object:
    return {"cell": shown(one_way.cell), "directions": [each.name.lower() for each in one_way.directions]}


def _batteries(data: Iterable[Any]) -> tuple[Battery, ...]:
    return tuple(Battery(_cell(each["cell"]), each["charge"]) for each in data)


def _one_way(data: Any) -> OneWay:
    names = data["directions"]
    return OneWay(_cell(data["cell"]), tuple(each for each in DIRECTIONS if each.name.lower() in names))


def _cell(data: Any) -> Cell:
    x, y = data
    return int(x) - 1, int(y) - 1
