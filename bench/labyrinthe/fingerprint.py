"""States that each method visits on a fixed set: a change of it is a change of behaviour, to be told in the commit."""

from __future__ import annotations

from bench.labyrinthe.instances import generated
from pfadwerk.kinds.labyrinthe.solvers import SOLVERS
from pfadwerk.limits import Limits

SIDES = (8, 16, 32, 48)
METHODS = ("exact", "bfs")


def fingerprint() -> dict[str, int]:
    """The states visited by method, summed over the set."""
    mazes = [puzzle for _, puzzle in generated(SIDES)]
    return {key: sum(SOLVERS[key].solve(puzzle, Limits(), 1).nodes for puzzle in mazes) for key in METHODS}


if __name__ == "__main__":
    print(fingerprint())
