"""A declared parameter: it makes the command-line option, the form, the reference page and the validation."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from math import isnan
from typing import TypeGuard

from pfadwerk.errors import ParameterError

Span = tuple[float, float]
Value = int | float | str | bool | Span | None

_YES = {"1", "true", "yes", "on"}
_NO = {"0", "false", "no", "off"}


class ParameterType(Enum):
    """What a parameter holds. A `SPAN` is written `4-9`, `4-` or `-9`."""

    INTEGER = "integer"
    NUMBER = "number"
    TEXT = "text"
    FLAG = "flag"
    CHOICE = "choice"
    SPAN = "span"


@dataclass(frozen=True, slots=True)
class Parameter:
    """One parameter. `short` are extra command-line names such as `-s`; its text is the kind's `parameters` entry."""

    key: str
    type: ParameterType
    default: Value = None
    minimum: float | None = None
    maximum: float | None = None
    choices: tuple[str, ...] = ()
    short: tuple[str, ...] = ()

    def read(self, text: str) -> Value:
        """The value that `text` stands for, validated; raises `ParameterError`."""
        match self.type:
            case ParameterType.INTEGER:
                return self.validated(self._whole(text))
            case ParameterType.NUMBER:
                return self.validated(self._number(text))
            case ParameterType.SPAN:
                return self.validated(self._span(text))
            case ParameterType.FLAG:
                return self._flag(text)
            case _:
                return self.validated(text)

    def taken(self, value: Value) -> Value:
        """A value given in Python, validated; a text is read, a number stands for the span of itself alone."""
        if isinstance(value, str):
            return self.read(value)
        if self.type is ParameterType.SPAN and _is_number(value):
            value = (value, value)
        if not _fits(value, self.type):
            raise ParameterError(self.type.value, self.key, found=value, choices=list(self.choices))
        if isinstance(value, tuple) and value[0] > value[1]:
            raise ParameterError("span", self.key, found=f"{value[0]}-{value[1]}")
        return self.validated(value)

    def validated(self, value: Value) -> Value:
        """`value` itself, or `ParameterError` naming the bound it breaks."""
        if value is None:
            return None
        if self.choices and value not in self.choices:
            raise ParameterError("choice", self.key, found=value, choices=list(self.choices))
        for number in value if isinstance(value, tuple) else (value,):
            if isinstance(number, int | float):
                self._within(number)
        return value

    def _within(self, number: float) -> None:
        if isnan(number):
            raise ParameterError("number", self.key, found=number)
        if self.minimum is not None and number < self.minimum:
            raise ParameterError("minimum", self.key, found=number, bound=self.minimum)
        if self.maximum is not None and number > self.maximum:
            raise ParameterError("maximum", self.key, found=number, bound=self.maximum)

    def _flag(self, text: str) -> bool:
        if text.lower() in _YES | _NO:
            return text.lower() in _YES
        raise ParameterError("flag", self.key, found=text)

    def _whole(self, text: str) -> int:
        try:
            return int(text)
        except ValueError:
            raise ParameterError("integer", self.key, found=text) from None

    def _number(self, text: str) -> float:
        try:
            return float(text)
        except ValueError:
            raise ParameterError("number", self.key, found=text) from None

    def _span(self, text: str) -> Span:
        low, dash, high = text.partition("-")
        least = self._number(low) if low.strip() else (self.minimum if self.minimum is not None else 0.0)
        most = least if not dash else self._number(high) if high.strip() else (self.maximum or float("inf"))
        if least > most:
            raise ParameterError("span", self.key, found=text)
        return least, most


def _is_number(value: object) -> TypeGuard[int | float]:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _fits(value: Value, type: ParameterType) -> bool:
    match type:
        case ParameterType.INTEGER:
            return _is_number(value) and isinstance(value, int)
        case ParameterType.NUMBER:
            return _is_number(value)
        case ParameterType.SPAN:
            return isinstance(value, tuple) and len(value) == 2 and all(map(_is_number, value))
        case ParameterType.FLAG:
            return isinstance(value, bool)
        case _:
            return False
