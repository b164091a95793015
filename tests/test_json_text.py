"""Complaints about JSON say where: each place leads to its value, whatever the text looks like."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pfadwerk.errors import InputError
from pfadwerk.text.json_text import located, parsed, validated

NAMES = st.from_regex(r"[a-z_]\w{0,5}", fullmatch=True) | st.sampled_from(["a b", "ü", "x.y", "[0]"])
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(NAMES, inner, max_size=3),
    max_leaves=12,
)
SCHEMA = {"type": "object", "properties": {"a": {"type": "integer", "minimum": 2}}, "additionalProperties": False}


def _places(value: Any, place: str = "$") -> Iterator[tuple[str, Any]]:
    yield place, value
    if isinstance(value, dict):
        for name, inner in value.items():
            plain = name.isidentifier() and name.isascii()
            yield from _places(inner, f"{place}.{name}" if plain else f"{place}['{name}']")
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            yield from _places(inner, f"{place}[{number}]")


@given(st.dictionaries(NAMES, VALUES, max_size=3), st.sampled_from([None, 0, 1]), st.booleans())
def test_every_place_is_found(data: dict[str, Any], indent: int | None, ascii_only: bool) -> None:
    text = " \n" + json.dumps(data, indent=indent, ensure_ascii=ascii_only)
    for place, value in _places(data):
        with pytest.raises(InputError) as refused, located(text):
            raise InputError("json", place=place)
        line, column = refused.value.line, refused.value.column
        rest = "\n".join(text.split("\n")[line - 1 :])[column - 1 :]
        assert json.JSONDecoder().raw_decode(rest)[0] == value


@pytest.mark.parametrize(
    ("text", "line", "column", "found"),
    [
        ('{"a": 1}', 1, 7, "1"),
        ('{\n "a":\n  "x"}', 3, 3, '"x"'),
        ('{"a": 2, "b": 1, "c": {}}', 1, 1, "b, c"),
    ],
)
def test_what_the_schema_refuses(text: str, line: int, column: int, found: str) -> None:
    with pytest.raises(InputError) as refused:
        validated(text, SCHEMA)
    assert (refused.value.line, refused.value.column, refused.value.found) == (line, column, found)


def test_a_complaint_that_knows_its_line_keeps_it() -> None:
    with pytest.raises(InputError) as refused, located("{}"):
        raise InputError("json", line=7, column=3, place="$")
    assert (refused.value.line, refused.value.column) == (7, 3)


def test_a_whole_number_with_a_point_is_a_whole_number() -> None:
    """To a schema it is one; a puzzle whose width is a float can't be drawn."""
    data = validated('{"a": 3.0}', SCHEMA)
    assert data == {"a": 3}
    assert isinstance(data["a"], int)
    assert parsed('{"a": 3.5}') == {"a": 3.5}


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity", "1e999"])
def test_what_is_no_number(number: str) -> None:
    with pytest.raises(InputError) as refused:
        parsed(f'{{"a": {number}}}')
    assert refused.value.code == "json"
