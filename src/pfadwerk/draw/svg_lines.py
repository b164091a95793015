"""Walls, areas and grid lines as SVG."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from pfadwerk.draw.scene import Edge, Fill, Panel, Role
from pfadwerk.draw.svg_pattern import pattern_id
from pfadwerk.draw.svg_tag import UNIT, spans, tag
from pfadwerk.draw.theme import Theme

Segment = tuple[int, int]


def ground(panel: Panel, theme: Theme) -> str:
    """The board's paper and the faint lines between its cells."""
    width, height = panel.width * UNIT, panel.height * UNIT
    paper = tag("rect", class_="board", width=width, height=height, fill=theme.style("free").tint or theme.paper)
    if not panel.grid:
        return paper
    data = "".join(f"M{x * UNIT} 0V{height}" for x in range(1, panel.width))
    data += "".join(f"M0 {y * UNIT}H{width}" for y in range(1, panel.height))
    return paper + (tag("path", class_="grid", d=data, stroke=theme.lines, fill="none") if data else "")


def border(panel: Panel, theme: Theme) -> str:
    """The frame round a board."""
    return tag(
        "rect", class_="frame", width=panel.width * UNIT, height=panel.height * UNIT,
        fill="none", stroke=theme.style("board").ink, stroke_width=1.6, stroke_linejoin="round",
    )  # fmt: skip


def fills(role: Role, shapes: Sequence[Fill], theme: Theme) -> str:
    """The cells of one role as one area, rows of neighbours as one rectangle."""
    rows: dict[int, list[Segment]] = defaultdict(list)
    for shape in shapes:
        x, y = shape.cell
        rows[y].append((x, x + 1))
    data = "".join(
        f"M{start * UNIT} {y * UNIT}h{(end - start) * UNIT}v{UNIT}h{(start - end) * UNIT}z"
        for y, places in rows.items()
        for start, end in spans(places)
    )
    style = theme.style(role)
    colour = style.tint or style.ink
    area = tag("path", class_=f"fill {role}", d=data, fill=colour, fill_opacity=None if style.tint else 0.2)
    if not style.pattern:
        return area
    return area + tag("path", class_=f"fill {role}", d=data, fill=f"url(#{pattern_id(theme, role)})")


def edges(role: Role, shapes: Sequence[Edge], theme: Theme) -> str:
    """The grid lines of one role as one path; pieces on one line that meet become one."""
    style = theme.style(role)
    return tag(
        "path", class_=f"edge {role}", d=_joined(shapes), fill="none", stroke=style.ink,
        stroke_width=2.4, stroke_linecap="round", stroke_dasharray=style.dash or None,
    )  # fmt: skip


def _joined(shapes: Sequence[Edge]) -> str:
    columns: dict[int, list[Segment]] = defaultdict(list)
    rows: dict[int, list[Segment]] = defaultdict(list)
    for shape in shapes:
        (x0, y0), (x1, y1) = sorted((shape.start, shape.end))
        if x0 == x1:
            columns[x0].append((y0, y1))
        else:
            rows[y0].append((x0, x1))
    down = [f"M{x * UNIT} {a * UNIT}v{(b - a) * UNIT}" for x in sorted(columns) for a, b in spans(columns[x])]
    across = [f"M{a * UNIT} {y * UNIT}h{(b - a) * UNIT}" for y in sorted(rows) for a, b in spans(rows[y])]
    return "".join(across + down)
