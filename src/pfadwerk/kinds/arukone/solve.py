"""The fast solver of Numberlink boards: the puzzle handed to the compiled core, its outcome as an answer."""

from __future__ import annotations

from dataclasses import dataclass

from pfadwerk import _core
from pfadwerk.answer import Answer, Status
from pfadwerk.grid import Cell
from pfadwerk.kinds.arukone.model import Line, Lines, Link, Puzzle, in_order, link
from pfadwerk.limits import Limits

_STATUS = {
    _core.Ending.solved: Status.SOLVED,
    _core.Ending.proved_none: Status.PROVED_NONE,
    _core.Ending.limit: Status.LIMIT,
    _core.Ending.cancelled: Status.CANCELLED,
}
_ALWAYS, _NEVER = 1, -1


@dataclass(frozen=True, slots=True)
class Facts:
    """Links that are in every solution, in none, and (where the search ended early) not settled or different."""

    status: Status
    always: frozenset[Link]
    never: frozenset[Link]
    open: frozenset[Link]
    nodes: int


def exact(puzzle: Puzzle, limits: Limits, want: int) -> Answer[Lines]:
    """Up to `want` solutions, by clause learning on the edges; exact under every reading."""
    rules = puzzle.rules
    found = _core.arukone_count(_board(puzzle), rules.cover, rules.tight, want, limits)
    solutions = tuple(_lines(puzzle, each) for each in found.solutions)
    status = _STATUS[found.ending]
    if status is Status.PROVED_NONE and solutions:
        status = Status.SOLVED  # there are no others
    return Answer(
        status=Status.SOLVED if len(solutions) >= want else status,
        solutions=solutions,
        complete=found.exhausted,
        nodes=found.spent.nodes,
        seconds=found.spent.seconds,
        bytes=found.spent.bytes,
    )


def facts(puzzle: Puzzle, limits: Limits) -> Facts:
    """What holds of each link in all solutions."""
    rules = puzzle.rules
    found = _core.arukone_facts(_board(puzzle), rules.cover, rules.tight, limits)
    links: dict[int, set[Link]] = {_ALWAYS: set(), _NEVER: set(), 0: set()}
    for one, other, fact in found.edges:
        links[fact].add(link(_cell(puzzle, one), _cell(puzzle, other)))
    return Facts(
        _STATUS[found.ending],
        frozenset(links[_ALWAYS]),
        frozenset(links[_NEVER]),
        frozenset(links[0]),
        found.spent.nodes,
    )


def _board(puzzle: Puzzle) -> _core.ArukoneBoard:
    cells = [-1 if cell in puzzle.blocked else puzzle.number(cell) for cell in puzzle.cells]
    return _core.ArukoneBoard(puzzle.width, puzzle.height, cells)


def _cell(puzzle: Puzzle, index: int) -> Cell:
    return index % puzzle.width, index // puzzle.width


def _lines(puzzle: Puzzle, lines: list[list[int]]) -> Lines:
    return in_order(
        Lines(tuple(Line(puzzle.numbers[way[0]], tuple(_cell(puzzle, index) for index in way)) for way in lines))
    )
