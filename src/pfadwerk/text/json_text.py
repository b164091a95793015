"""JSON that a schema describes; complaints say where in the text."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from math import isfinite
from typing import TYPE_CHECKING, Any

from pfadwerk.errors import InputError

if TYPE_CHECKING:
    from jsonschema.exceptions import ValidationError

LONGEST = 200  # characters of a schema's rule that a message shows

_STEP = re.compile(r"\.(\w+)|\[(\d+)\]|\['(.*?)'\]")
_BLANKS = re.compile(r"[ \t\n]*")
_DECODER = json.JSONDecoder()


def parsed(text: str) -> Mapping[str, Any]:
    """The JSON object of a text, or `InputError` with line and column."""
    try:
        data = json.loads(text, parse_float=_number, parse_constant=_number)
    except json.JSONDecodeError as error:
        found = text[error.pos : error.pos + 20]
        raise InputError("json", line=error.lineno, column=error.colno, found=found) from None
    except (RecursionError, ValueError):
        raise InputError("json", found=text[:20]) from None
    if not isinstance(data, dict):
        raise InputError("json-object", line=1, column=1, found=text[:20])
    return data


def validated(text: str, schema: Mapping[str, object]) -> Mapping[str, Any]:
    """The JSON object of a text that the schema accepts."""
    # Imported here: 60 ms that only readers of JSON shall pay.
    from jsonschema import Draft202012Validator
    from jsonschema.exceptions import best_match

    data = parsed(text)
    error = best_match(Draft202012Validator(schema).iter_errors(data))
    if error is None:
        return data
    expected = json.dumps(error.validator_value, ensure_ascii=False)
    with located(text):
        raise InputError(
            "json-schema",
            found=_found(error),
            place=error.json_path,
            rule=error.validator,
            expected=expected if len(expected) < LONGEST else expected[: LONGEST - 1] + "…",
        )


@contextmanager
def located(text: str) -> Iterator[None]:
    """Give a complaint that names a `place` such as `$.puzzle.mazes[0].goal` its line and column in the text."""
    try:
        yield
    except InputError as error:
        if not error.line and (place := error.details.get("place")):
            error.line, error.column = _line_and_column(text, str(place))
        raise


def _number(text: str) -> float | int:
    """3.0 is a whole number to the schema, so it shall be one to us; NaN and what is beyond all bounds is none."""
    value = float(text)
    if not isfinite(value):
        raise ValueError(text)
    return int(value) if value.is_integer() else value


def _found(error: ValidationError) -> str:
    """What breaks the rule; of members that don't belong there the names, not the whole object."""
    instance: Any = error.instance
    schema: Any = error.schema
    if error.validator == "additionalProperties":
        return ", ".join(name for name in instance if name not in schema.get("properties", {}))
    return json.dumps(instance, ensure_ascii=False)


def _line_and_column(text: str, place: str) -> tuple[int, int]:
    at = _behind_blanks(text, 0)
    for name, number, quoted in _STEP.findall(place):
        at = _member(text, at, int(number) if number else name or quoted)
    return text.count("\n", 0, at) + 1, at - text.rfind("\n", 0, at)


def _member(text: str, at: int, wanted: str | int) -> int:
    """Where the value of a member begins, in the object or array that begins at `at`."""
    number = 0
    at = _behind_blanks(text, at + 1)
    while True:
        key: str | int = number
        if isinstance(wanted, str):
            key, at = _DECODER.raw_decode(text, at)
            at = _behind_blanks(text, _behind_blanks(text, at) + 1)  # behind the colon
        if key == wanted:
            return at
        at = _behind_blanks(text, _DECODER.raw_decode(text, at)[1])
        at = _behind_blanks(text, at + 1)  # behind the comma
        number += 1


def _behind_blanks(text: str, at: int) -> int:
    found = _BLANKS.match(text, at)
    return found.end() if found else at
