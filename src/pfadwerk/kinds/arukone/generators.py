"""The ways to make boards."""

from __future__ import annotations

from collections.abc import Mapping

from pfadwerk.kinds.arukone.generate_lines import LINES
from pfadwerk.kinds.arukone.generate_unique import UNIQUE
from pfadwerk.kinds.arukone.model import Lines, Puzzle
from pfadwerk.kinds.interface import Generator

GENERATORS: Mapping[str, Generator[Puzzle, Lines]] = {"unique": UNIQUE, "lines": LINES}
