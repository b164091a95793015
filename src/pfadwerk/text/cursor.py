"""Reads lines and their parts with their places, so that every complaint can say where."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from pfadwerk.errors import InputError

_PART = re.compile(r"[^\s,;]+")
_WORD = re.compile(r"\S+")
_INTEGER = re.compile(r"[+-]?\d{1,18}", re.ASCII)


@dataclass(frozen=True, slots=True)
class Token:
    """A word with its place, line and column from 1."""

    text: str
    line: int
    column: int

    def error(self, code: str, *, package: str = "pfadwerk", **details: object) -> InputError:
        """An error at this token."""
        return InputError(code, line=self.line, column=self.column, found=self.text, package=package, **details)

    def integer(self, minimum: int, maximum: int | None = None) -> int:
        """The whole number that it is, inside the bounds; else an error that names them."""
        value = int(self.text) if _INTEGER.fullmatch(self.text) else None
        if value is None or value < minimum or (maximum is not None and value > maximum):
            code = "integer-from" if maximum is None else "integer-within"
            raise self.error(code, minimum=minimum, maximum=maximum)
        return value


@dataclass(frozen=True, slots=True)
class Line:
    """A line of text with its number from 1."""

    text: str
    number: int

    @property
    def blank(self) -> bool:
        """Whether there is nothing on it."""
        return not self.text.strip()

    def tokens(self, *, commas: bool = False) -> list[Token]:
        """Its words; with `commas`, commas and semicolons separate too."""
        pattern = _PART if commas else _WORD
        return [Token(found.group(), self.number, found.start() + 1) for found in pattern.finditer(self.text)]

    def end(self) -> Token:
        """The place behind its last character: for complaints about what is missing there."""
        return Token("", self.number, len(self.text.rstrip()) + 1)


class Cursor:
    """Walks over the lines of a text."""

    def __init__(self, text: str) -> None:
        self._lines = [Line(line, number) for number, line in enumerate(text.split("\n"), start=1)]
        self._next = 0

    def peek(self) -> Line | None:
        """The next line that isn't blank, without taking it; None at the end."""
        while self._next < len(self._lines):
            if not self._lines[self._next].blank:
                return self._lines[self._next]
            self._next += 1
        return None

    def take(self, expected: str, *, package: str = "pfadwerk") -> Line:
        """The next line that isn't blank; at the end of the text an error that says what was `expected`."""
        line = self.peek()
        if line is None:
            raise InputError(expected, line=self._after_text(), package=package)
        self._next += 1
        return line

    def rest(self) -> Iterator[Line]:
        """The remaining lines that aren't blank."""
        while (line := self.peek()) is not None:
            self._next += 1
            yield line

    def end(self) -> None:
        """Make sure that only blank lines are left."""
        if (line := self.peek()) is not None:
            raise line.tokens()[0].error("end-of-text")

    def _after_text(self) -> int:
        filled = [line.number for line in self._lines if not line.blank]
        return (filled[-1] if filled else 0) + 1
