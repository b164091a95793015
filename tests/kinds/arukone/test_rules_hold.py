"""The rules against a second statement of them, on solutions that have been tampered with."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

import pfadwerk
from pfadwerk.grid import Cell
from pfadwerk.kinds.arukone.model import Line, Lines, Puzzle
from pfadwerk.kinds.arukone.rules import check
from pfadwerk.limits import Limits

from .boards import puzzles


def _near(one: Cell, other: Cell) -> bool:
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1


def _is_right(puzzle: Puzzle, lines: Lines) -> bool:
    """One line a number, from one of its cells to the other; every cell once; no number but at the ends."""
    drawn = [line for line in lines.lines if line.cells]
    passed = Counter(cell for line in drawn for cell in line.cells)
    return (
        sorted(line.number for line in drawn) == sorted(puzzle.places)
        and all({line.cells[0], line.cells[-1]} == set(puzzle.places[line.number]) for line in drawn)
        and all(_near(one, other) for line in drawn for one, other in pairwise(line.cells))
        and all(puzzle.is_open(cell) and times == 1 for cell, times in passed.items())
        and not any(puzzle.number(cell) for line in drawn for cell in line.cells[1:-1])
        and (not puzzle.rules.cover or all(cell in passed for cell in puzzle.cells if puzzle.is_open(cell)))
        and not (puzzle.rules.tight and any(_touches_itself(line) for line in drawn))
    )


def _touches_itself(line: Line) -> bool:
    return any(_near(one, other) for place, one in enumerate(line.cells) for other in line.cells[place + 2 :])


@st.composite
def boards_and_answers(draw: st.DrawFn) -> tuple[Puzzle, Lines]:
    """A board and a solution of it (under its rules, or only the loose ones), perhaps tampered with."""
    puzzle = draw(puzzles(most=4))
    solved = replace(puzzle, rules=replace(puzzle.rules, cover=puzzle.rules.cover and draw(st.booleans())))
    found = pfadwerk.solve(solved, limits=Limits(seconds=2)).solution
    lines = list(found.lines) if found is not None else [Line(number, ends) for number, ends in puzzle.places.items()]
    for _ in range(draw(st.integers(0, 2))):
        place = draw(st.integers(0, len(lines) - 1))
        lines[place] = draw(_tampered(lines[place]))
    return puzzle, Lines(tuple(draw(st.permutations(lines))))


@st.composite
def _tampered(draw: st.DrawFn, line: Line) -> Line:
    cells = list(line.cells)
    at = draw(st.integers(0, len(cells)))
    match draw(st.sampled_from(["turn", "cut", "leave out", "put in", "rename", "nothing"])):
        case "turn":
            return Line(line.number, line.cells[::-1])
        case "cut":
            return Line(line.number, tuple(cells[:at]))
        case "leave out":
            return Line(line.number, tuple(cells[:at] + cells[at + 1 :]))
        case "put in":
            cell = draw(st.integers(-1, 4)), draw(st.integers(-1, 4))
            return Line(line.number, (*cells[:at], cell, *cells[at:]))
        case "rename":
            return Line(draw(st.integers(0, 4)), line.cells)
    return line


@settings(max_examples=400, deadline=None)
@given(boards_and_answers())
def test_the_rules_find_something_exactly_where_something_is_wrong(given_: tuple[Puzzle, Lines]) -> None:
    puzzle, lines = given_
    assert (check(puzzle, lines) == []) == _is_right(puzzle, lines)
