"""The rules, by cases from their text."""

from __future__ import annotations

import pytest

import pfadwerk
from pfadwerk import PfadwerkError
from pfadwerk.finding import Finding
from pfadwerk.kinds.stromrallye.model import MAX_SIDE, PACKAGE, Battery, Board
from tests.kinds.stromrallye.boards import official


def _findings(board: str, answer: str) -> list[tuple[str, object, object]]:
    found = pfadwerk.check(pfadwerk.loads(board), answer)
    return [(each.code, each.cells, each.step) for each in found]


def test_entering_swaps_also_with_an_empty_battery() -> None:
    assert _findings("stromrallye 3 1\n@3 0 .\n", "R") == [("battery-left", ((2, 1),), None)]
    assert _findings("stromrallye 3 1\n@3 0 .\n", "RR") == [("no-charge", ((2, 1),), 2)]


def test_the_last_step_may_enter_an_empty_battery() -> None:
    assert _findings("stromrallye 3 1\n@1 0 .\n", "R") == []


def test_what_is_missing_at_the_end_is_told() -> None:
    walk = pfadwerk.loads("stromrallye 3 1\n@1 1 1\n")
    missing = pfadwerk.check(walk, "R")
    assert missing == [
        Finding("battery-left", ((3, 1),), None, {"charge": 1}),
        Finding("robot-left", ((2, 1),), None, {"charge": 1, "robot": 1}),
    ]
    assert missing[0].say(PACKAGE) == "at the end, the battery at 3,1 still holds 1"


def test_a_portal_costs_one_step_and_does_not_throw_back() -> None:
    board = "stromrallye 4 2\n@2 A . .\n. . A .\n"
    assert _findings(board, "(3|2) (4|2)") == []
    assert _findings(board, "R R") == []
    assert _findings(board, "(2|1) (3|1)") == [("jump", ((2, 1),), 1)]


def test_one_way_cells_rule_coming_and_going() -> None:
    board = "stromrallye 3 3\n. . .\n@3 > .\n. . .\n"
    assert _findings(board, "RRR") == [("off-board", ((4, 2),), 3)]
    assert _findings(board, "RRU") == []
    assert _findings(board, "RU") == [("one-way-out", ((2, 2),), 2)]
    assert _findings(board, "URD") == [("one-way-in", ((2, 2),), 3)]


def test_robots_pass_each_other_and_fetch_what_is_left() -> None:
    board = "stromrallye 4 1\n1@3 0 2@1 .\n"
    assert _findings(board, "1:(2|1) 2:(2|1) (1|1) (2|1)") == []
    assert _findings(board, "1R 2L 2L 2R") == []
    assert _findings(board, "1R 2L 1L") == [("no-charge", ((2, 1),), 3)]


def test_official_board_0_by_hand() -> None:
    board = official(0)
    walk = "(4|5) (5|5) (5|4) (5|3) (5|2) (5|1) (5|2) (5|3) (5|4)"
    assert [each.code for each in pfadwerk.check(board, walk)][-1] == "robot-left"


@pytest.mark.parametrize("size", [0, MAX_SIDE + 1])
def test_senseless_sizes_are_refused(size: int) -> None:
    with pytest.raises(PfadwerkError, match=str(MAX_SIDE)):
        Board(size, 3, (Battery((0, 0), 1),))


def test_unsound_boards_are_not_solved() -> None:
    board = Board(3, 3, (Battery((0, 0), 1),), (Battery((0, 0), 1),))
    with pytest.raises(PfadwerkError, match="start 1,1"):
        pfadwerk.solve(board)
