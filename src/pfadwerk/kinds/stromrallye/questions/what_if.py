"""Whether a board stays solvable if something on it changes."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace

from pfadwerk.answer import Status
from pfadwerk.errors import ParameterError
from pfadwerk.finding import Finding
from pfadwerk.grid import Cell
from pfadwerk.kinds.interface import Question, Report
from pfadwerk.kinds.parameter import Parameter, ParameterType
from pfadwerk.kinds.stromrallye.analysis.budget import Budget, BudgetSpentError
from pfadwerk.kinds.stromrallye.model import MAX_CHARGE, PACKAGE, Battery, Board, shown
from pfadwerk.kinds.stromrallye.questions.asking import Values, within
from pfadwerk.kinds.stromrallye.rules import check_puzzle

CHANGE = Parameter("change", ParameterType.TEXT, None)
QUICK = 20_000  # nodes for each small change, before any is allowed more
_CELL = r"\s*(\d{1,4})\s*,\s*(\d{1,4})\s*"
_CHARGE = re.compile(_CELL + r"=\s*(\d{1,7})?\s*", re.ASCII)
_MOVE = re.compile(_CELL + ">" + _CELL, re.ASCII)
_WALL = re.compile(_CELL + "#", re.ASCII)


def _ask(board: Board, values: Values, budget: Budget) -> Report:
    change = values["change"]
    changed = None if change is None else changed_board(board, str(change))
    before = budget.search(board).status is Status.SOLVED
    if changed is None:
        return _all_small_changes(board, before, budget)
    after = budget.search(changed).status is Status.SOLVED
    statement = Finding(_verdict(before, after), details={"change": str(change)})
    return Report(Status.SOLVED, (statement,), {"before": before, "after": after})


def _all_small_changes(board: Board, before: bool, budget: Budget) -> Report:
    changes = dict(_small_changes(board))
    verdicts = dict[str, bool]()
    status = _decide(changes, verdicts, budget)
    verdicts = {text: verdicts[text] for text in changes if text in verdicts}
    flips = [Finding(_verdict(before, after), details={"change": text}) for text, after in verdicts.items()]
    matter = [each for each in flips if each.code.startswith("becomes")]
    counted = Finding("changes-tried", details={"tried": len(verdicts), "matter": len(matter)})
    undecided = tuple(text for text in changes if text not in verdicts)
    left = [Finding("changes-open", details={"count": len(undecided)})] if undecided else []
    data = {"before": before, "after": verdicts, "open": undecided}
    return Report(status, (counted, *matter, *left), data)


def _decide(changes: Mapping[str, Board], verdicts: dict[str, bool], budget: Budget) -> Status:
    """Fill in what is found out about each change: what takes little first, the rest after that."""
    try:
        for nodes in (QUICK, None):
            for text, changed in changes.items():
                if text not in verdicts:
                    answer = budget.search(changed, nodes)
                    if answer.status is not Status.LIMIT:
                        verdicts[text] = answer.status is Status.SOLVED
    except BudgetSpentError as spent:
        return spent.status
    return Status.SOLVED


def changed_board(board: Board, text: str) -> Board:
    """The board after changes, separated by `;`.

    `4,19=2` sets a charge (of the robot that starts there, else of a battery, a new one perhaps), `4,19=` takes the
    battery away, `4,19>5,5` moves battery or robot, `4,19#` sets a wall or takes it away.
    """
    for part in text.split(";"):
        board = _changed(board, part)
    for finding in check_puzzle(board):
        raise ParameterError("changed", CHANGE.key, package=PACKAGE, found=text, finding=finding)
    return board


def _changed(board: Board, part: str) -> Board:
    if found := _CHARGE.fullmatch(part):
        return _charged(board, _cell(found[1], found[2]), None if found[3] is None else int(found[3]))
    if found := _MOVE.fullmatch(part):
        return _moved(board, _cell(found[1], found[2]), _cell(found[3], found[4]))
    if found := _WALL.fullmatch(part):
        return replace(board, walls=board.walls ^ {_cell(found[1], found[2])})
    raise ParameterError("change", CHANGE.key, package=PACKAGE, found=part)


def _charged(board: Board, cell: Cell, charge: int | None) -> Board:
    robots = {robot.cell for robot in board.robots}
    if cell in robots and charge is not None:
        return replace(board, robots=tuple(_with(robot, cell, charge) for robot in board.robots))
    others = tuple(battery for battery in board.batteries if battery.cell != cell)
    return replace(board, batteries=others if charge is None else (*others, Battery(cell, charge)))


def _moved(board: Board, old: Cell, new: Cell) -> Board:
    def move(each: Battery) -> Battery:
        return Battery(new, each.charge) if each.cell == old else each

    return replace(board, robots=tuple(map(move, board.robots)), batteries=tuple(map(move, board.batteries)))


def _with(robot: Battery, cell: Cell, charge: int) -> Battery:
    return Battery(cell, charge) if robot.cell == cell else robot


def _small_changes(board: Board) -> Iterator[tuple[str, Board]]:
    """Each battery away, each charge one less or more."""
    for each in (*board.robots, *board.batteries):
        place = "{},{}".format(*shown(each.cell))
        charges = [charge for charge in (each.charge - 1, each.charge + 1) if 0 <= charge <= MAX_CHARGE]
        for charge in charges:
            yield f"{place}={charge}", changed_board(board, f"{place}={charge}")
        if each in board.batteries:
            yield f"{place}=", changed_board(board, f"{place}=")


def _verdict(before: bool, after: bool) -> str:
    return f"{'stays' if before == after else 'becomes'}-{'solvable' if after else 'unsolvable'}"


def _cell(x: str, y: str) -> Cell:
    return int(x) - 1, int(y) - 1


WHAT_IF: Question[Board] = Question((CHANGE,), within(_ask))
