"""The fewest swaps, by deepening: how many legs of a solution don't empty the battery that they arrive with."""

from __future__ import annotations

from collections.abc import Generator, Iterator

from pfadwerk.kinds.stromrallye.analysis.winning import out_of_reach
from pfadwerk.kinds.stromrallye.model import Board, Walk
from pfadwerk.kinds.stromrallye.reference.legs import Leg, LegGame, State


class FewestSwaps:
    """Looks for a solution with n swaps, then with n + 1, ...: `least` is what is proved to be needed so far.

    A leg that arrives empty makes one charged battery less; one that leaves a remainder doesn't. So a solution
    with c charged batteries has c swaps and one more for each remainder (two where it is left on an emptied battery).
    """

    def __init__(self, board: Board) -> None:
        self._game = LegGame(board)
        self._charged = sum(charge > 0 for charge in self._game.start.charges)
        self._failed: dict[State, int] = {}
        self._alone = len(board.robots) == 1
        self.least = self._charged

    def search(self) -> Iterator[tuple[int, Walk] | None]:
        """(swaps, walk) of a solution with the fewest swaps; the board must have one. None for each state looked at."""
        while True:
            legs = yield from self._within(self.least - self._charged)
            if legs is not None:
                yield self.least, self._game.walk(legs)
                return
            self.least += 1

    def _within(self, spare: int) -> Generator[None, None, list[Leg] | None]:
        """The legs of a solution with at most so many remainders."""
        left, legs = [spare], list[Leg]()
        states, choices = [self._game.start], list[Iterator[tuple[Leg, int]]]()
        while states:
            if len(choices) < len(states):
                yield None
                if self._wins(states[-1], left[-1]):
                    return legs
                choices.append(self._legs(states[-1], left[-1]))
            leg, cost = next(choices[-1], (None, 0))
            if leg is not None:
                legs.append(leg)
                left.append(left[-1] - cost)
                states.append(self._game.after(states[-1], leg))
                continue
            choices.pop()
            state = states.pop()
            self._failed[state] = max(left.pop(), self._failed.get(state, -1))
            del legs[len(states) - 1 :]
        return None

    def _wins(self, state: State, left: int) -> bool:
        return not any(state.charges) and self._game.won(state) and self._last_swaps(state) <= left

    def _legs(self, state: State, left: int) -> Iterator[tuple[Leg, int]]:
        """The legs that may be afforded, with what they cost, those that cost nothing first."""
        if left <= self._failed.get(state, -1) or self._hopeless(state):
            return
        dear = list[tuple[Leg, int]]()
        for leg in self._game.legs(state):
            remainder = state.on_board[leg.robot] > leg.length
            cost = (1 if state.charges[leg.to] else 2) if remainder else 0
            if cost == 0:
                yield leg, 0
            elif cost <= left:
                dear.append((leg, cost))
        yield from dear

    def _hopeless(self, state: State) -> bool:
        return self._alone and any(state.charges) and out_of_reach(self._game, state)

    def _last_swaps(self, state: State) -> int:
        """How many robots can walk off their charge only by entering an emptied battery."""
        game = self._game
        return sum(
            charge > 0 and not game.terrain.free(game.walks(robot, place).ends(charge))
            for robot, (place, charge) in enumerate(zip(state.places, state.on_board, strict=True))
        )
