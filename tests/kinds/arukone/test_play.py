"""Playing by hand: moves are pure, refused moves change nothing, a solution wins."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pfadwerk.errors import MoveError
from pfadwerk.kinds.arukone import KIND
from pfadwerk.kinds.arukone.model import Puzzle
from pfadwerk.limits import Limits
from pfadwerk.texts import LANGUAGES
from tests.kinds.arukone.boards import board, puzzles

BOARD = board("1 . 2\n. # .\n1 . 2")


@settings(max_examples=60, deadline=None)
@given(puzzle=puzzles(most=4))
def test_a_replayed_solution_wins(puzzle: Puzzle) -> None:
    assert KIND.play is not None
    solution = KIND.solver("exact").solve(puzzle, Limits(seconds=5), 1).solution
    if solution is None:
        return
    state = KIND.play.start(puzzle)
    for move in KIND.play.replay(puzzle, solution):
        assert not state.won
        state = KIND.play.execute(puzzle, state, move)
    assert state.won


@settings(max_examples=40, deadline=None)
@given(puzzle=puzzles(most=4), data=st.data())
def test_all_listed_moves_can_be_made(puzzle: Puzzle, data: st.DataObject) -> None:
    assert KIND.play is not None
    state = KIND.play.start(puzzle)
    for _ in range(6):
        moves = KIND.play.moves(puzzle, state)
        if not moves:
            return
        before = state
        state = KIND.play.execute(puzzle, state, data.draw(st.sampled_from(moves)))
        assert state != before
        assert KIND.play.show(puzzle, state).panels


@pytest.mark.parametrize(
    ("drawn", "move", "code"),
    [
        ("", "up", "not-a-move"),
        ("", "0,0>L", "no-cell"),
        ("", "1,1>L", "no-cell"),
        ("", "0,1>R", "no-cell"),
        ("", "9,9>L", "no-cell"),
        ("", "0,0x", "nothing-drawn"),
        ("0,0>R", "0,0>R", "drawn-already"),
        ("0,0>R", "0,0>D", "cell-full"),
        ("0,0>R", "1,0>R", "other-number"),
    ],
)
def test_refused_moves(drawn: str, move: str, code: str) -> None:
    assert KIND.play is not None
    state = KIND.play.start(BOARD)
    if drawn:
        state = KIND.play.execute(BOARD, state, drawn)
    with pytest.raises(MoveError) as caught:
        KIND.play.execute(BOARD, state, move)
    assert caught.value.code == code
    assert len({caught.value.message(language) for language in LANGUAGES}) == len(LANGUAGES)


def test_rings_are_refused_and_wiping_undoes() -> None:
    assert KIND.play is not None
    puzzle = board(". . 1\n. . 1")
    state = KIND.play.execute(puzzle, KIND.play.start(puzzle), "0,0>RDL")
    with pytest.raises(MoveError) as caught:
        KIND.play.execute(puzzle, state, "0,1>U")
    assert caught.value.code == "ring"
    assert KIND.play.execute(puzzle, state, "1,0x").links == frozenset({((0, 1), (1, 1))})
