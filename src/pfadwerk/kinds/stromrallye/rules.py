"""The rules, stated once and plainly: what a sound board is, what a step does, what a right answer is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from pfadwerk.finding import Finding
from pfadwerk.grid import Cell, Direction
from pfadwerk.kinds.stromrallye.model import (
    MAX_CHARGE,
    MAX_TOTAL,
    Battery,
    Board,
    Walk,
    shown,
)

PUZZLE_CODES = (
    "cell-off-board", "charge", "charges", "battery-twice", "battery-on-start", "robots-on-one-cell",
    "wall-taken", "one-way-twice", "one-way-closed", "portal-twice", "portal-taken",
)  # fmt: skip
WALK_CODES = (
    "no-robot",
    "jump",
    "no-charge",
    "off-board",
    "wall",
    "one-way-out",
    "one-way-in",
    "battery-left",
    "robot-left",
)
CODES = PUZZLE_CODES + WALK_CODES


def check_puzzle(board: Board) -> list[Finding]:
    """What makes the board unsound; empty = sound."""
    return [*_places(board), *_charges(board), *_shared_cells(board)]


def check(board: Board, walk: Walk) -> list[Finding]:
    """The first step that breaks a rule; without one, what isn't empty at the end. Empty = right."""
    game = Game(board)
    for number, (robot, direction) in enumerate(walk.steps, start=1):
        finding = game.step(number, robot, direction)
        if finding is not None:
            return [finding]
    if walk.jump is not None:
        return [game.jump(len(walk.steps) + 1, *walk.jump)]
    return list(game.not_empty())


class Game:
    """A board in play."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.robots = [robot.cell for robot in board.robots]
        self.on_board = [robot.charge for robot in board.robots]
        self.spare = {battery.cell: battery.charge for battery in board.batteries}
        self.one_way = {each.cell: each.directions for each in board.one_way}
        self.portal = {a: b for pair in board.portals for a, b in (pair, pair[::-1])}

    def step(self, number: int, robot: int, direction: Direction) -> Finding | None:
        """Make a step, or say why it can't be made (then nothing changes)."""
        if not 0 <= robot < len(self.robots):
            return Finding("no-robot", (), number, {"robot": robot + 1, "robots": len(self.robots)})
        code = self.obstacle(robot, direction)
        if code is not None:
            cell = self.robots[robot] if code in {"no-charge", "one-way-out"} else direction.step(self.robots[robot])
            details = {"robot": robot + 1, "arrow": direction.arrow}
            return Finding(code, (shown(cell),), number, details)
        self._go(robot, direction)
        return None

    def obstacle(self, robot: int, direction: Direction) -> str | None:
        """Why a robot can't go in a direction; None where it can."""
        here = self.robots[robot]
        there = direction.step(here)
        if self.on_board[robot] == 0:
            return "no-charge"
        if direction not in self.one_way.get(here, (direction,)):
            return "one-way-out"
        if not on_board(self.board, there):
            return "off-board"
        if there in self.board.walls:
            return "wall"
        if direction not in self.one_way.get(there, (direction,)):
            return "one-way-in"
        return None

    def _go(self, robot: int, direction: Direction) -> None:
        there = direction.step(self.robots[robot])
        there = self.portal.get(there, there)
        self.robots[robot] = there
        self.on_board[robot] -= 1
        if there in self.spare:
            self.on_board[robot], self.spare[there] = self.spare[there], self.on_board[robot]

    def jump(self, number: int, robot: int, cell: Cell) -> Finding:
        """What to say about a cell that no step leads to."""
        if not 0 <= robot < len(self.robots):
            return Finding("no-robot", (), number, {"robot": robot + 1, "robots": len(self.robots)})
        details = {"robot": robot + 1, "here": shown(self.robots[robot])}
        return Finding("jump", (shown(cell),), number, details)

    def not_empty(self) -> Iterator[Finding]:
        """The batteries that still hold something: on the board, then on board of the robots."""
        for cell, charge in self.spare.items():
            if charge:
                yield Finding("battery-left", (shown(cell),), None, {"charge": charge})
        for robot, (cell, charge) in enumerate(zip(self.robots, self.on_board, strict=True), start=1):
            if charge:
                yield Finding("robot-left", (shown(cell),), None, {"charge": charge, "robot": robot})


def on_board(board: Board, cell: Cell) -> bool:
    """Whether a cell lies on the board."""
    return 0 <= cell[0] < board.width and 0 <= cell[1] < board.height


def _places(board: Board) -> Iterator[Finding]:
    cells = [each.cell for each in (*board.robots, *board.batteries)] + [each.cell for each in board.one_way]
    cells += sorted(board.walls) + [cell for pair in board.portals for cell in pair]
    for cell in dict.fromkeys(cells):
        if not on_board(board, cell):
            details = {"width": board.width, "height": board.height}
            yield Finding("cell-off-board", (shown(cell),), None, details)


def _charges(board: Board) -> Iterator[Finding]:
    for each in (*board.robots, *board.batteries):
        if not 0 <= each.charge <= MAX_CHARGE:
            yield Finding("charge", (shown(each.cell),), None, {"charge": each.charge, "maximum": MAX_CHARGE})
    if board.total > MAX_TOTAL:
        yield Finding("charges", details={"total": board.total, "maximum": MAX_TOTAL})


def _shared_cells(board: Board) -> Iterator[Finding]:
    robots, batteries = _cells(board.robots), _cells(board.batteries)
    one_way = [each.cell for each in board.one_way]
    portals = [cell for pair in board.portals for cell in pair]
    yield from _found("battery-twice", _repeated(batteries))
    yield from _found("battery-on-start", sorted(set(batteries) & set(robots)))
    yield from _found("robots-on-one-cell", _repeated(robots))
    yield from _found("wall-taken", sorted(board.walls & {*robots, *batteries, *one_way, *portals}))
    yield from _found("one-way-twice", _repeated(one_way))
    yield from _found("one-way-closed", [each.cell for each in board.one_way if not each.directions])
    yield from _found("portal-twice", _repeated(portals))
    yield from _found("portal-taken", sorted(set(batteries) & set(portals)))


def _found(code: str, cells: list[Cell]) -> Iterator[Finding]:
    return (Finding(code, (shown(cell),)) for cell in cells)


def _cells(batteries: tuple[Battery, ...]) -> list[Cell]:
    return [battery.cell for battery in batteries]


def _repeated(cells: list[Cell]) -> list[Cell]:
    return [cell for cell, times in Counter(cells).items() if times > 1]
