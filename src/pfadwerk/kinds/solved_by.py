"""The base of all puzzles: it says what solves them, and lets them show themselves in notebooks."""

from __future__ import annotations

from typing import Generic, TypeVar

S = TypeVar("S")


class SolvedBy(Generic[S]):
    """A puzzle whose solutions are of type `S`, as in `class Park(SolvedBy["Walk"])`.

    That is how a type checker knows what `solve` finds and what `check` takes. A notebook shows the drawing of a
    puzzle that is the value of a cell.
    """

    __slots__ = ()

    def _repr_svg_(self) -> str:
        from pfadwerk.draw.svg import to_svg
        from pfadwerk.kinds.registry import kind_of

        return to_svg(kind_of(self).draw(self, None, ()))
