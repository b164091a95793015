"""What may be given as a limit, and how the rest is refused, before any search sees it."""

from __future__ import annotations

from typing import Any

import pytest

import pfadwerk
from pfadwerk import Limits, ParameterError
from pfadwerk.kinds.examples import examples_of
from pfadwerk.kinds.registry import kinds

ENDLESS = float("inf")


@pytest.mark.parametrize(
    ("given", "taken"),
    [
        ({"nodes": 1e6}, 1_000_000),
        ({"nodes": 0}, 0),
        ({"nodes": 10**30}, 2**63 - 1),
        ({"memory": 2e9}, 2_000_000_000),
        ({"seconds": 3}, 3.0),
        ({"seconds": ENDLESS}, ENDLESS),
    ],
)
def test_amounts_as_people_write_them(given: dict[str, Any], taken: float) -> None:
    limits = Limits(**given)
    (key,) = given
    assert getattr(limits, key) == taken
    for kind in kinds().values():  # every method of every kind can count with it
        puzzle = pfadwerk.loads(examples_of(kind).puzzles[0].text)
        for method in kind.solvers:
            assert pfadwerk.solve(puzzle, method, limits).status.value in {"solved", "limit"}


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"nodes": -1}, "nodes: -1 is less than 0"),
        ({"nodes": 1.5}, "nodes: found '1.5', expected a whole number"),
        ({"memory": "2GB"}, "memory: found '2GB', expected a whole number"),
        ({"seconds": -0.1}, "seconds: -0.1 is less than 0"),
        ({"seconds": "3"}, "seconds: found '3', expected a number"),
        ({"seconds": float("nan")}, "seconds: found 'nan', expected a number"),
    ],
)
def test_other_amounts_are_refused(given: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ParameterError, match=complaint):
        Limits(**given)


def test_the_number_of_solutions_wanted() -> None:
    puzzle = pfadwerk.loads("park\nS..\n...\n")  # down first and then up and down or round, or right first and round
    assert len(pfadwerk.solve(puzzle, want=10**30).solutions) == 3
    for want in (0, -1):
        with pytest.raises(ParameterError, match=f"want: {want} is less than 1"):
            pfadwerk.solve(puzzle, want=want)
    with pytest.raises(ParameterError, match=r"want: found '1.5', expected a whole number"):
        pfadwerk.solve(puzzle, want=1.5)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"seed": -1}, "seed: -1 is less than 0"),
        ({"seed": 1.5}, "seed: found '1.5', expected a whole number"),
        ({"seed": "x"}, "seed: found 'x', expected a whole number"),
    ],
)
def test_seeds_that_are_none(given: dict[str, Any], complaint: str) -> None:
    for kind in kinds().values():
        if kind.generators:
            with pytest.raises(ParameterError, match=complaint):
                pfadwerk.generate(kind.info.key, **given)
            with pytest.raises(ParameterError, match="count: 0 is less than 1"):
                pfadwerk.generate_many(kind.info.key, 0)
