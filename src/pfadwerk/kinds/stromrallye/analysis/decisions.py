"""What a person faces on the way through a solution: how many legs there are, how many of them are right, and how
deep the wrong ones lead."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

from pfadwerk.kinds.stromrallye.analysis.oracle import Oracle
from pfadwerk.kinds.stromrallye.reference.legs import Leg, LegGame, State

MOST_POSITIONS = 24  # of long solutions so many positions, evenly spread, are looked at
MOST_LEGS = 12  # of positions with more legs so many, evenly spread
DEEPEST = 8  # who must look further ahead than that, tries
TRAP_NODES = 150


@dataclass(frozen=True, slots=True)
class Decision:
    """One position: its legs, the share that keeps the board solvable, and how long the others can be played on.

    `keeping` counts the right one at least; legs of which nothing is known count half.
    """

    legs: int
    keeping: float
    traps: tuple[int, ...]
    detour: bool

    @property
    def bits(self) -> float:
        """How much there is to know: the logarithm of the chance to choose rightly at random."""
        return math.log2(self.legs / self.keeping)


def decisions(oracle: Oracle, legs: list[Leg]) -> Iterator[Decision]:
    """The decisions of a solution, at most `MOST_POSITIONS` of them."""
    game, states = oracle.game, [oracle.game.start]
    for leg in legs:
        states.append(game.after(states[-1], leg))
    for index in _spread(len(legs), MOST_POSITIONS):
        yield _decision(oracle, states[index], legs[index])


def _decision(oracle: Oracle, state: State, right: Leg) -> Decision:
    game = oracle.game
    legs = oracle.possible(state)
    others = [leg for leg in legs if leg != right]
    chosen = [others[index] for index in _spread(len(others), MOST_LEGS)]
    verdicts = [oracle.wins(game.after(state, leg)) for leg in chosen]
    weight = len(others) / max(1, len(chosen))
    keeping = 1 + weight * sum(0.5 if verdict is None else float(verdict) for verdict in verdicts)
    wrong = [leg for leg, verdict in zip(chosen, verdicts, strict=True) if verdict is False]
    traps = tuple(_depth(game, game.after(state, leg)) for leg in wrong)
    return Decision(len(legs), keeping, traps, right.length > _shortest(legs, right))


def _shortest(legs: list[Leg], right: Leg) -> int:
    return min(leg.length for leg in legs if (leg.robot, leg.to) == (right.robot, right.to))


def _depth(game: LegGame, state: State) -> int:
    """How many legs a lost state can still be played on, as far as a short search sees."""
    deepest, nodes, open_states = 0, 0, [(state, 0)]
    seen = {state}
    while open_states and nodes < TRAP_NODES and deepest < DEEPEST:
        state, depth = open_states.pop()
        nodes += 1
        deepest = max(deepest, depth)
        following = {game.after(state, leg): None for leg in game.legs(state)}
        fresh = [each for each in following if each not in seen]
        seen.update(fresh)
        open_states += [(each, depth + 1) for each in fresh]
    return deepest


def _spread(count: int, most: int) -> list[int]:
    """At most `most` of the numbers below `count`, evenly spread."""
    return [index * count // min(count, most) for index in range(min(count, most))]
