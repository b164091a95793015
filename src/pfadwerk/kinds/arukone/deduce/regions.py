"""What whole regions tell: lines that can't get through, and cells that can't be filled."""

from __future__ import annotations

from collections.abc import Iterator

from pfadwerk.kinds.arukone.deduce.state import OFF, OPEN, Contradiction, State


def check_regions(state: State) -> None:
    """Refuse knowledge under which a pair is cut apart or a region's colours don't come out even."""
    region = [-1] * len(state.drawn)
    for start, need in enumerate(state.graph.need):
        if need and region[start] < 0:
            _check_region(state, _flood(state, start, region))
    _check_ways(state)


def _flood(state: State, start: int, region: list[int]) -> list[int]:
    """The cells that hang together with a cell by edges that aren't shut."""
    region[start] = start
    cells = [start]
    for cell in cells:
        for edge, beyond in state.graph.around[cell]:
            if region[beyond] < 0 and state.edges[edge] != OFF:
                region[beyond] = start
                cells.append(beyond)
    return cells


def _check_region(state: State, cells: list[int]) -> None:
    graph = state.graph
    ends: dict[int, int] = {}
    balance = 0
    for cell in cells:
        balance += 2 * graph.colour[cell]
        if number := graph.numbers[cell]:
            ends[number] = ends.get(number, 0) + 1
            balance -= graph.colour[cell]
    if any(count == 1 for count in ends.values()):
        raise Contradiction("separated", cells[0])
    if graph.cover and (balance or not ends):
        raise Contradiction("parity", cells[0])


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
