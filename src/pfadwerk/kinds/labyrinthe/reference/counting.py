"""Counts the optimal sequences exactly, and draws one of them at random; over the states of breadth-first search."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import accumulate
from random import Random

from pfadwerk.answer import Answer, Status
from pfadwerk.grid import DIRECTIONS, Direction
from pfadwerk.kinds.labyrinthe.model import Instructions, Mazes
from pfadwerk.kinds.labyrinthe.reference.breadth_first import layers
from pfadwerk.kinds.labyrinthe.reference.explored import Parents, one_sequence
from pfadwerk.kinds.labyrinthe.reference.tables import State, joint_of
from pfadwerk.limits import Limits
from pfadwerk.search import run_search


@dataclass(slots=True)
class _Counting:
    """A count in progress: `ways` holds the number of shortest ways from the start to each state."""

    puzzle: Mazes
    parents: Parents = field(default_factory=dict)
    ways: dict[State, int] = field(default_factory=dict)
    goal: State = ()

    def run(self) -> Iterator[Instructions | None]:
        joint = yield from joint_of(self.puzzle)
        self.goal = joint.goal
        yield from layers(joint, self.parents)
        if joint.goal not in self.parents:
            return
        self.ways[joint.start] = 1
        for state, before in self.parents.items():  # layer after layer, so what is before is counted already
            yield None
            self.ways.setdefault(state, sum(self.ways[each] for each, _ in before))
        yield one_sequence(self.parents, joint.goal)


def count_sequences(puzzle: Mazes, limits: Limits, most: int | None) -> Answer[Instructions]:
    """The number of optimal sequences, no matter how long it is; `most` cuts it off."""
    counting = _Counting(puzzle)
    answer = run_search(counting.run(), limits, optimal=True)
    if answer.status is Status.PROVED_NONE:
        return replace(answer, counted=0, complete=True)
    if answer.status is not Status.SOLVED:
        return answer
    return counted_answer(answer, counting.ways[counting.goal], most)


def counted_answer(answer: Answer[Instructions], ways: int, most: int | None) -> Answer[Instructions]:
    """The answer with its count; `most` cuts it off."""
    cut = most is not None and ways > most
    return replace(answer, counted=most if cut else ways, complete=not cut)


def random_sequence(puzzle: Mazes, seed: int, limits: Limits) -> Answer[Instructions]:
    """One of the optimal sequences, each as likely as any other."""
    counting = _Counting(puzzle)
    answer = run_search(counting.run(), limits, optimal=True)
    if answer.status is not Status.SOLVED:
        return answer
    ways = counting.ways[counting.goal]
    return replace(answer, solutions=(_drawn(counting, Random(seed)),), counted=ways)


def _drawn(counting: _Counting, random: Random) -> Instructions:
    taken: list[Direction] = []
    state = counting.goal
    while counting.parents[state]:
        before = counting.parents[state]
        weights = accumulate(counting.ways[each] for each, _ in before)
        drawn = random.randrange(counting.ways[state])
        state, index = next(way for way, end in zip(before, weights, strict=True) if drawn < end)
        taken.append(DIRECTIONS[index])
    return Instructions(tuple(reversed(taken)))
