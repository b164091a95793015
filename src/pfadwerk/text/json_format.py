"""Our own JSON format: one envelope, versioned, for every kind and its extensions."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from pfadwerk.errors import InputError
from pfadwerk.kinds.interface import DataCodec, Document, Entry, Written

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
        data = parsed(text)
        self._validate(data)
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

    def _validate(self, data: Any) -> None:
        # Imported here: 60 ms that only readers of JSON shall pay.
        from jsonschema import Draft202012Validator
        from jsonschema.exceptions import best_match

        error = best_match(Draft202012Validator(self.schema).iter_errors(data))
        if error is not None:
            expected = json.dumps(error.validator_value, ensure_ascii=False)
            raise InputError(
                "json-schema",
                found=json.dumps(error.instance, ensure_ascii=False),
                place=error.json_path,
                rule=error.validator,
                expected=expected if len(expected) < 200 else expected[:199] + "…",
            )


def parsed(text: str) -> Mapping[str, Any]:
    """The JSON object of a text, or `InputError` with line and column."""
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        found = text[error.pos : error.pos + 20]
        raise InputError("json", line=error.lineno, column=error.colno, found=found) from None
    except (RecursionError, ValueError):
        raise InputError("json", found=text[:20]) from None
    if not isinstance(data, dict):
        raise InputError("json-object", line=1, column=1, found=text[:20])
    return data
