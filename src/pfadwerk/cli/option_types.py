"""What values of options may be, with complaints in our words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import click

from pfadwerk.texts import Texts


class Quantity(click.ParamType[Any]):
    """A quantity; `name` is its code in the texts."""

    def __init__(self, name: str, read: Callable[[str], float | int | None], texts: Texts) -> None:
        self.name = name
        self._read = read
        self._texts = texts

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """The number, or a complaint that shows how it is written."""
        if not isinstance(value, str):
            return value
        if (number := self._read(value)) is None:
            self.fail(self._texts.say("usage", self.name, {"found": value}), param, ctx)
        return number


class Choice(click.Choice[str]):
    """A choice whose complaint is one of our texts."""

    def __init__(self, choices: tuple[str, ...], texts: Texts) -> None:
        super().__init__(choices)
        self._texts = texts

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """One of the choices, or a complaint that names them."""
        if value not in self.choices:
            self.fail(self._texts.say("usage", "choice", {"found": value, "choices": ", ".join(self.choices)}))
        return value
