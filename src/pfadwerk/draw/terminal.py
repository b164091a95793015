"""Scenes as text for the terminal: as roomy as the width allows, never wider."""

from __future__ import annotations

from pfadwerk.draw.board import has_walls, widest
from pfadwerk.draw.measure import Measure
from pfadwerk.draw.page import GAP, Page
from pfadwerk.draw.pens import Pens
from pfadwerk.draw.scene import Scene
from pfadwerk.draw.theme import Theme

LEAST = 12
"""A narrower terminal is treated as this wide: there is no room for a board and a remark."""


def to_terminal(
    scene: Scene,
    *,
    width: int,
    ascii_only: bool = False,
    theme: Theme | None = None,
    exact: bool = True,
    language: str = "en",
) -> str:
    """The scene in lines of at most `width` characters; without a theme there are no colours.

    `exact` colours are 24 bits each, which some terminals misread; the others are the nearest of 256.

    Tried in turn: roomy cells, tight cells, boards one below the other, and at last a window on the board with a
    remark that says what it shows.
    """
    page = Page(max(width, LEAST), ascii_only, None if theme is None else Pens(theme, exact), language)
    measures = _measures(scene, ascii_only)
    for measure in measures:
        if _side_by_side(scene, measure) <= page.width:
            return page.beside(scene.panels, measure)
    for measure in measures:
        if all(measure.width(panel) <= page.width for panel in scene.panels):
            return page.stacked(scene.panels, measure)
    return page.stacked(scene.panels, measures[-1])


def _measures(scene: Scene, ascii_only: bool) -> list[Measure]:
    """Sizes of cells, roomy ones first. A cell is as wide as its longest text."""
    longest = max((widest(panel, ascii_only) for panel in scene.panels), default=1)
    framed = [Measure(max(3, longest | 1)), Measure(longest)]
    if any(has_walls(panel) for panel in scene.panels):
        return framed
    return [*framed, Measure(longest, framed=False)]


def _side_by_side(scene: Scene, measure: Measure) -> int:
    return sum(max(measure.width(panel), len(panel.caption)) + GAP for panel in scene.panels) - GAP
