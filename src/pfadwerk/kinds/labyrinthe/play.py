"""Playing by hand: one instruction a move; everybody follows it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pfadwerk.draw.scene import Scene
from pfadwerk.errors import MoveError
from pfadwerk.grid import DIRECTIONS, Cell, direction_of
from pfadwerk.kinds.interface import Play
from pfadwerk.kinds.labyrinthe.draw import draw_positions
from pfadwerk.kinds.labyrinthe.model import Instructions, Mazes
from pfadwerk.kinds.labyrinthe.rules import follow
from pfadwerk.kinds.labyrinthe.solution_text import PACKAGE


@dataclass(frozen=True, slots=True)
class Position:
    """Where everybody stands, and whence: for each person all cells from the start on."""

    walked: tuple[tuple[Cell, ...], ...]
    goals: tuple[Cell, ...]

    @property
    def cells(self) -> tuple[Cell, ...]:
        """Where everybody stands."""
        return tuple(cells[-1] for cells in self.walked)

    @property
    def won(self) -> bool:
        """Whether everybody has arrived."""
        return self.cells == self.goals


def start(puzzle: Mazes) -> Position:
    """Everybody on the start."""
    return Position(tuple((maze.start,) for maze in puzzle.mazes), tuple(maze.goal for maze in puzzle.mazes))


def moves(puzzle: Mazes, position: Position) -> Sequence[str]:
    """All four instructions, until everybody has arrived."""
    return [] if position.won else [direction.letter for direction in DIRECTIONS]


def execute(puzzle: Mazes, position: Position, move: str) -> Position:
    """The position after one instruction: a letter or an arrow."""
    direction = direction_of(move.strip())
    if direction is None:
        raise MoveError("instruction", package=PACKAGE, move=move)
    if position.won:
        raise MoveError("over", package=PACKAGE, move=move)
    reached = (follow(maze, cell, direction)[0] for maze, cell in zip(puzzle.mazes, position.cells, strict=True))
    walked = tuple((*cells, cell) for cells, cell in zip(position.walked, reached, strict=True))
    return Position(walked, position.goals)


def replay(puzzle: Mazes, solution: Instructions) -> Sequence[str]:
    """The instructions as moves."""
    return [direction.letter for direction in solution.directions]


def show(puzzle: Mazes, position: Position) -> Scene:
    """The mazes with everybody and the ways behind them."""
    return draw_positions(puzzle, position.walked)


PLAY: Play[Mazes, Instructions] = Play(start=start, moves=moves, execute=execute, replay=replay, show=show)
