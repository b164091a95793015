"""Finds kinds: ours and others', by the entry-point group `pfadwerk.kinds`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from types import MappingProxyType
from typing import Any, TypeVar

from pfadwerk.errors import PfadwerkError
from pfadwerk.kinds.installed import declared
from pfadwerk.kinds.interface import AnyKind, Kind
from pfadwerk.kinds.solved_by import SolvedBy

S = TypeVar("S")


@cache
def kinds() -> Mapping[str, AnyKind]:
    """All installed kinds by key, in alphabetical order."""
    return MappingProxyType({name: _loaded(name, target) for name, target in sorted(declared().items())})


def _loaded(name: str, target: str) -> AnyKind:
    module, _, attribute = target.partition(":")
    try:
        kind = getattr(import_module(module), attribute)
    except (ImportError, AttributeError) as error:
        raise PfadwerkError("kind-not-loaded", name=name, target=target, reason=str(error)) from error
    if not isinstance(kind, Kind):
        raise PfadwerkError("kind-not-loaded", name=name, target=target, reason=f"{type(kind).__name__}, not Kind")
    return kind


def kind_named(name: str) -> AnyKind:
    """The kind with this key or alias, case-blind."""
    wanted = name.casefold()
    for kind in kinds().values():
        if wanted in {kind.info.key, *kind.info.aliases}:
            return kind
    raise PfadwerkError("unknown-kind", name=name, known=list(kinds()))


def kind_for(wanted: str | type[object]) -> AnyKind:
    """The kind that is meant by a name or by the type of its puzzles."""
    return kind_named(wanted) if isinstance(wanted, str) else _kind_of_type(wanted)


def kind_of(puzzle: SolvedBy[S]) -> Kind[Any, S]:
    """The kind that a puzzle belongs to."""
    return _kind_of_type(type(puzzle))


def _kind_of_type(wanted: type[object]) -> AnyKind:
    for kind in kinds().values():
        if issubclass(wanted, kind.puzzle_type):
            return kind
    raise TypeError(f"not a puzzle of any kind: {wanted.__name__}")
