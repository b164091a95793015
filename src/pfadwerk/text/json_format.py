"""Our own JSON format: one envelope, versioned, for every kind and its extensions."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Generic, TypeVar

from pfadwerk.kinds.interface import DataCodec, Document, Entry, Written
from pfadwerk.text.json_text import located, validated

P = TypeVar("P")
S = TypeVar("S")

FORMAT = "pfadwerk"
VERSION = 1


@dataclass(frozen=True, slots=True)
class JsonFormat(Generic[P, S]):
    """The JSON format of one kind; the kind's codec knows its puzzles and solutions."""

    kind: str
    codec: DataCodec[P, S]
    key: str = "json"

    @property
    def schema(self) -> dict[str, object]:
        """The JSON schema of the whole envelope."""
        return {
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": f"pfadwerk {self.kind}",
            "type": "object",
            "required": ["format", "version", "kind", "puzzle"],
            "additionalProperties": False,
            "properties": {
                "format": {"const": FORMAT},
                "version": {"const": VERSION},
                "kind": {"const": self.kind},
                "title": {"type": "string"},
                "puzzle": self.codec.schema,
                "solution": self.codec.solution_schema,
            },
        }

    def recognises(self, text: str) -> bool:
        """Whether `text` is JSON that names this kind."""
        return text.lstrip().startswith("{") and f'"{self.kind}"' in text

    def read(self, text: str, *, lenient: bool = False) -> Document[P, S]:
        """Read one envelope."""
        data = validated(text, self.schema)
        with located(text):
            puzzle = self.codec.puzzle_from_data(data["puzzle"])
            solution = self.codec.solution_from_data(puzzle, data["solution"]) if "solution" in data else None
        return Document((Entry(puzzle, solution, data.get("title", "")),))

    def can_write(self, puzzle: P) -> bool:
        """Everything can be written in it."""
        return True

    def write(self, puzzle: P, solution: S | None = None) -> Written:
        """The envelope, one member a line."""
        envelope: dict[str, object] = {
            "format": FORMAT,
            "version": VERSION,
            "kind": self.kind,
            "puzzle": self.codec.puzzle_to_data(puzzle),
        }
        if solution is not None:
            envelope["solution"] = self.codec.solution_to_data(puzzle, solution)
        return Written(json.dumps(envelope, indent=1, ensure_ascii=False) + "\n")
