"""One panel as a text board: walls on grid lines, ways through the middles of cells, marks as text."""

from __future__ import annotations

from pfadwerk.draw.board_lines import draw_box, draw_lines
from pfadwerk.draw.board_ways import draw_ways
from pfadwerk.draw.canvas import Canvas
from pfadwerk.draw.cells import Written, written
from pfadwerk.draw.measure import Measure
from pfadwerk.draw.scene import Edge, Fill, Panel
from pfadwerk.grid import Cell


def has_walls(panel: Panel) -> bool:
    """Whether something stands between cells, so that the lines between them need room."""
    return any(isinstance(shape, Edge) for shape in panel.shapes)


def widest(panel: Panel, ascii_only: bool) -> int:
    """Characters of the longest text in a cell."""
    return max((len(each.text) for each in written(panel, ascii_only).values()), default=1)


def board(panel: Panel, measure: Measure, ascii_only: bool) -> Canvas:
    """The panel on a canvas."""
    canvas = Canvas(measure.width(panel), measure.height(panel))
    for shape in panel.shapes:
        if isinstance(shape, Fill):
            x, y = shape.cell
            canvas.ground(measure.column(x), measure.row(y), measure.cell, shape.role)
    if measure.framed:
        draw_lines(canvas, panel, measure, ascii_only)
    else:
        draw_box(canvas, ascii_only)
    draw_ways(canvas, panel, measure, ascii_only)
    for cell, content in written(panel, ascii_only).items():
        _write(canvas, cell, content, measure)
    return canvas


def _write(canvas: Canvas, cell: Cell, content: Written, measure: Measure) -> None:
    text = content.text * measure.cell if content.solid else content.text
    column, row = measure.column(cell[0]) + (measure.cell - len(text) + 1) // 2, measure.row(cell[1])
    canvas.ground(column, row, len(text), content.role)  # ink is made for its own tint, not for the paper
    canvas.put(column, row, text, content.role)
