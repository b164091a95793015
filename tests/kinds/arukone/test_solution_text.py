"""Answers as text: every notation, lines beside themselves, and what can't be read."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pfadwerk.errors import InputError
from pfadwerk.kinds.arukone import KIND
from pfadwerk.kinds.arukone.model import Line, Lines, Puzzle, in_order
from pfadwerk.kinds.arukone.solution_text import format_cells
from pfadwerk.limits import Limits
from tests.kinds.arukone.boards import board, puzzles

SNAKE = board("1 . .\n. . .\n. . 1")
WAY = ((0, 0), (1, 0), (2, 0), (2, 1), (1, 1), (0, 1), (0, 2), (1, 2), (2, 2))


@pytest.mark.parametrize(
    "text",
    [
        "[1] (1) (1)\n(1) (1) (1)\n(1) (1) [1]\n",
        "[1](1)(1)\n(1)(1)(1)\n(1)(1)[1]",
        "1 1 1\n1 1 1\n1 1 1",
        "SIZE 3X3\n01,01,01\n01,01,01\n01,01,01\n",
        "1: " + " ".join(f"{x},{y}" for x, y in WAY),
        "1: " + " ".join(f"({x}|{y})" for x, y in reversed(WAY)),
    ],
)
def test_notations_of_a_line_beside_itself(text: str) -> None:
    lines = KIND.parse_solution(SNAKE, text)
    assert KIND.check(SNAKE, lines) == []
    assert {cell for line in lines.lines for cell in line.cells} == set(WAY)


@pytest.mark.parametrize(
    ("text", "code", "line", "column"),
    [
        ("", "answer-row", 1, 0),
        ("[1] (1)\n", "answer-width", 1, 8),
        ("[1] x (1) (1)\n", "answer-mark", 1, 5),
        ("1 1 x\n", "integer-within", 1, 5),
        ("1 1 1\n1 1 1\n1 1 1\n1\n", "end-of-text", 4, 1),
        ("1: 0,0 a\n", "answer-cell", 1, 8),
        ("one: 0,0\n", "answer-line", 1, 1),
    ],
)
def test_what_cannot_be_read(text: str, code: str, line: int, column: int) -> None:
    with pytest.raises(InputError) as caught:
        KIND.parse_solution(SNAKE, text)
    assert (caught.value.code, caught.value.line, caught.value.column) == (code, line, column)


@settings(max_examples=80, deadline=None)
@given(puzzle=puzzles(most=4))
def test_answers_survive_both_notations(puzzle: Puzzle) -> None:
    for solution in KIND.solver("exact").solve(puzzle, Limits(seconds=5), 3).solutions:
        assert KIND.parse_solution(puzzle, format_cells(solution)) == in_order(solution)
        text = KIND.format_solution(puzzle, solution)
        again = KIND.parse_solution(puzzle, text)
        assert KIND.check(puzzle, again) == []
        assert KIND.format_solution(puzzle, again) == text


@settings(max_examples=150, deadline=None)
@given(puzzle=puzzles(most=5), text=st.text(st.sampled_from("0123[]() \n,:|x-"), max_size=80))
def test_any_answer_is_read_or_refused(puzzle: Puzzle, text: str) -> None:
    try:
        lines = KIND.parse_solution(puzzle, text)
    except InputError:
        return
    for finding in KIND.check(puzzle, lines):
        assert finding.say(KIND.info.package, "de")


def test_any_lines_can_be_checked() -> None:
    for cells in ((), ((0, 0),), ((5, 5), (5, 6)), ((0, 0), (0, 0))):
        assert KIND.check(SNAKE, Lines((Line(1, cells),)))
