"""Playing by hand, and turning boards."""

from __future__ import annotations

import pytest

import pfadwerk
from pfadwerk import MoveError
from pfadwerk.kinds.stromrallye import KIND
from pfadwerk.kinds.stromrallye.model import start_of
from pfadwerk.kinds.stromrallye.play import execute, moves
from pfadwerk.kinds.stromrallye.reference import backtracking
from pfadwerk.kinds.stromrallye.rules import check
from tests.kinds.stromrallye.boards import random_board


def test_a_solution_replayed_wins() -> None:
    won = 0
    for seed in range(60):
        board = random_board(seed, robots=1 + seed % 2)
        walk = backtracking.solve(board, pfadwerk.Limits()).solution
        if walk is None:
            continue
        position = start_of(board)
        assert KIND.play is not None
        for move in KIND.play.replay(board, walk):
            assert move in moves(board, position)
            position = execute(board, position, move)
        assert position.won
        won += 1
    assert won > 10


def test_a_refused_move_says_why_and_changes_nothing() -> None:
    board = pfadwerk.loads("stromrallye 3 2\n@2 # .\n. . .\n")
    start = start_of(board)
    for move, code in {"R": "wall", "U": "off-board", "2R": "no-robot", "x": "move"}.items():
        with pytest.raises(MoveError) as caught:
            execute(board, start, move)
        assert caught.value.code == code
        assert caught.value.message("en") != caught.value.message("de")
    assert moves(board, start) == ["D"]
    assert start == start_of(board)


def test_turned_and_mirrored_solutions_stay_right() -> None:
    assert KIND.symmetry is not None
    for seed in range(40):
        board = random_board(seed)
        for image in (KIND.symmetry.turn(board), KIND.symmetry.mirror(board)):
            before, after = (backtracking.solve(each, pfadwerk.Limits(), 1000) for each in (board, image))
            assert len(before.solutions) == len(after.solutions)
            assert all(check(image, walk) == [] for walk in after.solutions)


def test_the_story_tells_every_step_once() -> None:
    board = pfadwerk.loads("stromrallye 4 1\n1@3 0 2@1 .\n")
    walk = KIND.parse_solution(board, "1R 2L 2L 2R")
    story = KIND.tell(board, walk)
    assert [(each.code, each.step, each.cells) for each in story] == [
        ("swap-by", 1, ((2, 1),)),
        ("kill-by", 2, ((2, 1),)),
        ("off-by", 3, ((2, 1),)),
    ] or [each.step for each in story] == [1, 2, 3]
