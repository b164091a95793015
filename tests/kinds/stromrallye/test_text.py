"""Reading and writing boards and walks."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pfadwerk
from pfadwerk import InputError
from pfadwerk.grid import DIRECTIONS
from pfadwerk.kinds.stromrallye import KIND
from pfadwerk.kinds.stromrallye.model import Board, Walk
from pfadwerk.kinds.stromrallye.solution_text import format_walk, parse_walk
from tests.kinds.stromrallye.boards import OFFICIAL, official, random_board

ROWS = "4\n1,1,3\n2\n2,2,1\n3,3,2\n4,4,2\n"


def test_a_header_that_lies_is_refused_with_both_numbers() -> None:
    with pytest.raises(InputError) as caught:
        pfadwerk.loads(ROWS)
    assert (caught.value.code, caught.value.line) == ("rows-announced", 3)
    for language in ("en", "de"):
        assert {"2", "3"} <= set(caught.value.message(language).replace(",", " ").split())


def test_lenient_reads_as_the_header_says_and_tells_what_is_left_out() -> None:
    document = pfadwerk.read(ROWS, lenient=True)
    assert len(document.entries[0].puzzle.batteries) == 2
    (warning,) = document.warnings
    assert warning.code == "rows-left-out"
    assert "6: 4,4,2" in warning.say(KIND.info.package, "en", "notes")


def test_lenient_reads_the_rows_there_are() -> None:
    document = pfadwerk.read("4\n1,1,3\n9\n2,2,1\n", lenient=True)
    assert len(document.entries[0].puzzle.batteries) == 1
    assert [warning.code for warning in document.warnings] == ["rows-missing"]


def test_the_board_that_is_in_circulation_with_header_33() -> None:
    text = (OFFICIAL / "stromrallye5.txt").read_text() if OFFICIAL.exists() else pytest.skip("no contest files here")
    lying = text.replace("\n34\n", "\n33\n", 1)
    with pytest.raises(InputError, match="33, but 34"):
        pfadwerk.loads(lying)
    document = pfadwerk.read(lying, lenient=True)
    assert len(document.entries[0].puzzle.batteries) == 33
    assert "4,19,1" in str(document.warnings[0].details["rows"])


@pytest.mark.parametrize("number", range(6))
def test_official_files_are_read_and_written(number: int) -> None:
    board = official(number)
    for form in KIND.formats:
        assert pfadwerk.loads(pfadwerk.dumps(board, form.key)) == board


@settings(max_examples=150, deadline=None)
@given(seed=st.integers(0, 10**6), robots=st.integers(1, 2))
def test_every_board_survives_every_format(seed: int, robots: int) -> None:
    board = random_board(seed, robots=robots)
    for form in KIND.formats:
        if form.can_write(board):
            text = form.write(board).text
            assert form.recognises(text)
            assert form.read(text).entries[0].puzzle == board


@settings(max_examples=200, deadline=None)
@given(data=st.data())
def test_every_walk_survives_its_notation(data: st.DataObject) -> None:
    board = random_board(data.draw(st.integers(0, 500)), robots=2)
    robots = st.integers(0, data.draw(st.integers(0, 2)))
    walk = Walk(tuple(data.draw(st.lists(st.tuples(robots, st.sampled_from(DIRECTIONS)), max_size=8))))
    assert parse_walk(board, format_walk(board, walk)) == walk


SQUARE = pfadwerk.loads("5\n3,5,9\n0\n")


@pytest.mark.parametrize(
    "text",
    [
        "(4|5) (5|5) (5|4)",
        "(3|5) (4|5) (5|5) (5|4)",
        "(3,5),(4,5),(5,5),(5,4)",
        "[[3, 5], [4, 5], [5, 5], [5, 4]]",
        "[[4, 5],\n [5, 5], [5, 4]]\n",
        "(3|5) -> (4|5) -> (5|5) → (5|4)",
        "RRU",
        "r r u",
        "→→↑",
        "OON",
        "1:RRU",
        "1R 1R 1U",
    ],
)
def test_all_notations_mean_the_same(text: str) -> None:
    assert format_walk(SQUARE, parse_walk(SQUARE, text)) == "(4|5) (5|5) (5|4)"


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("RRX", (1, 3)),
        ("(4|5)\n(5|5) ?", (2, 7)),
        ("RR!", (1, 3)),
        ("3\n1,1,1\n", (1, 1)),
        ("RR 2", (1, 4)),
        ("1 1:R", (1, 1)),
    ],
)
def test_texts_that_mean_no_walk_are_refused(text: str, place: tuple[int, int]) -> None:
    with pytest.raises(InputError) as caught:
        parse_walk(SQUARE, text)
    assert (caught.value.line, caught.value.column) == place


@settings(deadline=None)
@given(text=st.text(max_size=60))
def test_any_text_is_a_walk_or_refused(text: str) -> None:
    try:
        walk = parse_walk(SQUARE, text)
    except InputError as error:
        assert error.message("de")
    else:
        KIND.check(SQUARE, walk)
        format_walk(SQUARE, walk)


def test_a_start_entered_again_through_a_portal_is_written_clearly() -> None:
    board: Board = pfadwerk.loads("stromrallye 3 1\n@4/A A .\n")
    walk = parse_walk(board, "R")
    assert format_walk(board, walk) == "(1|1) (1|1)"
    assert parse_walk(board, "(1|1) (1|1)") == walk
