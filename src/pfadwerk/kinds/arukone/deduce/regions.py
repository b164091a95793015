"""What whole regions tell: lines that can't get through, and cells that can't be filled."""

from __future__ import annotations

from collections.abc import Iterator

from pfadwerk.kinds.arukone.deduce.necks import settled_by_necks
from pfadwerk.kinds.arukone.deduce.state import OFF, OPEN, Contradiction, State
from pfadwerk.kinds.arukone.deduce.walk import Walk


def check_regions(state: State) -> None:
    """Refuse knowledge under which a pair is cut apart, or a region can't be filled or entered as it must be."""
    walk = Walk(state)
    for top, cells in walk.regions():
        if walk.once[top]:
            raise Contradiction("separated", top)
        if state.graph.cover and (walk.balance[top] or not any(walk.ends[cell] for cell in cells)):
            raise Contradiction("parity", top)
    for _ in settled_by_necks(state, walk):
        pass  # what they settle is no matter here, what they refuse is
    _check_ways(state)


def _check_ways(state: State) -> None:
    """Refuse where the two parts of a line can't reach each other round all other lines."""
    room = _rooms(state)
    heads: dict[int, tuple[int, set[int]]] = {}
    for cell, number in _heads(state):
        ahead = [beyond for edge, beyond in state.graph.around[cell] if state.edges[edge] == OPEN]
        beside = {cell, *(room[beyond] for beyond in ahead if room[beyond] >= 0)}
        beside |= {beyond for beyond in ahead if state.number[state.piece[beyond]] == number}
        one, reached = heads.setdefault(number, (cell, beside))
        if reached.isdisjoint(beside):
            raise Contradiction("enclosed", one)


def _heads(state: State) -> Iterator[tuple[int, int]]:
    """The cells where numbered lines must still go on."""
    graph = state.graph
    for cell, drawn in enumerate(state.drawn):
        number = state.number[state.piece[cell]]
        if number and drawn < graph.need[cell]:
            yield cell, number


def _rooms(state: State) -> list[int]:
    """Cells of no numbered line that hang together carry the same one of them; -1 for all other cells."""
    room = [-1] * len(state.drawn)
    for start, piece in enumerate(state.piece):
        if room[start] < 0 and not state.number[piece]:
            room[start] = start
            cells = [start]
            for cell in cells:
                for edge, beyond in state.graph.around[cell]:
                    if room[beyond] < 0 and state.edges[edge] != OFF and not state.number[state.piece[beyond]]:
                        room[beyond] = start
                        cells.append(beyond)
    return room
