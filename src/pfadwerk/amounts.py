"""Amounts that callers give: numbers of a kind and size that searches can count with."""

from __future__ import annotations

import operator
from typing import NoReturn, SupportsFloat, TypeVar

N = TypeVar("N", int, float)

MOST = 2**63 - 1  # what the core can count to; more than that is no limit either


def count(key: str, value: object, minimum: int) -> int:
    """A whole number that the core can count to."""
    return min(whole(key, value, minimum), MOST)


def whole(key: str, value: object, minimum: int) -> int:
    """A whole number from `minimum` on (`1e6` is one too), or `ParameterError`."""
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    try:
        found = operator.index(value)  # type: ignore[arg-type]
    except TypeError:
        _refuse("integer", key, value)
    return _at_least(key, found, minimum)


def number(key: str, value: object, minimum: float) -> float:
    """A number from `minimum` on, perhaps without end, or `ParameterError`."""
    if not isinstance(value, SupportsFloat) or (found := float(value)) != found:
        _refuse("number", key, value)
    return _at_least(key, found, minimum)


def _at_least(key: str, found: N, minimum: N) -> N:
    if found < minimum:
        _refuse("minimum", key, found, minimum)
    return found


def _refuse(code: str, key: str, found: object, bound: float = 0) -> NoReturn:
    from pfadwerk.errors import ParameterError  # in here: every start needs limits, few need the texts of errors

    raise ParameterError(code, key, found=found, bound=bound)
