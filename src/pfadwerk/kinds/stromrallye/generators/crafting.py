"""Boards with exactly one solution, built backwards leg by leg.

All cells that shall hold batteries are there from the beginning, empty, so that each position stays as it is while the
legs before it are put in front. A leg is put in front only if every other leg from there loses; then the position
before it has one solution if the one behind it has.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Generator, Iterator
from dataclasses import dataclass

from pfadwerk.grid import Cell
from pfadwerk.kinds.stromrallye.analysis.winning import Memory
from pfadwerk.kinds.stromrallye.model import Battery, Board, Walk
from pfadwerk.kinds.stromrallye.reference.legs import Leg, LegGame, State
from pfadwerk.kinds.stromrallye.reference.terrain import Walks
from pfadwerk.seeded import Dice

LONGEST = 12  # no leg is longer
MOST_OVER = 4  # ... nor so much longer than the shortest way
TRIED = 40  # legs tried in front of a position
COMPARED = 4  # of those that fit, so many are compared
MOST_CHARGE = 6  # a robot with more on board has too many ways
PROOF = 200  # states looked at for one losing leg; what takes more is no leg to put in front
PATIENCE = 200  # positions put in front of each other, wrong turns included
REVISIT = 3.0  # how much longer a leg may be than one from a battery that was visited already, to be tried first
WILD = 5.0  # how much chance there is in that
DETOUR = 3.0  # how much a leg longer than the shortest way adds to the hardness
TAME = 2.0  # how much a charge of 1 counts against the hardness: charged robots have too many ways to win

Made = tuple[Board, Walk]


@dataclass(frozen=True, slots=True)
class Ground:
    """What a board is built on: its size, what stands on it, and the cells that shall hold batteries."""

    width: int
    height: int
    batteries: tuple[Cell, ...]
    free: tuple[Cell, ...]
    walls: frozenset[Cell]
    portals: tuple[tuple[Cell, Cell], ...]

    def board(self, robot: Battery, charges: tuple[int, ...]) -> Board:
        """The board with these charges."""
        spare = tuple(Battery(cell, charge) for cell, charge in zip(self.batteries, charges, strict=True))
        return Board(self.width, self.height, (robot,), spare, self.walls, (), self.portals)


@dataclass(frozen=True, slots=True)
class Front:
    """A position with one solution: the robot stands on a battery's cell, before its next leg."""

    state: State
    visited: int
    hardness: float = 0.0


def craft(ground: Ground, dice: Dice) -> Iterator[Made | None]:
    """A board on the ground, or nothing where the way got stuck; None for each state looked at."""
    yield from _Crafter(ground, dice).run()


