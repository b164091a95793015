"""The puzzle as legs: a robot walks through free cells to a battery and swaps.

Between two legs a robot's free steps touch nothing, so every solution can be told as legs followed by walking off
what is left on board. With one robot a leg to an empty battery strands it and is left out; with several the
remainder may lie there for another robot.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pfadwerk.kinds.stromrallye.model import Battery, Board, Step, Walk
from pfadwerk.kinds.stromrallye.reference.terrain import Terrain, Walks


@dataclass(frozen=True, slots=True)
class Leg:
    """Robot, battery (by number) and number of steps."""

    robot: int
    to: int
    length: int


@dataclass(frozen=True, slots=True)
class State:
    """How a board stands between two legs. A place is a battery's number; -1 is where the robot started."""

    charges: tuple[int, ...]
    places: tuple[int, ...]
    on_board: tuple[int, ...]


class LegGame:
    """A board with its states and legs."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.terrain = Terrain(board)
        self.start = State(
            tuple(battery.charge for battery in board.batteries),
            tuple(self.terrain.batteries.get(robot.cell, -1) for robot in board.robots),
            tuple(robot.charge for robot in board.robots),
        )
        self._walks: dict[tuple[int, int], Walks] = {}
        self._near: dict[tuple[int, int, int], int] = {}
        self._reached: dict[tuple[int, int], dict[int, list[tuple[int, int]]]] = {}

    def walks(self, robot: int, place: int) -> Walks:
        """The walks of a robot from a place."""
        key = (robot if place < 0 else -1, place)
        if key not in self._walks:
            cell = self.board.robots[robot].cell if place < 0 else self.board.batteries[place].cell
            self._walks[key] = Walks(self.terrain, cell)
        return self._walks[key]

    def won(self, state: State) -> bool:
        """Whether the spare batteries are empty and every robot can walk off what it has on board."""
        return not any(state.charges) and all(
            self.walks(robot, place).can_walk(charge)
            for robot, (place, charge) in enumerate(zip(state.places, state.on_board, strict=True))
        )

    def legs(self, state: State) -> Iterator[Leg]:
        """All legs possible in a state."""
        alone = len(state.places) == 1
        for robot, charge in enumerate(state.on_board):
            for to, length in self._within(robot, state.places[robot], charge):
                if state.charges[to] or not (alone or length == charge):
                    yield Leg(robot, to, length)

    def _within(self, robot: int, place: int, charge: int) -> list[tuple[int, int]]:
        known = self._reached.setdefault((robot if place < 0 else -1, place), {})
        if charge not in known:
            known[charge] = list(self.walks(robot, place).reached(charge))
        return known[charge]

    def near(self, robot: int, place: int, charge: int) -> int:
        """The batteries that a robot can go to from a place with a charge, as bits."""
        key = (robot if place < 0 else -1, place, charge)
        if key not in self._near:
            self._near[key] = sum(1 << to for to in {to for to, _ in self._within(robot, place, charge)})
        return self._near[key]

    def after(self, state: State, leg: Leg) -> State:
        """The state after a leg."""
        charges, places, on_board = list(state.charges), list(state.places), list(state.on_board)
        places[leg.robot] = leg.to
        charges[leg.to], on_board[leg.robot] = on_board[leg.robot] - leg.length, charges[leg.to]
        return State(tuple(charges), tuple(places), tuple(on_board))

    def board_at(self, state: State) -> Board:
        """A state as a board of its own; a robot may stand on a battery's cell."""
        board = self.board
        robots = tuple(
            Battery(board.batteries[place].cell if place >= 0 else board.robots[robot].cell, charge)
            for robot, (place, charge) in enumerate(zip(state.places, state.on_board, strict=True))
        )
        spare = tuple(Battery(each.cell, left) for each, left in zip(board.batteries, state.charges, strict=True))
        return Board(board.width, board.height, robots, spare, board.walls, board.one_way, board.portals)

    def walk(self, legs: list[Leg]) -> Walk:
        """The steps of a solution's legs, and of walking off the rest."""
        state, steps = self.start, list[Step]()
        for leg in legs:
            way = self.walks(leg.robot, state.places[leg.robot]).way(leg.length, self.board.batteries[leg.to].cell)
            steps += [(leg.robot, direction) for direction in way]
            state = self.after(state, leg)
        for robot, charge in enumerate(state.on_board):
            way = self.walks(robot, state.places[robot]).way(charge, None)
            steps += [(robot, direction) for direction in way]
        return Walk(tuple(steps))
