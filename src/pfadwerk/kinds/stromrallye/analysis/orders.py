"""Whether the order of the batteries is the same in all solutions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate

from pfadwerk.kinds.stromrallye.analysis.budget import Budget
from pfadwerk.kinds.stromrallye.analysis.legs_of import legs_of
from pfadwerk.kinds.stromrallye.analysis.oracle import Oracle
from pfadwerk.kinds.stromrallye.reference.legs import Leg, LegGame, State

Visit = tuple[int, int] | None
"""Robot and battery; None: the solution ends here."""

SIDEWAYS = 3000  # nodes for the question whether another leg wins too, while a second order is looked for


def visits(legs: Sequence[Leg]) -> list[Visit]:
    """The order in which legs visit the batteries, with the end."""
    return [*((leg.robot, leg.to) for leg in legs), None]


def another_order(game: LegGame, budget: Budget, legs: Sequence[Leg]) -> list[Visit] | None:
    """The visits of a solution with another order than this one, where one is quickly found.

    Its last positions are looked at first: what else wins there is found out in no time.
    """
    order = visits(legs)
    states = list(accumulate(legs, game.after, initial=game.start))
    for index in range(len(legs) - 1, -1, -1):
        for leg in game.legs(states[index]):
            board = game.board_at(game.after(states[index], leg))
            walk = None if leg == legs[index] else budget.search(board, SIDEWAYS).solution
            if walk is not None:
                other = visits([*legs[:index], leg, *legs_of(board, walk.steps)])
                if other != order:
                    return other
    return None


@dataclass(frozen=True, slots=True)
class Orders:
    """What all solutions have in common: the first visits, and where they part (empty: they don't)."""

    common: tuple[tuple[int, int], ...]
    parting: tuple[Visit, ...]

    @property
    def unique(self) -> bool:
        """Whether all solutions visit the batteries in the same order."""
        return not self.parting


def compare_orders(oracle: Oracle) -> Orders:
    """Follow all solutions at once, as sets of states with the same visits behind them, until they part."""
    states, common = {oracle.game.start}, list[tuple[int, int]]()
    while True:
        following = _following(oracle, states)
        if len(following) > 1:
            return Orders(tuple(common), tuple(following))
        visit, states = following.popitem()
        if visit is None:
            return Orders(tuple(common), ())
        common.append(visit)


def _following(oracle: Oracle, states: set[State]) -> dict[Visit, set[State]]:
    """The visits that come next in some solution, with the states they lead to; the start must be solvable."""
    following: dict[Visit, set[State]] = {}
    for state in states:
        if oracle.game.won(state):
            following.setdefault(None, set())
            continue
        for leg, wins in oracle.legs(state):
            if wins:
                following.setdefault((leg.robot, leg.to), set()).add(oracle.game.after(state, leg))
    return following
