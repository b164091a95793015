"""Measures and ratings, by the names that the kind gives them."""

from __future__ import annotations

from collections.abc import Mapping

from pfadwerk.cli import numbers
from pfadwerk.cli.voice import Voice
from pfadwerk.kinds.interface import AnyKind
from pfadwerk.kinds.parameter import Value
from pfadwerk.texts import texts_of


def named(voice: Voice, kind: AnyKind, values: Mapping[str, Value]) -> list[tuple[str, str]]:
    """Columns with their names and values in words."""
    texts = texts_of(kind.info.package, voice.language)
    return [(texts.say("columns", code), numbers.value(value, voice.language)) for code, value in values.items()]