class _Crafter:
    def __init__(self, ground: Ground, dice: Dice) -> None:
        self.ground = ground
        self.dice = dice
        self.memory = Memory()
        self.game = LegGame(ground.board(Battery(ground.free[0], 0), (0,) * len(ground.batteries)))
        self.into: dict[int, list[tuple[int, int]]] = defaultdict(list)
        for place in range(len(ground.batteries)):
            for to, length in _sensible(self.game.walks(0, place)):
                self.into[to].append((place, length))

    def run(self) -> Iterator[Made | None]:
        everything = (1 << len(self.ground.batteries)) - 1
        end = self._end()
        levels = [[end]] if end else []
        for _ in range(PATIENCE):
            while levels and not levels[-1]:
                levels.pop()
            if not levels:
                return
            front = levels[-1].pop()
            if front.visited == everything:
                yield from self._started(front)
                return
            levels.append((yield from self._before(front)))

    def _end(self) -> Front | None:
        """The position after the last swap: everything empty but what is left to walk off."""
        places = self.dice.shuffled(range(len(self.ground.batteries)))
        charges = (0,) * len(places)
        for place in places:
            left = self.dice.between(1, 3)
            if self.game.walks(0, place).can_walk(left):
                return Front(State(charges, (place,), (left,)), 1 << place)
        return None

    def _before(self, front: Front) -> Generator[None, None, list[Front]]:
        """Some positions from which the front is the only way to win, the best one last."""
        place, (charges, remainder) = front.state.places[0], _arrival(front.state)
        fitting: list[Front] = []
        for origin, length in self._candidates(place, front.visited)[:TRIED]:
            if remainder + length > MOST_CHARGE:
                continue
            state = State(charges, (origin,), (remainder + length,))
            hardness = yield from self._hardness(self.game, state, Leg(0, place, length))
            if hardness is not None:
                fitting.append(Front(state, front.visited | 1 << origin, hardness - TAME * (remainder + length)))
            if len(fitting) == COMPARED:
                break
        return sorted(fitting, key=lambda each: each.hardness)

    def _candidates(self, place: int, visited: int) -> list[tuple[int, int]]:
        """Where a leg to a place may come from: short ones and those not visited yet first, most of the time."""

        def order(leg: tuple[int, int]) -> float:
            return leg[1] + REVISIT * (visited >> leg[0] & 1) + self.dice.uniform(0, WILD)

        return [leg for _, leg in sorted((order(leg), leg) for leg in self.into[place])]

    def _hardness(self, game: LegGame, state: State, right: Leg) -> Generator[None, None, float | None]:
        """How hard it is to find the right leg; None where another one wins too, or takes too long to refute."""
        legs = list(game.legs(state))
        detour = any(leg.to == right.to and leg.length < right.length for leg in legs)
        hardness = DETOUR * detour
        for leg in legs:
            if leg == right:
                continue
            looked_at = len(self.memory.lost)
            wins = yield from self.memory.wins(game, game.after(state, leg), PROOF)
            if wins is not False:
                return None
            hardness += 1 + math.log2(1 + len(self.memory.lost) - looked_at)
        return hardness

    def _started(self, front: Front) -> Iterator[Made | None]:
        """Put the robot's start, a free cell, in front; the hardest of some."""
        place, (charges, remainder) = front.state.places[0], _arrival(front.state)
        fitting: list[tuple[float, int, Board]] = []
        for cell in self.dice.shuffled(self.ground.free):
            game = LegGame(self.ground.board(Battery(cell, 0), charges))
            for length in self._lengths(game, place):
                state = State(charges, (-1,), (remainder + length,))
                hardness = yield from self._hardness(game, state, Leg(0, place, length))
                if hardness is not None:
                    board = self.ground.board(Battery(cell, remainder + length), charges)
                    fitting.append((hardness, len(fitting), board))
            if len(fitting) >= COMPARED:
                break
        if fitting:
            game = LegGame(max(fitting)[-1])
            legs = yield from self._solution(game)
            yield game.board, game.walk(legs)

    def _lengths(self, game: LegGame, place: int) -> list[int]:
        return [length for to, length in _sensible(game.walks(0, -1)) if to == place]

    def _solution(self, game: LegGame) -> Generator[None, None, list[Leg]]:
        """The one sequence of legs: from each position the only leg that isn't lost."""
        state, legs = game.start, list[Leg]()
        while not game.won(state):
            for leg in game.legs(state):
                wins = yield from self.memory.wins(game, game.after(state, leg), PROOF * PROOF)
                if wins:
                    legs.append(leg)
                    break
            state = game.after(state, legs[-1])
        return legs


def _arrival(state: State) -> tuple[tuple[int, ...], int]:
    """The charges before the robot came to where it stands, and what it then had left: the swap undone."""
    place = state.places[0]
    charges = list(state.charges)
    remainder, charges[place] = charges[place], state.on_board[0]
    return tuple(charges), remainder


def _sensible(walks: Walks) -> Iterator[tuple[int, int]]:
    """(battery, length) of legs that aren't much longer than the shortest way."""
    shortest: dict[int, int] = {}
    for to, length in walks.reached(LONGEST):
        if length <= shortest.setdefault(to, length) + MOST_OVER:
            yield to, length
