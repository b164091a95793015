"""Reads puzzles and answers from files and from standard input (`-`)."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pfadwerk.api import recognised
from pfadwerk.cli.options import Reading
from pfadwerk.cli.voice import PACKAGE
from pfadwerk.errors import PfadwerkError
from pfadwerk.finding import Finding
from pfadwerk.kinds.interface import AnyKind, Entry
from pfadwerk.kinds.registry import kind_of
from pfadwerk.text.decode import decode

STANDARD_INPUT = "-"


@dataclass(frozen=True, slots=True)
class Loaded:
    """A puzzle and where it comes from: file, number in the file (from 1) of how many, kind, format, remarks."""

    file: str
    number: int
    count: int
    kind: AnyKind
    format: str
    entry: Entry[Any, Any]
    warnings: tuple[Finding, ...]

    @property
    def puzzle(self) -> Any:
        """The puzzle itself."""
        return self.entry.puzzle

    @property
    def name(self) -> str:
        """File, number and title, as far as needed to tell it from others."""
        number = f" #{self.number}" if self.count > 1 else ""
        title = f" ({self.entry.title})" if self.entry.title else ""
        return f"{self.file}{number}{title}"


def read_bytes(file: str) -> bytes:
    """The bytes of a file, of standard input for `-`."""
    if file == STANDARD_INPUT:
        if sys.stdin.closed:
            raise PfadwerkError("standard-input-once", package=PACKAGE)
        with sys.stdin.buffer as stream:  # closed behind us: a second `-` would take nothing at all for a file
            return stream.read()
    return Path(file).read_bytes()


def read_text(file: str) -> str:
    """The text of a file; `InputError` where it is none."""
    return decode(read_bytes(file))


def load(file: str, reading: Reading) -> Iterator[Loaded]:
    """The puzzles of a file. The reader's remarks come with the first."""
    text = read_text(file)
    chosen = recognised(text, reading.kind)
    document = chosen.read(text, lenient=reading.lenient)
    for number, entry in enumerate(document.entries, start=1):
        warnings = document.warnings if number == 1 else ()
        kind = kind_of(entry.puzzle)
        yield Loaded(file, number, len(document.entries), kind, chosen.key, entry, warnings)
