"""What a type checker knows of the library; `make lint` is what runs these assertions."""

from __future__ import annotations

from typing import Any, assert_type

import pytest

import pfadwerk
from pfadwerk import Answer
from pfadwerk_template.model import Park, Walk

TEXT = "park\nS..\n"


def test_the_type_of_a_puzzle_tells_that_of_its_solutions() -> None:
    park = pfadwerk.loads(TEXT, Park)
    assert_type(park, Park)
    answer = pfadwerk.solve(park)
    assert_type(answer, Answer[Walk])
    assert_type(pfadwerk.read(TEXT, Park).entries[0].puzzle, Park)
    assert answer.solution is not None
    assert pfadwerk.check(park, answer.solution) == []


def test_without_a_type_anything_goes() -> None:
    puzzle = pfadwerk.loads(TEXT)
    assert_type(pfadwerk.solve(puzzle), Answer[Any])
    assert isinstance(puzzle, Park)


def test_what_is_no_puzzle_is_refused() -> None:
    with pytest.raises(TypeError, match="not a puzzle of any kind: str"):
        pfadwerk.solve(TEXT)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="not a puzzle of any kind: int"):
        pfadwerk.loads(TEXT, int)


def test_every_public_name_is_there_and_can_be_completed() -> None:
    assert set(pfadwerk.__all__) <= set(dir(pfadwerk))
    assert all(getattr(pfadwerk, name) is not None for name in pfadwerk.__all__)
    with pytest.raises(AttributeError, match="no attribute 'solev'"):
        _ = pfadwerk.solev  # type: ignore[attr-defined]
