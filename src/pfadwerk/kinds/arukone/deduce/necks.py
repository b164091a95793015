"""Bottlenecks: cells without which a region falls apart. A line passes a cell once, and no other line passes it too.

So a line with a single end in the part behind a bottleneck goes through it, by one edge, and no other line does.
Without such a line whatever passes the bottleneck comes from one part and goes back there: by two edges or not at all.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from pfadwerk.kinds.arukone.deduce.state import OFF, ON, OPEN, Contradiction, State
from pfadwerk.kinds.arukone.deduce.walk import Walk

Settled = tuple[int, int, int]  # edge, value, neck


@dataclass(frozen=True, slots=True)
class Part:
    """What hangs together with the rest by one cell only."""

    edges: tuple[int, ...]  # from the neck into the part, without those that are shut
    once: int  # the numbers with one end in the part, as bits
    balance: int  # how far the colours are from even, were no line to enter


def settled_by_necks(state: State, walk: Walk) -> Iterator[Settled]:
    """What bottlenecks settle. Refuse knowledge under which several lines need one of them."""
    for neck, cut in walk.cuts():
        yield from _settled(state, neck, _parts(walk, neck, cut))


def _parts(walk: Walk, neck: int, cut: Sequence[int]) -> list[Part]:
    around = walk.ways[neck]
    parts = []
    for top in cut:
        edges = tuple(edge for edge, beyond in around if walk.below(beyond, top))
        parts.append(Part(edges, walk.once[top], walk.balance[top]))
    inside = {edge for part in parts for edge in part.edges}
    if len(inside) < len(around):
        parts.append(Part(tuple(edge for edge, _ in around if edge not in inside), *walk.rest(neck, cut)))
    return parts


def _settled(state: State, neck: int, parts: Sequence[Part]) -> Iterator[Settled]:
    through = 0
    for part in parts:
        through |= part.once
    line = state.graph.bits[state.number[state.piece[neck]]]
    if (through | line).bit_count() > 1:
        raise Contradiction("bottleneck", neck)
    drawn = [sum(state.edges[edge] == ON for edge in part.edges) for part in parts]
    for place, part in enumerate(parts):
        if part.once:
            yield from _entered(state, neck, part, drawn[place])
        elif through or len(part.edges) == 1 or any(drawn[:place]) or any(drawn[place + 1 :]):
            yield from _closed(state, neck, part, drawn[place])


def _entered(state: State, neck: int, part: Part, drawn: int) -> Iterator[Settled]:
    """One edge leads into the part; its cell there is an end as well, of the other colour than the neck."""
    if drawn > 1:
        raise Contradiction("bottleneck", neck)
    if state.graph.cover and part.balance + state.graph.colour[neck]:
        raise Contradiction("parity", neck)
    unsettled = [edge for edge in part.edges if state.edges[edge] == OPEN]
    if drawn:
        yield from ((edge, OFF, neck) for edge in unsettled)
    elif len(unsettled) == 1:
        yield unsettled[0], ON, neck


def _closed(state: State, neck: int, part: Part, drawn: int) -> Iterator[Settled]:
    """No edge leads into the part."""
    if drawn:
        raise Contradiction("bottleneck", neck)
    if state.graph.cover and part.balance:
        raise Contradiction("parity", neck)
    yield from ((edge, OFF, neck) for edge in part.edges)
