"""The generator of boards with exactly one solution."""

from __future__ import annotations

import time

import pytest

from pfadwerk import Limits, ParameterError, Status
from pfadwerk.kinds.interface import Generated
from pfadwerk.kinds.parameter import Value
from pfadwerk.kinds.stromrallye import KIND
from pfadwerk.kinds.stromrallye.model import PACKAGE, Board, Walk
from pfadwerk.kinds.stromrallye.rate import rate
from pfadwerk.kinds.stromrallye.reference import backtracking, counting
from pfadwerk.kinds.stromrallye.rules import check, check_puzzle
from pfadwerk.kinds.stromrallye.text.map import map_text

CRAFTED = KIND.generators["crafted"]


def _made(seed: int, **wishes: Value) -> Generated[Board, Walk]:
    defaults = {each.key: each.default for each in CRAFTED.parameters}
    made = CRAFTED.generate({**defaults, **wishes}, seed, Limits(seconds=60))
    assert made.status is Status.SOLVED
    assert made.entry is not None
    assert check_puzzle(made.entry.puzzle) == []
    return made


@pytest.mark.parametrize(
    "wishes",
    [
        {"size": 5},
        {"size": 6, "height": 4, "walls": 3},
        {"size": 8},
        {"size": 7, "walls": 5, "portals": 2, "batteries": 6},
    ],
)
def test_there_is_exactly_one_solution(wishes: dict[str, Value]) -> None:
    for seed in range(3):
        entry = _made(seed, **wishes).entry
        assert entry is not None and entry.solution is not None
        board = entry.puzzle
        assert check(board, entry.solution) == []
        assert counting.count(board, Limits()).counted == 1, map_text(board)
        assert all(battery.charge for battery in board.batteries)
        assert board.width == wishes["size"]
        assert board.height == wishes.get("height", wishes["size"])
        assert len(board.walls) == wishes.get("walls", 0)
        assert len(board.portals) == wishes.get("portals", 0)


def test_a_board_of_8_by_8_takes_less_than_five_seconds() -> None:
    for seed in range(4):
        start = time.process_time()
        _made(seed)
        assert time.process_time() - start < 5


def test_the_rating_is_as_wished() -> None:
    for span in ((10.0, 40.0), (50.0, 70.0)):
        entry = _made(3, size=7, rating=span).entry
        assert entry is not None
        score = rate(entry.puzzle, Limits()).score
        assert score is not None
        assert span[0] <= score <= span[1]


def test_near_misses_are_unsolvable_and_say_so() -> None:
    for seed in range(3):
        made = _made(seed, size=6, unsolvable=True)
        assert made.entry is not None and made.entry.solution is None
        assert backtracking.solve(made.entry.puzzle, Limits()).status is Status.PROVED_NONE
        first, *proof = made.notes
        assert first.code in {"near-miss-charge", "near-miss-place"}
        assert proof
        for language in ("en", "de"):
            assert all(note.say(PACKAGE, language, "notes") for note in made.notes)


def test_what_does_not_fit_is_refused_with_the_bound() -> None:
    with pytest.raises(ParameterError, match="room for 3"):
        _made(1, size=3, batteries=4, walls=5)
