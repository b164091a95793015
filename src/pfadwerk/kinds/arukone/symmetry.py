"""What leaves a board the same puzzle: turning, mirroring, numbering anew."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from pfadwerk.grid import Cell
from pfadwerk.kinds.arukone.model import Puzzle


def turn(puzzle: Puzzle) -> Puzzle:
    """A quarter turn to the right."""
    return _mapped(puzzle, puzzle.height, puzzle.width, lambda cell: (puzzle.height - 1 - cell[1], cell[0]))


def mirror(puzzle: Puzzle) -> Puzzle:
    """Left and right exchanged."""
    return _mapped(puzzle, puzzle.width, puzzle.height, lambda cell: (puzzle.width - 1 - cell[0], cell[1]))


def normal(puzzle: Puzzle) -> Puzzle:
    """Numbered 1, 2, … in the order in which the numbers come, row by row."""
    names: dict[int, int] = {0: 0}
    for number in puzzle.numbers:
        names.setdefault(number, len(names))
    numbers = tuple(names[number] for number in puzzle.numbers)
    return Puzzle(puzzle.width, puzzle.height, numbers, puzzle.rules, puzzle.blocked)


def standard(puzzle: Puzzle) -> Puzzle:
    """The same for all boards that are the same puzzle: the first of the turned and mirrored ones, numbered anew."""
    return min(
        (normal(image) for image in _images(puzzle)),
        key=lambda image: (image.width, image.numbers, sorted(image.blocked)),
    )


def _images(puzzle: Puzzle) -> Iterator[Puzzle]:
    for _ in range(4):
        yield puzzle
        yield mirror(puzzle)
        puzzle = turn(puzzle)


def _mapped(puzzle: Puzzle, width: int, height: int, place: Callable[[Cell], Cell]) -> Puzzle:
    numbers = [0] * (width * height)
    for cell in puzzle.cells:
        x, y = place(cell)
        numbers[y * width + x] = puzzle.number(cell)
    return Puzzle(width, height, tuple(numbers), puzzle.rules, frozenset(map(place, puzzle.blocked)))
