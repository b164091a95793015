"""Random boards up to 5 x 5 for comparing solvers: made at random, walked backwards, or missed by a hair."""

from __future__ import annotations

import random
from dataclasses import replace

from pfadwerk.grid import DIRECTIONS, Cell
from pfadwerk.kinds.stromrallye.model import Battery, Board, OneWay
from pfadwerk.kinds.stromrallye.reference.terrain import Terrain
from pfadwerk.kinds.stromrallye.rules import on_board as lies_on

MOST_SIDE = 5


def sample(seed: int) -> Board:
    """A board: every second one plain, of the others one in three with several robots.

    A third has charges at random, a third was walked backwards and can be solved, a third was and then changed.
    """
    dice = random.Random(seed)
    ground = _ground(dice, extended=dice.random() < 0.5)
    origin = dice.randrange(3)
    if origin == 0:
        return _with_charges(ground, [dice.randint(0, dice.choice((1, 2, 3, 5))) for _ in _all(ground)])
    board = _walked_back(ground, dice)
    return board if origin == 1 else _missed(board, dice)


def _ground(dice: random.Random, *, extended: bool) -> Board:
    width = dice.randint(2, MOST_SIDE)
    height = dice.randint(1, MOST_SIDE) if extended else width
    cells = [(x, y) for x in range(width) for y in range(height)]
    dice.shuffle(cells)
    robots = min(dice.choice((1, 1, 2, 3)) if extended else 1, len(cells))
    spare = round(dice.choice((0.2, 0.4, 0.7, 1.0)) * (len(cells) - robots))
    starts, batteries, rest = cells[:robots], cells[robots : robots + spare], cells[robots + spare :]
    bare = Board(width, height, _empty(starts), _empty(batteries))
    return _extended(bare, rest, dice) if extended else bare


def _extended(board: Board, rest: list[Cell], dice: random.Random) -> Board:
    walls = frozenset(rest[: dice.randint(0, 1 + len(rest) // 4)])
    spots = [cell for cell in rest if cell not in walls]
    pairs = dice.randint(0, 2)
    portals = tuple(zip(spots[0 : 2 * pairs : 2], spots[1 : 2 * pairs : 2], strict=False))
    taken = [*spots, *(each.cell for each in _all(board))]
    share = dice.choice((0, 0.1, 0.3))
    signs = [cell for cell in taken if dice.random() < share]
    one_way = tuple(OneWay(cell, tuple(dice.sample(DIRECTIONS, dice.randint(1, 3)))) for cell in signs)
    return replace(board, walls=walls, portals=portals, one_way=one_way)


def _walked_back(board: Board, dice: random.Random) -> Board:
    """Charges so that a random walk of each robot, undone step by step from the end on, is a solution."""
    terrain = Terrain(board)
    cells = [robot.cell for robot in board.robots]
    on_board, charges = [0] * len(cells), [0] * len(board.batteries)
    started = board
    for _ in range(dice.choice((5, 12, 20, 30))):
        robot = dice.randrange(len(cells))
        origins = [origin for origin, _ in terrain.before(cells[robot])]
        before = [cell for cell in origins if lies_on(board, cell) and cell not in board.walls]
        if not before:
            continue
        battery = terrain.batteries.get(cells[robot])
        if battery is not None:
            on_board[robot], charges[battery] = charges[battery], on_board[robot]
        on_board[robot] += 1
        cells[robot] = dice.choice(before)
        if len({*cells, *terrain.batteries}) == len(cells) + len(charges):  # all stand where a robot may start
            robots = tuple(Battery(cell, 0) for cell in cells)
            started = _with_charges(replace(board, robots=robots), [*on_board, *charges])
    return started


def _missed(board: Board, dice: random.Random) -> Board:
    charges = [each.charge for each in _all(board)]
    for _ in range(dice.randint(1, 2)):
        index = dice.randrange(len(charges))
        charges[index] = max(0, charges[index] + dice.choice((-2, -1, 1, 2)))
    return _with_charges(board, charges)


def _with_charges(board: Board, charges: list[int]) -> Board:
    charged = [replace(each, charge=charge) for each, charge in zip(_all(board), charges, strict=True)]
    robots = len(board.robots)
    return replace(board, robots=tuple(charged[:robots]), batteries=tuple(charged[robots:]))


def _all(board: Board) -> tuple[Battery, ...]:
    return (*board.robots, *board.batteries)


def _empty(cells: list[Cell]) -> tuple[Battery, ...]:
    return tuple(Battery(cell, 0) for cell in cells)
