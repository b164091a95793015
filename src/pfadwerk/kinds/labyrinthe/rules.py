"""The rules: how one instruction moves a person, and what is right and wrong. Plain and slow on purpose."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum

from pfadwerk.finding import Finding
from pfadwerk.grid import Cell, Direction
from pfadwerk.kinds.labyrinthe.model import Instructions, Maze, Mazes

FINDING_CODES = ("pit-on-goal", "not-arrived", "superfluous")


class Event(Enum):
    """What an instruction does to a person."""

    WALK = "walk"
    WAIT = "wait"
    FALL = "fall"
    HOME = "home"


def follow(maze: Maze, cell: Cell, direction: Direction) -> tuple[Cell, Event]:
    """Where a person on `cell` stands after one instruction, and what happened."""
    if cell == maze.goal:
        return cell, Event.HOME
    if maze.blocked(cell, direction):
        return cell, Event.WAIT
    entered = direction.step(cell)
    if entered in maze.pits:
        return maze.start, Event.FALL
    return entered, Event.WALK


def visits(maze: Maze, solution: Instructions) -> Iterator[Cell]:
    """Where a person stands: at first, then after each instruction."""
    cell = maze.start
    yield cell
    for direction in solution.directions:
        cell, _ = follow(maze, cell, direction)
        yield cell


def check_puzzle(puzzle: Mazes) -> Sequence[Finding]:
    """A pit on a goal: nobody can enter that goal, so there is no solution (who starts there is there)."""
    return [
        Finding("pit-on-goal", (maze.goal,), details={"maze": number})
        for number, maze in enumerate(puzzle.mazes, start=1)
        if maze.goal in maze.pits and maze.start != maze.goal
    ]


def check(puzzle: Mazes, solution: Instructions) -> Sequence[Finding]:
    """Whether everybody stands on the goal in the end, and not before the end."""
    cells = [maze.start for maze in puzzle.mazes]
    goals = [maze.goal for maze in puzzle.mazes]
    for step, direction in enumerate(solution.directions, start=1):
        if cells == goals:
            return [_superfluous(goals, step, len(solution.directions))]
        cells = [follow(maze, cell, direction)[0] for maze, cell in zip(puzzle.mazes, cells, strict=True)]
    return [
        Finding("not-arrived", (cell,), details={"maze": number, "goal": goal, "length": len(solution.directions)})
        for number, (cell, goal) in enumerate(zip(cells, goals, strict=True), start=1)
        if cell != goal
    ]


def _superfluous(goals: Sequence[Cell], step: int, length: int) -> Finding:
    return Finding("superfluous", tuple(goals), step, {"arrived": step - 1, "count": length - step + 1})
