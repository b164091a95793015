"""A walk taken apart into its legs."""

from __future__ import annotations

from collections.abc import Iterable

from pfadwerk.kinds.stromrallye.model import Board, Step
from pfadwerk.kinds.stromrallye.reference.legs import Leg
from pfadwerk.kinds.stromrallye.reference.terrain import Terrain


def legs_of(board: Board, steps: Iterable[Step]) -> list[Leg]:
    """The legs of a right walk; steps that end on no battery, and those after the last charge is gone, aren't told."""
    terrain = Terrain(board)
    cells = [robot.cell for robot in board.robots]
    on_board = [robot.charge for robot in board.robots]
    spare = [battery.charge for battery in board.batteries]
    lengths = [0] * len(cells)
    legs = []
    for robot, direction in steps:
        cells[robot] = next(there for way, there in terrain.steps(cells[robot]) if way is direction)
        on_board[robot] -= 1
        lengths[robot] += 1
        to = terrain.batteries.get(cells[robot])
        if to is not None:
            on_board[robot], spare[to] = spare[to], on_board[robot]
            if on_board[robot] or spare[to]:  # an empty one for an empty one is walking off, no leg
                legs.append(Leg(robot, to, lengths[robot]))
            lengths[robot] = 0
    return legs
