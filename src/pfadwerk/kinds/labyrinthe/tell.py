"""The story of a sequence: for each person, what happened in which steps."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from pfadwerk.finding import Finding
from pfadwerk.grid import Cell, Direction
from pfadwerk.kinds.labyrinthe.model import Instructions, Maze, Mazes
from pfadwerk.kinds.labyrinthe.rules import Event, follow


@dataclass(frozen=True, slots=True)
class Moment:
    """What one instruction did to one person."""

    step: int
    direction: Direction
    event: Event
    left: Cell
    reached: Cell


def moments(maze: Maze, solution: Instructions) -> Iterator[Moment]:
    """The moments of one person, the last one his arrival."""
    cell = maze.start
    for step, direction in enumerate(solution.directions, start=1):
        if cell == maze.goal:
            return
        reached, event = follow(maze, cell, direction)
        yield Moment(step, direction, event, cell, reached)
        cell = reached


def tell(puzzle: Mazes, solution: Instructions) -> Sequence[Finding]:
    """What happens to everybody, in the order of the steps."""
    told = [
        statement
        for person, maze in enumerate(puzzle.mazes, start=1)
        for statement in _told(person, maze, list(moments(maze, solution)))
    ]
    told.sort(key=lambda statement: statement.step or 0)  # stable: persons stay in order
    return [*told, Finding("end", details={"length": len(solution.directions)})]


def _told(person: int, maze: Maze, all_moments: Sequence[Moment]) -> Iterator[Finding]:
    if maze.start == maze.goal:
        yield Finding("at-goal", (maze.goal,), 0, {"person": person})
    for (event, _), group in groupby(all_moments, lambda moment: (moment.event, _alone(moment))):
        yield _statement(person, event, list(group))
    if all_moments and all_moments[-1].reached == maze.goal:
        last = all_moments[-1]
        yield Finding("arrive", (maze.goal,), last.step, {"person": person})


def _alone(moment: Moment) -> int | None:
    """Falls are told one by one."""
    return moment.step if moment.event is Event.FALL else None


def _statement(person: int, event: Event, group: Sequence[Moment]) -> Finding:
    first, last = group[0], group[-1]
    cells = tuple(moment.direction.step(moment.left) for moment in group) if event is Event.FALL else ()
    details = {
        "person": person,
        "steps": str(first.step) if first is last else f"{first.step}–{last.step}",
        "moves": moves([moment.direction for moment in group]),
        "left": first.left,
        "reached": last.reached,
    }
    return Finding(event.value, cells or (first.left, last.reached), first.step, details)


def moves(directions: Sequence[Direction]) -> str:
    """Arrows with the number of their repetitions: `→3 ↓`."""
    runs = ((direction, sum(1 for _ in group)) for direction, group in groupby(directions))
    return " ".join(direction.arrow + (str(count) if count > 1 else "") for direction, count in runs)
