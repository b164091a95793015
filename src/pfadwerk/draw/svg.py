"""Scenes as SVG."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from math import ceil, sqrt
from typing import Any, cast

from pfadwerk.draw.scene import Edge, Fill, Mark, Panel, Path, Scene, Shape
from pfadwerk.draw.svg_lines import border, edges, fills, ground
from pfadwerk.draw.svg_marks import FONT, marks, words
from pfadwerk.draw.svg_paths import paths
from pfadwerk.draw.svg_pattern import pattern
from pfadwerk.draw.svg_tag import UNIT, tag, text
from pfadwerk.draw.terminal import to_terminal
from pfadwerk.draw.theme import Theme
from pfadwerk.draw.themes import theme_named

MARGIN = 8
GAP = 20
CAPTION = 18
SPOKEN = 1600
"""Boards up to so many cells are also written out as text in the description."""


def to_svg(scene: Scene, theme: str | Theme = "light", *, cell: float = 32) -> str:
    """The scene as an SVG document, `cell` pixels a cell; boards side by side, at most three in a row."""
    theme = theme_named(theme) if isinstance(theme, str) else theme
    places, width, height = _arranged(scene.panels)
    panels = "".join(_panel(panel, place, theme) for panel, place in zip(scene.panels, places, strict=True))
    paper = tag("rect", class_="paper", width=width, height=height, fill=theme.paper)
    return tag(
        "svg", _words(scene) + _patterns(scene, theme) + paper + panels, xmlns="http://www.w3.org/2000/svg",
        class_=f"pfadwerk {theme.name}", role="img", width=width * cell / UNIT, height=height * cell / UNIT,
        viewBox=f"0 0 {width} {height}",
    )  # fmt: skip


def _arranged(panels: Sequence[Panel]) -> tuple[list[tuple[int, int]], int, int]:
    """Where each panel stands, and the size of the whole."""
    columns = len(panels) if len(panels) <= 3 else ceil(sqrt(len(panels)))
    wide = max((panel.width for panel in panels), default=0) * UNIT
    high = max((panel.height for panel in panels), default=0) * UNIT
    high += CAPTION if any(panel.caption for panel in panels) else 0
    places = [
        (MARGIN + index % columns * (wide + GAP), MARGIN + index // columns * (high + GAP))
        for index in range(len(panels))
    ]
    rows = ceil(len(panels) / columns) if columns else 0
    return places, _extent(wide, columns), _extent(high, rows)


def _extent(size: int, count: int) -> int:
    return 2 * MARGIN + count * size + max(0, count - 1) * GAP


def _words(scene: Scene) -> str:
    """Title and description for those who don't see the picture."""
    title = scene.description.strip().split("\n")[0] or " · ".join(
        filter(None, (each.caption for each in scene.panels))
    )
    small = sum(panel.width * panel.height for panel in scene.panels) <= SPOKEN
    board = to_terminal(scene, width=200) if small else ""
    description = "\n\n".join(part for part in (scene.description.strip(), board) if part)
    return (tag("title", text(title)) if title else "") + (tag("desc", text(description)) if description else "")


def _patterns(scene: Scene, theme: Theme) -> str:
    roles = sorted({shape.role for panel in scene.panels for shape in panel.shapes if isinstance(shape, Fill)})
    definitions = "".join(pattern(theme, role) for role in roles)
    return tag("defs", definitions) if definitions else ""


def _panel(panel: Panel, place: tuple[int, int], theme: Theme) -> str:
    """A board: shapes in their order, all ways where the first one stands, the texts of marks on top."""
    ways = [shape for shape in panel.shapes if isinstance(shape, Path)]
    drawn, texts = ground(panel, theme), ""
    for (type_, role), group in groupby(panel.shapes, key=lambda shape: (type(shape), shape.role)):
        shapes = list(group)
        if type_ is Path:
            drawn, ways = drawn + paths(ways, theme), []
        else:
            drawn += _GROUPS[type_](role, shapes, theme)
        if type_ is Mark:
            texts += words(role, cast(list[Mark], shapes), theme)
    drawn += border(panel, theme) + texts + _caption(panel, theme)
    return tag("g", drawn, class_="panel", transform=f"translate({place[0]} {place[1]})")


def _caption(panel: Panel, theme: Theme) -> str:
    if not panel.caption:
        return ""
    return tag(
        "text", text(panel.caption), class_="caption", x=panel.width * UNIT / 2, y=panel.height * UNIT + 14,
        fill=theme.ink, font_family=FONT, font_size=9.0, text_anchor="middle",
    )  # fmt: skip


_GROUPS: dict[type[Shape], Callable[[str, list[Any], Theme], str]] = {Fill: fills, Edge: edges, Mark: marks}
