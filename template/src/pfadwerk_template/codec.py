"""The kind's part of the JSON format."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pfadwerk.grid import direction_of
from pfadwerk_template.model import Park, Walk

_CELL = {"type": "array", "prefixItems": [{"type": "integer", "minimum": 0}] * 2, "minItems": 2, "maxItems": 2}
_SIZE = {"type": "integer", "minimum": 1, "maximum": 100}


class ParkCodec:
    """Parks and walks as plain data."""

    schema: Mapping[str, object] = {
        "type": "object",
        "required": ["width", "height", "start"],
        "additionalProperties": False,
        "properties": {
            "width": _SIZE,
            "height": _SIZE,
            "start": _CELL,
            "ponds": {"type": "array", "items": _CELL},
        },
    }
    solution_schema: Mapping[str, object] = {"type": "string", "pattern": "^[UDLR]*$"}

    def puzzle_to_data(self, puzzle: Park) -> dict[str, object]:
        """The park; ponds in reading order, so that equal parks give equal texts."""
        return {
            "width": puzzle.width,
            "height": puzzle.height,
            "start": list(puzzle.start),
            "ponds": [list(pond) for pond in sorted(puzzle.ponds)],
        }

    def puzzle_from_data(self, data: Mapping[str, Any]) -> Park:
        """The park of data that the schema accepts."""
        ponds = frozenset((x, y) for x, y in data.get("ponds", ()))
        x, y = data["start"]
        return Park(data["width"], data["height"], (x, y), ponds)

    def solution_to_data(self, puzzle: Park, solution: Walk) -> str:
        """The walk in letters."""
        return "".join(direction.letter for direction in solution.directions)

    def solution_from_data(self, puzzle: Park, data: str) -> Walk:
        """The walk of letters that the schema accepts."""
        return Walk(tuple(found for letter in data if (found := direction_of(letter)) is not None))
