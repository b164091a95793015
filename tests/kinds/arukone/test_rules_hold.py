"""The rules against a second statement of them, on ways drawn at random and tampered with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from pfadwerk.grid import Cell, neighbours
from pfadwerk.kinds.arukone.model import Line, Lines, Puzzle
from pfadwerk.kinds.arukone.rules import check

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


def _ways(puzzle: Puzzle, way: tuple[Cell, ...], goal: Cell) -> Iterator[tuple[Cell, ...]]:
    """All ways on to the goal that pass no cell twice, whatever stands there."""
    if way[-1] == goal:
        yield way
        return
    for beside in neighbours(way[-1], puzzle.width, puzzle.height):
        if beside not in way:
            yield from _ways(puzzle, (*way, beside), goal)


@st.composite
def boards_and_answers(draw: st.DrawFn) -> tuple[Puzzle, Lines]:
    """A small board and a way for each number, which is often right; perhaps tampered with."""
    puzzle = draw(puzzles(most=4).filter(lambda puzzle: puzzle.pairs <= 3))
    lines = []
    for number, (start, goal) in puzzle.places.items():
        ways = sorted(_ways(puzzle, (start,), goal), key=len)
        careful = [way for way in ways if not any(puzzle.number(cell) or cell in puzzle.blocked for cell in way[1:-1])]
        lines.append(Line(number, draw(st.sampled_from(careful or ways))))
    for _ in range(draw(st.sampled_from([0, 0, 1, 2]))):
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
            cell = draw(st.integers(-1, 3)), draw(st.integers(-1, 3))
            return Line(line.number, (*cells[:at], cell, *cells[at:]))
        case "rename":
            return Line(draw(st.integers(0, 4)), line.cells)
    return line


@settings(max_examples=1000, deadline=None)
@given(boards_and_answers())
def test_the_rules_find_something_exactly_where_something_is_wrong(given_: tuple[Puzzle, Lines]) -> None:
    puzzle, lines = given_
    assert (check(puzzle, lines) == []) == _is_right(puzzle, lines)
