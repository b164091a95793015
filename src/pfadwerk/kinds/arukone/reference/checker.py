"""The contest's very simple checker, as its published verdicts explain it best.

Again and again it draws, among the pairs not yet joined, the one whose shortest free way is shortest at the moment
(the smaller number wins ties), and never takes a line back. Among equal ways it takes the first that a breadth-first
search from the pair's first cell finds that looks left, up, right, down: of all rules tried this agrees with most of
the published verdicts, 38 of 39 (choosing the way that hugs the border most: 37). Two of the boards differ in two
exchanged numbers alone and have different verdicts; none of 336 orders, ties and costs tried explains both.
"""

from __future__ import annotations

from collections.abc import Iterator

from pfadwerk.answer import Answer, Status
from pfadwerk.finding import Finding
from pfadwerk.grid import Cell, Direction
from pfadwerk.kinds.arukone.model import Line, Lines, Puzzle
from pfadwerk.kinds.arukone.rules import check
from pfadwerk.limits import Limits
from pfadwerk.watch import Watch, watching

ORDER = (Direction.LEFT, Direction.UP, Direction.RIGHT, Direction.DOWN)


def checker(puzzle: Puzzle, limits: Limits, want: int) -> Answer[Lines]:
    """What the checker draws. Pairs that stay open prove nothing: the status is a limit, the pairs are in a note."""
    with watching(limits) as watch:
        lines: list[Line] = []
        ending = _run(puzzle, watch, lines)
        left = tuple(number for number in puzzle.places if number not in {line.number for line in lines})
        notes = (Finding("pairs-open", details={"numbers": left, "count": len(left)}),) if left else ()
        drawn = Lines(tuple(sorted(lines, key=lambda line: line.number)))
        if not left and check(puzzle, drawn):
            notes = (Finding("rules-missed"),)
        solved = not notes
        return Answer(
            ending or (Status.SOLVED if solved else Status.LIMIT),
            (drawn,) if solved else (),
            nodes=watch.nodes,
            seconds=watch.seconds,
            notes=notes,
        )


def beats_checker(puzzle: Puzzle) -> bool:
    """Whether the checker leaves a pair open, whichever of equal ways it takes (the first, or nearest the border)."""
    return all(len(list(greedy_lines(puzzle, hugging=hugging))) < puzzle.pairs for hugging in (False, True))


def greedy_lines(puzzle: Puzzle, *, hugging: bool = False) -> Iterator[Line]:
    """The lines in the order in which the checker draws them; `hugging`: of equal ways that nearest the border."""
    taken = set(puzzle.blocked)
    taken.update(cell for ends in puzzle.places.values() for cell in ends)
    left = dict(puzzle.places)
    while left:
        ways = [Line(number, way) for number, ends in left.items() if (way := _way(puzzle, ends, taken, hugging))]
        if not ways:
            return
        line = min(ways, key=lambda line: (len(line.cells), line.number))
        del left[line.number]
        taken.update(line.cells)
        yield line


def _run(puzzle: Puzzle, watch: Watch, lines: list[Line]) -> Status | None:
    for line in greedy_lines(puzzle):
        if (ending := watch.step() or watch.look()) is not None:
            return ending
        lines.append(line)
    return None


def _way(puzzle: Puzzle, ends: tuple[Cell, ...], taken: set[Cell], hugging: bool) -> tuple[Cell, ...]:
    """A shortest way between two cells, () where there is none.

    Cells come up in the order of their distance, so that what leads to a cell is final when the cell comes up.
    """
    start, goal = ends
    came = {start: start}
    rank = {start: (0, 0)}  # steps, and how far from the border they lead
    queue = [start]
    for cell in queue:
        if cell == goal:
            return tuple(_back(came, goal))[::-1]
        steps, inside = rank[cell]
        for direction in ORDER:
            ahead = direction.step(cell)
            if not puzzle.holds(ahead) or (ahead in taken and ahead != goal):
                continue
            better = steps + 1, inside + (_to_border(puzzle, ahead) if hugging else 0)
            if ahead not in came:
                queue.append(ahead)
            elif rank[ahead] <= better:
                continue
            came[ahead], rank[ahead] = cell, better
    return ()


def _to_border(puzzle: Puzzle, cell: Cell) -> int:
    return min(cell[0], cell[1], puzzle.width - 1 - cell[0], puzzle.height - 1 - cell[1])


def _back(came: dict[Cell, Cell], cell: Cell) -> Iterator[Cell]:
    yield cell
    while came[cell] != cell:
        cell = came[cell]
        yield cell
