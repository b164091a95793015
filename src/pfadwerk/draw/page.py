"""The page that a terminal gives: boards on it beside or below each other, cut where they must be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from textwrap import wrap

from pfadwerk.draw.board import board
from pfadwerk.draw.canvas import Canvas
from pfadwerk.draw.measure import Measure
from pfadwerk.draw.pens import Pens
from pfadwerk.draw.scene import Mark, Panel
from pfadwerk.texts import texts_of

GAP = 3
"""Blanks between boards side by side."""


@dataclass(frozen=True, slots=True)
class Page:
    """Lines of at most `width` characters, coloured by `pens` if there are any, with remarks in `language`."""

    width: int
    ascii_only: bool
    pens: Pens | None
    language: str

    def beside(self, panels: Sequence[Panel], measure: Measure) -> str:
        """The boards side by side; the width must suffice."""
        blocks = [self._block(panel, board(panel, measure, self.ascii_only)) for panel in panels]
        height = max((len(lines) for _, lines in blocks), default=0)
        rows = ([lines[y] if y < len(lines) else " " * width for width, lines in blocks] for y in range(height))
        return "\n".join((" " * GAP).join(row).rstrip() for row in rows)

    def stacked(self, panels: Sequence[Panel], measure: Measure) -> str:
        """The boards one below the other, each cut to a window where the width doesn't suffice."""
        return "\n\n".join("\n".join(self._alone(panel, measure)) for panel in panels)

    def _block(self, panel: Panel, canvas: Canvas) -> tuple[int, list[str]]:
        """A board with its caption below: its width, and lines of exactly this width."""
        width = max(canvas.width, len(panel.caption))
        plain = [line.ljust(canvas.width) for line in canvas.lines(None)]
        lines = plain if self.pens is None else canvas.lines(self.pens)
        pad = " " * (width - canvas.width)
        captions = [self._words(panel.caption).ljust(width)] if panel.caption else []
        return width, [line + pad for line in lines] + captions

    def _alone(self, panel: Panel, measure: Measure) -> Iterator[str]:
        canvas = board(panel, measure, self.ascii_only)
        if canvas.width <= self.width:
            yield from canvas.lines(self.pens)
        else:
            yield from self._cut(panel, canvas, measure)
        if panel.caption:
            yield self._words(panel.caption)

    def _cut(self, panel: Panel, canvas: Canvas, measure: Measure) -> Iterator[str]:
        """A window on a board that is too wide, and a remark that says what it shows."""
        count = max(1, (self.width - 2) // measure.pitch)
        first = _first_column(panel, count)
        yield from canvas.crop(first * measure.pitch, min(self.width, count * measure.pitch + 2)).lines(self.pens)
        details = {"first": first + 1, "last": first + count, "total": panel.width, "needed": canvas.width}
        remark = texts_of("pfadwerk", self.language).say("drawing", "cropped", details)
        yield from wrap(self._plain(remark), self.width)

    def _words(self, text: str) -> str:
        text = self._plain(text)
        return text if len(text) <= self.width else text[: self.width - 3] + "..."

    def _plain(self, text: str) -> str:
        return text.encode("ascii", "replace").decode() if self.ascii_only else text


def _first_column(panel: Panel, count: int) -> int:
    """Where a window of `count` columns starts: round the first error or else the robot, or at the left."""
    focus = next((mark.cell[0] for role in ("error", "robot") for mark in _marks(panel, role)), 0)
    return max(0, min(focus - count // 2, panel.width - count))


def _marks(panel: Panel, role: str) -> Iterator[Mark]:
    return (shape for shape in panel.shapes if isinstance(shape, Mark) and shape.role == role)
