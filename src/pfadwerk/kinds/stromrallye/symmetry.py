"""Turning and mirroring boards."""

from __future__ import annotations

from collections.abc import Callable

from pfadwerk.grid import Cell, Direction
from pfadwerk.kinds.interface import Symmetry
from pfadwerk.kinds.stromrallye.model import Battery, Board, OneWay

_TURNED = {
    Direction.UP: Direction.RIGHT,
    Direction.RIGHT: Direction.DOWN,
    Direction.DOWN: Direction.LEFT,
    Direction.LEFT: Direction.UP,
}
_MIRRORED = {
    Direction.UP: Direction.UP,
    Direction.DOWN: Direction.DOWN,
    Direction.LEFT: Direction.RIGHT,
    Direction.RIGHT: Direction.LEFT,
}


def turned(board: Board) -> Board:
    """The board after a quarter turn clockwise."""
    size = (board.height, board.width)
    return _moved(board, size, lambda cell: (board.height - 1 - cell[1], cell[0]), _TURNED)


def mirrored(board: Board) -> Board:
    """The board with left and right exchanged."""
    size = (board.width, board.height)
    return _moved(board, size, lambda cell: (board.width - 1 - cell[0], cell[1]), _MIRRORED)


def normal(board: Board) -> Board:
    """The board with its robots numbered in reading order."""
    robots = tuple(sorted(board.robots, key=lambda robot: (robot.cell[1], robot.cell[0], robot.charge)))
    special = (board.walls, board.one_way, board.portals)
    return Board(board.width, board.height, robots, board.batteries, *special)


def images(board: Board) -> list[Board]:
    """The board turned and mirrored in all eight ways."""
    turns = [board]
    for _ in range(3):
        turns.append(turned(turns[-1]))
    return turns + [mirrored(each) for each in turns]


def canonical(board: Board) -> Board:
    """The same board for all images of a board and all numberings of its robots."""
    return min(map(normal, images(board)), key=_key)


def _key(board: Board) -> tuple[object, ...]:
    one_way = [(each.cell, [direction.index for direction in each.directions]) for each in board.one_way]
    charges = [[(each.cell, each.charge) for each in group] for group in (board.robots, board.batteries)]
    return board.width, *charges, sorted(board.walls), one_way, board.portals


def _moved(
    board: Board, size: tuple[int, int], place: Callable[[Cell], Cell], way: dict[Direction, Direction]
) -> Board:
    return Board(
        *size,
        robots=tuple(Battery(place(each.cell), each.charge) for each in board.robots),
        batteries=tuple(Battery(place(each.cell), each.charge) for each in board.batteries),
        walls=frozenset(map(place, board.walls)),
        one_way=tuple(OneWay(place(each.cell), tuple(way[old] for old in each.directions)) for each in board.one_way),
        portals=tuple((place(a), place(b)) for a, b in board.portals),
    )


SYMMETRY = Symmetry(turn=turned, mirror=mirrored, normal=normal)
