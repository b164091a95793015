"""Formats: what the descriptions of the field say is read and written, and nothing is lost untold."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pfadwerk
from pfadwerk.errors import InputError
from pfadwerk.kinds.arukone import KIND
from pfadwerk.kinds.arukone.model import COVER, LOOSE, Puzzle, in_order, links_of
from pfadwerk.kinds.arukone.solution_text import format_cells
from pfadwerk.limits import Limits
from tests.kinds.arukone.boards import board, puzzles

FIVE = board("1 . . . .\n2 . . 3 .\n. . . . .\n. 1 . . 2\n. . . . 3")
COVERED = board("1 . . 2\n. . . .\n. . . .\n1 . . 2", COVER)
CORNERS = board("1 . 1\n. . .\n2 . 2")
_LIMITS = Limits()


def read(key: str, text: str) -> Puzzle:
    document = KIND.format(key).read(text)
    assert len(document.entries) == 1
    return document.entries[0].puzzle


def written(key: str, puzzle: Puzzle) -> str:
    return KIND.format(key).write(puzzle).text


@pytest.mark.parametrize(
    "address",
    [
        "numlin/5/5/1j2h3m1h2j3",
        "https://puzz.link/p?numlin/5/5/1j2h3m1h2j3",
        "http://pzv.jp/p.html?numlin_edit/5/5/1j2h3m1h2j3",
        "https://puzz.link/p?numberlink/v:x/5/5/1j2h3m1h2j3gg",
        "https://puzz.link/p.html?arukone/e/5/5/1j2h3m1h2j3",
        "?numlin_play/5/5/1j2!h3m1h2j3",
    ],
)
def test_addresses(address: str) -> None:
    assert read("puzzlink", address) == FIVE


def test_the_address_of_the_description_is_written() -> None:
    assert written("puzzlink", FIVE).endswith("?numlin/5/5/1j2h3m1h2j3\n")
    assert "?arukone/5/5/" in written("puzzlink", replace(FIVE, rules=COVER))
    assert read("puzzlink", "arukone/5/5/1j2h3m1h2j3").rules == COVER


@pytest.mark.parametrize(
    ("number", "token"),
    [
        (15, "f"),
        (16, "-10"),
        (255, "-ff"),
        (256, "+100"),
        (4095, "+fff"),
        (4096, "=000"),
        (8191, "=fff"),
        (8192, "%000"),
        (12239, "%fcf"),
        (12240, "*0000"),
        (77775, "*ffff"),
        (77776, "$00000"),
        (77776 + 0xFFFFF, "$fffff"),
    ],
)
def test_large_numbers_in_addresses(number: int, token: str) -> None:
    puzzle = board(f"{number} . {number}")
    assert written("puzzlink", puzzle).endswith(f"/3/1/{token}g{token}\n")
    assert read("puzzlink", f"numlin/3/1/{token}g{token}") == puzzle


def test_long_runs_and_missing_tails_in_addresses() -> None:
    puzzle = board(" ".join(["1", "1", *["."] * 41]))
    assert written("puzzlink", puzzle).endswith("/43/1/11zzg\n")
    assert read("puzzlink", "numlin/43/1/11") == puzzle
    assert read("puzzlink", "numlin/3/1/@001@001.").numbers == (8193, 8193, 0)


def test_unknown_numbers_are_told() -> None:
    for key, text in (("puzzlink", "numlin/4/1/1g.1"), ("kanpen", "1\n4\n1 . - 1 \n")):
        document = KIND.format(key).read(text)
        assert document.entries[0].puzzle == board("1 . . 1")
        assert [(each.code, each.cells) for each in document.warnings] == [("unknown-numbers", ((2, 0),))]


PZPRV3 = """pzprv3
numlin
2
3
1 . 1
2 - 2
1 1
-1 0
0 0 0
info:{"metadata":{"author":"x/y"}}
"""


@pytest.mark.parametrize("text", [PZPRV3, PZPRV3.replace("\n", "/"), PZPRV3.partition("info")[0]])
def test_pzprv3_files(text: str) -> None:
    document = KIND.format("pzprv3").read(text)
    entry = document.entries[0]
    assert entry.puzzle == board("1 . 1\n2 . 2")
    assert entry.solution is not None
    assert format_cells(entry.solution) == "1: 0,0 1,0 2,0"
    assert [each.code for each in document.warnings] == ["unknown-numbers", "marks-lost"]


def test_letters_in_arukone_files() -> None:
    text = "pzprv3\narukone\n1\n4\npassallcell\nA . A . \n0 0 0 \n"
    assert read("pzprv3", text) == board("1 . 1 .", COVER)
    assert written("pzprv3", board("1 . 1 .", COVER)) == text
    assert read("pzprv3", text.replace("pass", "dontpass")).rules == LOOSE
    assert read("pzprv3", text.replace("A", "b").replace("b .", "b _")).numbers == (28, 0, 28, 0)


def test_kanpen() -> None:
    assert read("kanpen", "2\n3\n1 . 1 \n2 . 2 \n") == board("1 . 1\n2 . 2")
    assert read("kanpen-address", "http://www.kanpen.jp/numberlink.html?problem=2/3/1_._1_/2_._2_/") == board(
        "1 . 1\n2 . 2"
    )


def test_go_solver_collections() -> None:
    text = "# Author: one\n3 2\na.a\nb.b\n\n# two\n1 2\n7\n7\n0 0\nrest"
    document = KIND.format("go-solver").read(text)
    assert [entry.title for entry in document.entries] == ["Author: one", "two"]
    assert [entry.puzzle for entry in document.entries] == [board("1 . 1\n2 . 2", COVER), board("1\n1", COVER)]
    assert written("go-solver", document.entries[0].puzzle) == "3 2\nA.A\nB.B\n0 0\n"


def test_flow_solver_squares() -> None:
    assert read("flow-solver", "R.B\n _1\nR.B") == board("1 . 2\n. . .\n1 . 2", COVER)
    assert written("flow-solver", COVERED) == "R..B\n....\n....\nR..B\n"


JANKO = """[begin]
[puzzle] arukone3
[author] A. B.
[size] 4
[problem]
1 - - 2
- - - -
- - - -
1 - - 2
[solution]
e ws sO w
se nw en sw
ns - - ns
n - - n
[moves] 7
[end]
"""


def test_janko() -> None:
    document = KIND.format("janko").read(JANKO)
    entry = document.entries[0]
    assert entry.puzzle == COVERED
    assert entry.title == "A. B."
    assert entry.solution is not None
    assert ((0, 0), (1, 0)) in links_of(entry.solution)
    assert ((0, 2), (0, 3)) in links_of(entry.solution)
    assert [each.code for each in document.warnings] == ["rule-2x2"]
    assert KIND.format("janko").recognises(JANKO)
    late_size = "[begin]\n[puzzle] arukone2\n[problem]\n1 - 1\n[rows] 1\n[cols] 3\n[end]\n"
    assert read("janko", late_size) == board("1 . 1")
    loose = KIND.format("janko").read("begin\npuzzle arukone\nrows 1\ncols 3\nproblem\n2 - 2\nend\n")
    assert loose.entries[0].puzzle == board("2 . 2")


def test_design_contest() -> None:
    assert read("adc", "SIZE 3X2\nLINE_NUM 2\nLINE#1 (0,0)-(2,0)\nLINE#2 (0,1) (2,1)\n") == board("1 . 1\n2 . 2")
    assert read("adc", "SIZE 3X2X1\nLINE_NUM 1\nLINE#1 (0,0,1) (2,0,1)\n") == board("1 . 1\n. . .")
    with pytest.raises(InputError) as caught:
        read("adc", "SIZE 3X2X4\nLINE_NUM 1\nLINE#1 (0,0,1) (2,0,3)\n")
    assert caught.value.code == "adc-layers"
    assert written("adc", board("1 . 1\n2 . 2")) == "SIZE 3X2\nLINE_NUM 2\nLINE#1 (0,0)-(2,0)\nLINE#2 (0,1)-(2,1)\n"


def test_grids_with_dashes_and_one_liners() -> None:
    assert read("dash-grid", "3 2\n1 - 1\n12 - 12\n") == board("1 . 1\n12 . 12")
    document = KIND.format("one-liner").read("3 2 0 0 2 0 0 1 2 1\n3 1 0 0 2 0\n")
    assert [entry.puzzle for entry in document.entries] == [board("1 . 1\n2 . 2"), board("1 . 1")]


@pytest.mark.parametrize(
    "text", ["3 2\n1 - 1\n2 - 2\n", "3 2\nA.A\nB.B\n", "3 2\n1.1\n2.2\n", "3 3\n- - -\n1 - 1\n- - -\n"]
)
def test_boards_below_their_size_are_no_mazes(text: str) -> None:
    assert isinstance(pfadwerk.loads(text), Puzzle)


def test_holes_of_flow_packs_are_blocked() -> None:
    document = KIND.format("flow-pack").read("3:2+B,0,7,2,,1:4,0|1:4|5;0,3;2,5\n")
    assert document.entries[0].puzzle == replace(board("1 . 2\n1 . 2", COVER), blocked=frozenset({(1, 0), (1, 1)}))


@pytest.mark.parametrize("field", [",1", ",,,0|1"])
def test_flow_packs_with_bridges_or_walls_are_refused(field: str) -> None:
    with pytest.raises(InputError) as caught:
        pfadwerk.loads(f"2,0,7,2{field};0,1;2,3\n")
    assert caught.value.code == "flow-plain"


def test_flow_packs() -> None:
    document = KIND.format("flow-pack").read("2,0,7,2;0,1;2,3;\n2:3,0,8,1;0,1,3,5,4,2\n")
    assert [entry.title for entry in document.entries] == ["7", "8"]
    assert document.entries[0].puzzle == board("1 1\n2 2", COVER)
    assert document.entries[1].puzzle == board("1 .\n1 .\n. .", COVER)
    for entry in document.entries:
        assert entry.solution is not None
        assert KIND.check(entry.puzzle, entry.solution) == []


WRITABLE = [
    each.key for each in KIND.formats if each.key not in {"kanpen-address", "dash-grid", "one-liner", "flow-pack"}
]


@pytest.mark.parametrize("key", WRITABLE)
@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_what_is_written_reads_back_the_same(key: str, data: st.DataObject) -> None:
    puzzle = data.draw(puzzles(blocked=key == "json", largest=None if data.draw(st.booleans()) else 400))
    format_ = KIND.format(key)
    if not format_.can_write(puzzle):
        return
    made = format_.write(puzzle)
    assert format_.recognises(made.text)
    assert next(each for each in KIND.formats if each.recognises(made.text)).key == key
    again = format_.read(made.text).entries[0].puzzle
    told = {each.details.get("rule", each.code) for each in made.losses}
    assert {
        name for name in ("cover", "tight", "unique") if getattr(again.rules, name) != getattr(puzzle.rules, name)
    } == (told - {"numbers-lost", "2x2"})
    if "numbers-lost" not in told:
        assert again.numbers == puzzle.numbers
    assert KIND.symmetry is not None
    assert KIND.symmetry.normal(again).numbers == KIND.symmetry.normal(puzzle).numbers
    assert format_.write(again).text == made.text


@pytest.mark.parametrize("key", ["json", "pzprv3", "kanpen", "janko"])
@pytest.mark.parametrize("puzzle", [FIVE, CORNERS, COVERED])
def test_solutions_are_kept_where_the_format_has_them(key: str, puzzle: Puzzle) -> None:
    solution = KIND.solvers["sweep"].solve(puzzle, _LIMITS, 1).solution
    assert solution is not None
    made = KIND.format(key).write(puzzle, solution)
    again = KIND.format(key).read(made.text).entries[0].solution
    assert again is not None
    assert in_order(again) == in_order(solution)


def test_a_lost_solution_is_told() -> None:
    solution = KIND.solvers["sweep"].solve(CORNERS, _LIMITS, 1).solution
    for key in ("bwinf", "puzzlink", "go-solver", "flow-solver", "adc"):
        assert "solution-lost" in [each.code for each in KIND.format(key).write(CORNERS, solution).losses]


def test_janko_sections_without_an_end_are_read_apart() -> None:
    """The second one was read as more of the first, or broke the reader."""
    first = "begin\npuzzle arukone\nsize 3\nproblem\n1 - 1\n- - -\n2 - 2\n"
    read = pfadwerk.read(first + first.replace("2 - 2", "- - -") + "end\n")
    assert [entry.puzzle.pairs for entry in read.entries] == [2, 1]
    with pytest.raises(InputError):
        pfadwerk.read(first + "begin\npuzzle - 2\n- 1 -\n")
