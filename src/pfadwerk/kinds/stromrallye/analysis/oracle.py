"""Which positions of a board can still be won."""

from __future__ import annotations

from pfadwerk.answer import Status
from pfadwerk.kinds.stromrallye.analysis.budget import Budget
from pfadwerk.kinds.stromrallye.model import Board
from pfadwerk.kinds.stromrallye.reference.legs import Leg, LegGame, State


class Oracle:
    """Asks the solver about each state once. With `nodes` per question, an answer may stay unknown (None)."""

    def __init__(self, board: Board, budget: Budget, nodes: int | None = None) -> None:
        self.game = LegGame(board)
        self._budget = budget
        self._nodes = nodes
        self._known: dict[State, bool | None] = {}

    def wins(self, state: State) -> bool | None:
        """Whether a state can be won; None where that took too long to find out."""
        if state not in self._known:
            self._known[state] = self._asked(state)
        return self._known[state]

    def _asked(self, state: State) -> bool | None:
        if not any(state.charges) and len(state.places) == 1:
            return self.game.won(state)
        status = self._budget.verdict(self.game.board_at(state), self._nodes)
        return None if status is Status.LIMIT else status is Status.SOLVED

    def possible(self, state: State) -> list[Leg]:
        """All legs of a state: hundreds of thousands, where charges are huge."""
        return list(self._budget.watched(self.game.legs(state)))

    def legs(self, state: State) -> list[tuple[Leg, bool | None]]:
        """All legs of a state, each with whether it keeps the board solvable."""
        return [(leg, self.wins(self.game.after(state, leg))) for leg in self.possible(state)]
