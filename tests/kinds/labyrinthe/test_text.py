"""Formats: what they say, what they hold, what they refuse, and how fast they are read."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pfadwerk.errors import InputError
from pfadwerk.kinds.labyrinthe import KIND
from pfadwerk.kinds.labyrinthe.model import MAX_SIDE, Instructions, Maze, Mazes
from pfadwerk.kinds.labyrinthe.solution_text import instructions
from pfadwerk.kinds.labyrinthe.text.bwinf import BwinfFormat
from pfadwerk.kinds.labyrinthe.text.bwinf_fast import read_fast
from pfadwerk.kinds.labyrinthe.text.map_format import MapFormat
from pfadwerk.texts import LANGUAGES
from tests.kinds.labyrinthe.boards import random_mazes
from tests.kinds.labyrinthe.official import OPTIMA, SIZES, official, official_text

BWINF = BwinfFormat()
SMALL = "3 2\n1 0\n0 0\n0 1 0\n1\n1 0\n0 0\n0 1\n0 0 0\n0\n"


def test_what_the_flags_mean() -> None:
    first, second = BWINF.read(SMALL).entries[0].puzzle.mazes
    assert (first.width, first.height, first.start, first.goal) == (3, 2, (0, 0), (2, 1))
    assert first.wall_right(0, 0)
    assert not first.wall_right(1, 0)
    assert first.wall_below(1, 0)
    assert first.pits == {(1, 0)}
    assert second.wall_right(1, 1)
    assert second.pits == frozenset()


@pytest.mark.parametrize(
    "change",
    [
        lambda text: text.rstrip("\n"),
        lambda text: text + "\n\n  \n",
        lambda text: text.replace("\n", "  \n"),
        lambda text: text.replace(" ", "\t"),
        lambda text: text.replace("\n", "\n\n"),
        lambda text: text.replace(" ", "   "),
        lambda text: "\n \n" + text,
    ],
)
def test_loose_spacing_is_read_alike(change: Callable[[str], str]) -> None:
    assert BWINF.read(change(SMALL)).entries[0].puzzle == BWINF.read(SMALL).entries[0].puzzle


@pytest.mark.parametrize(
    ("text", "size"),
    [
        ("1 2\n\n\n0\n0\n\n\n1\n1\n0 0\n", (1, 2)),
        ("1 2\n0\n0\n1\n1\n0 0\n", (1, 2)),
        ("2 1\n0\n0\n1\n0\n", (2, 1)),
        ("1 1\n0\n1\n0 0\n", (1, 1)),
        ("1 1\n\n0\n\n0", (1, 1)),
    ],
)
def test_one_cell_wide_or_high(text: str, size: tuple[int, int]) -> None:
    puzzle = BWINF.read(text).entries[0].puzzle
    assert {(maze.width, maze.height) for maze in puzzle.mazes} == {size}
    assert BWINF.read(BWINF.write(puzzle).text).entries[0].puzzle == puzzle


@pytest.mark.parametrize("number", SIZES)
def test_official_files_are_read(number: int) -> None:
    puzzle = official(number)
    assert {(maze.width, maze.height) for maze in puzzle.mazes} == {SIZES[number]}
    assert BWINF.read(BWINF.write(puzzle).text).entries[0].puzzle == puzzle


@pytest.mark.parametrize("number", OPTIMA)
def test_official_files_take_the_fast_path(number: int) -> None:
    assert read_fast(official_text(number)) == BWINF._read_carefully(official_text(number), False).entries[0].puzzle


def test_a_million_cells_are_read_in_a_second() -> None:
    rng = random.Random(1)
    flags = bytes(rng.getrandbits(1) for _ in range(999_000))
    pits = frozenset((rng.randrange(1000), rng.randrange(999)) for _ in range(20_000))
    maze = Maze(1000, 1000, flags, flags, pits, (0, 0), (999, 999))
    puzzle = Mazes((maze, maze))
    text = BWINF.write(puzzle).text
    start = time.process_time()
    assert BWINF.read(text).entries[0].puzzle == puzzle
    assert time.process_time() - start < 1


def test_lenient_reading_leaves_out_what_cannot_be() -> None:
    text = "2 1\n0\n3\n0 0\n5 5\n0 0\n0\n0\nand more\n"
    document = BWINF.read(text, lenient=True)
    assert document.entries[0].puzzle.mazes[0].pits == {(0, 0)}
    assert [(each.code, each.details["line"]) for each in document.warnings] == [
        ("off-left-out", 5),
        ("twice-left-out", 6),
        ("rest-left-out", 9),
    ]
    for language in LANGUAGES:
        assert all(each.say(KIND.info.package, language, "notes") for each in document.warnings)


def test_a_map_holds_everything() -> None:
    text = (
        "+---+---+\n| SO    |\n+   +---+\n|     G |\n+---+---+\n\n"
        "+---+---+---+\n|   | S   G |\n+---+---+---+\n\n"
        "+---+\n| S |\n+   +\n| O |\n+   +\n| G |\n+---+\n\n↓→←\n"
    )
    entry = MapFormat().read(text).entries[0]
    first, second, third = entry.puzzle.mazes
    assert (first.start, first.goal, first.pits) == ((0, 0), (1, 1), frozenset({(0, 0)}))
    assert (second.start, second.goal, second.right) == ((1, 0), (2, 0), b"\1\0")
    assert (third.width, third.height, third.pits) == (1, 3, frozenset({(0, 1)}))
    assert entry.solution == instructions("DRL")
    assert MapFormat().write(entry.puzzle, entry.solution).text == text


def test_a_map_of_any_cell_width_with_an_indent() -> None:
    text = "  +-+---+\n  | | g |\n  +-+---+\n  +--+\n  |  |\n  +--+\n"
    first, second = MapFormat().read(text).entries[0].puzzle.mazes
    assert (first.width, first.start, first.goal, first.right) == (2, (0, 0), (1, 0), b"\1")
    assert (second.width, second.height) == (1, 1)


def test_a_map_that_is_too_wide_is_refused() -> None:
    with pytest.raises(InputError) as caught:
        MapFormat().read("+" + "-+" * (MAX_SIDE + 1))
    assert (caught.value.code, caught.value.details["bound"]) == ("map-size", MAX_SIDE)
    assert str(MAX_SIDE) in caught.value.message("de")


def test_only_contest_puzzles_fit_the_contest_format() -> None:
    plain = BWINF.read(SMALL).entries[0].puzzle
    first = plain.mazes[0]
    other = Maze(first.width, first.height, first.right, first.below, first.pits, (1, 1), first.goal)
    assert BWINF.can_write(plain)
    assert not BWINF.can_write(Mazes((first, other)))
    assert not BWINF.can_write(Mazes((first, first, first)))
    assert [each.code for each in BWINF.write(plain, Instructions()).losses] == ["solution-left-out"]


@settings(max_examples=150, deadline=None)
@given(seed=st.integers(0, 10**9), data=st.data())
def test_every_format_reads_what_it_writes(seed: int, data: st.DataObject) -> None:
    puzzle = random_mazes(random.Random(seed))
    solution = instructions(data.draw(st.text("UDLR", min_size=1, max_size=9)))
    for each in KIND.formats:
        if not each.can_write(puzzle):
            assert each.key == "bwinf"
            continue
        entry = each.read(each.write(puzzle, solution).text).entries[0]
        assert entry.puzzle == puzzle
        assert entry.solution == (None if each.key == "bwinf" else solution)


@settings(max_examples=300, deadline=None)
@given(st.text(st.sampled_from("+-| SGO01x\n"), max_size=80))
def test_anything_like_a_map_is_read_or_refused(text: str) -> None:
    for prefix in ("", "+---+---+\n", "+-+\n|S|\n"):
        try:
            MapFormat().read(prefix + text)
        except InputError as error:
            assert error.message("en") != error.message("de")


@settings(max_examples=300, deadline=None)
@given(st.text(st.sampled_from("0123 -\n\t9x"), max_size=60), st.booleans())
def test_anything_like_numbers_is_read_or_refused(text: str, lenient: bool) -> None:
    for prefix in ("", "2 2\n", "3 1\n0 0\n", "1 1\n"):
        try:
            BWINF.read(prefix + text, lenient=lenient)
        except InputError as error:
            assert error.message("en") != error.message("de")
