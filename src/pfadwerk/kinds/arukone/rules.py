"""The rules of Arukone / Numberlink: the only statement of what is right, written apart from all solvers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pfadwerk.finding import Finding
from pfadwerk.grid import Cell
from pfadwerk.kinds.arukone.model import Line, Lines, Puzzle, in_order

PUZZLE_CODES = ("number-count", "number-on-blocked", "blocked-off-board", "no-numbers")
ANSWER_CODES = (
    "off-board",
    "blocked",
    "jump",
    "self-crossing",
    "crossing",
    "branch",
    "foreign-number",
    "own-number",
    "self-touch",
    "stray",
    "not-joined",
    "missing-line",
    "uncovered",
)
FINDING_CODES = PUZZLE_CODES + ANSWER_CODES


def check_puzzle(puzzle: Puzzle) -> list[Finding]:
    """What is wrong with the form of a puzzle. Whether it is solvable or unique is for solvers to say."""
    return list(_puzzle_findings(puzzle))


def check(puzzle: Puzzle, lines: Lines) -> list[Finding]:
    """What is wrong with an answer, the first thing first: line by line, then what is missing."""
    ordered = in_order(lines).lines
    return [*_line_findings(puzzle, ordered), *_missing(puzzle, ordered), *_uncovered(puzzle, ordered)]


def _puzzle_findings(puzzle: Puzzle) -> Iterator[Finding]:
    for cell in sorted(puzzle.blocked):
        if not puzzle.holds(cell):
            yield Finding("blocked-off-board", (cell,))
        elif puzzle.number(cell):
            yield Finding("number-on-blocked", (cell,), details={"number": puzzle.number(cell)})
    for number, cells in puzzle.places.items():
        if len(cells) != 2 or number < 1:
            yield Finding("number-count", cells, details={"number": number, "count": len(cells)})
    if not puzzle.places:
        yield Finding("no-numbers")


def _line_findings(puzzle: Puzzle, lines: Sequence[Line]) -> Iterator[Finding]:
    owner: dict[Cell, Line] = {}
    for line in lines:
        if not line.cells:
            continue  # nothing is drawn
        if len(line.cells) == 1 or not line.number:
            yield _finding("stray", line, 1)
        else:
            yield from _steps(puzzle, line, owner)
            yield from _ends(puzzle, line)
        for cell in line.cells:
            owner.setdefault(cell, line)


def _finding(code: str, line: Line, step: int, **details: object) -> Finding:
    return Finding(code, (line.cells[step - 1],), step, {"number": line.number, **details})


def _steps(puzzle: Puzzle, line: Line, owner: dict[Cell, Line]) -> Iterator[Finding]:
    for step, cell in enumerate(line.cells, start=1):
        before = line.cells[: step - 1]
        if not puzzle.holds(cell):
            yield _finding("off-board", line, step)
            return  # what follows would make no sense
        if cell in puzzle.blocked:
            yield _finding("blocked", line, step)
        if before and cell not in puzzle.around(before[-1]) and cell not in puzzle.blocked:
            yield _finding("jump", line, step)
        if cell in before:
            yield _finding("self-crossing", line, step)
        elif cell in owner:
            yield _meeting(line, step, owner[cell])
        yield from _numbers(puzzle, line, step)
        if puzzle.rules.tight and any(beside in before[:-1] for beside in puzzle.around(cell)):
            yield _finding("self-touch", line, step)


def _meeting(line: Line, step: int, other: Line) -> Finding:
    """Two lines in one cell: a branch where one of them ends there, else a crossing."""
    cell = line.cells[step - 1]
    ends = {line.cells[0], line.cells[-1], other.cells[0], other.cells[-1]}
    return _finding("branch" if cell in ends else "crossing", line, step, other=other.number)


def _numbers(puzzle: Puzzle, line: Line, step: int) -> Iterator[Finding]:
    number = puzzle.number(line.cells[step - 1])
    if number and number != line.number:
        yield _finding("foreign-number", line, step, other=number)
    if number == line.number and 1 < step < len(line.cells):
        yield _finding("own-number", line, step)


def _ends(puzzle: Puzzle, line: Line) -> Iterator[Finding]:
    for step in (1, len(line.cells)):
        cell = line.cells[step - 1]
        if puzzle.holds(cell) and puzzle.number(cell) != line.number:
            yield _finding("not-joined", line, step)


def _missing(puzzle: Puzzle, lines: Sequence[Line]) -> Iterator[Finding]:
    for number, cells in puzzle.places.items():
        if not any(line.number == number and len(line.cells) > 1 for line in lines):
            yield Finding("missing-line", cells, details={"number": number})


def _uncovered(puzzle: Puzzle, lines: Sequence[Line]) -> Iterator[Finding]:
    if not puzzle.rules.cover:
        return
    passed = {cell for line in lines for cell in line.cells}
    for cell in puzzle.cells:
        if cell not in passed and cell not in puzzle.blocked:
            yield Finding("uncovered", (cell,))
