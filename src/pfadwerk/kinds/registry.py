"""Finds kinds: ours and others', by the entry-point group `pfadwerk.kinds`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from types import MappingProxyType

from pfadwerk.errors import PfadwerkError
from pfadwerk.kinds.installed import declared
from pfadwerk.kinds.interface import AnyKind, Kind


@cache
def kinds() -> Mapping[str, AnyKind]:
    """All installed kinds by key, in alphabetical order."""
    return MappingProxyType({name: _loaded(target) for name, target in sorted(declared().items())})


def _loaded(target: str) -> AnyKind:
    module, _, attribute = target.partition(":")
    kind = getattr(import_module(module), attribute)
    assert isinstance(kind, Kind)
    return kind


def kind_named(name: str) -> AnyKind:
    """The kind with this key or alias, case-blind."""
    wanted = name.casefold()
    for kind in kinds().values():
        if wanted in {kind.info.key, *kind.info.aliases}:
            return kind
    raise PfadwerkError("unknown-kind", name=name, known=list(kinds()))


def kind_of(puzzle: object) -> AnyKind:
    """The kind that a puzzle belongs to."""
    for kind in kinds().values():
        if isinstance(puzzle, kind.puzzle_type):
            return kind
    raise TypeError(f"not a puzzle of any kind: {type(puzzle).__name__}")
