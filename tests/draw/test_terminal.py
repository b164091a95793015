"""Text boards: never wider than asked, readable without colour, plain where plain is asked."""

from __future__ import annotations

import re
import unicodedata

import pytest

from pfadwerk.draw.scene import Edge, Fill, Mark, Panel, Path, Scene
from pfadwerk.draw.terminal import LEAST, to_terminal
from pfadwerk.draw.theme import Theme
from pfadwerk.draw.themes import THEMES
from pfadwerk.grid import Direction
from tests.draw.scenes import LINES, MAZES, ROBOT, SCENES, large

ESCAPES = re.compile(r"\x1b\[[0-9;]*m")

each_scene = pytest.mark.parametrize("scene", SCENES.values(), ids=SCENES)


def plain(text: str) -> str:
    return ESCAPES.sub("", text)


def one(*shapes: Mark | Fill | Path | Edge, width: int = 1, height: int = 1) -> str:
    """The only row of cells, without the border."""
    scene = Scene((Panel(width, height, shapes, grid=False),))
    return to_terminal(scene, width=80).splitlines()[1][1:-1]


def test_colours_are_exact_or_the_nearest_of_256() -> None:
    for exact, codes in ((True, r"38;2(;\d+){3};48;2(;\d+){3}"), (False, r"38;5;\d+;48;5;\d+")):
        drawn = to_terminal(MAZES, width=80, theme=THEMES["light"], exact=exact)
        found = set(ESCAPES.findall(drawn)) - {"\x1b[0m"}
        assert found
        assert all(re.fullmatch(rf"\x1b\[{codes}m", each) for each in found)


@each_scene
@pytest.mark.parametrize("width", [LEAST, 15, 20, 34, 60, 200])
@pytest.mark.parametrize("ascii_only", [False, True])
@pytest.mark.parametrize("theme", [None, *THEMES.values()])
def test_lines_are_never_too_wide(scene: Scene, width: int, ascii_only: bool, theme: Theme | None) -> None:
    drawn = plain(to_terminal(scene, width=width, ascii_only=ascii_only, theme=theme))
    assert max(map(len, drawn.splitlines())) <= width
    assert drawn.isascii() or not ascii_only


@each_scene
def test_colour_changes_no_character(scene: Scene) -> None:
    coloured = plain(to_terminal(scene, width=80, theme=THEMES["dark"]))
    assert [line.rstrip() for line in coloured.splitlines()] == to_terminal(scene, width=80).splitlines()


@each_scene
def test_every_coloured_line_ends_without_colour(scene: Scene) -> None:
    for line in to_terminal(scene, width=80, theme=THEMES["light"]).splitlines():
        assert "\x1b" not in line or line.rsplit("\x1b", 1)[1].startswith("[0m")


@each_scene
def test_characters_are_one_column_wide(scene: Scene) -> None:
    drawn = to_terminal(scene, width=100)
    assert {unicodedata.east_asian_width(each) for each in drawn} <= {"N", "Na", "A"}
    assert not any(unicodedata.combining(each) for each in drawn)


def test_a_way_bends_and_says_where_it_goes() -> None:
    scene = Scene((Panel(3, 2, (Path(((0, 0), (1, 0), (1, 1), (2, 1)), "path-0"),), grid=False),))
    assert to_terminal(scene, width=80).splitlines() == [
        "┌───────────┐",
        "│ ○───╮     │",
        "│     │     │",
        "│     ╰───▶ │",
        "└───────────┘",
    ]


def test_walls_join_to_corners_and_leave_room_for_ways() -> None:
    shapes = (Edge((1, 0), (1, 1), "wall"), Edge((1, 1), (2, 1), "wall"), Mark((0, 1), "goal"))
    assert to_terminal(Scene((Panel(2, 2, shapes, grid=False),)), width=80).splitlines() == [
        "┌───┰───┐",
        "│   ┃   │",
        "│   ┗━━━┥",
        "│ ◎     │",
        "└───────┘",
    ]


def test_a_stretch_walked_twice_is_double() -> None:
    way = Path(((0, 0), (1, 0), (0, 0), (1, 0), (2, 0)), "path-0")
    assert one(way, width=3) == " ○════───▶ "


def test_marks_are_told_apart_without_colour() -> None:
    shown = [one(Mark((0, 0), role, "5")).strip() for role in ("battery", "robot", "portal", "error", "hint")]
    assert shown == ["5", "<5>", "(5)", "5!", "5?"]


def test_an_error_stands_beside_what_the_cell_holds() -> None:
    assert one(Mark((0, 0), "battery", "7"), Mark((0, 0), "error")) == " 7!"
    assert one(Mark((0, 0), "battery", "7"), Fill((0, 0), "error")) == " 7!"
    assert one(Fill((0, 0), "error")).strip() == "!"


def test_one_way_cells_point() -> None:
    assert one(Mark((0, 0), "one-way", arrows=(Direction.RIGHT,))) == " → "
    assert one(Mark((0, 0), "one-way", arrows=(Direction.UP, Direction.DOWN))) == " ↕ "


def test_cells_are_as_wide_as_the_longest_number() -> None:
    row = one(Mark((0, 0), "given", "12345"), Mark((1, 0), "given", "1"), width=2)
    assert row == "12345   1  "


def test_boards_stand_side_by_side_where_there_is_room() -> None:
    wide, narrow = to_terminal(MAZES, width=80), to_terminal(MAZES, width=12)
    assert "first" in wide.splitlines()[-1] and "second" in wide.splitlines()[-1]
    assert narrow.index("first") < narrow.index("second")
    assert "columns" not in narrow


def test_a_board_that_is_too_wide_is_cut_and_says_so() -> None:
    drawn = to_terminal(large(60), width=50)
    assert "columns 1 to 24 of 60; the whole board" in drawn
    assert "121 characters" in drawn.replace("\n", " ")
    assert "Spalten 1 bis 24 von 60" in to_terminal(large(60), width=50, language="de")


def test_a_window_shows_the_first_error() -> None:
    cut = Scene((Panel(200, 1, (Mark((150, 0), "error", "9"),)),))
    assert "9!" in to_terminal(cut, width=40)


def test_a_large_board_without_walls_gets_by_with_a_character_a_cell() -> None:
    numbers = tuple(Mark((x, x), "given", "7") for x in range(70))
    lines = to_terminal(Scene((Panel(70, 70, numbers),)), width=80).splitlines()
    assert len(lines) == 72 and {len(line) for line in lines} == {72}


def test_plain_text_draws_each_line_with_its_own_letter() -> None:
    drawn = to_terminal(LINES, width=80, ascii_only=True)
    assert "111" in drawn and "222" in drawn and "c" in drawn


def test_an_empty_scene_is_no_error() -> None:
    assert to_terminal(Scene(()), width=80) == ""


def test_a_scene_prints_itself() -> None:
    assert str(ROBOT) == to_terminal(ROBOT, width=100)
