"""Makes puzzles one after the other, all different, also under turns and mirror images."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any

from pfadwerk.answer import Status
from pfadwerk.kinds.canonical import canonical
from pfadwerk.kinds.interface import AnyKind, Generated, Generator
from pfadwerk.kinds.parameter import Value
from pfadwerk.limits import Limits

Watch = Callable[[], AbstractContextManager[Limits]]

ENOUGH = 1000  # seeds in a row without a new puzzle after which there won't be many more


@dataclass(frozen=True, slots=True)
class Order:
    """What to make: by which method, with which wishes, from which seed on, how many."""

    kind: AnyKind
    method: str
    wishes: Mapping[str, Value]
    seed: int
    count: int

    @property
    def generator(self) -> Generator[Any, Any]:
        """The method itself."""
        return self.kind.generators[self.method]


@dataclass(frozen=True, slots=True)
class Made:
    """What a seed gave."""

    seed: int
    generated: Generated[Any, Any]


def make(order: Order, watch: Watch) -> Iterator[Made]:
    """Puzzles from seeds one after the other, until `order.count` are new, at Ctrl-C, or where a seed gave none.

    Each seed is watched for itself: its progress line is gone when its puzzle is handed over.
    """
    known: set[str] = set()
    seed, idle = order.seed, 0
    while len(known) < order.count and idle < ENOUGH:
        with watch() as limits:
            made = Made(seed, order.generator.generate(order.wishes, seed, limits))
        seed, idle = seed + 1, idle + 1
        if made.generated.entry is None or made.generated.status is Status.CANCELLED:
            yield made
            return
        name = canonical(order.kind, made.generated.entry.puzzle)
        if name not in known:
            known.add(name)
            idle = 0
            yield made
