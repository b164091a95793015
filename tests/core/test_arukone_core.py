"""The compiled solver against an enumeration that knows nothing but the rules."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

import pytest
from bench.arukone.instances import generated

from pfadwerk import _core
from pfadwerk.limits import Limits

Lines = tuple[tuple[int, ...], ...]
READINGS = [(False, False), (True, False), (False, True), (True, True)]


def neighbours(width: int, height: int, cell: int) -> list[int]:
    x, y = cell % width, cell // width
    steps = ((x + 1, y), (x, y + 1), (x - 1, y), (x, y - 1))
    return [b * width + a for a, b in steps if 0 <= a < width and 0 <= b < height]


def all_solutions(width: int, height: int, cells: list[int]) -> Iterator[Lines]:
    """Draws the lines one after the other in every possible way."""
    labels = list(dict.fromkeys(c for c in cells if c > 0))
    taken = [c != 0 for c in cells]

    def grow(line: list[int], goal: int) -> Iterator[tuple[int, ...]]:
        for step in neighbours(width, height, line[-1]):
            if step == goal:
                yield (*line, step)
            elif not taken[step]:
                taken[step] = True
                yield from grow([*line, step], goal)
                taken[step] = False

    def draw(done: Lines) -> Iterator[Lines]:
        if len(done) == len(labels):
            yield done
            return
        start, goal = (i for i, c in enumerate(cells) if c == labels[len(done)])
        for line in grow([start], goal):
            yield from draw((*done, line))

    return draw(())


def covers(cells: list[int], lines: Lines) -> bool:
    return sum(map(len, lines)) == sum(c >= 0 for c in cells)


def is_tight(width: int, height: int, lines: Lines) -> bool:
    for line in lines:
        place = {cell: i for i, cell in enumerate(line)}
        for cell, i in place.items():
            if any(abs(place.get(n, i + 1) - i) > 1 for n in neighbours(width, height, cell)):
                return False
    return True


def random_board(rng: random.Random) -> tuple[int, int, list[int]]:
    width, height = rng.randint(1, 5), rng.randint(1, 5)
    size = width * height
    blocked = min(rng.choice((0, 0, 0, 1, 2)), size)
    least = 0 if size <= 16 else 2
    pairs = rng.randint(least, max(least, min(6, (size - blocked) // 2)))
    places = rng.sample(range(size), min(size, 2 * pairs + blocked))
    cells = [0] * size
    for i, place in enumerate(places):
        cells[place] = i // 2 + 1 if i < 2 * pairs else -1
    return width, height, cells


def as_lines(solution: list[list[int]]) -> Lines:
    return tuple(tuple(line) for line in solution)


def edges(lines: Lines) -> set[tuple[int, int]]:
    return {(min(a, b), max(a, b)) for line in lines for a, b in pairwise(line)}


@dataclass(frozen=True, slots=True)
class Case:
    """A board, a reading, and all its solutions."""

    width: int
    height: int
    cells: list[int]
    cover: bool
    tight: bool
    wanted: set[Lines]

    @property
    def board(self) -> _core.ArukoneBoard:
        return _core.ArukoneBoard(self.width, self.height, self.cells)

    @property
    def ending(self) -> _core.Ending:
        return _core.Ending.solved if self.wanted else _core.Ending.proved_none


def cases(rng: random.Random) -> Iterator[Case]:
    width, height, cells = random_board(rng)
    every = list(all_solutions(width, height, cells))
    for cover, tight in READINGS:
        wanted = {
            lines
            for lines in every
            if (not cover or covers(cells, lines)) and (not tight or is_tight(width, height, lines))
        }
        yield Case(width, height, cells, cover, tight, wanted)


@pytest.mark.parametrize("seed", range(8))
def test_counts_and_facts_agree_with_the_rules(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(60):
        for case in cases(rng):
            counts_agree(case)
            facts_agree(case)


def counts_agree(case: Case) -> None:
    for at_most in (1, 2, 40):
        counted = _core.arukone_count(case.board, case.cover, case.tight, at_most, Limits())
        found = {as_lines(s) for s in counted.solutions}
        assert len(found) == len(counted.solutions) == min(at_most, len(case.wanted)), case
        assert found <= case.wanted, case
        assert counted.ending == case.ending, case
        assert not counted.exhausted or found == case.wanted, case
        assert counted.exhausted or len(found) == at_most, case


def facts_agree(case: Case) -> None:
    facts = _core.arukone_facts(case.board, case.cover, case.tight, Limits())
    drawn = [edges(lines) for lines in case.wanted]
    assert facts.ending == case.ending, case
    for a, b, fact in facts.edges:
        times = sum((min(a, b), max(a, b)) in e for e in drawn)
        assert fact == (1 if times == len(drawn) else -1 if times == 0 else 0), (case, a, b)


def test_a_board_is_refused_where_labels_do_not_pair() -> None:
    with pytest.raises(ValueError, match="each label twice"):
        _core.ArukoneBoard(2, 2, [1, 0, 0, 2])


def test_limits_are_kept() -> None:
    _, puzzle = next(generated((20,), 20))  # colours even out, and hundreds of thousands of conflicts don't decide it
    board = _core.ArukoneBoard(puzzle.width, puzzle.height, puzzle.numbers)
    counted = _core.arukone_count(board, True, False, 2, Limits(nodes=200))
    assert counted.ending == _core.Ending.limit
    assert not counted.exhausted
