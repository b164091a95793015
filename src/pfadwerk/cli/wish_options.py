"""Command-line options from declared parameters: `--key` and the short names they declare."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import click

from pfadwerk.cli import numbers
from pfadwerk.kinds.interface import AnyKind
from pfadwerk.kinds.parameter import Parameter, ParameterType, Value
from pfadwerk.texts import Texts, texts_of

LOW = "low "  # before a key: the lower end of a span given by a short name of its own
HIGH = "high "


@dataclass(frozen=True, slots=True)
class Wished:
    """The parameters of a kind's generators by key, as declared by the first method that knows them."""

    kind: AnyKind
    parameters: Mapping[str, Parameter]

    def options(self, texts: Texts) -> list[click.Option]:
        """The options; a span with two short names has an option for each end too, `-d 20 -D 30`."""
        return [option for each in self.parameters.values() for option in self._options(each, texts)]

    def _options(self, parameter: Parameter, texts: Texts) -> Iterator[click.Option]:
        ends = parameter.type is ParameterType.SPAN and len(parameter.short) == 2
        short = () if ends else parameter.short
        yield click.Option([*short, *_long(parameter), _name(parameter.key)], **self._settings(parameter, texts))
        if ends:
            for name, end in zip(parameter.short, (LOW, HIGH), strict=True):
                text = texts.say("generate", end.strip(), {"key": parameter.key})
                yield click.Option([name, _name(end + parameter.key)], metavar="N", help=text)

    def _settings(self, parameter: Parameter, texts: Texts) -> dict[str, Any]:
        shown = _help(parameter, texts_of(self.kind.info.package, texts.language), texts)
        if parameter.type is ParameterType.FLAG:
            return {"help": shown, "default": None, "is_flag": True}
        return {"help": shown, "metavar": texts.say("metavars", parameter.type.name)}


def wished(kind: AnyKind) -> Wished:
    """The union of the parameters of all generators."""
    parameters: dict[str, Parameter] = {}
    for generator in kind.generators.values():
        for each in generator.parameters:
            parameters.setdefault(each.key, each)
    return Wished(kind, parameters)


def written(given: Mapping[str, Any], parameters: Mapping[str, Parameter]) -> dict[str, Value]:
    """The wishes that were really given, ends of spans put together."""
    found: dict[str, Value] = {}
    for key in parameters:
        low, high = given.get(_name(LOW + key)), given.get(_name(HIGH + key))
        if given[_name(key)] is not None:
            found[key] = given[_name(key)]
        elif low is not None or high is not None:
            found[key] = f"{low or ''}-{high or ''}"
    return found


def shorts(parameters: Mapping[str, Parameter]) -> set[str]:
    """The short names that the parameters take."""
    return {name for each in parameters.values() for name in each.short}


def _long(parameter: Parameter) -> Sequence[str]:
    if parameter.type is ParameterType.FLAG:
        return [f"--{parameter.key}/--no-{parameter.key}"]
    return [f"--{parameter.key}"]


def _name(key: str) -> str:
    return "wish_" + "".join(character if character.isalnum() else "_" for character in key)


def _help(parameter: Parameter, kind: Texts, ours: Texts) -> str:
    language = ours.language
    parts = [kind.say("parameters", parameter.key) if kind.has("parameters", parameter.key) else parameter.key]
    if parameter.choices:
        parts.append(", ".join(parameter.choices))
    if parameter.minimum is not None and parameter.maximum is not None:
        bounds = (numbers.value(parameter.minimum, language), numbers.value(parameter.maximum, language))
        parts.append(ours.say("generate", "bounds", {"minimum": bounds[0], "maximum": bounds[1]}))
    if parameter.default not in {None, False}:
        default = numbers.value(parameter.default, language)
        parts.append(ours.say("generate", "default", {"default": default}))
    return "; ".join(parts)
