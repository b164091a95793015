"""Hints: the next step with its reason; played one after the other they solve the board."""

from __future__ import annotations

import pytest

from pfadwerk.answer import Status
from pfadwerk.errors import MoveError
from pfadwerk.kinds.arukone import KIND
from pfadwerk.kinds.arukone.hint import HINT
from pfadwerk.kinds.arukone.model import COVER, Puzzle, Rules, links_of
from pfadwerk.kinds.interface import Report
from pfadwerk.limits import Limits
from pfadwerk.texts import LANGUAGES
from tests.kinds.arukone.boards import board

ONE_WAY = board("1 . . . 2\n. . . 1 .\n. 3 . . .\n. . . 4 2\n. 4 . . 3")
TWO_WAYS = board(". 1 2 . .\n. . . 3 4\n. . . . .\n. . 3 4 .\n1 2 . . .")


def _ask(puzzle: Puzzle, played: str = "", limits: Limits = Limits()) -> Report:  # noqa: B008 (frozen)
    return HINT.ask(puzzle, {"played": played}, limits)


def _move(report: Report) -> str:
    drawn = report.data["draw"]
    assert isinstance(drawn, list)
    one, other = drawn
    return f"{one[0]},{one[1]}>{'R' if other[0] > one[0] else 'D'}"


@pytest.mark.parametrize("puzzle", [ONE_WAY, TWO_WAYS], ids=["one answer", "several answers"])
def test_hints_lead_to_an_answer(puzzle: Puzzle) -> None:
    played: list[str] = []
    while not (report := _ask(puzzle, ";".join(played))).data.get("won"):
        assert report.status is Status.SOLVED
        for statement in report.statements:
            for language in LANGUAGES:
                assert "{" not in statement.say(KIND.info.package, language, "reports")
        played.append(_move(report))
        assert len(played) < 30


def test_a_hint_says_why() -> None:
    report = _ask(board("1 . .\n2 . .\n2 . 1", COVER))
    assert report.data["deductions"] == ["draw-corner-cover"]
    assert "corner" in report.statements[-1].say(KIND.info.package, "en", "reports")
    assert "Ecke" in report.statements[-1].say(KIND.info.package, "de", "reports")


def test_a_wrong_step_is_to_be_taken_back() -> None:
    answer = KIND.solver().solve(ONE_WAY, Limits(), 2)
    assert len(answer.solutions) == 1
    assert ((0, 0), (1, 0)) in links_of(answer.solutions[0])
    report = _ask(ONE_WAY, "0,0>D")
    assert [(each.code, each.cells) for each in report.statements] == [("take-back", ((0, 0), (0, 1)))]
    assert report.data["wrong"] == [[[0, 0], [0, 1]]]


def test_every_answer_may_be_drawn() -> None:
    """A step of whichever answer isn't called wrong, and the hint goes on from there."""
    answers = KIND.solver().solve(TWO_WAYS, Limits(), 50).solutions
    assert len(answers) > 1
    for answer in answers:
        assert KIND.play is not None
        report = _ask(TWO_WAYS, ";".join(KIND.play.replay(TWO_WAYS, answer)[:3]))
        assert "draw" in report.data or report.data.get("won")


def test_a_way_of_ones_own_is_gone_on_with() -> None:
    """Far too many answers to list them: what is drawn counts, whichever answer was found first."""
    wide = board("1 . . . . . . 1\n" + ". . . . . . . .\n" * 6 + ". . 2 . . 2 . .")
    played = ["0,0>DDDRRU"]
    while not (report := _ask(wide, ";".join(played))).data.get("won"):
        assert report.status is Status.SOLVED
        assert "wrong" not in report.data
        played.append(_move(report))
        assert len(played) < 60


def test_what_leaves_no_way_is_to_be_taken_back() -> None:
    puzzle = board("1 . . . 1\n. . . . .\n2 . . . 2\n. . . . .\n. . . . .")
    report = _ask(puzzle, "0,0>DRRDDD")
    assert report.status is Status.SOLVED
    assert [each.code for each in report.statements] == ["take-back-some"]


def test_steps_of_different_answers_are_wrong_only_together() -> None:
    puzzle = board("1 .\n. 1")
    report = _ask(puzzle, "0,0>R;1,1>L")
    assert [each.code for each in report.statements] == ["take-back-some"]


def test_no_answer_and_no_time() -> None:
    assert _ask(Puzzle(2, 2, (1, 2, 2, 1))).status is Status.PROVED_NONE
    numbers = {40: 1, 49: 1, 14: 2, 84: 2}  # two lines that have to get past each other
    winding = Puzzle(10, 10, tuple(numbers.get(cell, 0) for cell in range(100)), COVER)
    assert "draw" in _ask(winding).data
    report = _ask(winding, limits=Limits(nodes=1))
    assert report.status is Status.LIMIT
    assert "draw" not in report.data


def test_refused_moves() -> None:
    with pytest.raises(MoveError):
        _ask(ONE_WAY, "0,0>Q")
    with pytest.raises(MoveError):
        _ask(ONE_WAY, "0,0>L")


def test_stated_rules_are_not_called_assumptions() -> None:
    report = _ask(board("1 . . 1\n2 . . 2", Rules(cover=True, tight=True)))
    assert len(report.statements) == len(report.data["deductions"])  # type: ignore[arg-type]
