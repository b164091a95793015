"""Drawing lines by hand. A move is `2,3>RRD` (draw on from a cell) or `2,3x` (wipe out what is drawn in a cell)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from pfadwerk.draw.scene import Scene
from pfadwerk.errors import MoveError
from pfadwerk.grid import DIRECTIONS, Cell, Direction, direction_of
from pfadwerk.kinds.arukone.draw import draw
from pfadwerk.kinds.arukone.model import PACKAGE, Line, Lines, Link, Puzzle, link
from pfadwerk.kinds.arukone.rules import check
from pfadwerk.kinds.arukone.trace import lines_from

_MOVE = re.compile(r"(\d{1,4}),(\d{1,4})(?:>([UDLR]{1,10000})|(x))", re.ASCII)


@dataclass(frozen=True, slots=True)
class State:
    """What is drawn so far."""

    puzzle: Puzzle
    links: frozenset[Link] = frozenset()

    @property
    def lines(self) -> Lines:
        """The lines drawn so far, finished or not."""
        return lines_from(self.puzzle, self.links)

    @property
    def won(self) -> bool:
        """Whether this is a right answer."""
        return not check(self.puzzle, self.lines)

    def linked(self, cell: Cell) -> list[Cell]:
        """The cells that a cell is joined to."""
        return [beside for beside in self.puzzle.around(cell) if link(cell, beside) in self.links]


def start(puzzle: Puzzle) -> State:
    """The empty board."""
    return State(puzzle)


def moves(puzzle: Puzzle, state: State) -> Sequence[str]:
    """All single steps that can be drawn, and all cells that can be wiped out."""
    return tuple(_moves(puzzle, state))


def execute(puzzle: Puzzle, state: State, move: str) -> State:
    """The position after a move; `MoveError` says why a move is refused."""
    found = _MOVE.fullmatch(move.strip())
    if not found:
        raise MoveError("not-a-move", package=PACKAGE, move=move[:40])
    cell = int(found.group(1)), int(found.group(2))
    if not puzzle.is_open(cell):
        raise _refused("no-cell", cell)
    if found.group(4):
        return _wiped(state, cell)
    for letter in found.group(3):
        direction = direction_of(letter)
        assert direction is not None  # the pattern lets no other letter in
        state, cell = _drawn(state, cell, direction), direction.step(cell)
    return state


def replay(puzzle: Puzzle, solution: Lines) -> Sequence[str]:
    """The moves that draw a solution, one a line."""
    return tuple(_drawing(line) for line in solution.lines)


def show(puzzle: Puzzle, state: State) -> Scene:
    """The board with what is drawn."""
    return draw(puzzle, state.lines)


def _moves(puzzle: Puzzle, state: State) -> Iterator[str]:
    for cell in puzzle.cells:
        if cell in puzzle.blocked:
            continue
        for direction in DIRECTIONS:
            if _obstacle(state, cell, direction.step(cell)) is None:
                yield f"{cell[0]},{cell[1]}>{direction.letter}"
        if state.linked(cell):
            yield f"{cell[0]},{cell[1]}x"


def _drawn(state: State, cell: Cell, direction: Direction) -> State:
    obstacle = _obstacle(state, cell, direction.step(cell))
    if obstacle:
        raise _refused(obstacle, cell)
    return State(state.puzzle, state.links | {link(cell, direction.step(cell))})


def _wiped(state: State, cell: Cell) -> State:
    if not state.linked(cell):
        raise _refused("nothing-drawn", cell)
    return State(state.puzzle, frozenset(each for each in state.links if cell not in each))


def _obstacle(state: State, cell: Cell, ahead: Cell) -> str | None:
    """The code of what forbids to draw a step, None where nothing does."""
    if not state.puzzle.is_open(ahead):
        return "no-cell"
    if link(cell, ahead) in state.links:
        return "drawn-already"
    if _full(state, cell) or _full(state, ahead):
        return "cell-full"
    one, other = _run(state, cell), _run(state, ahead)
    if ahead in one:
        return "ring"
    numbers = {number for place in (one[-1], other[-1]) if (number := state.puzzle.number(place))}
    return "other-number" if len(numbers) > 1 else None


def _full(state: State, cell: Cell) -> bool:
    return len(state.linked(cell)) >= (1 if state.puzzle.number(cell) else 2)


def _run(state: State, cell: Cell) -> list[Cell]:
    """The cells of the piece that ends at a cell, from there on."""
    run = [cell]
    while ahead := [beside for beside in state.linked(run[-1]) if beside not in run[-2:]]:
        run.append(ahead[0])
    return run


def _drawing(line: Line) -> str:
    letters = "".join(
        next(direction.letter for direction in DIRECTIONS if direction.step(one) == other)
        for one, other in pairwise(line.cells)
    )
    return f"{line.cells[0][0]},{line.cells[0][1]}>{letters}"


def _refused(code: str, cell: Cell) -> MoveError:
    return MoveError(code, package=PACKAGE, cell=cell)
