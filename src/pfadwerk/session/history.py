"""The moves of a game as a value: what was done, what was taken back, and named places to return to."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from pfadwerk.errors import PfadwerkError


@dataclass(frozen=True, slots=True)
class History:
    """All moves in order; the first `done` of them are made, the others taken back and ready to be made again.

    A checkpoint is a name for a number of moves made.
    """

    moves: tuple[str, ...] = ()
    done: int = 0
    checkpoints: Mapping[str, int] = field(default_factory=dict)

    @property
    def made(self) -> tuple[str, ...]:
        """The moves that led to the present position."""
        return self.moves[: self.done]

    def add(self, move: str) -> History:
        """One move more. What was taken back is gone, and with it the checkpoints behind it."""
        kept = {name: place for name, place in self.checkpoints.items() if place <= self.done}
        return History((*self.made, move), self.done + 1, kept)

    def undo(self) -> History:
        """The last move taken back."""
        if not self.done:
            raise PfadwerkError("nothing-to-undo")
        return replace(self, done=self.done - 1)

    def redo(self) -> History:
        """The move that was taken back last made again."""
        if self.done == len(self.moves):
            raise PfadwerkError("nothing-to-redo")
        return replace(self, done=self.done + 1)

    def mark(self, name: str) -> History:
        """The present place under a name; a name used again moves."""
        return replace(self, checkpoints={**self.checkpoints, name: self.done})

    def back_to(self, name: str) -> History:
        """The place of a checkpoint; the moves behind it can be made again."""
        if name not in self.checkpoints:
            raise PfadwerkError("unknown-checkpoint", name=name, known=list(self.checkpoints))
        return replace(self, done=self.checkpoints[name])
