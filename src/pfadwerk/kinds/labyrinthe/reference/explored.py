"""What an exact search keeps: to each state all states one instruction earlier on shortest ways from the start.

Distinct sequences are distinct ways, because an instruction leads from a state to one state. So the ways through
`parents` from the goal back to the start are the optimal sequences, each once and without dead ends.
"""

from __future__ import annotations

from collections.abc import Iterator

from pfadwerk.grid import DIRECTIONS, Direction
from pfadwerk.kinds.labyrinthe.model import Instructions
from pfadwerk.kinds.labyrinthe.reference.tables import State

Parents = dict[State, list[tuple[State, int]]]
"""State -> (state before, number of the instruction); the start has none."""


def sequences(parents: Parents, start: State, goal: State) -> Iterator[Instructions | None]:
    """All ways from start to goal; `None` for each state looked at."""
    taken: list[Direction] = []
    stack: list[tuple[State, int]] = [(goal, 0)]
    while stack:
        state, tried = stack.pop()
        if state == start:
            yield Instructions(tuple(reversed(taken)))
        if tried == len(parents[state]):
            del taken[-1:]
            continue
        yield None
        before, index = parents[state][tried]
        stack += [(state, tried + 1), (before, 0)]
        taken.append(DIRECTIONS[index])


def one_sequence(parents: Parents, goal: State) -> Instructions:
    """The first way found."""
    taken: list[Direction] = []
    state = goal
    while parents[state]:
        state, index = parents[state][0]
        taken.append(DIRECTIONS[index])
    return Instructions(tuple(reversed(taken)))


def others(parents: Parents, start: State, goal: State) -> Iterator[Instructions | None]:
    """All ways but `one_sequence`."""
    first = one_sequence(parents, goal)
    for event in sequences(parents, start, goal):
        if event != first:
            yield event
