"""Hints: what can be concluded, and the next move of a solution."""

from __future__ import annotations

from pfadwerk.answer import Status
from pfadwerk.errors import PfadwerkError
from pfadwerk.kinds.interface import Explanation
from pfadwerk.kinds.registry import kind_of
from pfadwerk.limits import Limits
from pfadwerk.session.game import Game


def explanation(game: Game, limits: Limits) -> Explanation:
    """What can be concluded about the puzzle, in order."""
    kind = kind_of(game.puzzle)
    if kind.explain is None:
        raise PfadwerkError("not-offered", name=kind.info.key)
    return kind.explain(game.puzzle, limits)


def next_move(game: Game, limits: Limits) -> tuple[Status, str | None]:
    """The next move of a solution that begins as the game does, and how the search for one ended.

    None where no solution was found, or where the one found goes another way: then only taking back helps for sure.
    """
    kind = kind_of(game.puzzle)
    answer = kind.solver().solve(game.puzzle, limits, 1)
    if answer.solution is None or kind.play is None:
        return answer.status, None
    planned = tuple(kind.play.replay(game.puzzle, answer.solution))
    made = game.history.made
    fits = planned[: len(made)] == made and len(planned) > len(made)
    return answer.status, planned[len(made)] if fits else None
