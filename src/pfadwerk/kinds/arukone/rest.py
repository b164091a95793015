"""What is still to be drawn: the board that is left when drawn lines count as they are."""

from __future__ import annotations

from pfadwerk.kinds.arukone.model import Lines, Puzzle


def rest_of(puzzle: Puzzle, drawn: Lines) -> Puzzle:
    """The board on which each number stands where its line has come to, and what the lines pass is blocked.

    Pieces that hang on no number are left out, and whether a line touches what is blocked now is not asked: an answer
    of the rest may be none of the puzzle, but where the rest has none the puzzle has none that goes on from here.
    """
    numbers = dict(zip(puzzle.cells, puzzle.numbers, strict=True))
    blocked = set(puzzle.blocked)
    for line in drawn.lines:
        start, end = line.cells[0], line.cells[-1]
        if not line.number:
            continue
        head = None if puzzle.number(start) and puzzle.number(end) else end if puzzle.number(start) else start
        blocked |= set(line.cells) - {head}
        numbers |= dict.fromkeys(line.cells, 0)
        if head is not None:
            numbers[head] = line.number
    return Puzzle(
        puzzle.width, puzzle.height, tuple(numbers[cell] for cell in puzzle.cells), puzzle.rules, frozenset(blocked)
    )
