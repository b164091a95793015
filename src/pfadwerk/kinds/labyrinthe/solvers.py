"""The methods that solve mazes, the default first."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from math import prod

from pfadwerk.answer import Answer
from pfadwerk.kinds.interface import Solver
from pfadwerk.kinds.labyrinthe import solve
from pfadwerk.kinds.labyrinthe.model import Instructions, Mazes
from pfadwerk.kinds.labyrinthe.reference import a_star
from pfadwerk.kinds.labyrinthe.reference.breadth_first import breadth_first
from pfadwerk.limits import Limits
from pfadwerk.search import run_search

SMALL = 1_000_000  # positions

MazeSolver = Solver[Mazes, Instructions]


def reference(search: Callable[[Mazes], Iterator[Instructions | None]]) -> MazeSolver:
    """A solver over a search written in Python that yields optimal sequences only."""

    def run(puzzle: Mazes, limits: Limits, want: int) -> Answer[Instructions]:
        return run_search(search(puzzle), limits, want, optimal=True)

    return Solver(run)


# The fastest ways to count and to draw; generators, questions and the rating ask here.
count_sequences = solve.count_sequences
random_sequence = solve.random_sequence
random_sequences = solve.random_sequences

SOLVERS: Mapping[str, MazeSolver] = {
    "exact": Solver(solve.exact),
    "fast": Solver(solve.fast, exact=False),
    "bfs": Solver(solve.bfs),
    "reference-bfs": reference(breadth_first),
    "astar-manhattan": reference(a_star.with_manhattan),
    "astar-exact": reference(a_star.with_exact),
}


def quick_sequence(puzzle: Mazes, limits: Limits) -> Answer[Instructions]:
    """A shortest sequence, for those who ask thousands of times."""
    return solve.bfs(puzzle, limits, 1) if small(puzzle) else best_sequence(puzzle, limits)


def quick_count(puzzle: Mazes, limits: Limits) -> Answer[Instructions]:
    """The number of shortest sequences, for those who ask thousands of times."""
    return solve.count_small(puzzle, limits) if small(puzzle) else count_sequences(puzzle, limits, None)


def small(puzzle: Mazes) -> bool:
    """Whether there are so few positions that plain search beats the search with bounds (measured: 20 x 20 pairs
    take 0.6 to 3 ms instead of 20)."""
    return prod(maze.width * maze.height for maze in puzzle.mazes) <= SMALL


def best_sequence(puzzle: Mazes, limits: Limits) -> Answer[Instructions]:
    """A shortest sequence, by the fastest exact method."""
    return next(iter(SOLVERS.values())).solve(puzzle, limits, 1)
