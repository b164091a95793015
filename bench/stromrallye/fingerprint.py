"""Nodes of the search on a fixed set: a change of it is a change of behaviour, to be told in the commit."""

from __future__ import annotations

from bench.stromrallye.instances import made
from pfadwerk.kinds.stromrallye.solvers import SOLVERS
from pfadwerk.limits import Limits

SET = ((5, 30), (8, 20), (8, 100), (10, 50), (15, 20), (20, 10))
METHODS = ("portfolio", "complete")


def fingerprint() -> dict[str, int]:
    """The nodes by method, summed over the set."""
    boards = [made(size, difficulty, seed=1) for size, difficulty in SET]
    return {key: sum(SOLVERS[key].solve(board, Limits(nodes=20_000), 1).nodes for board in boards) for key in METHODS}


if __name__ == "__main__":
    print(fingerprint())
