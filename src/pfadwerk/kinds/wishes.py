"""What is wished of a generator or asked of a question: values of declared parameters."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from pfadwerk.errors import PfadwerkError
from pfadwerk.kinds.interface import AnyKind
from pfadwerk.kinds.parameter import Parameter, Value


def values(parameters: Iterable[Parameter], given: Mapping[str, Value]) -> dict[str, Value]:
    """A value for every parameter: the given one, validated (a text is read), else, and for None, the default."""
    return {each.key: _value(each, given.get(each.key)) for each in parameters}


def dashed(wishes: Mapping[str, Value]) -> dict[str, Value]:
    """Wishes as Python names them, by their keys: `_` stands for `-`."""
    return {name.replace("_", "-"): value for name, value in wishes.items()}


def method_for(kind: AnyKind, method: str | None, given: Collection[str]) -> str:
    """The named method, without a name the first one that knows all that is wished; an error where there is none."""
    if not kind.generators:
        raise PfadwerkError("not-offered", name=kind.info.key)
    if method is None:
        return _first_knowing(kind, given)
    if method not in kind.generators:
        raise PfadwerkError("unknown-method", name=method, known=list(kind.generators))
    for wish in given:
        if wish not in _keys(kind, method):
            knowing = [each for each in kind.generators if wish in _keys(kind, each)]
            raise PfadwerkError("method-without-wish", method=method, wish=wish, known=knowing)
    return method


def refuse_unknown(parameters: Iterable[Parameter], given: Iterable[str]) -> None:
    """Raise an error for what is given, but not among the parameters."""
    known = list(dict.fromkeys(each.key for each in parameters))
    for name in given:
        if name not in known:
            raise PfadwerkError("unknown-wish", name=name, known=known)


def _value(parameter: Parameter, given: Value) -> Value:
    return parameter.default if given is None else parameter.taken(given)


def _first_knowing(kind: AnyKind, given: Collection[str]) -> str:
    for method in kind.generators:
        if _keys(kind, method).issuperset(given):
            return method
    refuse_unknown((each for generator in kind.generators.values() for each in generator.parameters), given)
    raise PfadwerkError("no-method", wishes=list(given))


def _keys(kind: AnyKind, method: str) -> set[str]:
    return {each.key for each in kind.generators[method].parameters}
