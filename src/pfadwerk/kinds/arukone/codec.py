"""Arukone's part of our JSON format: holds every rule, every shape, blocked cells, and wrong answers too."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pfadwerk.errors import InputError
from pfadwerk.kinds.arukone.model import MAX_NUMBER, MAX_SIDE, PACKAGE, RULES, Line, Lines, Puzzle, Rules

_SIDE = {"type": "integer", "minimum": 1, "maximum": MAX_SIDE}
_COORDINATE = {"type": "integer", "minimum": -1_000_000, "maximum": 1_000_000}
_CELL = {"type": "array", "prefixItems": [_COORDINATE, _COORDINATE], "minItems": 2, "maxItems": 2}
_NUMBER = {"type": "integer", "minimum": 0, "maximum": MAX_NUMBER}
_ROW = {"type": "array", "items": _NUMBER, "maxItems": MAX_SIDE}


class Codec:
    """Puzzles and solutions as plain data."""

    schema: Mapping[str, object] = {
        "type": "object",
        "required": ["width", "height", "numbers"],
        "additionalProperties": False,
        "properties": {
            "width": _SIDE,
            "height": _SIDE,
            "numbers": {"type": "array", "items": _ROW, "maxItems": MAX_SIDE},
            "blocked": {"type": "array", "items": _CELL, "maxItems": MAX_SIDE * MAX_SIDE},
            "rules": {
                "type": "object",
                "additionalProperties": False,
                "properties": {name: {"type": "boolean"} for name in RULES},
            },
        },
    }
    solution_schema: Mapping[str, object] = {
        "type": "array",
        "items": {
            "type": "object",
            "required": ["number", "cells"],
            "additionalProperties": False,
            "properties": {"number": _NUMBER, "cells": {"type": "array", "items": _CELL, "minItems": 1}},
        },
    }

    def puzzle_to_data(self, puzzle: Puzzle) -> dict[str, object]:
        """The board as rows of numbers, with its rules and blocked cells."""
        width = puzzle.width
        rows = [list(puzzle.numbers[y * width : (y + 1) * width]) for y in range(puzzle.height)]
        return {
            "width": width,
            "height": puzzle.height,
            "rules": {name: getattr(puzzle.rules, name) for name in RULES},
            "numbers": rows,
            **({"blocked": [list(cell) for cell in sorted(puzzle.blocked)]} if puzzle.blocked else {}),
        }

    def puzzle_from_data(self, data: Mapping[str, Any]) -> Puzzle:
        """The board of data that the schema accepts; rows must have the size they say."""
        width, height, rows = int(data["width"]), int(data["height"]), data["numbers"]
        if len(rows) != height:
            place = "$.puzzle.numbers"
            raise InputError("json-rows", found=str(len(rows)), package=PACKAGE, place=place, height=height)
        for y, row in enumerate(rows):
            if len(row) != width:
                place = f"$.puzzle.numbers[{y}]"
                raise InputError("json-row", found=str(len(row)), package=PACKAGE, place=place, width=width)
        return Puzzle(
            width,
            height,
            tuple(int(number) for row in rows for number in row),
            Rules(**data.get("rules", {})),
            frozenset((int(x), int(y)) for x, y in data.get("blocked", ())),
        )

    def solution_to_data(self, puzzle: Puzzle, solution: Lines) -> object:
        """Each line with its cells from end to end."""
        return [{"number": line.number, "cells": [list(cell) for cell in line.cells]} for line in solution.lines]

    def solution_from_data(self, puzzle: Puzzle, data: Any) -> Lines:
        """The lines of data that the schema accepts."""
        return Lines(
            tuple(Line(int(line["number"]), tuple((int(x), int(y)) for x, y in line["cells"])) for line in data)
        )
