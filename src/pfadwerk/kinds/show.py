"""Puzzles that show themselves in notebooks."""

from __future__ import annotations


class ShowsItself:
    """A base for the puzzles of a kind: a notebook shows the drawing of a puzzle that is the value of a cell."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        from pfadwerk.draw.svg import to_svg
        from pfadwerk.kinds.registry import kind_of

        return to_svg(kind_of(self).draw(self, None, ()))
