"""The official files by the default method: published optima, published counts, counts by brute force."""

from __future__ import annotations

import pytest

from pfadwerk.answer import Status
from pfadwerk.kinds.labyrinthe import KIND
from pfadwerk.kinds.labyrinthe.solvers import SOLVERS, count_sequences
from pfadwerk.limits import Limits
from tests.kinds.labyrinthe.boards import brute_force
from tests.kinds.labyrinthe.official import OPTIMA, official

# Published as well, but not what the rules give: files 0, 1, 3, 5 and 9; see docs/labyrinthe.md.
PUBLISHED_COUNTS = {2: 2, 6: 1, 8: 24831442944000}


@pytest.mark.parametrize("number", sorted(OPTIMA))
def test_published_optima_are_proved(number: int) -> None:
    puzzle = official(number)
    answer = SOLVERS["exact"].solve(puzzle, Limits(), 1)
    if OPTIMA[number] is None:
        assert answer.status is Status.PROVED_NONE
        return
    assert answer.status is Status.SOLVED
    assert len(answer.solutions[0].directions) == OPTIMA[number]
    assert KIND.check(puzzle, answer.solutions[0]) == []


@pytest.mark.parametrize("number", sorted(PUBLISHED_COUNTS))
def test_published_counts(number: int) -> None:
    answer = count_sequences(official(number), Limits(), None)
    assert (answer.counted, answer.complete) == (PUBLISHED_COUNTS[number], True)


@pytest.mark.slow
def test_published_count_of_409_digits() -> None:
    counted = count_sequences(official(4), Limits(), None).counted
    assert counted is not None
    assert 865 * 10**406 <= counted < 875 * 10**406  # "about 8.7e408"


@pytest.mark.parametrize("number", [0, 1, 2, pytest.param(3, marks=pytest.mark.slow)])
def test_counts_are_those_of_brute_force(number: int) -> None:
    puzzle = official(number)
    optimum, ways = brute_force(puzzle)
    assert optimum == OPTIMA[number]
    assert count_sequences(puzzle, Limits(), None).counted == ways


def test_the_count_of_file_0_is_one_as_found_by_hand() -> None:
    """The first maze is a corridor: alone it takes 8 instructions, in one way only."""
    puzzle = official(0)
    listed = SOLVERS["exact"].solve(puzzle, Limits(), 10)
    assert listed.complete
    assert [KIND.format_solution(puzzle, solution) for solution in listed.solutions] == ["↓↓→↑↑→↓↓"]
