"""How few swaps a solution needs. All solutions have the same number of steps."""

from __future__ import annotations

from pfadwerk.answer import Status
from pfadwerk.finding import Finding
from pfadwerk.kinds.interface import Question, Report
from pfadwerk.kinds.stromrallye.analysis.budget import Budget
from pfadwerk.kinds.stromrallye.analysis.swaps import FewestSwaps
from pfadwerk.kinds.stromrallye.model import Board, Walk
from pfadwerk.kinds.stromrallye.questions.asking import Values, unsolvable, within
from pfadwerk.kinds.stromrallye.rules import Game
from pfadwerk.kinds.stromrallye.solution_text import format_walk
from pfadwerk.search import run_search

SOME = 300  # solutions listed to have one with few swaps if the search doesn't come to an end
SOME_NODES = 100_000


def _ask(board: Board, values: Values, budget: Budget) -> Report:
    easy = budget.search(board)  # proves "no solution" faster than deepening does
    if easy.solution is None:
        return unsolvable(easy)
    deepening = FewestSwaps(board)
    listed = budget.solutions(board, SOME_NODES, SOME)
    swaps, walk = min(
        ((_swaps(board, each), each) for each in (easy.solution, *listed.solutions)), key=lambda each: each[0]
    )
    status = listed.status
    if swaps > deepening.least and status is not Status.CANCELLED:
        found = run_search(deepening.search(), budget.left())
        status = found.status
        swaps, walk = min([(swaps, walk), *found.solutions], key=lambda each: each[0])
    return _told(board, walk, swaps, deepening.least, status)


def _told(board: Board, walk: Walk, swaps: int, least: int, status: Status) -> Report:
    proved = swaps == least
    text = format_walk(board, walk)
    statement = Finding("fewest" if proved else "few", details={"swaps": swaps, "least": least, "walk": text})
    data = {"swaps": swaps, "at-least": least, "proved": proved, "solution": text}
    return Report(Status.SOLVED if proved else status, (statement,), data)


def _swaps(board: Board, walk: Walk) -> int:
    """How often a walk enters a battery's cell."""
    game, swaps = Game(board), 0
    for number, (robot, direction) in enumerate(walk.steps, start=1):
        game.step(number, robot, direction)
        swaps += game.robots[robot] in game.spare
    return swaps


FEWEST: Question[Board] = Question((), within(_ask))
