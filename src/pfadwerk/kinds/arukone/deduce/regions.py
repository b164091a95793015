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
        if state.graph.cover and (walk.balance[top] or not any(state.graph.numbers[cell] for cell in cells)):
            raise Contradiction("parity", top)
    for _ in settled_by_necks(state, walk):
        pass  # what they settle is no matter here, what they refuse is
    _check_ways(state)


def _check_ways(state: State) -> None:
    """Refuse where the two parts of a line can't reach each other round all other lines."""
    heads: dict[int, list[int]] = {}
    for cell, number in _heads(state):
        heads.setdefault(number, []).append(cell)
    for number, (one, *others) in heads.items():
        if others and not _reaches(state, one, others[0], number):
            raise Contradiction("enclosed", one)


def _heads(state: State) -> Iterator[tuple[int, int]]:
    """The cells where numbered lines must still go on."""
    graph = state.graph
    for cell, drawn in enumerate(state.drawn):
        number = state.number[state.piece[cell]]
        if number and drawn < graph.need[cell]:
            yield cell, number


def _reaches(state: State, start: int, goal: int, number: int) -> bool:
    seen = {start}
    edge_of_search = [start]
    while edge_of_search:
        cell = edge_of_search.pop()
        for edge, beyond in state.graph.around[cell]:
            if beyond == goal and state.edges[edge] != OFF:
                return True
            if beyond in seen or state.edges[edge] == OFF or state.number[state.piece[beyond]]:
                continue
            if state.edges[edge] == OPEN or cell != start:
                seen.add(beyond)
                edge_of_search.append(beyond)
    return False
