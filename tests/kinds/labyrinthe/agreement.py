"""The core's methods against the reference and brute force: `python -m tests.kinds.labyrinthe.agreement 20000`."""

from __future__ import annotations

import random
import sys
from collections import Counter

from pfadwerk.answer import Status
from pfadwerk.kinds.labyrinthe.model import Instructions, Mazes
from pfadwerk.kinds.labyrinthe.reference import counting
from pfadwerk.kinds.labyrinthe.rules import check
from pfadwerk.kinds.labyrinthe.solvers import SOLVERS, count_sequences, random_sequence
from pfadwerk.limits import Limits
from tests.kinds.labyrinthe.boards import brute_force, random_mazes

LISTED = 50


def compare(seed: int) -> str:
    """Compare everything on the instance of this seed; the sort of instance. A difference is an AssertionError."""
    puzzle = random_mazes(random.Random(seed))
    optimum, ways = brute_force(puzzle)
    told = (seed, puzzle)
    reference = SOLVERS["reference-bfs"].solve(puzzle, Limits(), 1)
    assert reference.status is (Status.PROVED_NONE if optimum is None else Status.SOLVED), told
    assert counting.count_sequences(puzzle, Limits(), None).counted == ways, told
    for method in ("exact", "bfs"):
        answer = SOLVERS[method].solve(puzzle, Limits(), LISTED)
        assert answer.status is reference.status, told
        assert answer.complete == (ways <= LISTED), told
        assert len(set(answer.solutions)) == len(answer.solutions) == min(ways, LISTED), told
        assert all(_is_right(puzzle, each, optimum) for each in answer.solutions), told
    counted = count_sequences(puzzle, Limits(), None)
    assert (counted.counted, counted.complete) == (ways, True), told
    _compare_fast(puzzle, optimum)
    if optimum is None:
        return "unsolvable"
    assert _is_right(puzzle, random_sequence(puzzle, seed, Limits()).solutions[0], optimum), told
    return f"{len(puzzle.mazes)} mazes"


def _compare_fast(puzzle: Mazes, optimum: int | None) -> None:
    answer = SOLVERS["fast"].solve(puzzle, Limits(), 1)
    if optimum is None:
        assert answer.status is Status.PROVED_NONE, puzzle
        return
    assert (answer.bound or 0) <= optimum <= len(answer.solutions[0].directions), puzzle
    assert check(puzzle, answer.solutions[0]) == [], puzzle


def _is_right(puzzle: Mazes, solution: Instructions, optimum: int | None) -> bool:
    return len(solution.directions) == optimum and check(puzzle, solution) == []


if __name__ == "__main__":
    sys.stdout.write(f"{dict(Counter(compare(seed) for seed in range(int(sys.argv[1]))))}\n")
