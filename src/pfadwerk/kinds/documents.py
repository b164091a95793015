"""What a text holds, and what a format of a kind can do with it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from pfadwerk.finding import Finding

P = TypeVar("P")
S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Entry(Generic[P, S]):
    """One puzzle of a document, with its solution and title where the document has them."""

    puzzle: P
    solution: S | None = None
    title: str = ""


@dataclass(frozen=True, slots=True)
class Document(Generic[P, S]):
    """What a text holds: its puzzles, and what the reader has to remark (codes of the kind's `notes`)."""

    entries: tuple[Entry[P, S], ...]
    warnings: tuple[Finding, ...] = ()


@dataclass(frozen=True, slots=True)
class Written:
    """A text, and what the format couldn't hold (codes of the kind's `notes`)."""

    text: str
    losses: tuple[Finding, ...] = ()


class Format(Protocol[P, S]):
    """A text format of a kind. One that is only read can write no puzzle."""

    @property
    def key(self) -> str:
        """Its name on the command line."""
        ...

    def recognises(self, text: str) -> bool:
        """Whether `text` looks like this format, broken or not: cheap, never raises."""
        ...

    def read(self, text: str, *, lenient: bool = False) -> Document[P, S]:
        """Read a text or raise `InputError`. `lenient` reads what is certain and warns of the rest."""
        ...

    def can_write(self, puzzle: P) -> bool:
        """Whether the format can hold this puzzle's rules and extensions."""
        ...

    def write(self, puzzle: P, solution: S | None = None) -> Written:
        """The puzzle in this format; read back it is the same but for the losses told."""
        ...


class DataCodec(Protocol[P, S]):
    """A kind's part of our JSON format: puzzle and solution as plain data, and the schemas of both."""

    schema: Mapping[str, object]
    solution_schema: Mapping[str, object]

    def puzzle_to_data(self, puzzle: P) -> object:
        """The puzzle as plain data; equal puzzles give equal data."""
        ...

    def puzzle_from_data(self, data: Any) -> P:
        """The puzzle of data that the schema accepts; `InputError` for what a schema can't say."""
        ...

    def solution_to_data(self, puzzle: P, solution: S) -> object:
        """A solution as plain data."""
        ...

    def solution_from_data(self, puzzle: P, data: Any) -> S:
        """The solution of data that its schema accepts, right or wrong."""
        ...
