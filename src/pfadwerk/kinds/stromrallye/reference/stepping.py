"""The plainest search: step by step in every direction, with a memory of the positions that were there already."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pfadwerk.answer import Answer
from pfadwerk.grid import Cell
from pfadwerk.kinds.stromrallye.model import Board, Step, Walk
from pfadwerk.kinds.stromrallye.reference.backtracking import with_reason
from pfadwerk.kinds.stromrallye.reference.terrain import Terrain
from pfadwerk.limits import Limits
from pfadwerk.search import run_search


@dataclass(frozen=True, slots=True)
class _State:
    charges: tuple[int, ...]
    robots: tuple[tuple[Cell, int], ...]

    @property
    def empty(self) -> bool:
        return not any(self.charges) and not any(charge for _, charge in self.robots)


def solve(board: Board, limits: Limits, want: int = 1) -> Answer[Walk]:
    """Look for up to `want` solutions that differ in their steps."""
    return with_reason(board, run_search(search(board), limits, want, optimal=True))


def search(board: Board) -> Iterator[Walk | None]:
    """All solutions, step by step."""
    terrain = Terrain(board)
    start = _State(
        tuple(battery.charge for battery in board.batteries),
        tuple((robot.cell, robot.charge) for robot in board.robots),
    )
    failed: set[_State] = set()
    states, steps = [start], list[Step]()
    choices, found = list[Iterator[tuple[Step, _State]]](), list[bool]()
    while states:
        if len(choices) < len(states):
            yield None
            if states[-1].empty:
                yield Walk(tuple(steps))
            choices.append(iter(()) if states[-1] in failed else _next(terrain, states[-1]))
            found.append(states[-1].empty)
        following = next(choices[-1], None)
        if following is not None:
            steps.append(following[0])
            states.append(following[1])
            continue
        choices.pop()
        if not found[-1]:
            failed.add(states[-1])
        states.pop()
        solved = found.pop()
        if found:
            found[-1] |= solved
            steps.pop()


def _next(terrain: Terrain, state: _State) -> Iterator[tuple[Step, _State]]:
    for robot, (cell, charge) in enumerate(state.robots):
        for direction, there in terrain.steps(cell) if charge else ():
            yield (robot, direction), _stepped(terrain, state, robot, there)


def _stepped(terrain: Terrain, state: _State, robot: int, there: Cell) -> _State:
    charges, robots = list(state.charges), list(state.robots)
    on_board = robots[robot][1] - 1
    battery = terrain.batteries.get(there)
    if battery is not None:
        on_board, charges[battery] = charges[battery], on_board
    robots[robot] = there, on_board
    return _State(tuple(charges), tuple(robots))
