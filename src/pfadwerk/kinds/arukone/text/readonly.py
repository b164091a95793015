"""The writing half of formats that are only read."""

from __future__ import annotations

from pfadwerk.errors import PfadwerkError
from pfadwerk.kinds.arukone.model import Lines, Puzzle
from pfadwerk.kinds.interface import Written


class ReadOnly:
    """A format that can't be written."""

    key = ""

    def can_write(self, puzzle: Puzzle) -> bool:
        """Never."""
        return False

    def write(self, puzzle: Puzzle, solution: Lines | None = None) -> Written:
        """Refused."""
        raise PfadwerkError("not-writable", name=self.key, known=[])
