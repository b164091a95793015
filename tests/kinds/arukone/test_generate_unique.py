"""Puzzles with one solution: as wished, and re-proved by solvers that know nothing of the generator."""

from __future__ import annotations

import pytest

import pfadwerk
from pfadwerk import Limits, ParameterError, Status
from pfadwerk.kinds.arukone import KIND
from pfadwerk.kinds.arukone.generate_unique import UNIQUE
from pfadwerk.kinds.arukone.model import Lines, Puzzle
from pfadwerk.kinds.arukone.rate import rate
from pfadwerk.kinds.interface import Entry
from pfadwerk.kinds.parameter import Value

ENOUGH = Limits(seconds=60)


def made(**wishes: Value) -> Entry[Puzzle, Lines]:
    seed = wishes.pop("seed", 1)
    assert isinstance(seed, int)
    values = {each.key: each.default for each in UNIQUE.parameters}
    values |= {key.replace("_", "-"): value for key, value in wishes.items()}
    entry = UNIQUE.generate(values, seed, ENOUGH).entry
    assert entry is not None
    return entry


def proved_unique(puzzle: Puzzle, method: str) -> bool:
    answer = pfadwerk.solve(puzzle, method, ENOUGH, want=2)
    return answer.status is Status.SOLVED and answer.complete and len(answer.solutions) == 1


@pytest.mark.parametrize("rules", ["loose", "cover", "cover-tight"])
@pytest.mark.parametrize(("width", "height"), [(4, 4), (6, 5), (5, 7)])
def test_there_is_one_solution(rules: str, width: int, height: int) -> None:
    for seed in range(3):
        entry = made(seed=seed, width=width, height=height, rules=rules)
        assert (entry.puzzle.width, entry.puzzle.height) == (width, height)
        assert proved_unique(entry.puzzle, "sweep")


def test_the_wished_pairs_and_lengths() -> None:
    entry = made(size=9, pairs=(7.0, 9.0), min_length=5)
    assert entry.solution is not None
    assert 7 <= entry.puzzle.pairs <= 9
    assert min(len(line.cells) for line in entry.solution.lines) >= 5


@pytest.mark.parametrize("seed", range(8))
def test_equal_numbers_never_stand_side_by_side(seed: int) -> None:
    puzzle = made(seed=seed, width=8, height=5 + seed % 4, pairs=(8.0, 13.0)).puzzle
    for one, other in puzzle.places.values():
        assert abs(one[0] - other[0]) + abs(one[1] - other[1]) > 1


def test_the_difficulty_is_as_wished() -> None:
    for least, most in ((0.0, 10.0), (20.0, 30.0)):
        score = rate(made(size=9, difficulty=(least, most)).puzzle, ENOUGH).score
        assert score is not None and least <= score <= most


def test_a_difficulty_out_of_reach_is_told_by_what_was_made() -> None:
    values = {each.key: each.default for each in UNIQUE.parameters} | {"size": 5, "difficulty": (99.0, 100.0)}
    ended = UNIQUE.generate(values, 1, Limits(nodes=30))
    assert (ended.status, ended.entry) == (Status.LIMIT, None)
    (seen,) = ended.notes
    assert seen.code == "ratings-seen"
    least, most = seen.details["least"], seen.details["most"]
    assert isinstance(least, int) and isinstance(most, int)
    assert 0 <= least < most < 99


def test_the_checker_fails_where_wished() -> None:
    for seed in range(5):
        puzzle = made(seed=seed, size=7, beats_checker=True).puzzle
        assert pfadwerk.solve(puzzle, "checker").status is not Status.SOLVED


@pytest.mark.parametrize(("width", "height"), [(4, 4), (5, 4), (5, 5), (4, 6), (7, 6), (7, 7), (9, 8)])
def test_numbers_stand_symmetrically(width: int, height: int) -> None:
    for seed in range(20):
        puzzle = made(seed=seed, width=width, height=height, symmetric=True).puzzle
        places = {cell for cells in puzzle.places.values() for cell in cells}
        assert places == {(width - 1 - x, height - 1 - y) for x, y in places}


@pytest.mark.parametrize(
    ("size", "least", "most"), [(10, 30, 33), (10, 33, 33), (20, 25, 30), (20, 80, 80), (12, 10, 10)]
)
def test_a_narrow_range_of_pairs_is_met_at_once(size: int, least: int, most: int) -> None:
    for seed in range(4):
        assert least <= made(seed=seed, size=size, pairs=(float(least), float(most))).puzzle.pairs <= most


def test_numbers_and_blocked_cells_of_the_author() -> None:
    puzzle = made(size=7, numbers="0,0-3,2;6,6-6,2", blocked="1,1;5,5").puzzle
    assert puzzle.number((0, 0)) == puzzle.number((3, 2)) != 0
    assert puzzle.number((6, 6)) == puzzle.number((6, 2)) != 0
    assert puzzle.blocked == {(1, 1), (5, 5)}
    assert proved_unique(puzzle, "sweep")


@pytest.mark.parametrize(
    ("wishes", "code", "bound"),
    [
        ({"size": 6, "pairs": (13.0, 20.0)}, "pairs-length", 12),
        ({"size": 6, "pairs": (1.0, 1.0)}, "pairs-square", 2),
        ({"size": 6, "pairs": (1.0, 1.0), "numbers": "0,0-3,3;5,5-1,4"}, "pairs-given", 3),
        ({"size": 6, "blocked": "6,0"}, "cell-off-board", None),
        ({"size": 6, "blocked": "here"}, "cell-form", None),
        ({"size": 6, "numbers": "0,0"}, "numbers-form", None),
        ({"size": 6, "numbers": "0,0-0,0"}, "cell-twice", None),
        ({"size": 6, "symmetric": True, "blocked": "1,1"}, "symmetric-alone", None),
        ({"size": 6, "symmetric": True, "pairs": (7.0, 7.0)}, "symmetric-even", None),
        ({"size": 7, "symmetric": True, "pairs": (8.0, 8.0)}, "symmetric-odd", None),
        ({"size": 10, "detour": 2.1, "pairs": (20.0, 25.0)}, "detour-cells", 2.0),
        ({"size": 6, "detour": 4.0, "numbers": "0,0-5,5", "pairs": (4.0, 5.0)}, "detour-cells", 3.66),
    ],
)
def test_impossible_wishes_are_refused(wishes: dict[str, Value], code: str, bound: int | None) -> None:
    with pytest.raises(ParameterError) as caught:
        made(**wishes)
    assert caught.value.code == code
    assert caught.value.details.get("bound") == bound
    assert caught.value.message("de") != caught.value.message("en")


def test_the_solution_is_the_one_that_was_made() -> None:
    entry = made(seed=3, size=8)
    assert entry.solution is not None
    assert KIND.check(entry.puzzle, entry.solution) == []
    assert pfadwerk.solve(entry.puzzle).solution == entry.solution
