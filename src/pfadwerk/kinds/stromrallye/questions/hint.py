"""What to do next in a position: the next leg of a solution, or how much to take back."""

from __future__ import annotations

from collections.abc import Sequence

from pfadwerk.answer import Answer, Status
from pfadwerk.errors import ParameterError
from pfadwerk.finding import Finding
from pfadwerk.kinds.interface import Question, Report
from pfadwerk.kinds.parameter import Parameter, ParameterType
from pfadwerk.kinds.stromrallye.analysis.budget import Budget
from pfadwerk.kinds.stromrallye.model import PACKAGE, Board, Position, Step, Walk, start_of
from pfadwerk.kinds.stromrallye.play import board_at, execute, move_of
from pfadwerk.kinds.stromrallye.questions.asking import Values, unsolvable, within
from pfadwerk.kinds.stromrallye.rules import Game
from pfadwerk.kinds.stromrallye.solution_text import parse_walk
from pfadwerk.kinds.stromrallye.tell import told

PLAYED = Parameter("played", ParameterType.TEXT, "")


def _ask(board: Board, values: Values, budget: Budget) -> Report:
    return hint(board, _steps(board, str(values["played"] or "")), budget)


def hint(board: Board, steps: Sequence[Step], budget: Budget) -> Report:
    """What to do after these steps."""
    positions = [start_of(board)]
    for step in steps:
        positions.append(execute(board, positions[-1], move_of(board, step)))
    if positions[-1].won:
        return Report(Status.SOLVED, (Finding("won"),), {"winnable": True, "undo": 0})
    answer = budget.search(board_at(board, positions[-1]))
    if answer.solution is not None:
        return _next(board_at(board, positions[-1]), answer.solution, 0)
    if len(positions) == 1:
        return unsolvable(answer)
    return _back(board, steps, positions, budget)


def _next(board: Board, walk: Walk, undo: int) -> Report:
    piece = next(told(board, walk.steps))
    moves = [move_of(board, step) for step in walk.steps[: int(str(piece.details["length"]))]]
    leg = Finding(f"next-{piece.code}", piece.cells, None, piece.details)
    data = {"winnable": undo == 0, "undo": undo, "cell": piece.cells[0], "moves": moves}
    return Report(Status.SOLVED, (Finding("winnable"), leg), data)


def _back(board: Board, steps: Sequence[Step], positions: Sequence[Position], budget: Budget) -> Report:
    """A lost position stays lost, so halving finds the last one that could be won."""
    won: Answer[Walk] | None = None
    good, lost = -1, len(positions) - 1
    while lost - good > 1:
        middle = (good + lost) // 2
        answer = budget.search(board_at(board, positions[middle]))
        if answer.solution is None:
            lost = middle
        else:
            good, won = middle, answer
    if won is None or won.solution is None:
        return Report(Status.PROVED_NONE, (Finding("no-solution"),), {"solvable": False})
    undo = len(steps) - good
    legs = sum(ends_leg for ends_leg in _leg_ends(board, steps)[good:]) or 1
    after = _next(board_at(board, positions[good]), won.solution, undo)
    lost_here = Finding("lost" if legs > 1 else "lost-leg", (), good + 1, {"undo": undo, "legs": legs})
    return Report(Status.SOLVED, (lost_here, *after.statements[1:]), {**after.data, "undo-legs": legs})


def _leg_ends(board: Board, steps: Sequence[Step]) -> list[bool]:
    """For each step whether it ends a leg; the last one does where it leaves one unfinished."""
    game, ends = Game(board), list[bool]()
    for number, step in enumerate(steps, start=1):
        game.step(number, *step)
        ends.append(game.robots[step[0]] in game.spare or number == len(steps))
    return ends


def _steps(board: Board, text: str) -> Sequence[Step]:
    walk = parse_walk(board, text)
    game = Game(board)
    for number, step in enumerate(walk.steps, start=1):
        if game.step(number, *step) is not None:
            raise ParameterError("played", PLAYED.key, package=PACKAGE, step=number)
    if walk.jump is not None:
        raise ParameterError("played", PLAYED.key, package=PACKAGE, step=len(walk.steps) + 1)
    return walk.steps


HINT: Question[Board] = Question((PLAYED,), within(_ask))
