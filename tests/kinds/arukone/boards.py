"""Boards for tests: drawn at random by hypothesis, or written as pictures."""

from __future__ import annotations

from pathlib import Path

from hypothesis import strategies as st

from pfadwerk.grid import Cell
from pfadwerk.kinds.arukone.model import Puzzle, Rules

SHARED = Path(__file__).resolve().parents[4] / "shared"
RULES = st.builds(Rules, cover=st.booleans(), tight=st.booleans(), unique=st.booleans())


def board(picture: str, rules: Rules | None = None) -> Puzzle:
    """A board from rows of words: `.` free, `#` blocked, else a number."""
    rows = [row.split() for row in picture.strip().splitlines()]
    numbers = tuple(int(word) if word.isdigit() else 0 for row in rows for word in row)
    blocked = frozenset((x, y) for y, row in enumerate(rows) for x, word in enumerate(row) if word == "#")
    return Puzzle(len(rows[0]), len(rows), numbers, rules or Rules(), blocked)


@st.composite
def puzzles(draw: st.DrawFn, most: int = 8, blocked: bool = True, largest: int | None = None) -> Puzzle:
    """Boards with at least one pair; numbers from 1 on, or any where `largest` is given."""
    width, height = draw(st.integers(1, most)), draw(st.integers(2, most))
    pairs = draw(st.integers(1, min(12, width * height // 2)))
    cells: list[Cell] = draw(st.permutations([(x, y) for y in range(height) for x in range(width)]))
    names = list(range(1, pairs + 1))
    if largest is not None:
        names = draw(st.lists(st.integers(1, largest), min_size=pairs, max_size=pairs, unique=True))
    numbers = [0] * (width * height)
    for index, (x, y) in enumerate(cells[: 2 * pairs]):
        numbers[y * width + x] = names[index // 2]
    walls = cells[2 * pairs : 2 * pairs + (draw(st.integers(0, 3)) if blocked else 0)]
    return Puzzle(width, height, tuple(numbers), draw(RULES), frozenset(walls))
