"""The lines of a text board: border, walls, and dots where the lines between cells cross."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping

from pfadwerk.draw.boxes import HEAVY, LIGHT, Arms, wall
from pfadwerk.draw.canvas import Canvas
from pfadwerk.draw.measure import Measure
from pfadwerk.draw.pens import GRID
from pfadwerk.draw.scene import Edge, Panel, Role
from pfadwerk.grid import Cell, Direction

Line = tuple[int, Role]
"""How heavy a line is, and what it is."""

Sides = dict[tuple[Cell, Direction], Line]
"""Lines of one cell's length, by the corner where they start and their direction (right or down)."""

# Arms in the order of `boxes`.
_ARMS = (Direction.UP, Direction.RIGHT, Direction.DOWN, Direction.LEFT)


def draw_lines(canvas: Canvas, panel: Panel, measure: Measure, ascii_only: bool) -> None:
    """Border, walls and dots, with room between the cells."""
    if panel.grid:
        _dots(canvas, panel, measure, ascii_only)
    sides = _border(panel) | _walls(panel)
    for (corner, direction), (weight, role) in sides.items():
        x, y = corner[0] * measure.pitch, corner[1] * 2
        if direction is Direction.RIGHT:
            canvas.put(x + 1, y, wall((0, weight, 0, weight), ascii_only) * measure.cell, role)
        else:
            canvas.put(x, y + 1, wall((weight, 0, weight, 0), ascii_only), role)
    for (x, y), lines in _by_corner(sides).items():
        canvas.put(x * measure.pitch, y * 2, wall(_arms(lines), ascii_only), max(lines.values())[1])


def draw_box(canvas: Canvas, ascii_only: bool) -> None:
    """The border alone, where there is no room between the cells."""
    across = wall((0, LIGHT, 0, LIGHT), ascii_only) * (canvas.width - 2)
    canvas.put(0, 0, wall((0, LIGHT, LIGHT, 0), ascii_only) + across + wall((0, 0, LIGHT, LIGHT), ascii_only), "board")
    last = wall((LIGHT, LIGHT, 0, 0), ascii_only) + across + wall((LIGHT, 0, 0, LIGHT), ascii_only)
    canvas.put(0, canvas.height - 1, last, "board")
    for y in range(1, canvas.height - 1):
        for x in (0, canvas.width - 1):
            canvas.put(x, y, wall((LIGHT, 0, LIGHT, 0), ascii_only), "board")


def _dots(canvas: Canvas, panel: Panel, measure: Measure, ascii_only: bool) -> None:
    for y in range(1, panel.height):
        for x in range(1, panel.width):
            canvas.put(x * measure.pitch, 2 * y, "." if ascii_only else "·", GRID)


def _border(panel: Panel) -> Sides:
    across = {((x, y), Direction.RIGHT): (LIGHT, "board") for x in range(panel.width) for y in (0, panel.height)}
    down = {((x, y), Direction.DOWN): (LIGHT, "board") for x in (0, panel.width) for y in range(panel.height)}
    return across | down


def _walls(panel: Panel) -> Sides:
    sides: Sides = {}
    for shape in panel.shapes:
        if isinstance(shape, Edge):
            (x0, y0), (x1, y1) = sorted((shape.start, shape.end))
            direction = Direction.RIGHT if y0 == y1 else Direction.DOWN
            for step in range(x1 - x0 + y1 - y0):
                sides[(x0 + step * direction.dx, y0 + step * direction.dy), direction] = HEAVY, shape.role
    return sides


def _by_corner(sides: Sides) -> Mapping[Cell, dict[Direction, Line]]:
    corners: dict[Cell, dict[Direction, Line]] = defaultdict(dict)
    for (corner, direction), line in sides.items():
        corners[corner][direction] = line
        corners[direction.step(corner)][direction.opposite] = line
    return corners


def _arms(lines: Mapping[Direction, Line]) -> Arms:
    up, right, down, left = (lines[each][0] if each in lines else 0 for each in _ARMS)
    return up, right, down, left
