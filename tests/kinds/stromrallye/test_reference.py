"""The reference solvers against the published answers and against brute force."""

from __future__ import annotations

import pytest

from pfadwerk import Limits, Status
from pfadwerk.grid import Direction
from pfadwerk.kinds.stromrallye.model import Battery, Board, OneWay
from pfadwerk.kinds.stromrallye.reference import backtracking, counting, stepping
from pfadwerk.kinds.stromrallye.reference.terrain import Terrain, Walks
from pfadwerk.kinds.stromrallye.rules import check, check_puzzle
from pfadwerk.kinds.stromrallye.solvers import search
from tests.kinds.stromrallye.boards import official, random_board, solvable

METHODS = (backtracking.solve, stepping.solve)


@pytest.mark.parametrize(("number", "steps"), [(0, 17), (1, 100), (4, 20)])
@pytest.mark.parametrize("method", METHODS)
def test_official_boards_are_solved(number: int, steps: int, method: type) -> None:
    board = official(number)
    answer = method(board, Limits(seconds=30), 1)
    assert answer.status is Status.SOLVED
    assert len(answer.solution.steps) == steps
    assert check(board, answer.solution) == []


@pytest.mark.parametrize("method", METHODS)
def test_official_board_3_has_no_solution(method: type) -> None:
    assert method(official(3), Limits(seconds=30), 1).status is Status.PROVED_NONE


@pytest.mark.parametrize("robots", [1, 2])
def test_both_methods_agree_with_brute_force(robots: int) -> None:
    endings = set()
    for seed in range(250 if robots == 1 else 120):
        board = random_board(seed, robots=robots, most_charge=4 - robots)
        assert check_puzzle(board) == []
        expected = Status.SOLVED if solvable(board) else Status.PROVED_NONE
        endings.add(expected)
        for method in METHODS:
            answer = method(board, Limits(), 1)
            assert answer.status is expected, (robots, seed, method)
            assert all(check(board, walk) == [] for walk in answer.solutions), (robots, seed, method)
    assert len(endings) == 2


def test_counting_agrees_with_listing() -> None:
    counts = set()
    for seed in range(200):
        board = random_board(seed, robots=1 + seed % 2)
        listed = backtracking.solve(board, Limits(), 10_000)
        assert listed.complete or listed.status is Status.PROVED_NONE
        assert len(set(listed.solutions)) == len(listed.solutions)
        counted = counting.count(board, Limits())
        assert counted.counted == len(listed.solutions), seed
        assert counted.complete
        counts.add(counted.counted)
    assert len(counts) > 5


def test_a_bound_ends_counting_honestly() -> None:
    board = Board(3, 3, (Battery((1, 0), 1),), (Battery((0, 0), 2), Battery((2, 0), 2)))
    assert counting.count(board, Limits()).counted == 2
    told = counting.count(board, Limits(), 1)
    assert (told.counted, told.complete) == (1, False)


def test_two_neighbours_need_two_free_cells_beside_them_for_a_longer_leg() -> None:
    """Side by side d = 1, and e = 3 only if the two cells beside them on the same side are free."""
    pair = (Battery((0, 0), 5), Battery((1, 0), 5))
    free = _lengths(Board(2, 3, (Battery((0, 2), 1),), pair), 7)
    assert free == [1, 3, 5, 7]
    walled = _lengths(Board(2, 3, (Battery((0, 2), 1),), pair, frozenset({(1, 1)})), 7)
    assert walled == [1]
    around = frozenset({(0, 2), (1, 2), (2, 2), (2, 1), (2, 0), (0, 1), (1, 1)}) - {(0, 1)}
    assert _lengths(Board(3, 3, (Battery((0, 1), 1),), pair, around - {(0, 1)}), 9) == [1]


def test_a_loop_needs_a_free_neighbour_and_that_one_another() -> None:
    one = Board(2, 1, (Battery((1, 0), 1),), (Battery((0, 0), 5),))
    assert _lengths(one, 7, to=0) == [2]
    two = Board(3, 1, (Battery((1, 0), 1),), (Battery((0, 0), 5),))
    assert _lengths(two, 7, to=0) == [2, 4, 6]


def test_portals_and_one_way_cells_shape_the_lengths() -> None:
    pair = (Battery((0, 0), 9), Battery((4, 0), 9))
    start = (Battery((2, 1), 1),)
    row = frozenset((x, 1) for x in (0, 1, 3, 4))
    assert _lengths(Board(5, 2, start, pair, row), 9) == [4, 6, 8]
    through = Board(5, 2, start, pair, row, portals=(((1, 0), (3, 0)),))
    assert _lengths(through, 3) == [2]
    forward = Board(5, 2, start, pair, row | {(2, 1)}, one_way=(OneWay((2, 0), (Direction.RIGHT,)),))
    assert _lengths(forward, 9) == [4]
    back = Board(5, 2, start, pair, row | {(2, 1)}, one_way=(OneWay((2, 0), (Direction.LEFT,)),))
    assert _lengths(back, 9) == []


def _lengths(board: Board, longest: int, to: int = 1) -> list[int]:
    terrain = Terrain(board)
    walks = Walks(terrain, board.batteries[0].cell)
    return [length for battery, length in walks.reached(longest) if battery == to]


def test_the_default_method_lists_the_same_solutions() -> None:
    """Also with several robots: what is walked off counts only at the end, not as a leg to an emptied battery."""
    for seed in range(300):
        board = random_board(seed + 7000, robots=1 + seed % 2)
        expected = backtracking.solve(board, Limits(), 5000)
        found = search(board, Limits(), 5000)
        assert found.status is expected.status, seed
        assert len(set(found.solutions)) == len(expected.solutions), seed
        assert all(check(board, walk) == [] for walk in found.solutions), seed
