"""Boards for tests: the official files, random small boards, and a brute force that knows only the rules."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import pfadwerk
from pfadwerk.grid import DIRECTIONS
from pfadwerk.kinds.stromrallye.model import Battery, Board, OneWay, Position, start_of
from pfadwerk.kinds.stromrallye.play import execute, moves

OFFICIAL = Path(__file__).parents[4] / "shared" / "data" / "official" / "stromrallye"
ONE_WAYS = [(DIRECTIONS[0], DIRECTIONS[1]), (DIRECTIONS[2], DIRECTIONS[3]), *((each,) for each in DIRECTIONS)]


def official(number: int, *, lenient: bool = False) -> Board:
    """An official file; skips the test where the files aren't there."""
    path = OFFICIAL / f"stromrallye{number}.txt"
    if not path.exists():
        pytest.skip(f"the contest's files aren't part of the repository; expected in {OFFICIAL}")
    board = pfadwerk.load(path, lenient=lenient)
    assert isinstance(board, Board)
    return board


def random_board(seed: int, *, robots: int = 1, extended: bool = True, most_charge: int = 3) -> Board:
    """A small board; with `extended` it may have walls, one-way cells and portals, and need not be square."""
    dice = random.Random(seed)
    width = dice.randint(1, 4)
    height = dice.randint(2, 4) if extended else max(2, width)
    width = width if extended else height
    cells = [(x, y) for x in range(width) for y in range(height)]
    dice.shuffle(cells)
    taken = iter(cells)
    starts = tuple(Battery(cell, dice.randint(0, most_charge)) for cell, _ in zip(taken, range(robots), strict=False))
    batteries = tuple(Battery(cell, dice.randint(0, most_charge)) for cell, _ in zip(taken, range(3), strict=False))
    if not extended:
        return Board(width, height, starts, batteries)
    walls = frozenset(cell for cell, _ in zip(taken, range(dice.randint(0, 2)), strict=False))
    spots = list(taken)
    portals = ((spots[0], spots[1]),) if len(spots) > 2 and dice.random() < 0.5 else ()
    signs = [cell for cell in (*spots, *(each.cell for each in (*starts, *batteries))) if dice.random() < 0.15]
    one_way = tuple(OneWay(cell, dice.choice(ONE_WAYS)) for cell in signs)
    return Board(width, height, starts, batteries, walls, one_way, portals)


def solvable(board: Board) -> bool:
    """Whether any order of steps wins: every position that play allows is looked at."""
    open_positions = [start_of(board)]
    seen: set[Position] = set(open_positions)
    while open_positions:
        position = open_positions.pop()
        if position.won:
            return True
        following = {execute(board, position, move) for move in moves(board, position)}
        open_positions += following - seen
        seen |= following
    return False
