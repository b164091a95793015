"""What a kind may offer beyond solving and checking: making, rating, explaining, asking, playing."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeVar

from pfadwerk.answer import Answer, Status
from pfadwerk.draw.scene import Scene
from pfadwerk.finding import Finding
from pfadwerk.kinds.documents import Entry
from pfadwerk.kinds.parameter import Parameter, Value
from pfadwerk.limits import Limits

P = TypeVar("P")
S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Generated(Generic[P, S]):
    """What a generator made; `entry` is None where a limit or Ctrl-C came first. `replay`: key to make it again."""

    status: Status
    entry: Entry[P, S] | None = None
    nodes: int = 0
    seconds: float = 0.0
    replay: str = ""
    notes: tuple[Finding, ...] = ()


@dataclass(frozen=True, slots=True)
class Generator(Generic[P, S]):
    """A way to make puzzles: its declared wishes, and `generate(wishes, seed, limits)`.

    `wishes` holds a value for every parameter; wishes that can't be met raise `ParameterError` naming the bound.
    """

    parameters: tuple[Parameter, ...]
    generate: Callable[[Mapping[str, Value], int, Limits], Generated[P, S]]


@dataclass(frozen=True, slots=True)
class Rating:
    """How hard a puzzle is: a score 0..100 (None where unknown) and what it rests on, by code of `columns`."""

    score: float | None
    columns: Mapping[str, Value]
    status: Status = Status.SOLVED


@dataclass(frozen=True, slots=True)
class Explanation:
    """Why: statements in order (codes of the kind's `steps`), and how the search for them ended."""

    status: Status
    steps: tuple[Finding, ...]


@dataclass(frozen=True, slots=True)
class Report:
    """The answer to a question: statements (codes of `reports`), and the same as plain data for `--json`."""

    status: Status
    statements: tuple[Finding, ...]
    data: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Question(Generic[P]):
    """A further question about a puzzle, with its declared parameters: `ask(puzzle, values, limits)`."""

    parameters: tuple[Parameter, ...]
    ask: Callable[[P, Mapping[str, Value], Limits], Report]


class PlayState(Protocol):
    """A position in play; a frozen value."""

    @property
    def won(self) -> bool:
        """Whether the puzzle is solved in this position."""
        ...


@dataclass(frozen=True, slots=True)
class Play(Generic[P, S]):
    """Playing by hand. A move is a short string; `execute` is pure and raises `MoveError` on a refused move.

    `moves(puzzle, state)` lists the legal moves, `replay(puzzle, solution)` the moves of a solution,
    `show(puzzle, state)` draws a position.
    """

    start: Callable[[P], Any]
    moves: Callable[[P, Any], Sequence[str]]
    execute: Callable[[P, Any, str], Any]
    replay: Callable[[P, S], Sequence[str]]
    show: Callable[[P, Any], Scene]


@dataclass(frozen=True, slots=True)
class Symmetry(Generic[P]):
    """What leaves a puzzle the same: a quarter turn, a mirror image, and `normal`, which evens out names."""

    turn: Callable[[P], P]
    mirror: Callable[[P], P]
    normal: Callable[[P], P]


@dataclass(frozen=True, slots=True, kw_only=True)
class Offers(Generic[P, S]):
    """What a kind may offer beyond solving and checking; None or empty where it doesn't."""

    symmetry: Symmetry[P] | None = None
    count: Callable[[P, Limits, int | None], Answer[S]] | None = None
    generators: Mapping[str, Generator[P, S]] = field(default_factory=dict)
    rate: Callable[[P, Limits], Rating] | None = None
    explain: Callable[[P, Limits], Explanation] | None = None
    questions: Mapping[str, Question[P]] = field(default_factory=dict)
    play: Play[P, S] | None = None
