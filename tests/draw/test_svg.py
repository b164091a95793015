"""SVG: valid, pure, of sensible size, and it shows what a scene says."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pfadwerk.draw.scene import Edge, Fill, Mark, Panel, Path, Scene
from pfadwerk.draw.svg import to_svg
from pfadwerk.draw.svg_tag import UNIT
from pfadwerk.draw.themes import THEMES
from tests.draw.scenes import MAZES, ROBOT, SCENES, large

SPACE = "{http://www.w3.org/2000/svg}"

each_scene = pytest.mark.parametrize("scene", SCENES.values(), ids=SCENES)


def root(scene: Scene, theme: str = "light") -> ElementTree.Element:
    return ElementTree.fromstring(to_svg(scene, theme))


def of_class(scene: Scene, name: str) -> list[ElementTree.Element]:
    return [each for each in root(scene).iter() if name in each.get("class", "").split()]


def drawn(*shapes: Mark | Fill | Path | Edge) -> Scene:
    return Scene((Panel(4, 4, shapes),))


@each_scene
@pytest.mark.parametrize("theme", THEMES)
def test_it_is_xml_with_every_role_as_class(scene: Scene, theme: str) -> None:
    classes = {name for each in root(scene, theme).iter() for name in each.get("class", "").split()}
    roles = {shape.role for panel in scene.panels for shape in panel.shapes}
    assert roles <= classes
    assert theme in classes


@each_scene
def test_same_scene_same_text(scene: Scene) -> None:
    assert to_svg(scene) == to_svg(scene, THEMES["light"])


@given(st.text(max_size=20), st.text(max_size=8), st.text(max_size=8))
def test_any_text_is_escaped(description: str, caption: str, label: str) -> None:
    shapes = (Mark((0, 0), "given", label), Path(((0, 0), (1, 0)), "path-0", label))
    ElementTree.fromstring(to_svg(Scene((Panel(2, 1, shapes, caption),), description)))


def test_the_description_is_there_for_those_who_do_not_see_it() -> None:
    title, words = root(ROBOT).find(f"{SPACE}title"), root(ROBOT).find(f"{SPACE}desc")
    assert title is not None and title.text == "A robot"
    assert words is not None and words.text is not None
    assert "with <5> & more" in words.text and "┌" in words.text


def test_the_size_follows_from_the_cells() -> None:
    scene = Scene((Panel(3, 2, ()),))
    small, large_ = root(scene), ElementTree.fromstring(to_svg(scene, cell=64))
    assert float(large_.get("width", 0)) == 2 * float(small.get("width", 0))
    assert small.get("viewBox") == large_.get("viewBox") == "0 0 76 56"


def test_walls_in_a_row_are_one_stroke() -> None:
    scene = drawn(*(Edge((x, 2), (x + 1, 2), "wall") for x in (2, 0, 1)), Edge((1, 0), (1, 1), "wall"))
    (walls,) = of_class(scene, "wall")
    assert walls.get("d") == f"M0 {2 * UNIT}h{3 * UNIT}M{UNIT} 0v{UNIT}"


def test_a_jump_is_a_dashed_curve() -> None:
    scene = drawn(Path(((0, 0), (1, 0), (3, 3), (3, 2)), "path-0"))
    (jump,) = of_class(scene, "jump")
    assert "Q" in jump.get("d", "") and jump.get("stroke-dasharray")
    assert not of_class(drawn(Path(((0, 0), (1, 0)), "path-0")), "jump")


def test_a_way_shows_where_it_starts_and_goes() -> None:
    assert of_class(drawn(Path(((0, 0), (1, 0)), "path-0")), "heads")
    assert of_class(drawn(Path(((0, 0), (1, 0)), "path-0")), "from")
    assert not of_class(drawn(Path(((0, 0), (1, 0)), "path-0", directed=False)), "heads")


def test_walking_back_is_drawn_beside() -> None:
    (way,) = of_class(drawn(Path(((0, 0), (1, 0), (0, 0)), "path-0")), "way")
    assert way.get("d") == "M10 10H30V14H10"


def test_two_ways_on_one_line_hide_neither() -> None:
    scene = drawn(Path(((0, 0), (1, 0)), "path-0"), Path(((0, 0), (1, 0)), "path-1"))
    first, second = of_class(scene, "way")
    assert first.get("d") != second.get("d")


def test_numbers_lie_on_top_of_ways() -> None:
    order = [each.get("class", "") for each in root(ROBOT).iter() if each.get("class")]
    assert order.index("word battery") > max(place for place, name in enumerate(order) if name == "path path-0")


def test_patterns_serve_those_who_see_no_colour() -> None:
    svg = to_svg(drawn(Fill((0, 0), "blocked"), Fill((1, 0), "error")), "print")
    assert "url(#pfadwerk-print-blocked)" in svg and 'id="pfadwerk-print-blocked"' in svg
    assert "url(#pfadwerk-print-error)" in svg


def test_boards_stand_side_by_side_with_captions() -> None:
    shifts = [each.get("transform") for each in of_class(MAZES, "panel")]
    assert len(set(shifts)) == 2
    assert [each.text for each in of_class(MAZES, "caption")] == ["first", "second"]


@pytest.mark.parametrize(("size", "bound"), [(100, 120_000), (250, 700_000)])
def test_large_boards_stay_small_files(size: int, bound: int) -> None:
    assert len(to_svg(large(size))) < bound


def test_thousands_of_pits_stay_a_small_file() -> None:
    pits = tuple(Mark((x, y), "pit", "O") for x in range(200) for y in range(200))
    assert len(to_svg(Scene((Panel(200, 200, pits),)))) < 1_200_000


def test_no_number_is_written_long() -> None:
    for scene in SCENES.values():
        assert not re.search(r"\d\.\d{3}", to_svg(scene))


def test_notebooks_show_a_scene() -> None:
    assert ROBOT._repr_svg_() == to_svg(ROBOT)
