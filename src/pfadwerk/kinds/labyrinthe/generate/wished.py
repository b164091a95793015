"""Makes mazes that meet wishes: new ones at random, each improved by small changes before the next is tried."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random

from pfadwerk.answer import Status
from pfadwerk.finding import Finding
from pfadwerk.kinds.interface import Entry, Generated, Generator
from pfadwerk.kinds.labyrinthe.generate.budget import Budget, StoppedError, budgeted
from pfadwerk.kinds.labyrinthe.generate.candidate import Judged, Method, fresh, judge
from pfadwerk.kinds.labyrinthe.generate.mutate import changed
from pfadwerk.kinds.labyrinthe.generate.parameters import COMMON, Board, Wishes, board_of, wishes_of
from pfadwerk.kinds.labyrinthe.generate.pits import close
from pfadwerk.kinds.labyrinthe.model import Instructions, Mazes
from pfadwerk.kinds.labyrinthe.singles import single_optimum
from pfadwerk.kinds.labyrinthe.solvers import best_sequence
from pfadwerk.kinds.parameter import Parameter, Value
from pfadwerk.limits import Limits

Made = Generated[Mazes, Instructions]

PATIENCE = 300  # changes without gain after which new mazes are made
LADDER = (0.0, 0.01, 0.03, 0.06, 0.1, 0.2, 0.35, 0.6)  # shares of loops that are tried for wishes
SEARCHED = 2_000_000  # states up to which a puzzle without wishes is searched, to hand over its solution


def generator(
    method: Callable[[Mapping[str, Value]], Method], extra: tuple[Parameter, ...]
) -> Generator[Mazes, Instructions]:
    """The generator of a method with its own parameters."""

    def generate(values: Mapping[str, Value], seed: int, limits: Limits) -> Made:
        board = board_of(values)
        wishes = wishes_of(values, board)
        with budgeted(limits) as budget:
            try:
                made = _make(Random(seed), board, wishes, method(values), budget)
            except StoppedError as stopped:
                made = Generated(stopped.status)
            watch = budget.watch
            return replace(made, nodes=watch.nodes, seconds=watch.seconds, replay=str(seed))

    return Generator((*COMMON, *extra), generate)


def _make(random: Random, board: Board, wishes: Wishes, method: Method, budget: Budget) -> Made:
    if not wishes.solvable:
        return _unsolvable(random, board, method, budget)
    if not wishes.any_of_search:
        puzzle = _puzzle(random, board, method, budget)
        return _solved(puzzle, _solution(puzzle, board, budget))
    while True:
        judged = _climbed(random, board, wishes, method, budget)
        if judged.distance == 0:
            return _solved(judged.puzzle, judged.solution)


def _puzzle(random: Random, board: Board, method: Method, budget: Budget) -> Mazes:
    return Mazes(tuple(draft.maze() for draft in fresh(random, board, method, budget)))


def _solution(puzzle: Mazes, board: Board, budget: Budget) -> Instructions | None:
    if board.cells**board.mazes > SEARCHED:
        return None
    return budget.used(best_sequence(puzzle, budget.inner())).solution


def _climbed(random: Random, board: Board, wishes: Wishes, method: Method, budget: Budget) -> Judged:
    best = _nearest(random, board, wishes, method, budget)
    since = 0
    while best.distance > 0 and since < PATIENCE:
        budget.step()
        tried = judge(changed(random, best.puzzle, best.solution, board.pits), wishes, budget)
        since = 0 if tried.distance < best.distance else since + 1
        if tried.distance <= best.distance:
            best = tried
    return best


def _nearest(random: Random, board: Board, wishes: Wishes, method: Method, budget: Budget) -> Judged:
    """Of new mazes with few and with many loops those nearest to the wishes."""
    boards = [board] if board.loops is not None else [replace(board, loops=share) for share in LADDER]
    judged = [judge(_puzzle(random, each, method, budget), wishes, budget) for each in boards]
    return min(judged, key=lambda each: each.distance)


def _unsolvable(random: Random, board: Board, method: Method, budget: Budget) -> Made:
    """Mazes of which one is closed by one pit or wall too many: where a maze alone has no way, nothing has."""
    drafts = fresh(random, board, method, budget)
    place = random.randrange(len(drafts))
    closed = close(random, drafts[place], budget)
    note = replace(closed, details={"maze": place + 1})
    puzzle = Mazes(tuple(draft.maze() for draft in drafts))
    if single_optimum(puzzle.mazes[place]) is not None:
        raise AssertionError("a closed maze has a way")
    return Generated(Status.SOLVED, Entry(puzzle), notes=(note,))


def _solved(puzzle: Mazes, solution: Instructions | None) -> Made:
    length = () if solution is None else (Finding("optimum", details={"length": len(solution.directions)}),)
    return Generated(Status.SOLVED, Entry(puzzle, solution), notes=length)
