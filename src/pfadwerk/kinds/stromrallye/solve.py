"""The fast solver: the board handed to the compiled core, its outcome as an answer."""

from __future__ import annotations

from functools import partial

from pfadwerk import _core
from pfadwerk.answer import Answer, Status
from pfadwerk.finding import Finding
from pfadwerk.grid import DIRECTIONS, Cell
from pfadwerk.kinds.stromrallye.model import Battery, Board, Walk, shown
from pfadwerk.kinds.stromrallye.reference.reasons import out_of_reach
from pfadwerk.limits import Limits

_STATUS = {
    _core.Ending.solved: Status.SOLVED,
    _core.Ending.proved_none: Status.PROVED_NONE,
    _core.Ending.limit: Status.LIMIT,
    _core.Ending.cancelled: Status.CANCELLED,
}
_REASONS = {
    _core.StromReason.exhausted: "exhausted",
    _core.StromReason.unreachable: "unreachable",
    _core.StromReason.stranded: "stranded",
    _core.StromReason.stuck_end: "stuck-end",
    _core.StromReason.parity: "parity",
    _core.StromReason.crowded: "crowded",
}


def _solve(
    method: _core.StromMethod, board: Board, limits: Limits, want: int = 1, *, threads: int | None = None
) -> Answer[Walk]:
    found = _core.strom_solve(_core_board(board), limits, method=method, want=want, threads=threads)
    return _answer(board, found, tuple(_walk(walk) for walk in found.walks))


def verdict(board: Board, limits: Limits) -> Answer[Walk]:
    """Whether there is a solution, without the solution: with huge charges that takes longer than the search."""
    return _answer(board, _core.strom_solve(_core_board(board), limits), ())


def _answer(board: Board, found: _core.StromSolution, walks: tuple[Walk, ...]) -> Answer[Walk]:
    return Answer(
        status=_STATUS[found.ending],
        solutions=walks,
        optimal=bool(walks),
        complete=found.complete,
        nodes=found.spent.nodes,
        seconds=found.spent.seconds,
        bytes=found.spent.bytes,
        notes=_notes(board, found),
    )


portfolio = partial(_solve, _core.StromMethod.portfolio)
"""Up to `want` solutions that differ in their legs: complete, layered and plan search in turn."""

complete = partial(_solve, _core.StromMethod.complete)
"""The same by the complete search alone."""


def _core_board(board: Board) -> _core.StromBoard:
    def cell(place: Cell) -> int:
        return place[1] * board.width + place[0]

    def charged(batteries: tuple[Battery, ...]) -> list[tuple[int, int]]:
        return [(cell(battery.cell), battery.charge) for battery in batteries]

    return _core.StromBoard(
        board.width,
        board.height,
        robots=charged(board.robots),
        batteries=charged(board.batteries),
        walls=sorted(map(cell, board.walls)),
        one_way=[(cell(way.cell), sum(1 << each.index for each in way.directions)) for way in board.one_way],
        portals=[(cell(one), cell(other)) for one, other in board.portals],
    )


def _walk(walk: _core.StromWalk) -> Walk:
    return Walk(tuple((robot, DIRECTIONS[direction]) for robot, direction in walk.steps))


def _notes(board: Board, found: _core.StromSolution) -> tuple[Finding, ...]:
    if found.ending is not _core.Ending.proved_none:
        return ()
    code = _REASONS[found.reason]
    cells = [(index % board.width, index // board.width) for index in found.cells]
    if code == "unreachable":
        return (out_of_reach(board, cells),)
    details = {"nodes": found.spent.nodes} if code == "exhausted" else {}
    return (Finding(code, tuple(map(shown, cells)), details=details),)
