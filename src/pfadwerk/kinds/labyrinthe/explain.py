"""Why a puzzle ends as it does: the story of a shortest sequence, or what keeps a person from the goal.

Where each person alone can reach the goal there always is a common sequence: lead one after the other. Nobody gets
lost meanwhile, for every step can be taken back (a fall leads to the start, and stepping back into a pit on the start
does, too), so from wherever a person stands there is a way to the start, and thus to the goal; who has arrived stays.
So "no solution" always has a maze that has none alone.
"""

from __future__ import annotations

from collections.abc import Iterator

from pfadwerk.answer import Status
from pfadwerk.finding import Finding
from pfadwerk.kinds.interface import Explanation
from pfadwerk.kinds.labyrinthe.blockers import Blocker, fewest_blockers, last_blockers, reachable
from pfadwerk.kinds.labyrinthe.model import Instructions, Maze, Mazes
from pfadwerk.kinds.labyrinthe.rules import Event
from pfadwerk.kinds.labyrinthe.singles import single_optima
from pfadwerk.kinds.labyrinthe.solvers import best_sequence
from pfadwerk.kinds.labyrinthe.tell import moments, tell
from pfadwerk.limits import Limits

NAMED = 8  # blockers named one by one; more tell nobody more


def explain(puzzle: Mazes, limits: Limits) -> Explanation:
    """The statements, and how the search for a sequence ended."""
    closed = [place for place, single in enumerate(single_optima(puzzle)) if single is None]
    if closed:
        return Explanation(Status.PROVED_NONE, tuple(_why_none(puzzle, closed)))
    answer = best_sequence(puzzle, limits)
    if answer.solution is None:
        bound = Finding("unfinished", details={"bound": answer.bound if answer.bound is not None else 0})
        return Explanation(answer.status, (bound,))
    return Explanation(answer.status, tuple(_story(puzzle, answer.solution)))


def _why_none(puzzle: Mazes, closed: list[int]) -> Iterator[Finding]:
    for place in closed:
        yield from _why_closed(place + 1, puzzle.mazes[place])
    yield Finding("none", details={"mazes": ", ".join(str(place + 1) for place in closed)})


def _why_closed(number: int, maze: Maze) -> Iterator[Finding]:
    near = reachable(maze, maze.start)
    yield Finding(
        "reach",
        (maze.start, maze.goal),
        details={"maze": number, "reached": len(near), "cells": maze.width * maze.height, "goal": maze.goal},
    )
    last = last_blockers(maze)
    for blocker in last[:NAMED]:
        yield _named(blocker, number, "last")
    if len(last) > NAMED:
        yield Finding("last-more", details={"maze": number, "count": len(last) - NAMED})
    if not last:
        needed = fewest_blockers(maze)
        yield Finding("needed", details={"maze": number, "count": len(needed)})
        for blocker in needed[:NAMED]:
            yield _named(blocker, number, "needed")


def _named(blocker: Blocker, number: int, code: str) -> Finding:
    if blocker.wall is not None:
        return Finding(f"{code}-wall", blocker.wall, details={"maze": number, "other": blocker.wall[1]})
    return Finding(f"{code}-pit", () if blocker.pit is None else (blocker.pit,), details={"maze": number})


def _story(puzzle: Mazes, solution: Instructions) -> Iterator[Finding]:
    singles = [single or 0 for single in single_optima(puzzle)]
    optimum = len(solution.directions)
    details = {"optimum": optimum, "single": max(singles), "price": optimum - max(singles)}
    yield Finding("shortest", details=details)
    for person, maze in enumerate(puzzle.mazes, start=1):
        events = [moment.event for moment in moments(maze, solution)]
        yield Finding(
            "sum",
            details={
                "person": person,
                "walks": events.count(Event.WALK),
                "waits": events.count(Event.WAIT),
                "falls": events.count(Event.FALL),
                "arrived": len(events),
                "single": singles[person - 1],
            },
        )
    yield from tell(puzzle, solution)
