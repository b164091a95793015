"""Line by line, cell by cell: every way of every line is tried. Exact under every reading; for small boards."""

from __future__ import annotations

from collections.abc import Iterator

from pfadwerk.grid import Cell
from pfadwerk.kinds.arukone.model import Line, Lines, Puzzle


def backtracking(puzzle: Puzzle) -> Iterator[Lines | None]:
    """All solutions, each once; `None` for each cell entered."""
    search = _Search(puzzle)
    choices = [search.begin()]
    while choices:
        cell = next(choices[-1], None)
        if cell is None:
            choices.pop()
            search.undo()
            continue
        search.enter(cell)
        yield None
        if search.complete and search.covers():
            yield search.solution()
        choices.append(search.options())


class _Search:
    """The lines drawn so far; the last may be unfinished. The first entry of each way is its number's first cell."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.numbers = list(puzzle.places)
        self.ends = [puzzle.places[number] for number in self.numbers]
        self.taken = {cell for cells in self.ends for cell in cells}
        self.ways: list[list[Cell]] = []

    def begin(self) -> Iterator[Cell]:
        """The first thing to do: start the first line (nothing to do where a number has no partner)."""
        solvable = self.ends and all(len(cells) == 2 for cells in self.ends)
        return iter((self.ends[0][0],) if solvable else ())

    @property
    def line_complete(self) -> bool:
        """Whether the last line has arrived."""
        return bool(self.ways) and self.ways[-1][-1] == self.ends[len(self.ways) - 1][1]

    @property
    def complete(self) -> bool:
        """Whether every line has arrived."""
        return len(self.ways) == len(self.ends) and self.line_complete

    def options(self) -> Iterator[Cell]:
        """The cells that may come next."""
        if self.complete or not self._all_reachable():
            return iter(())
        if self.line_complete:
            return iter((self.ends[len(self.ways)][0],))
        return iter([cell for cell in self.puzzle.around(self.ways[-1][-1]) if self._may_enter(cell)])

    def _may_enter(self, cell: Cell) -> bool:
        goal = self.ends[len(self.ways) - 1][1]
        if cell != goal and cell in self.taken:
            return False
        way = self.ways[-1]
        return not (self.puzzle.rules.tight and any(beside in way[:-1] for beside in self.puzzle.around(cell)))

    def enter(self, cell: Cell) -> None:
        """Go on to a cell; the first cell of a line when there is no unfinished one."""
        if not self.ways or self.line_complete:
            self.ways.append([cell])
        else:
            self.ways[-1].append(cell)
        self.taken.add(cell)

    def undo(self) -> None:
        """Take the last cell back (nothing at the very beginning)."""
        if not self.ways:
            return
        cell = self.ways[-1].pop()
        if not self.puzzle.number(cell):
            self.taken.discard(cell)
        if not self.ways[-1]:
            self.ways.pop()

    def covers(self) -> bool:
        """Whether the cover rule is met."""
        cells = self.puzzle.width * self.puzzle.height - len(self.puzzle.blocked)
        return not self.puzzle.rules.cover or len(self.taken) == cells

    def solution(self) -> Lines:
        """The lines as they stand."""
        return Lines(tuple(Line(number, tuple(way)) for number, way in zip(self.numbers, self.ways, strict=True)))

    def _all_reachable(self) -> bool:
        """Whether each unfinished line can still arrive if it were alone."""
        done = len(self.ways) - (not self.line_complete)
        return all(
            self._reachable(self.ways[-1][-1] if index == len(self.ways) - 1 else self.ends[index][0], index)
            for index in range(done, len(self.ends))
        )

    def _reachable(self, start: Cell, index: int) -> bool:
        goal = self.ends[index][1]
        seen, edge = {start}, [start]
        while edge:
            for cell in self.puzzle.around(edge.pop()):
                if cell == goal:
                    return True
                if cell not in seen and cell not in self.taken:
                    seen.add(cell)
                    edge.append(cell)
        return False
