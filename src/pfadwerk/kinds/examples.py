"""The examples that a kind brings: puzzles with their known ending, wrong answers, broken texts.

They are the kind's test data, the demo's puzzles, and what the rules pages show. `examples/examples.toml`:

    [[example]]            # a puzzle
    key = "ring"           # its name
    file = "ring.txt"      # beside examples.toml
    status = "solved"      # or "proved_none"
    length = 17            # where solved: the length of a best solution
    count = 2              # optional: the number of all (best) solutions
    shows = ["walls"]      # optional: extensions and shapes ("walls", "non-square", …)
    title = { en = "Ring", de = "Ring" }

    [[wrong]]              # the first thing that is wrong with an answer (or, without `answer`, with a puzzle)
    code = "wall"          # finding code
    puzzle = "ring"        # key of an example; or the puzzle itself as `text`
    answer = "RRU"
    cells = [[1, 2]]       # the finding's cells, as the rules count them
    step = 3               # optional

    [[broken]]             # a text that can't be read
    code = "integer-within"
    text = "x"
    line = 1
    column = 1
    found = "x"
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Any

from pfadwerk.answer import Status
from pfadwerk.grid import Cell
from pfadwerk.kinds.interface import AnyKind
from pfadwerk.text.decode import decode


@dataclass(frozen=True, slots=True)
class Example:
    """A puzzle of our own with its known ending."""

    key: str
    text: str
    status: Status
    length: int | None = None
    count: int | None = None
    shows: tuple[str, ...] = ()
    title: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class WrongAnswer:
    """A puzzle, an answer (None: the puzzle itself is wrong), and the first finding about it."""

    code: str
    text: str
    answer: str | None
    cells: tuple[Cell, ...]
    step: int | None = None


@dataclass(frozen=True, slots=True)
class BrokenText:
    """A text that can't be read, and the complaint about it."""

    code: str
    text: str
    line: int
    column: int
    found: str


@dataclass(frozen=True, slots=True)
class Examples:
    """All examples of one kind."""

    puzzles: tuple[Example, ...]
    wrong: tuple[WrongAnswer, ...]
    broken: tuple[BrokenText, ...]


def examples_of(kind: AnyKind) -> Examples:
    """The examples in a kind's folder."""
    folder = files(kind.info.package).joinpath("examples")
    data = tomllib.loads(folder.joinpath("examples.toml").read_text("utf-8"))
    texts = {each["key"]: decode(folder.joinpath(each["file"]).read_bytes()) for each in data["example"]}
    return Examples(
        puzzles=tuple(_example(each, texts) for each in data["example"]),
        wrong=tuple(_wrong(each, texts) for each in data.get("wrong", ())),
        broken=tuple(BrokenText(**each) for each in data.get("broken", ())),
    )


def _example(data: Mapping[str, Any], texts: Mapping[str, str]) -> Example:
    return Example(
        key=data["key"],
        text=texts[data["key"]],
        status=Status(data["status"]),
        length=data.get("length"),
        count=data.get("count"),
        shows=tuple(data.get("shows", ())),
        title=data.get("title", {}),
    )


def _wrong(data: Mapping[str, Any], texts: Mapping[str, str]) -> WrongAnswer:
    return WrongAnswer(
        code=data["code"],
        text=data["text"] if "text" in data else texts[data["puzzle"]],
        answer=data.get("answer"),
        cells=tuple((x, y) for x, y in data["cells"]),
        step=data.get("step"),
    )
