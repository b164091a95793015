"""Turns what the user wrote into the values of declared parameters."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from pfadwerk.kinds.parameter import Parameter, Value


def values(parameters: Iterable[Parameter], given: Mapping[str, str | bool]) -> dict[str, Value]:
    """A value for every parameter: the given one, validated, else the default."""
    return {each.key: _value(each, given.get(each.key)) for each in parameters}


def _value(parameter: Parameter, given: str | bool | None) -> Value:
    if given is None:
        return parameter.default
    return given if isinstance(given, bool) else parameter.read(given)
