"""Themes can be read: enough contrast everywhere, and nothing told by colour alone."""

from __future__ import annotations

from itertools import combinations

import pytest

from pfadwerk.draw.colour import contrast, nearest_of_256
from pfadwerk.draw.roles import LOOKS, look
from pfadwerk.draw.svg_pattern import PATTERNS
from pfadwerk.draw.theme import DASHES, Theme
from pfadwerk.draw.themes import THEMES, theme_named
from pfadwerk.errors import PfadwerkError
from tests.draw.scenes import SCENES
from tests.draw.vision import VISIONS, difference

TEXT = 4.5
SHAPE = 3.0

each_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)


@pytest.mark.parametrize(
    ("colour", "place"),
    [("#000000", 16), ("#ffffff", 231), ("#ff0000", 196), ("#5f87af", 67), ("#767676", 243), ("#080808", 232)],
)
def test_the_nearest_of_256(colour: str, place: int) -> None:
    assert nearest_of_256(colour) == place


def _of_256(colour: str) -> str:
    """The nearest of 256, as the terminal shows it."""
    place = nearest_of_256(colour) - 16
    if place >= 216:
        return "#" + f"{8 + 10 * (place - 216):02x}" * 3
    return "#" + "".join(f"{(0, 95, 135, 175, 215, 255)[place // base % 6]:02x}" for base in (36, 6, 1))


@each_theme
def test_texts_can_be_read_in_256_colours_too(theme: Theme) -> None:
    for role in LOOKS:
        ink, paper = theme.style(role).ink, theme.style(role).tint or theme.paper
        if contrast(ink, paper) >= TEXT:
            assert contrast(_of_256(ink), _of_256(paper)) >= SHAPE, role


def test_contrast_of_known_colours() -> None:
    # WCAG's own examples: black on white 21, #777777 on white 4.48
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.478, abs=0.001)
    assert contrast("#123456", "#123456") == 1


@each_theme
def test_every_role_has_a_style(theme: Theme) -> None:
    assert set(theme.styles) == set(LOOKS)


def test_scenes_use_known_roles_only() -> None:
    used = {shape.role for scene in SCENES.values() for panel in scene.panels for shape in panel.shapes}
    assert {role for role in used if not role.startswith("path-")} <= set(LOOKS)


@each_theme
@pytest.mark.parametrize("role", LOOKS)
def test_text_stands_out_from_its_ground(theme: Theme, role: str) -> None:
    style = theme.style(role)
    if look(role).plate != "block":  # a block is all ink
        assert contrast(style.ink, style.tint or theme.paper) >= TEXT


@each_theme
@pytest.mark.parametrize("role", LOOKS)
def test_shapes_stand_out_from_the_board(theme: Theme, role: str) -> None:
    """Either the outline or, for solid plates, the area."""
    style, board = theme.style(role), theme.style("free").tint or theme.paper
    assert max(contrast(style.ink, board), contrast(style.tint or theme.paper, board)) >= SHAPE


@each_theme
def test_ways_stand_out_from_the_board(theme: Theme) -> None:
    for colour in theme.paths:
        assert contrast(colour, theme.style("free").tint or theme.paper) >= SHAPE


@each_theme
def test_captions_stand_out_from_the_paper(theme: Theme) -> None:
    assert contrast(theme.ink, theme.paper) >= 7


@each_theme
def test_the_lines_between_cells_stay_behind_the_walls(theme: Theme) -> None:
    assert contrast(theme.lines, theme.paper) < 2 < contrast(theme.style("wall").ink, theme.paper)


@each_theme
def test_neighbouring_ways_differ(theme: Theme) -> None:
    assert min(difference(one, other) for one, other in combinations(theme.paths, 2)) >= 15


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize("name", ["colour-blind", "print"])
def test_ways_differ_whatever_one_sees(name: str, vision: str) -> None:
    paths = THEMES[name].paths
    assert min(difference(one, other, vision) for one, other in combinations(paths, 2)) >= 15


@each_theme
def test_ways_beyond_the_palette_change_their_dashes(theme: Theme) -> None:
    rounds = len(theme.paths) * len(DASHES)
    looks = {(theme.style(f"path-{number}").ink, theme.style(f"path-{number}").dash) for number in range(rounds)}
    assert len(looks) == rounds
    assert theme.style("path-0").dash == ""
    assert theme.style(f"path-{rounds}") == theme.style("path-0")


def test_no_two_roles_look_alike_in_plain_text() -> None:
    symbols = [looks.ascii for role, looks in LOOKS.items() if looks.ascii and role not in ("wall", "blocked")]
    assert len(symbols) == len(set(symbols))
    assert all(symbol.isascii() for symbol in symbols)


@each_theme
def test_patterns_exist(theme: Theme) -> None:
    assert {style.pattern for style in theme.styles.values()} <= {"", *PATTERNS}


def test_an_unknown_role_looks_like_something_given() -> None:
    assert THEMES["light"].style("of-another-kind") == THEMES["light"].style("given")


def test_an_unknown_theme_is_named_with_those_there_are() -> None:
    assert theme_named("dark").name == "dark"
    with pytest.raises(PfadwerkError, match=r"'pink'.*colour-blind"):
        theme_named("pink")
