"""Makes puzzles by wish: one, or many that are all different, also under turns and mirror images."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from typing import Any

from pfadwerk.amounts import whole
from pfadwerk.answer import Status
from pfadwerk.kinds.canonical import canonical
from pfadwerk.kinds.interface import AnyKind, Generated, Generator
from pfadwerk.kinds.parameter import Value
from pfadwerk.kinds.registry import kind_named
from pfadwerk.kinds.wishes import dashed, method_for, values
from pfadwerk.limits import Limits

Watch = Callable[[], AbstractContextManager[Limits]]

SEEDS = 2**32  # where a random seed is taken from
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

    @property
    def puzzle(self) -> Any:
        """The puzzle, None where a limit or Ctrl-C came first."""
        return self.generated.entry and self.generated.entry.puzzle

    @property
    def solution(self) -> Any:
        """Its solution, None where there is none."""
        return self.generated.entry and self.generated.entry.solution


def order(
    kind: AnyKind, method: str | None, wishes: Mapping[str, Value], seed: int | None = None, count: int = 1
) -> Order:
    """An order with a value for every wish; without a method by the first that knows them all, without a seed any."""
    name = method_for(kind, method, wishes)
    chosen = secrets.randbelow(SEEDS) if seed is None else whole("seed", seed, 0)
    return Order(kind, name, values(kind.generators[name].parameters, wishes), chosen, whole("count", count, 1))


def generate(
    kind: str, /, method: str | None = None, seed: int | None = None, limits: Limits | None = None, **wishes: Value
) -> Made:
    """Make a puzzle. Wishes are named as on the command line, with `_` for `-`; those not told take their defaults."""
    return next(_made(kind, method, seed, 1, limits, wishes))


def generate_many(
    kind: str,
    /,
    count: int,
    method: str | None = None,
    seed: int | None = None,
    limits: Limits | None = None,
    **wishes: Value,
) -> Iterator[Made]:
    """Make up to `count` puzzles, all different, also when turned or mirrored; limits hold for each."""
    return _made(kind, method, seed, count, limits, wishes)


def _made(
    kind: str, method: str | None, seed: int | None, count: int, limits: Limits | None, wishes: Mapping[str, Value]
) -> Iterator[Made]:
    ordered = order(kind_named(kind), method, dashed(wishes), seed, count)
    return make(ordered, lambda: nullcontext(limits or Limits()))


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
