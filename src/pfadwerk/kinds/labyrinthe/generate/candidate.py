"""Builds mazes of a method, and judges them by the solver: what they show, and how far that is from the wishes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import log2
from random import Random

from pfadwerk.answer import Status
from pfadwerk.kinds.labyrinthe.generate.budget import Budget
from pfadwerk.kinds.labyrinthe.generate.draft import Draft
from pfadwerk.kinds.labyrinthe.generate.parameters import Board, Wishes
from pfadwerk.kinds.labyrinthe.generate.pits import dig_pits
from pfadwerk.kinds.labyrinthe.generate.tree import Walls
from pfadwerk.kinds.labyrinthe.model import Instructions, Mazes
from pfadwerk.kinds.labyrinthe.singles import single_optima
from pfadwerk.kinds.labyrinthe.solvers import quick_count, quick_sequence

Method = Callable[[Random, Board, list[Walls], Budget], Walls]
"""The walls of the next maze; the walls of those before it are given."""

FAR_OFF = 1e9  # the distance from any wish of mazes without a solution


def fresh(random: Random, board: Board, method: Method, budget: Budget) -> list[Draft]:
    """New mazes; each of them alone is solvable."""
    walls: list[Walls] = []
    for _ in range(board.mazes):
        walls.append(method(random, board, walls, budget))
    drafts = []
    for right, below in walls:
        start, goal = _ends(random, board)
        draft = Draft(board.width, board.height, right, below, start, goal)
        dig_pits(random, draft, board.pits, budget)
        drafts.append(draft)
    return drafts


def _ends(random: Random, board: Board) -> tuple[tuple[int, int], tuple[int, int]]:
    if not board.own_ends or board.cells == 1:
        return (0, 0), (board.width - 1, board.height - 1)
    start = random.randrange(board.cells)
    goal = (start + 1 + random.randrange(board.cells - 1)) % board.cells
    return (start % board.width, start // board.width), (goal % board.width, goal // board.width)


@dataclass(frozen=True, slots=True)
class Judged:
    """Mazes with what the solver says of them; `distance` from the wishes, 0 where all are met."""

    puzzle: Mazes
    solution: Instructions | None
    optimum: int
    distance: float


def judge(puzzle: Mazes, wishes: Wishes, budget: Budget) -> Judged:
    """Search the mazes together and measure the distance from the wishes."""
    answer = budget.used(quick_sequence(puzzle, budget.inner()))
    if answer.status is not Status.SOLVED or answer.solution is None:
        return Judged(puzzle, None, -1, FAR_OFF)
    optimum = len(answer.solution.directions)
    distance = _from_optimum(optimum, wishes) + _from_price(puzzle, optimum, wishes)
    if wishes.unique:
        ways = budget.used(quick_count(puzzle, budget.inner())).counted or 1
        distance += log2(ways)
    return Judged(puzzle, answer.solution, optimum, distance)


def _from_optimum(optimum: int, wishes: Wishes) -> float:
    if wishes.optimum is None:
        return 0.0
    least, most = wishes.optimum
    return max(least - optimum, optimum - most, 0)


def _from_price(puzzle: Mazes, optimum: int, wishes: Wishes) -> float:
    if wishes.price is None:
        return 0.0
    alone = max(single or 0 for single in single_optima(puzzle))
    return max(0, wishes.price - (optimum - alone))
