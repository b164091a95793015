"""How hard mazes are. The definition of the score is in docs/labyrinthe-rating.md."""

from __future__ import annotations

from collections.abc import Mapping
from math import log10

from pfadwerk.answer import Status
from pfadwerk.kinds.interface import Rating
from pfadwerk.kinds.labyrinthe.measures import measures
from pfadwerk.kinds.labyrinthe.model import Instructions, Mazes
from pfadwerk.kinds.labyrinthe.rules import Event
from pfadwerk.kinds.labyrinthe.solvers import best_sequence
from pfadwerk.kinds.labyrinthe.tell import moments
from pfadwerk.kinds.parameter import Value
from pfadwerk.limits import Limits

# Weights of the four parts, together 100; each part is a number from 0 to 1.
STATES, PRICE, TROUBLE, DEAD_ENDS = 40, 25, 20, 15
MANY_STATES = 1e8


def rate(puzzle: Mazes, limits: Limits) -> Rating:
    """The score and what it rests on; without score where there is no sequence or none was found in time."""
    answer = best_sequence(puzzle, limits)
    if answer.status is not Status.SOLVED or answer.solution is None:
        return Rating(None, {"states": answer.nodes}, answer.status)
    known = measures(puzzle)
    columns = {"states": answer.nodes, **_of_sequence(puzzle, answer.solution, known)}
    return Rating(_score({**known, **columns}, len(puzzle.mazes)), columns)


def _of_sequence(puzzle: Mazes, solution: Instructions, known: Mapping[str, Value]) -> dict[str, Value]:
    events = [moment.event for maze in puzzle.mazes for moment in moments(maze, solution)]
    optimum = len(solution.directions)
    return {
        "optimum": optimum,
        "price": optimum - number(known["single"]),
        "falls": events.count(Event.FALL),
        "waits": events.count(Event.WAIT),
    }


def _score(known: Mapping[str, Value], persons: int) -> float:
    optimum = number(known["optimum"])
    if optimum == 0:
        return 0.0
    trouble = (number(known["falls"]) + number(known["waits"])) / (persons * optimum)
    parts = (
        STATES * min(1.0, log10(1 + number(known["states"])) / log10(MANY_STATES)),
        PRICE * min(1.0, 2 * number(known["price"]) / optimum),
        TROUBLE * min(1.0, 2 * trouble),
        DEAD_ENDS * min(1.0, 10 * number(known["dead-ends"]) / number(known["cells"])),
    )
    return round(sum(parts), 1)


def number(value: Value) -> int:
    """A column that holds a whole number."""
    return value if isinstance(value, int) else 0
