"""Rating and explaining: deductions are sound, scores don't depend on how a board lies, and what is assumed is said."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from bench.arukone_rating.statistics import ridge, spearman, within
from hypothesis import given, settings

from pfadwerk.answer import Answer, Status
from pfadwerk.kinds.arukone import KIND, questions
from pfadwerk.kinds.arukone.deduce.attempt import Patience
from pfadwerk.kinds.arukone.deduce.people import solve_as_people
from pfadwerk.kinds.arukone.deduce.reading import reading_of
from pfadwerk.kinds.arukone.deduce.state import ON
from pfadwerk.kinds.arukone.explain import explain
from pfadwerk.kinds.arukone.model import COVER, Puzzle, Rules, link, links_of
from pfadwerk.kinds.arukone.rate import rate
from pfadwerk.limits import Limits
from pfadwerk.texts import LANGUAGES
from pfadwerk.watch import Watch
from tests.kinds.arukone.boards import SHARED, board, puzzles

EFFORT = SHARED / "data" / "human_effort" / "arukone.jsonl"
TWO_WAYS = board(". 1 2 . .\n. . . 3 4\n. . . . .\n. . 3 4 .\n1 2 . . .")
ONE_WAY = board("1 . . . 2\n. . . 1 .\n. 3 . . .\n. . . 4 2\n. 4 . . 3")


@settings(max_examples=80, deadline=None)
@given(puzzle=puzzles(most=5))
def test_what_is_deduced_is_in_every_answer_of_its_reading(puzzle: Puzzle) -> None:
    reading = reading_of(puzzle, Watch(Limits(seconds=5)))
    if isinstance(reading, Answer):
        assert reading.solution is None
        return
    assert KIND.check(replace(puzzle, rules=reading.rules), reading.solution) == []
    answers = KIND.solver("exact").solve(replace(puzzle, rules=reading.rules), Limits(seconds=5), 500).solutions
    graph = reading.graph
    for stage in solve_as_people(graph, reading.edges(graph), Patience(20_000)):
        if stage.guess is not None:  # from here on it is about the answer that was guessed
            answers = tuple(each for each in answers if graph.link(stage.guess) in links_of(each))
        for edge, value, reason, _ in stage.log:
            for answer in answers:
                assert (graph.link(edge) in links_of(answer)) == (value == ON), reason


@settings(max_examples=40, deadline=None)
@given(puzzle=puzzles(most=5))
def test_ratings_and_explanations_of_any_board(puzzle: Puzzle) -> None:
    rating = rate(puzzle, Limits(seconds=5))
    explanation = explain(puzzle, Limits(seconds=5))
    assert rating.status is explanation.status
    assert (rating.score is None) == (rating.status is not Status.SOLVED)
    assert rating.score is None or 0 <= rating.score <= 100
    for step in explanation.steps:
        for language in LANGUAGES:
            assert "{" not in step.say(KIND.info.package, language, "steps")


def test_every_column_has_a_name() -> None:
    from pfadwerk.texts import texts_of

    for language in LANGUAGES:
        texts = texts_of(KIND.info.package, language)
        assert all(texts.has("columns", code) for code in rate(ONE_WAY, Limits()).columns)


def test_turned_and_mirrored_boards_are_as_hard() -> None:
    assert KIND.symmetry is not None
    score = rate(ONE_WAY, Limits()).score
    for image in (KIND.symmetry.turn(ONE_WAY), KIND.symmetry.mirror(ONE_WAY), KIND.symmetry.normal(ONE_WAY)):
        assert rate(image, Limits()).score == score


@settings(max_examples=40, deadline=None)
@given(puzzle=puzzles(most=6))
def test_how_a_board_lies_changes_nothing(puzzle: Puzzle) -> None:
    """Not only the score, also what it rests on; and boards with several answers are rated by the same one."""
    assert KIND.symmetry is not None
    rating = rate(puzzle, Limits())
    assert rate(KIND.symmetry.turn(puzzle), Limits()) == rating
    assert rate(KIND.symmetry.mirror(puzzle), Limits()) == rating


def test_straight_rows_are_easy_and_hard_boards_are_not() -> None:
    rows = [
        Puzzle(n, n, tuple(y + 1 if x in (0, n - 1) else 0 for y in range(n) for x in range(n))) for n in (4, 7, 10)
    ]
    scores = [rate(puzzle, Limits()).score or 0.0 for puzzle in rows]
    assert sorted(scores) == scores
    assert scores[-1] < 10
    one_pair = Puzzle(10, 10, (1, *[0] * 98, 1))  # any way will do: little to draw
    winding = board(
        ". . . . . . . . . .\n" * 2 + ". . 1 . . . . 2 . .\n" + ". . . 3 . . . . . .\n" + ". . . . . 4 . . . .\n"
        ". . . . . . . . . .\n"
        + ". . 4 . . . . 1 . .\n"
        + ". . . . 3 . . . . .\n"
        + ". . 2 . . . . . . .\n"
        + ". . . . . . . . . ."
    )
    easy, hard = rate(one_pair, Limits()).score, rate(winding, Limits()).score
    assert easy is not None
    assert hard is not None
    assert scores[-1] < hard
    assert easy < hard


def test_explanations_say_what_they_lean_on() -> None:
    codes = [step.code for step in explain(ONE_WAY, Limits()).steps]
    assert codes[:3] == ["assume-cover", "assume-tight", "assumption-holds"]
    stated = replace(ONE_WAY, rules=Rules(cover=True, tight=True))
    assert explain(stated, Limits()).steps[0].code.startswith("draw-")
    narrowed = [step.code for step in explain(TWO_WAYS, Limits()).steps]
    assert narrowed[:2] == ["assume-tight", "assumption-narrows"]


def test_explaining_draws_the_whole_answer() -> None:
    answer = KIND.solver("exact").solve(ONE_WAY, Limits(), 1).solution
    assert answer is not None
    drawn = {link(*step.cells) for step in explain(ONE_WAY, Limits()).steps if step.code.startswith("draw-")}
    assert drawn == links_of(answer)


def test_whether_there_is_one_answer() -> None:
    one = questions.unique(ONE_WAY, {}, Limits())
    assert (one.status, one.data["unique"], one.statements[0].code) == (Status.SOLVED, True, "one")
    two = questions.unique(TWO_WAYS, {}, Limits())
    assert (two.status, two.data["unique"]) == (Status.SOLVED, False)
    shown = two.data["solutions"]
    assert isinstance(shown, list) and len(set(shown)) == 2
    for text in shown:
        assert KIND.check(TWO_WAYS, KIND.parse_solution(TWO_WAYS, text)) == []
    none = questions.unique(replace(TWO_WAYS, rules=COVER), {}, Limits())
    assert none.data["unique"] is False and none.statements[0].code == "none"
    unknown = questions.unique(board("1 . . . . .\n" + ". . . . . .\n" * 4 + ". . . . . 1"), {}, Limits(nodes=0))
    assert unknown.data["unique"] in (None, False)


def test_facts_are_what_all_answers_share() -> None:
    report = questions.facts(TWO_WAYS, {}, Limits())
    answers = KIND.solver("exact").solve(TWO_WAYS, Limits(), 10).solutions
    shared = frozenset.intersection(*(links_of(each) for each in answers))
    told = {link(*step.cells) for step in report.statements if step.code == "always"}
    assert told == shared


def test_rank_correlation() -> None:
    assert spearman([1, 2, 3, 4], [10, 20, 20.5, 90]) == pytest.approx(1)
    assert spearman([1, 2, 3], [3, 2, 1]) == pytest.approx(-1)
    # by hand: ranks 0, 1.5, 1.5, 3 against 0, 1, 2, 3
    assert spearman([1, 2, 2, 3], [1, 2, 3, 4]) == pytest.approx(4.5 / (4.5 * 5) ** 0.5)
    agreement, count = within("aaaaab", [1, 2, 3, 4, 5, 0], [1, 2, 3, 4, 5, 9])
    assert agreement == pytest.approx(1)
    assert count == 5


def test_ridge_finds_the_line() -> None:
    rows = [(float(x), float(y)) for x in range(5) for y in range(5)]
    weights, offset = ridge(rows, [2 * x - y + 7 for x, y in rows], 1e-9)
    assert [*weights, offset] == pytest.approx([2, -1, 7])


@pytest.mark.skipif(not EFFORT.exists(), reason="the moves that people needed are not on this machine")
def test_scores_agree_with_people() -> None:
    moves, scores = [], []
    for line in EFFORT.read_text("utf-8").splitlines()[::3]:
        data = json.loads(line)
        if len(data["grid"]) == 10 == len(data["grid"][0]):
            rules = COVER if data["variant"] == "arukone3" else Rules()
            puzzle = Puzzle(10, 10, tuple(number for row in data["grid"] for number in row), rules)
            scores.append(rate(puzzle, Limits()).score or 0.0)
            moves.append(data["moves"])
    assert len(scores) > 30
    assert spearman(scores, moves) > 0.4
