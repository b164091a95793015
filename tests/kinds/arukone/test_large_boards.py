"""Large boards with room, which routing answers, and large boards that their colours decide."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from random import Random
from time import process_time

import pytest

from pfadwerk.answer import Status
from pfadwerk.kinds.arukone import KIND
from pfadwerk.kinds.arukone.explain import explain
from pfadwerk.kinds.arukone.lines_method import make
from pfadwerk.kinds.arukone.model import COVER, LOOSE, Puzzle, Rules, links_of
from pfadwerk.kinds.arukone.rate import rate
from pfadwerk.kinds.arukone.solve import facts
from pfadwerk.limits import Limits

EXACT = KIND.solver("exact")


@pytest.mark.parametrize("seed", range(6))
def test_lines_are_found_where_there_is_room(seed: int) -> None:
    puzzle = make(24, 20, Random(seed).randint).puzzle
    one = EXACT.solve(puzzle, Limits(seconds=20), 1)
    assert one.status is Status.SOLVED and len(one.solutions) == 1
    two = EXACT.solve(puzzle, Limits(seconds=20), 2)
    for lines in one.solutions + two.solutions:
        assert KIND.check(puzzle, lines) == []
    assert len({links_of(lines) for lines in two.solutions}) == len(two.solutions)
    assert EXACT.solve(puzzle, Limits(seconds=20), 1).solutions == one.solutions


def corner_to_corner(width: int, height: int, rules: Rules) -> Puzzle:
    numbers = [0] * (width * height)
    numbers[0] = numbers[-1] = 7
    return Puzzle(width, height, tuple(numbers), rules)


def test_colours_decide_boards_of_any_size() -> None:
    # 200 x 200: as many black cells as white ones, and both ends are black
    assert EXACT.solve(corner_to_corner(200, 200, COVER), Limits(seconds=20), 1).status is Status.PROVED_NONE
    assert EXACT.solve(corner_to_corner(5, 5, COVER), Limits(), 1).status is Status.SOLVED
    assert EXACT.solve(corner_to_corner(20, 20, LOOSE), Limits(), 1).status is Status.SOLVED


ENDED_BY: dict[str, Callable[[Puzzle, Limits], Status]] = {
    "find": lambda puzzle, limits: EXACT.solve(puzzle, limits, 1).status,
    "second": lambda puzzle, limits: EXACT.solve(puzzle, limits, 2).status,
    "facts": lambda puzzle, limits: facts(puzzle, limits).status,
    "rate": lambda puzzle, limits: rate(puzzle, limits).status,
    "explain": lambda puzzle, limits: explain(puzzle, limits).status,
}


@cache
def large() -> Puzzle:
    return make(100, 100, Random(1).randint).puzzle


@pytest.mark.parametrize("rules", [LOOSE, COVER], ids=["loose", "cover"])
@pytest.mark.parametrize("task", ENDED_BY)
@pytest.mark.parametrize("limits", [Limits(nodes=1), Limits(seconds=0.2)], ids=["nodes", "seconds"])
def test_limits_hold_while_a_large_board_is_prepared(task: str, rules: Rules, limits: Limits) -> None:
    puzzle = replace(large(), rules=rules)
    start = process_time()
    assert ENDED_BY[task](puzzle, limits) is Status.LIMIT
    assert process_time() - start < 0.2 + 0.3


def test_limits_hold_where_a_search_meets_no_contradiction() -> None:
    side = 100
    numbers = tuple(y + 1 if x in (0, side - 1) else 0 for y in range(side) for x in range(side))
    start = process_time()
    EXACT.solve(Puzzle(side, side, numbers, COVER), Limits(seconds=0.2), 2)
    assert process_time() - start < 0.2 + 0.3
