"""Contract tests run for every installed kind and each of its examples: a new kind brings data, not test code."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pytest

from pfadwerk.kinds.examples import Examples, examples_of
from pfadwerk.kinds.interface import AnyKind
from pfadwerk.kinds.registry import kinds

EXAMPLES = {key: examples_of(kind) for key, kind in kinds().items()}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    wanted = tuple(name for name in ARGUMENTS if name in metafunc.fixturenames)
    for name in wanted:
        make = ARGUMENTS[name]
        rows = [
            pytest.param((kind, *row), id=f"{key}-{label}" if label else key)
            for key, kind in kinds().items()
            for label, *row in make(kind, EXAMPLES[key])
        ]
        metafunc.parametrize(name, rows)


def _kinds(kind: AnyKind, examples: Examples) -> Iterable[tuple[Any, ...]]:
    yield ("", examples)


def _puzzles(kind: AnyKind, examples: Examples) -> Iterable[tuple[Any, ...]]:
    return ((each.key, each) for each in examples.puzzles)


def _wrong(kind: AnyKind, examples: Examples) -> Iterable[tuple[Any, ...]]:
    return ((f"{number}-{each.code}", each) for number, each in enumerate(examples.wrong))


def _broken(kind: AnyKind, examples: Examples) -> Iterable[tuple[Any, ...]]:
    return ((f"{number}-{each.code}", each) for number, each in enumerate(examples.broken))


def _methods(kind: AnyKind, examples: Examples) -> Iterable[tuple[Any, ...]]:
    return ((method, method, examples) for method in kind.solvers)


def _generators(kind: AnyKind, examples: Examples) -> Iterable[tuple[Any, ...]]:
    return ((method, method) for method in kind.generators)


ARGUMENTS: dict[str, Callable[[AnyKind, Examples], Iterable[tuple[Any, ...]]]] = {
    "kind_and_examples": _kinds,
    "kind_and_example": _puzzles,
    "kind_and_wrong": _wrong,
    "kind_and_broken": _broken,
    "kind_and_method": _methods,
    "kind_and_generator": _generators,
}
