"""Why boards have no solution."""

from __future__ import annotations

import pytest

import pfadwerk
from pfadwerk import Status
from pfadwerk.kinds.stromrallye.model import PACKAGE, Board
from pfadwerk.kinds.stromrallye.reference.legs import LegGame
from pfadwerk.kinds.stromrallye.reference.reasons import _departures, _out_of_reach, _stranded
from tests.kinds.stromrallye.boards import random_board, solvable


def _board(text: str) -> Board:
    board: Board = pfadwerk.loads(text)
    return board


@pytest.mark.parametrize(
    ("text", "code", "cells"),
    [
        ("stromrallye 5 3\n1 . . . 1\n. . @9 . .\n. . . . .\n", "stranded", ((1, 1), (5, 1))),
        ("stromrallye 5 1\n@1 . . . 4\n", "unreachable", ((5, 1),)),
        ("stromrallye 5 2\n@3 2 # 2 3\n. . # . .\n", "groups", ((4, 1), (5, 1))),
        ("stromrallye 3 1\n@1 . 0\n", None, ()),
        ("stromrallye 2 1\n@3 .\n", None, ()),
        ("stromrallye 3 1\n@1 1 0\n", None, ()),
    ],
)
def test_reasons(text: str, code: str | None, cells: tuple[tuple[int, int], ...]) -> None:
    for method in ("backtracking", None):
        answer = pfadwerk.solve(_board(text), method)
        if code is None:
            assert all(note.code not in {"stranded", "unreachable", "groups"} for note in answer.notes)
            continue
        assert answer.status is Status.PROVED_NONE
        (note,) = answer.notes
        assert (note.code, note.cells) == (code, cells)
        assert note.say(PACKAGE, "en", "notes") != note.say(PACKAGE, "de", "notes")


@pytest.mark.parametrize(
    ("text", "code", "cells"),
    [
        # three charges of 1 and one of 2 end on (1,1), on (2,2) or on the last walk: none gets to (3,2)
        ("stromrallye 3 3\n1 0 0\n@1 2 1\n0 0 0\n", "crowded", ((1, 1), (1, 2), (2, 2), (3, 2))),
        # no battery lies within a step of (4,1); (1,2) and (1,3) reach only (2,3), and one walk is the last
        ("stromrallye 4 4\n0 0 . 1\n@2 . 0 .\n1 1 3 2\n0 . 0 .\n", "crowded", ((4, 1), (1, 2), (1, 3))),
    ],
)
def test_charges_that_crowd_each_other(text: str, code: str, cells: tuple[tuple[int, int], ...]) -> None:
    board = _board(text)
    answer = pfadwerk.solve(board)
    assert answer.status is Status.PROVED_NONE
    (note,) = answer.notes
    assert (note.code, note.cells) == (code, cells)
    assert pfadwerk.solve(board, "steps").status is Status.PROVED_NONE
    assert note.say(PACKAGE, "en", "notes") != note.say(PACKAGE, "de", "notes")


def test_a_reason_is_never_given_for_a_solvable_board() -> None:
    reasons = set()
    for seed in range(300):
        board = random_board(seed, robots=1 + seed % 2)
        game = LegGame(board)
        found = _stranded(game) or _out_of_reach(game)
        if found is not None:
            reasons.add(found.code)
            assert not solvable(board), seed
    assert len(reasons) >= 2


def test_a_robot_leaves_with_the_most_that_may_lie_there() -> None:
    game = LegGame(_board("stromrallye 4 1\n@5 1 . 2\n"))
    assert _departures(game) == {0: 4, 1: 2}
