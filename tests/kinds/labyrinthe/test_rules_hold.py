"""What follows from the rules of simultaneous mazes, on mazes and instructions at random."""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from pfadwerk.grid import DIRECTIONS, Direction
from pfadwerk.kinds.labyrinthe.model import Instructions, Mazes
from pfadwerk.kinds.labyrinthe.rules import check
from pfadwerk.kinds.labyrinthe.solvers import SOLVERS
from pfadwerk.kinds.labyrinthe.symmetry import turn
from pfadwerk.limits import Limits

from .boards import random_mazes

CLOCKWISE = {
    Direction.UP: Direction.RIGHT,
    Direction.RIGHT: Direction.DOWN,
    Direction.DOWN: Direction.LEFT,
    Direction.LEFT: Direction.UP,
}
MAZES = st.integers(0, 10**6).map(lambda seed: random_mazes(random.Random(seed), most=4))
WAYS = st.lists(st.sampled_from(DIRECTIONS), max_size=12).map(tuple)


def _codes(puzzle: Mazes, way: tuple[Direction, ...]) -> list[str]:
    return sorted(each.code for each in check(puzzle, Instructions(way)))


@settings(max_examples=300, deadline=None)
@given(MAZES, WAYS)
def test_superfluous_means_that_a_beginning_is_right(puzzle: Mazes, way: tuple[Direction, ...]) -> None:
    right = [length for length in range(len(way) + 1) if not check(puzzle, Instructions(way[:length]))]
    findings = check(puzzle, Instructions(way))
    if right and right[0] < len(way):
        assert [(each.code, each.step) for each in findings] == [("superfluous", right[0] + 1)]
    else:
        assert {each.code for each in findings} <= {"not-arrived"}


@settings(max_examples=300, deadline=None)
@given(MAZES, WAYS)
def test_turned_instructions_in_turned_mazes_are_judged_alike(puzzle: Mazes, way: tuple[Direction, ...]) -> None:
    assert _codes(turn(puzzle), tuple(CLOCKWISE[each] for each in way)) == _codes(puzzle, way)


@settings(max_examples=150, deadline=None)
@given(MAZES, WAYS)
def test_a_solution_ends_right_and_not_before(puzzle: Mazes, more: tuple[Direction, ...]) -> None:
    solution = SOLVERS["reference-bfs"].solve(puzzle, Limits(), 1).solution
    if solution is None:
        return
    way = solution.directions
    assert _codes(puzzle, way) == []
    assert all(set(_codes(puzzle, way[:length])) == {"not-arrived"} for length in range(len(way)))
    assert not more or _codes(puzzle, way + more) == ["superfluous"]
