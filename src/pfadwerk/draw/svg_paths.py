"""Ways as SVG: lanes for repeated visits, dashed curves for jumps, arrow heads, start and end."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from math import hypot

from pfadwerk.draw.lanes import Point, Run, lay, points_of
from pfadwerk.draw.scene import Path
from pfadwerk.draw.svg_marks import FONT
from pfadwerk.draw.svg_tag import UNIT, line, num, tag, text
from pfadwerk.draw.theme import Style, Theme

WIDE = 0.15
"""Width of a single line, in cells."""

ARROWS_EVERY = 4.0
"""A head about every so many cells: enough to follow a way, few enough to see it."""


def paths(shapes: Sequence[Path], theme: Theme) -> str:
    """All ways of a panel; they share lanes, so that none hides another."""
    laid, lanes = lay(shapes)
    gap = min(0.2, 0.8 / lanes)
    width = min(WIDE, gap * 0.6) * UNIT
    drawn = [_path(shape, runs, theme, gap, width) for shape, runs in zip(shapes, laid, strict=True) if runs]
    return "".join(drawn)


def _path(shape: Path, runs: Sequence[Run], theme: Theme, gap: float, width: float) -> str:
    style = theme.style(shape.role)
    ways = [points_of(run, gap) for run in runs]
    parts = [_lines(ways, style, width), _jumps(ways, style, width)]
    if shape.directed:
        parts += [_heads(ways, style, width), _start(ways[0][0], style, theme, width)]
    if shape.label:
        parts.append(_label(shape.label, max(ways, key=_length), style, theme))
    return tag("g", "".join(parts), class_=f"path {shape.role}")


def _lines(ways: Sequence[Sequence[Point]], style: Style, width: float) -> str:
    data = "".join(line(way) for way in ways if len(way) > 1)
    if not data:
        return ""
    return tag(
        "path", class_="way", d=data, fill="none", stroke=style.ink, stroke_width=width,
        stroke_linejoin="round", stroke_linecap="butt" if style.dash else "round",
        stroke_dasharray=style.dash or None,
    )  # fmt: skip


def _jumps(ways: Sequence[Sequence[Point]], style: Style, width: float) -> str:
    data = "".join(_arc(first[-1], second[0]) for first, second in itertools.pairwise(ways))
    if not data:
        return ""
    return tag(
        "path", class_="jump", d=data, fill="none", stroke=style.ink, stroke_width=width * 0.6,
        stroke_dasharray=f"{num(width)} {num(width)}",
    )  # fmt: skip


def _arc(start: Point, end: Point) -> str:
    """A curve that bows to the left of its direction by a fifth of its length."""
    (x0, y0), (x1, y1) = start, end
    bow_x, bow_y = (x0 + x1) / 2 + (y1 - y0) * 0.2, (y0 + y1) / 2 - (x1 - x0) * 0.2
    numbers = [num(value * UNIT) for value in (x0, y0, bow_x, bow_y, x1, y1)]
    return "M{} {}Q{} {} {} {}".format(*numbers)


def _heads(ways: Sequence[Sequence[Point]], style: Style, width: float) -> str:
    """Arrow heads along the way and at its end."""
    size = max(width * 1.5, 2.2)
    data = "".join(_head(place, ahead, size) for way in ways for place, ahead in _places(way))
    last = next((way for way in reversed(ways) if len(way) > 1), None)
    if last is not None and last is ways[-1]:
        data += _head(last[-1], _ahead(last[-2], last[-1]), size * 1.35)
    return tag("path", class_="heads", d=data, fill=style.ink) if data else ""


def _places(way: Sequence[Point]) -> list[tuple[Point, Point]]:
    """Where heads stand: in the middle of straight pieces, whenever enough of the way has gone by."""
    places: list[tuple[Point, Point]] = []
    gone = ARROWS_EVERY / 2
    for (x0, y0), (x1, y1) in itertools.pairwise(way):
        length = hypot(x1 - x0, y1 - y0)
        gone += length
        if gone >= ARROWS_EVERY and length >= 0.9:
            places.append((((x0 + x1) / 2, (y0 + y1) / 2), _ahead((x0, y0), (x1, y1))))
            gone = 0.0
    return places


def _ahead(start: Point, end: Point) -> Point:
    """The direction from one point to another, of length 1."""
    length = hypot(end[0] - start[0], end[1] - start[1]) or 1
    return (end[0] - start[0]) / length, (end[1] - start[1]) / length


def _head(place: Point, ahead: Point, size: float) -> str:
    """A filled triangle round `place`."""
    dx, dy = ahead
    x, y = place[0] * UNIT + dx * size, place[1] * UNIT + dy * size
    left = (-2 * dx - dy) * size, (-2 * dy + dx) * size
    across = 2 * dy * size, -2 * dx * size
    return f"M{num(x)} {num(y)}l{num(left[0])} {num(left[1])}l{num(across[0])} {num(across[1])}z"


def _start(place: Point, style: Style, theme: Theme, width: float) -> str:
    """An open dot where the way begins."""
    x, y = place[0] * UNIT, place[1] * UNIT
    return tag("circle", class_="from", cx=x, cy=y, r=max(width * 0.9, 1.6), fill=theme.paper,
               stroke=style.ink, stroke_width=width * 0.6)  # fmt: skip


def _label(label: str, way: Sequence[Point], style: Style, theme: Theme) -> str:
    """The label on a small disc, half-way along."""
    x, y = (value * UNIT for value in _half_way(way))
    size = min(7.5, 13 / len(label))
    disc = tag("circle", cx=x, cy=y, r=4.8, fill=theme.paper, stroke=style.ink)
    word = tag("text", text(label), x=x, y=y + size * 0.36, font_size=num(size), font_family=FONT,
               text_anchor="middle", fill=style.ink)  # fmt: skip
    return tag("g", disc + word, class_="label")


def _length(way: Sequence[Point]) -> float:
    return sum(hypot(x1 - x0, y1 - y0) for (x0, y0), (x1, y1) in itertools.pairwise(way))


def _half_way(way: Sequence[Point]) -> Point:
    """The point of a way that has as much before it as behind it."""
    left = _length(way) / 2
    for (x0, y0), (x1, y1) in itertools.pairwise(way):
        length = hypot(x1 - x0, y1 - y0)
        if length >= left and length > 0:
            return x0 + (x1 - x0) * left / length, y0 + (y1 - y0) * left / length
        left -= length
    return way[-1]
