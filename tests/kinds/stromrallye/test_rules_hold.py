"""What follows from the rules of Stromrallye, on boards and walks at random."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from pfadwerk.grid import DIRECTIONS, Direction
from pfadwerk.kinds.stromrallye.model import Board, Walk
from pfadwerk.kinds.stromrallye.rules import check
from pfadwerk.kinds.stromrallye.symmetry import turned

from .boards import random_board

LEFT = {"battery-left", "robot-left"}
CLOCKWISE = {
    Direction.UP: Direction.RIGHT,
    Direction.RIGHT: Direction.DOWN,
    Direction.DOWN: Direction.LEFT,
    Direction.LEFT: Direction.UP,
}


@st.composite
def boards_and_walks(draw: st.DrawFn) -> tuple[Board, Walk]:
    """A board and a walk whose steps are legal as far as chance allows."""
    board = random_board(draw(st.integers(0, 10**6)), robots=draw(st.integers(1, 2)))
    steps: tuple[tuple[int, Direction], ...] = ()
    for robot, direction in draw(st.lists(st.tuples(st.integers(0, 1), st.sampled_from(DIRECTIONS)), max_size=12)):
        longer = (*steps, (robot, direction))
        if not _step_refused(board, longer) or draw(st.integers(0, 9)) == 0:
            steps = longer
    return board, Walk(steps)


def _step_refused(board: Board, steps: tuple[tuple[int, Direction], ...]) -> bool:
    return any(each.code not in LEFT for each in check(board, Walk(steps)))


@settings(max_examples=300, deadline=None)
@given(boards_and_walks())
def test_each_step_costs_one_and_nothing_else_is_lost(given_: tuple[Board, Walk]) -> None:
    board, walk = given_
    findings = check(board, walk)
    if all(each.code in LEFT for each in findings):
        left = sum(int(str(each.details["charge"])) for each in findings)
        assert left + len(walk.steps) == board.total


@settings(max_examples=300, deadline=None)
@given(boards_and_walks())
def test_what_is_named_is_the_first_wrong_step(given_: tuple[Board, Walk]) -> None:
    board, walk = given_
    for finding in check(board, walk):
        if finding.step is not None:
            assert not _step_refused(board, walk.steps[: finding.step - 1])
            assert _step_refused(board, walk.steps[: finding.step])


@settings(max_examples=300, deadline=None)
@given(boards_and_walks())
def test_a_turned_walk_on_a_turned_board_is_judged_alike(given_: tuple[Board, Walk]) -> None:
    board, walk = given_
    image = Walk(tuple((robot, CLOCKWISE[direction]) for robot, direction in walk.steps))
    judged = sorted((each.code, each.step or 0, str(each.details.get("charge"))) for each in check(board, walk))
    again = check(turned(board), image)
    assert judged == sorted((each.code, each.step or 0, str(each.details.get("charge"))) for each in again)
