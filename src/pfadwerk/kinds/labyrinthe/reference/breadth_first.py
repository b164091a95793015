"""Breadth-first search over the states of all persons: all states at distance 0, then 1, 2, …"""

from __future__ import annotations

from collections.abc import Iterator

from pfadwerk.kinds.labyrinthe.model import Instructions, Mazes
from pfadwerk.kinds.labyrinthe.reference.explored import Parents, one_sequence, others
from pfadwerk.kinds.labyrinthe.reference.tables import Joint, joint_of


def breadth_first(puzzle: Mazes) -> Iterator[Instructions | None]:
    """The optimal sequences; `None` for each state expanded."""
    joint = yield from joint_of(puzzle)
    parents: Parents = {}
    yield from layers(joint, parents)
    if joint.goal in parents:
        yield one_sequence(parents, joint.goal)
        yield from others(parents, joint.start, joint.goal)


def layers(joint: Joint, parents: Parents) -> Iterator[None]:
    """Fill `parents` up to the goal's layer, that layer included; one event for each state expanded."""
    parents[joint.start] = []
    layer = [joint.start]
    while layer and joint.goal not in parents:
        following: Parents = {}
        for state in layer:
            yield None
            for index, reached in enumerate(joint.successors(state)):
                if reached not in parents:
                    following.setdefault(reached, []).append((state, index))
        parents.update(following)
        layer = list(following)
