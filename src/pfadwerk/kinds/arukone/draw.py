"""A board with its numbers and lines as a scene."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pfadwerk.draw.scene import Fill, Mark, Panel, Path, Scene, Shape
from pfadwerk.finding import Finding
from pfadwerk.grid import Cell
from pfadwerk.kinds.arukone.model import Lines, Puzzle
from pfadwerk.kinds.arukone.solution_text import format_solution


def draw(puzzle: Puzzle, solution: Lines | None = None, findings: Sequence[Finding] = ()) -> Scene:
    """The board; on it the lines, each in its number's role, and the cells that findings name."""
    shapes = (*_fills(puzzle, findings), *_paths(puzzle, solution), *_givens(puzzle))
    return Scene((Panel(puzzle.width, puzzle.height, shapes),), describe(puzzle, solution))


def describe(puzzle: Puzzle, solution: Lines | None = None) -> str:
    """The board as text: numbers, `.` free, `#` blocked; with a solution the documents' grid."""
    if solution is not None:
        return format_solution(puzzle, solution)
    width = len(str(max(puzzle.numbers, default=0)))
    rows = (" ".join(_sign(puzzle, (x, y)).rjust(width) for x in range(puzzle.width)) for y in range(puzzle.height))
    return "\n".join(rows)


def _sign(puzzle: Puzzle, cell: tuple[int, int]) -> str:
    if number := puzzle.number(cell):
        return str(number)
    return "#" if cell in puzzle.blocked else "."


def _fills(puzzle: Puzzle, findings: Sequence[Finding]) -> Iterator[Shape]:
    for cell in sorted(puzzle.blocked):
        if puzzle.holds(cell):
            yield Fill(cell, "blocked")
    for cell in sorted({_inside(puzzle, cell) for finding in findings for cell in finding.cells}):
        yield Fill(cell, "error")


def _inside(puzzle: Puzzle, cell: Cell) -> Cell:
    """The cell itself, or the nearest one on the board."""
    return min(max(cell[0], 0), puzzle.width - 1), min(max(cell[1], 0), puzzle.height - 1)


def _paths(puzzle: Puzzle, solution: Lines | None) -> Iterator[Shape]:
    index = {number: place for place, number in enumerate(puzzle.places)}
    for line in solution.lines if solution else ():
        cells = tuple(cell for cell in line.cells if puzzle.holds(cell))
        if cells:
            role = f"path-{index.get(line.number, len(index))}"
            yield Path(cells, role, str(line.number) if line.number else "", directed=False)


def _givens(puzzle: Puzzle) -> Iterator[Shape]:
    for cell in puzzle.cells:
        if number := puzzle.number(cell):
            yield Mark(cell, "given", str(number))
