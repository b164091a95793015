"""The core against the reference on random boards; run as a module for as many as you like:

python -m tests.kinds.stromrallye.agreement 20000
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Iterator
from itertools import count

from pfadwerk import Limits, Status
from pfadwerk.kinds.stromrallye import counting
from pfadwerk.kinds.stromrallye.analysis.legs_of import legs_of
from pfadwerk.kinds.stromrallye.model import Board
from pfadwerk.kinds.stromrallye.reference import backtracking
from pfadwerk.kinds.stromrallye.reference import counting as reference
from pfadwerk.kinds.stromrallye.rules import check, check_puzzle
from pfadwerk.kinds.stromrallye.solve import complete, portfolio
from pfadwerk.kinds.stromrallye.text.map import map_text
from tests.kinds.stromrallye.samples import sample

REFERENCE = Limits(nodes=20_000)  # boards that the reference doesn't decide within are left out
MOST = 400  # so many solutions are listed


def disagreements(board: Board, expected: Status, number: int) -> Iterator[str]:
    """What the core says otherwise than the reference about a board with so many solutions."""
    for method in (portfolio, complete):
        answer = method(board, Limits())
        if answer.status is not expected:
            yield f"{method.args[0]}: {answer.status.value} for {expected.value}"
        if any(check(board, walk) for walk in answer.solutions):
            yield f"{method.args[0]}: a wrong solution"
    told = counting.count(board, Limits(), MOST)
    if (told.counted, told.complete) != (min(number, MOST), number <= MOST):
        yield f"counted {told.counted} (all: {told.complete}), expected {number}"
    listed = portfolio(board, Limits(), MOST)
    sequences = {tuple(legs_of(board, walk.steps)) for walk in listed.solutions}
    if not len(listed.solutions) == len(sequences) == min(number, MOST):
        yield f"listed {len(listed.solutions)}, {len(sequences)} different ones, expected {number}"
    if any(check(board, walk) for walk in listed.solutions):
        yield "a wrong solution is listed"


class UndecidedError(Exception):
    """The reference took too long."""


def verdict(board: Board) -> tuple[Status, int]:
    """What the reference says: solvable or not, and the number of solutions."""
    solved = backtracking.solve(board, REFERENCE)
    counted = reference.count(board, REFERENCE)
    if Status.LIMIT in (solved.status, counted.status):
        raise UndecidedError
    assert counted.counted is not None
    assert solved.status is counted.status, "the references disagree"
    assert not any(check(board, walk) for walk in solved.solutions)
    return solved.status, counted.counted


def compared(boards: int, first: int = 0) -> Iterator[tuple[int, Board, str, list[str]]]:
    """(seed, board, how it ended or "undecided", disagreements) until so many boards were decided."""
    decided = 0
    for seed in count(first):
        if decided == boards:
            return
        board = sample(seed)
        assert check_puzzle(board) == [], seed
        try:
            status, number = verdict(board)
        except UndecidedError:
            yield seed, board, "undecided", []
            continue
        decided += 1
        yield seed, board, status.value, list(disagreements(board, status, number))


def main() -> int:
    """Compare as many boards as asked for; say what was found."""
    boards = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    tally, failures, start = Counter[str](), 0, time.process_time()
    for seed, board, ending, wrong in compared(boards):
        tally.update([ending, *features(board)])
        failures += bool(wrong)
        if wrong:
            sys.stdout.write(f"seed {seed}: {'; '.join(wrong)}\n{map_text(board)}")
    seconds = time.process_time() - start
    sys.stdout.write(f"{dict(sorted(tally.items()))}\n{failures} disagreements, {seconds:.0f} s of CPU\n")
    return min(failures, 1)


def features(board: Board) -> Iterator[str]:
    """What is special about a board."""
    special = {
        "walls": board.walls,
        "one-way": board.one_way,
        "portals": board.portals,
        "rectangular": board.width != board.height,
        "several robots": len(board.robots) > 1,
        "5x5": board.width == board.height == 5,
    }
    yield from (name for name, present in special.items() if present)


if __name__ == "__main__":
    sys.exit(main())
