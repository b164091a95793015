"""The reference methods against brute force, and against the published answers."""

from __future__ import annotations

import random
import time
from collections import Counter

import pytest

from pfadwerk.answer import Status
from pfadwerk.kinds.examples import Example, examples_of
from pfadwerk.kinds.labyrinthe import KIND
from pfadwerk.kinds.labyrinthe.model import Maze, Mazes
from pfadwerk.kinds.labyrinthe.reference.counting import count_sequences, random_sequence
from pfadwerk.kinds.labyrinthe.solvers import SOLVERS
from pfadwerk.limits import Limits
from tests.kinds.labyrinthe.boards import brute_force, random_mazes
from tests.kinds.labyrinthe.official import OPTIMA, official

METHODS = ("reference-bfs", "astar-manhattan", "astar-exact")
ALL = 10**6


def puzzle_of(example: Example) -> object:
    for each in KIND.formats:
        if each.recognises(example.text):
            return each.read(example.text).entries[0].puzzle
    raise AssertionError(example.key)


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("seed", range(8))
def test_every_method_lists_all_optimal_sequences(method: str, seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(25):
        puzzle = random_mazes(rng, most=4)
        optimum, ways = brute_force(puzzle)
        if ways > 3000:
            continue
        answer = SOLVERS[method].solve(puzzle, Limits(), ALL)
        assert answer.complete
        assert answer.status is (Status.PROVED_NONE if optimum is None else Status.SOLVED), puzzle
        assert len(answer.solutions) == len(set(answer.solutions)) == ways, puzzle
        for solution in answer.solutions:
            assert len(solution.directions) == optimum
            assert KIND.check(puzzle, solution) == []


@pytest.mark.parametrize("method", METHODS)
def test_the_tables_of_large_mazes_keep_the_time_limit(method: str) -> None:
    """Two mazes of a million cells: seconds of tables before the first state."""
    flags = bytes(999 * 1000)
    maze = Maze(1000, 1000, flags, flags, frozenset({(5, 5)}), (0, 0), (999, 999))
    begin = time.process_time()
    answer = SOLVERS[method].solve(Mazes((maze, maze)), Limits(seconds=0.3), 1)
    assert answer.status is Status.LIMIT
    assert time.process_time() - begin < 1


def test_counting_agrees_with_brute_force() -> None:
    rng = random.Random(20)
    for _ in range(150):
        puzzle = random_mazes(rng)
        assert count_sequences(puzzle, Limits(), None).counted == brute_force(puzzle)[1], puzzle


def test_a_count_can_be_cut_off() -> None:
    example = next(each for each in examples_of(KIND).puzzles if each.count == 11)
    puzzle = puzzle_of(example)
    for most, counted, complete in ((5, 5, False), (11, 11, True), (12, 11, True)):
        answer = KIND.count(puzzle, Limits(), most) if KIND.count else None  # type: ignore[arg-type]
        assert answer is not None
        assert (answer.counted, answer.complete) == (counted, complete)


def test_random_sequences_are_uniform() -> None:
    example = next(each for each in examples_of(KIND).puzzles if each.count == 11)
    puzzle = puzzle_of(example)
    drawn = Counter(random_sequence(puzzle, seed, Limits()).solutions[0] for seed in range(550))  # type: ignore[arg-type]
    assert len(drawn) == 11
    # 50 of each expected; 5 standard deviations are 34
    assert all(16 <= count <= 84 for count in drawn.values())


@pytest.mark.parametrize("example", examples_of(KIND).puzzles, ids=lambda example: example.key)
def test_examples_are_as_brute_force_finds_them(example: Example) -> None:
    puzzle = puzzle_of(example)
    optimum, ways = brute_force(puzzle)  # type: ignore[arg-type]
    assert optimum == example.length
    assert example.count is None or ways == example.count


@pytest.mark.parametrize("number", [0, 1, 2, 7])
@pytest.mark.parametrize("method", METHODS)
def test_published_answers(number: int, method: str) -> None:
    puzzle = official(number)
    answer = SOLVERS[method].solve(puzzle, Limits(), 1)
    assert answer.status is (Status.PROVED_NONE if OPTIMA[number] is None else Status.SOLVED)
    assert OPTIMA[number] is None or len(answer.solutions[0].directions) == OPTIMA[number]


@pytest.mark.slow
@pytest.mark.parametrize("method", METHODS)
def test_published_answer_of_the_largest_for_the_reference(method: str) -> None:
    answer = SOLVERS[method].solve(official(3), Limits(), 1)
    assert len(answer.solutions[0].directions) == OPTIMA[3]
