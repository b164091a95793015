"""The named deductions: each is found where it holds, is worded in every language, and the dear ones are sound."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest
from hypothesis import given, settings

from pfadwerk.finding import Finding
from pfadwerk.kinds.arukone import KIND, solve
from pfadwerk.kinds.arukone.deduce.attempt import Patience
from pfadwerk.kinds.arukone.deduce.board import Graph, graph_of
from pfadwerk.kinds.arukone.deduce.necks import settled_by_necks
from pfadwerk.kinds.arukone.deduce.people import solve_as_people
from pfadwerk.kinds.arukone.deduce.regions import check_regions
from pfadwerk.kinds.arukone.deduce.state import OFF, ON, Contradiction, State
from pfadwerk.kinds.arukone.deduce.walk import Walk
from pfadwerk.kinds.arukone.explain import explain
from pfadwerk.kinds.arukone.model import Link, Puzzle, Rules, links_of
from pfadwerk.limits import Limits
from pfadwerk.texts import LANGUAGES, texts_of
from tests.kinds.arukone.boards import board, puzzles

CORRIDOR = "1 . # . .\n2 . . . .\n2 . # . 1"
TRIALS = ("corner", "hugging", "forced", "full", "dead-end", "numbers", "ring", "touch", "tight")
REGIONS = ("bottleneck", "separated", "parity", "enclosed")


def _necks(picture: str, *, cover: bool) -> dict[Link, int]:
    graph = graph_of(board(picture), cover=cover, tight=False)
    state = State(graph)
    return {graph.link(edge): value for edge, value, _ in settled_by_necks(state, Walk(state))}


def test_the_line_with_one_end_behind_a_bottleneck_goes_through_it() -> None:
    found = _necks(CORRIDOR, cover=False)
    assert found[(1, 1), (2, 1)] == found[(2, 1), (3, 1)] == ON


def test_nothing_goes_through_a_bottleneck_without_need() -> None:
    found = _necks("1 . # . .\n2 . . . .\n2 1 # . .", cover=False)
    assert found[(1, 1), (2, 1)] == found[(2, 1), (3, 1)] == OFF


def test_a_line_may_dip_into_a_bottleneck_and_come_back() -> None:
    """The middle cell cuts off the two right ones; a line from the left may pass it by its two edges to the left."""
    assert ((1, 0), (1, 1)) not in _necks("1 . #\n. . .\n1 . #", cover=False)


@pytest.mark.parametrize(
    ("picture", "cover", "reason"),
    [
        ("1 . # . 2\n. . . . .\n2 . # . 1", False, "bottleneck"),
        ("1 . # . .\n. . . . .\n. . # . 1", True, "parity"),
        ("1 # 1", False, "separated"),
        ("1 2 1\n. . .\n# # #\n2 . .", False, "separated"),
        ("1 2 . .\n2 . . 1", False, "enclosed"),
    ],
)
def test_regions_refuse(picture: str, cover: bool, reason: str) -> None:
    puzzle = board(picture, Rules(cover=cover))
    assert not solve.exact(puzzle, Limits(), 1).solutions
    with pytest.raises(Contradiction) as refused:
        check_regions(State(graph_of(puzzle, cover=cover, tight=False)))
    assert refused.value.reason == reason


@settings(max_examples=150, deadline=None)
@given(puzzle=puzzles(most=5))
def test_bottlenecks_settle_only_what_is_in_every_answer(puzzle: Puzzle) -> None:
    graph = graph_of(puzzle, cover=puzzle.rules.cover, tight=puzzle.rules.tight)
    state = State(graph)
    answers = [links_of(each) for each in solve.exact(puzzle, Limits(nodes=20_000), 300).solutions]
    try:
        settled = [(graph.link(edge), value) for edge, value, _ in settled_by_necks(state, Walk(state))]
    except Contradiction:
        assert not answers
        return
    assert all((link in answer) == (value == ON) for answer in answers for link, value in settled)


def _names(graph: Graph, puzzle: Puzzle) -> set[str]:
    answer = solve.exact(puzzle, Limits(), 1).solution
    assert answer is not None
    edges = frozenset(edge for edge in range(len(graph.edges)) if graph.link(edge) in links_of(answer))
    return {reason for stage in solve_as_people(graph, edges, Patience(10_000)) for _, _, reason, _ in stage.log}


def test_what_hugs_walls_and_lines_is_named() -> None:
    puzzle = board("1 . . 1\n2 . . 2\n3 . . 3", Rules(cover=True))
    names = _names(graph_of(puzzle, cover=True, tight=False), puzzle)
    assert "hugging" in names


def test_every_deduction_is_worded() -> None:
    for language in LANGUAGES:
        texts = texts_of(KIND.info.package, language)
        for reason in (*TRIALS, *REGIONS):
            assert texts.has("steps", f"shut-{reason}")
            assert texts.has("steps", f"shut-ahead-{reason}")
        for reason in ("corner", "hugging", "forced"):
            assert texts.has("steps", f"draw-{reason}")
            assert texts.has("steps", f"draw-{reason}-cover")


def _words(steps: Sequence[Finding]) -> str:
    return " ".join(step.say(KIND.info.package, "en", "steps") for step in steps)


def test_a_touch_is_a_rule_where_it_is_stated_and_else_an_argument_from_uniqueness() -> None:
    puzzle = board("1 . . . 2\n. . . 1 .\n. 3 . . .\n. . . 4 2\n. 4 . . 3")
    assumed = _words(explain(puzzle, Limits()).steps[3:])
    stated = replace(puzzle, rules=Rules(cover=True, tight=True))
    told = _words(explain(stated, Limits()).steps)
    assert "argument from uniqueness" in assumed
    assert "argument from uniqueness" not in told


def test_a_step_names_what_shuts_the_other_ways() -> None:
    steps = explain(board("1 . . 1\n2 . . 2\n3 . . 3", Rules(cover=True)), Limits()).steps
    hugging = next(step for step in steps if step.cells == ((1, 2), (2, 2)))
    assert hugging.say(KIND.info.package, "en", "steps") == (
        "draw 1,2 2,2: the line hugs what is beside it; the other ways of 2,2 are shut: [wall] 2,1 [other number]"
    )
    assert "[Wand] 2,1 [andere Zahl]" in hugging.say(KIND.info.package, "de", "steps")


def test_what_patience_does_not_reach_is_not_even_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each trial holds a copy of what is known: on a large board all of them would take gigabytes."""
    copies: list[State] = []
    copied = State.copy

    def copy(state: State) -> State:
        copies.append(state)
        return copied(state)

    monkeypatch.setattr(State, "copy", copy)
    picture = "\n. . . .\n".join(f"{number} . . {number}" for number in range(1, 31))
    graph = graph_of(board(picture), cover=False, tight=False)
    straight = frozenset(edge for edge, (one, other) in enumerate(graph.edges) if other == one + 1)
    assert list(solve_as_people(graph, straight, Patience(10)))
    assert 0 < len(copies) <= 10
