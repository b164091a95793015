"""A game: a puzzle in play, as a value. Every move yields a new game; a refused one raises and changes nothing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from pfadwerk.draw.scene import Scene
from pfadwerk.errors import PfadwerkError
from pfadwerk.kinds.interface import AnyKind, Play
from pfadwerk.kinds.registry import kind_of
from pfadwerk.session.history import History
from pfadwerk.session.timer import Timer


@dataclass(frozen=True, slots=True)
class Game:
    """The puzzle, the position, and how it came about."""

    puzzle: Any
    state: Any
    history: History = field(default_factory=History)
    timer: Timer = field(default_factory=Timer)

    @property
    def won(self) -> bool:
        """Whether the puzzle is solved."""
        return bool(self.state.won)

    def moves(self) -> Sequence[str]:
        """The moves that the rules allow now."""
        return _play(kind_of(self.puzzle)).moves(self.puzzle, self.state)

    def show(self) -> Scene:
        """The position as a scene."""
        return _play(kind_of(self.puzzle)).show(self.puzzle, self.state)

    def move(self, move: str) -> Game:
        """One move; `MoveError` where the rules refuse it."""
        state = _play(kind_of(self.puzzle)).execute(self.puzzle, self.state, move)
        return replace(self, state=state, history=self.history.add(move))

    def undo(self) -> Game:
        """The last move taken back, without end."""
        return self._at(self.history.undo())

    def redo(self) -> Game:
        """A move taken back made again."""
        return self._at(self.history.redo())

    def mark(self, name: str) -> Game:
        """A checkpoint at the present position."""
        return replace(self, history=self.history.mark(name))

    def back_to(self, name: str) -> Game:
        """The position of a checkpoint."""
        return self._at(self.history.back_to(name))

    def _at(self, history: History) -> Game:
        return replace(self, state=_replayed(self.puzzle, history.made), history=history)


def start(puzzle: Any) -> Game:
    """A new game."""
    return Game(puzzle, _replayed(puzzle, ()))


def resume(puzzle: Any, history: History, timer: Timer) -> Game:
    """A game as it stood: every move is made again, those taken back too, so that all are known to be legal."""
    _replayed(puzzle, history.moves)
    return Game(puzzle, _replayed(puzzle, history.made), history, timer)


def _replayed(puzzle: Any, moves: Iterable[str]) -> Any:
    play = _play(kind_of(puzzle))
    state = play.start(puzzle)
    for move in moves:
        state = play.execute(puzzle, state, move)
    return state


def _play(kind: AnyKind) -> Play[Any, Any]:
    if kind.play is None:
        raise PfadwerkError("not-offered", name=kind.info.key)
    return kind.play
