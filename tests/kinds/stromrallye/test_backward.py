"""The published generator."""

from __future__ import annotations

import math
import time

import pytest

from pfadwerk import Limits, ParameterError
from pfadwerk.kinds.parameter import Value
from pfadwerk.kinds.stromrallye import KIND
from pfadwerk.kinds.stromrallye.formula import difficulty, mixture_for
from pfadwerk.kinds.stromrallye.generators.reach import Field
from pfadwerk.kinds.stromrallye.model import Battery, Board, Walk
from pfadwerk.kinds.stromrallye.reference.terrain import Terrain, Walks
from pfadwerk.kinds.stromrallye.rules import check, check_puzzle
from tests.kinds.stromrallye.boards import random_board

BACKWARD = KIND.generators["backward"]


def _made(seed: int = 1, **wishes: Value) -> tuple[Board, Walk]:
    defaults = {each.key: each.default for each in BACKWARD.parameters}
    entry = BACKWARD.generate({**defaults, **wishes}, seed, Limits()).entry
    assert entry is not None and entry.solution is not None
    return entry.puzzle, entry.solution


@pytest.mark.parametrize(
    ("size", "density", "length", "expected"),
    [(10, 0.0, 3.0, 0.0), (10, 0.5, 0.0, 0.0), (20, 0.2, 1.0, 17.6565), (20, 1.0, 5.0, 95.7069), (99, 1.0, 5.0, 100)],
)
def test_the_published_formula(size: int, density: float, length: float, expected: float) -> None:
    assert difficulty(size, density, length) == pytest.approx(expected, abs=2e-4)


def test_a_mixture_hits_its_target_and_stays_in_its_ranges() -> None:
    for size in (5, 10, 20):
        for target in (10, 20, 40, 60):
            mixture = mixture_for(size, target, (0.1, 0.9), (0.5, 5))
            assert 0.1 <= mixture.density <= 0.9
            assert 0.5 <= mixture.length <= 5
            assert difficulty(size, mixture.density, mixture.length) == pytest.approx(target, abs=0.01)
    assert mixture_for(20, 100, (0, 1), (0, 5)).density == pytest.approx(1.0)


@pytest.mark.parametrize("size", [2, 5, 10, 20])
@pytest.mark.parametrize("target", [10, 50, 100])
def test_boards_are_sound_and_solved(size: int, target: int) -> None:
    for seed in range(4):
        board, walk = _made(seed, size=size, difficulty=(target, target))
        assert check_puzzle(board) == []
        assert check(board, walk) == []
        assert board.width == board.height == size


@pytest.mark.parametrize("count", [0, 1, 3, 24])
def test_exactly_so_many_batteries(count: int) -> None:
    for seed in range(5):
        board, walk = _made(seed, size=5, batteries=count)
        assert len(board.batteries) == count
        assert check(board, walk) == []


@pytest.mark.parametrize(
    ("level", "size", "least", "most"), [("easy", 5, 2, 5), ("medium", 10, 10, 15), ("hard", 20, 40, 60)]
)
def test_levels(level: str, size: int, least: int, most: int) -> None:
    for seed in range(5):
        board, _ = _made(seed, level=level)
        assert board.width == size
        assert least <= len(board.batteries) <= most


def test_too_many_batteries_are_refused_with_the_bound() -> None:
    with pytest.raises(ParameterError, match="24"):
        _made(size=5, batteries=25)


def test_a_large_board_at_difficulty_100_takes_less_than_a_fifth_of_a_second() -> None:
    start = time.process_time()
    board, _ = _made(3, size=20, difficulty=(100, 100))
    assert time.process_time() - start < 0.2
    assert len(board.batteries) == 399


def test_reach_agrees_with_the_reference() -> None:
    for seed in range(40):
        board = random_board(seed, extended=False)
        size, spare = board.width, {battery.cell for battery in board.batteries}
        field = Field(size, sum(1 << y * size + x for x, y in spare))
        for battery in board.batteries:
            x, y = battery.cell
            reach = field.reach(y * size + x, 10)
            walks = Walks(Terrain(board), battery.cell)
            for other in spare - {battery.cell}:
                index = other[1] * size + other[0]
                known = reach.lengths(index)
                expected = [length for to, length in walks.reached(10) if board.batteries[to].cell == other]
                assert [length for length in known if length <= 10] == expected, seed


def test_more_difficulty_gives_more_visits() -> None:
    lengths = [len(_made(5, size=10, difficulty=(target, target))[1].steps) for target in (10, 30, 50)]
    assert lengths == sorted(lengths)
    assert math.prod(lengths) > 0


def test_a_robot_alone_walks_to_its_goal() -> None:
    board, walk = _made(2, size=4, batteries=0)
    assert board.batteries == ()
    assert board.robots == (Battery(board.robots[0].cell, len(walk.steps)),)
