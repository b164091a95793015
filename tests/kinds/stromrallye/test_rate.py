"""The rating."""

from __future__ import annotations

from pathlib import Path

import pytest

import pfadwerk
from pfadwerk import Limits, Status
from pfadwerk.kinds.stromrallye import KIND
from pfadwerk.kinds.stromrallye.model import Board
from pfadwerk.kinds.stromrallye.rate import rate, score_of
from pfadwerk.kinds.stromrallye.symmetry import canonical, images
from tests.kinds.stromrallye.boards import random_board

EXAMPLES = Path(__file__).parents[3] / "src/pfadwerk/kinds/stromrallye/examples"
CORRIDOR = "stromrallye 6 1\n@1 1 1 1 1 1\n"
OPEN = "stromrallye 4 4\n. . .  .\n. 4 4  .\n. . . @1\n. . 2  2\n"


def _score(text: str) -> float:
    score = rate(pfadwerk.loads(text), Limits(seconds=20)).score
    assert score is not None
    return score


def test_the_score_grows_with_the_effort() -> None:
    assert [score_of(effort) for effort in (0, 20, 40)] == [0, 50, 75]


def test_boards_that_ask_more_are_rated_higher() -> None:
    walk = "3\n2,2,4\n0\n"
    scores = [_score(text) for text in (walk, CORRIDOR, OPEN, (EXAMPLES / "walls.txt").read_text())]
    assert scores == sorted(scores)
    assert scores[0] == 0
    assert len(set(scores)) == len(scores)


def test_the_published_column_is_the_formula() -> None:
    # 6 cells, 5 batteries, each visited once: n = root of 6, d = 5/6, l = 1
    columns = rate(pfadwerk.loads(CORRIDOR), Limits()).columns
    assert columns["legs"] == 5
    assert columns["published"] == pytest.approx(
        (40 - 40 * 2.718281828 ** (-25 / 6)) * 2 / 3 + 6 / 100 * 5 / 6, abs=0.06
    )


def test_turned_and_mirrored_boards_are_rated_alike() -> None:
    for seed in range(25):
        board = random_board(seed, robots=1 + seed % 2)
        ratings = [rate(image, Limits()) for image in images(board)]
        assert all(each == ratings[0] for each in ratings), seed
        assert {canonical(image) for image in images(board)} == {canonical(board)}


def test_an_unsolvable_board_has_no_score() -> None:
    board: Board = pfadwerk.load(EXAMPLES / "lonely-ones.txt")
    assert KIND.rate is not None
    rating = KIND.rate(board, Limits())
    assert (rating.score, rating.status) == (None, Status.PROVED_NONE)


def test_a_limit_is_no_verdict() -> None:
    assert rate(pfadwerk.loads(OPEN), Limits(nodes=3)).status is Status.LIMIT
