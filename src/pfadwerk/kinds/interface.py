"""The one interface of all puzzle families.

A family is a package with a `Kind` value: its model, formats, rules, solvers and what else it offers. General
code (command line, sessions, tests, drawing) knows families through this value alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from pfadwerk.answer import Answer
from pfadwerk.errors import PfadwerkError
from pfadwerk.finding import Finding
from pfadwerk.kinds.documents import DataCodec, Document, Entry, Format, Written
from pfadwerk.limits import Limits

if TYPE_CHECKING:
    from pfadwerk.draw.scene import Scene
    from pfadwerk.kinds.offers import (
        Explanation,
        Generated,
        Generator,
        Offers,
        Play,
        PlayState,
        Question,
        Rating,
        Report,
        Symmetry,
    )
    from pfadwerk.kinds.parameter import Value

__all__ = [
    "AnyKind",
    "DataCodec",
    "Document",
    "Entry",
    "Explanation",
    "Format",
    "Generated",
    "Generator",
    "Info",
    "Kind",
    "Offers",
    "Play",
    "PlayState",
    "Question",
    "Rating",
    "Report",
    "Solver",
    "Symmetry",
    "Written",
]

P = TypeVar("P")
S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Info:
    """Who a kind is: its key, other names it answers to, and the package that holds its texts and examples."""

    key: str
    aliases: tuple[str, ...]
    package: str


@dataclass(frozen=True, slots=True)
class Solver(Generic[P, S]):
    """A way to solve. `exact`: when it ends by itself its "no solution" and optimality are proofs.

    `solve(puzzle, limits, want)` looks for up to `want` solutions.
    """

    solve: Callable[[P, Limits, int], Answer[S]]
    exact: bool = True


def _nothing() -> Offers[Any, Any]:
    from pfadwerk.kinds.offers import Offers

    return Offers()


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Kind(Generic[P, S]):
    """A puzzle family. The first of `formats` is the one that circulates, the first of `solvers` the default.

    `offers` is a function, so that a kind can import what it offers there, and `draw` may import too: solving one
    small file shall not wait for every kind's generators and drawings.
    """

    info: Info
    puzzle_type: type[P]
    formats: tuple[Format[P, S], ...]
    data: DataCodec[P, S]
    parse_solution: Callable[[P, str], S]
    format_solution: Callable[[P, S], str]
    # Rules: empty = right. `finding_codes` are all the codes these two can give.
    check_puzzle: Callable[[P], Sequence[Finding]]
    check: Callable[[P, S], Sequence[Finding]]
    finding_codes: tuple[str, ...]
    # What is known without solving, by code of `columns`.
    measures: Callable[[P], Mapping[str, Value]]
    # Length of a solution in the kind's own unit, and its story in words (codes of `steps`).
    length: Callable[[P, S], int]
    tell: Callable[[P, S], Sequence[Finding]]
    draw: Callable[[P, S | None, Sequence[Finding]], Scene]
    solvers: Mapping[str, Solver[P, S]]
    offers: Callable[[], Offers[P, S]] = _nothing

    @property
    def symmetry(self) -> Symmetry[P] | None:
        """What leaves a puzzle the same."""
        return self.offers().symmetry

    @property
    def count(self) -> Callable[[P, Limits, int | None], Answer[S]] | None:
        """Counts (optimal) solutions, up to a bound where one is given."""
        return self.offers().count

    @property
    def generators(self) -> Mapping[str, Generator[P, S]]:
        """The ways to make puzzles, the default first."""
        return self.offers().generators

    @property
    def rate(self) -> Callable[[P, Limits], Rating] | None:
        """Says how hard a puzzle is."""
        return self.offers().rate

    @property
    def explain(self) -> Callable[[P, Limits], Explanation] | None:
        """Says why."""
        return self.offers().explain

    @property
    def questions(self) -> Mapping[str, Question[P]]:
        """Further questions about a puzzle, by name."""
        return self.offers().questions

    @property
    def play(self) -> Play[P, S] | None:
        """Playing by hand."""
        return self.offers().play

    def format(self, key: str) -> Format[P, S]:
        """The format of this name."""
        for candidate in self.formats:
            if candidate.key == key:
                return candidate
        raise PfadwerkError("unknown-format", name=key, known=[known.key for known in self.formats])

    def solver(self, method: str | None = None) -> Solver[P, S]:
        """The solver of this name; without a name the default."""
        if method is None:
            return next(iter(self.solvers.values()))
        if method not in self.solvers:
            raise PfadwerkError("unknown-method", name=method, known=list(self.solvers))
        return self.solvers[method]

    def question(self, name: str) -> Question[P]:
        """The question of this name."""
        if name not in self.questions:
            raise PfadwerkError("unknown-question", name=name, known=list(self.questions))
        return self.questions[name]

    def method_name(self, method: str | None = None) -> str:
        """The name of a method, the default's where none is given."""
        return method or next(iter(self.solvers))


AnyKind = Kind[Any, Any]


if not TYPE_CHECKING:  # a type checker shall see the names above

    def __getattr__(name: str) -> object:
        # Solving one small file shall not wait for what kinds offer beyond it.
        if name not in __all__:
            raise AttributeError(f"module 'pfadwerk.kinds.interface' has no attribute {name!r}")
        from pfadwerk.kinds import offers

        return getattr(offers, name)
