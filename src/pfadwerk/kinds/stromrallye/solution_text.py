"""Walks as text: `(4|5) (5|5) …`, cells from 1, as the documents print them; several robots as `1:(4|5) 2:(3|3)`.

Written are the cells stood on after each step, the start left out; behind a portal the cell one comes out on. `2:`
says whose steps follow. Read are also the start as first cell, `[[3, 5], [3, 4], …]`, and directions: `RRUULD`,
`→→↑↑←↓`, with several robots `1R 2U` or `1:RR 2:U`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from pfadwerk.errors import InputError
from pfadwerk.grid import DIRECTIONS, Cell, Direction, direction_of
from pfadwerk.kinds.stromrallye.model import PACKAGE, Board, Step, Walk, shown

_TOKEN = re.compile(
    r"[(\[]\s*(?P<x>[+-]?\d{1,9})\s*[|,;/]\s*(?P<y>[+-]?\d{1,9})\s*[)\]]"
    r"|(?P<robot>\d{1,9})\s*:?"
    r"|(?P<skip>[\s,;\[\]]|->)"
    r"|(?P<direction>\S)",
    re.ASCII,
)


def format_walk(board: Board, walk: Walk) -> str:
    """A walk in the documents' notation."""
    words, before = [], None if len(board.robots) > 1 else 0
    for robot, word in _words(_Tracker(board), walk):
        words.append(word if robot == before else f"{robot + 1}:{word}")
        before = robot
    return " ".join(words)


def parse_walk(board: Board, text: str) -> Walk:
    """The walk that a text in any of the notations means; it ends where no step leads to the cell named next."""
    tracker = _Tracker(board)
    robot, steps = 0, list[Step]()
    cells = "(" in text or "[" in text
    for found in _tokens(text):
        if found["robot"] is not None:
            robot = int(found["robot"]) - 1
        elif found["x"] is not None:
            cell = int(found["x"]) - 1, int(found["y"]) - 1
            if tracker.names_start(robot, cell):
                continue
            direction = tracker.towards(robot, cell)
            if direction is None:
                return Walk(tuple(steps), (robot, cell))
            steps.append(tracker.step(robot, direction))
        elif not (cells and found["direction"] == "→"):  # between cells an arrow only separates
            steps.append(tracker.step(robot, _direction(text, found)))
    return Walk(tuple(steps))


class _Tracker:
    """Follows the robots' cells, whatever the rules say about the steps."""

    def __init__(self, board: Board) -> None:
        self.cells = dict(enumerate(robot.cell for robot in board.robots))
        self.moved: set[int] = set()
        self.portal = {a: b for pair in board.portals for a, b in (pair, pair[::-1])}

    def landing(self, robot: int, direction: Direction) -> Cell:
        """Where a robot stands after a step."""
        there = direction.step(self.cells[robot])
        return self.portal.get(there, there)

    def names_start(self, robot: int, cell: Cell) -> bool:
        """Whether a cell named first is a robot's start."""
        first = robot not in self.moved
        self.moved.add(robot)
        return first and self.cells.get(robot) == cell

    def towards(self, robot: int, cell: Cell) -> Direction | None:
        """The direction of the step to a cell."""
        if robot not in self.cells:
            return None
        return next((each for each in DIRECTIONS if self.landing(robot, each) == cell), None)

    def step(self, robot: int, direction: Direction) -> Step:
        """Make a step."""
        if robot in self.cells:
            self.cells[robot] = self.landing(robot, direction)
        return robot, direction


def _words(tracker: _Tracker, walk: Walk) -> Iterator[tuple[int, str]]:
    for robot, direction in walk.steps:
        if robot not in tracker.cells:
            yield robot, direction.letter
            continue
        landing = tracker.landing(robot, direction)
        if tracker.names_start(robot, landing):  # a portal leads back to the start: without it, this would read as it
            yield robot, _word(tracker.cells[robot])
        tracker.step(robot, direction)
        yield robot, _word(landing)
    if walk.jump is not None:
        yield walk.jump[0], _word(walk.jump[1])


def _word(cell: Cell) -> str:
    return "({}|{})".format(*shown(cell))


def _tokens(text: str) -> Iterator[re.Match[str]]:
    number: re.Match[str] | None = None  # of a robot, whose step must follow: numbers alone are no walk
    for found in _TOKEN.finditer(text):
        if found["skip"] is not None:
            continue
        if number is not None and found["robot"] is not None:
            raise _complaint(text, number)
        number = found if found["robot"] is not None else None
        yield found
    if number is not None:
        raise _complaint(text, number)


def _direction(text: str, found: re.Match[str]) -> Direction:
    direction = direction_of(found["direction"])
    if direction is None:
        raise _complaint(text, found)
    return direction


def _complaint(text: str, found: re.Match[str]) -> InputError:
    before = text[: found.start()]
    line, column = before.count("\n") + 1, found.start() - (before.rfind("\n") + 1) + 1
    return InputError("step", line=line, column=column, found=found.group(), package=PACKAGE)
