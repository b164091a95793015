"""What can be asked about a puzzle beyond its solution: how many, how hard, why, and each kind's own questions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from pfadwerk import amounts
from pfadwerk.answer import Answer
from pfadwerk.errors import PfadwerkError
from pfadwerk.finding import Finding
from pfadwerk.kinds.interface import AnyKind, Explanation, Rating, Report
from pfadwerk.kinds.parameter import Value
from pfadwerk.kinds.registry import kind_of
from pfadwerk.kinds.solved_by import SolvedBy
from pfadwerk.kinds.wishes import dashed, refuse_unknown, values
from pfadwerk.limits import Limits

S = TypeVar("S")
Part = TypeVar("Part", bound=Callable[..., object])


def count(puzzle: SolvedBy[S], limits: Limits | None = None, at_most: int | None = None) -> Answer[S]:
    """Count the solutions (where length counts: the best ones), up to a bound where one is given.

    >>> import pfadwerk
    >>> counted = count(pfadwerk.loads("2 2\\n0\\n0\\n0 0\\n0\\n0\\n0\\n0 0\\n0\\n"))
    >>> counted.counted, counted.complete
    (2, True)
    """
    kind = kind_of(puzzle)
    most = None if at_most is None else amounts.count("at_most", at_most, 1)
    return _offered(kind, kind.count)(puzzle, limits or Limits(), most)


def rate(puzzle: SolvedBy[Any], limits: Limits | None = None) -> Rating:
    """Say how hard a puzzle is, from 0 to 100, and what that rests on."""
    kind = kind_of(puzzle)
    return _offered(kind, kind.rate)(puzzle, limits or Limits())


def explain(puzzle: SolvedBy[Any], limits: Limits | None = None) -> Explanation:
    """Say step by step how a puzzle is solved, or why it can't be."""
    kind = kind_of(puzzle)
    return _offered(kind, kind.explain)(puzzle, limits or Limits())


def ask(puzzle: SolvedBy[Any], question: str, limits: Limits | None = None, **wishes: Value) -> Report:
    """Ask one of the kind's own questions; wishes are named as on the command line, with `_` for `-`."""
    asked = kind_of(puzzle).question(question)
    wished = dashed(wishes)
    refuse_unknown(asked.parameters, wished)
    return asked.ask(puzzle, values(asked.parameters, wished), limits or Limits())


def words(
    puzzle: SolvedBy[Any], said: Sequence[Finding] | Answer[Any] | Explanation | Report, language: str = "en"
) -> list[str]:
    """What was said about a puzzle, in words: findings, an answer's notes, an explanation, a report."""
    package = kind_of(puzzle).info.package
    match said:
        case Answer():
            findings, section = said.notes, "notes"
        case Explanation():
            findings, section = said.steps, "steps"
        case Report():
            findings, section = said.statements, "reports"
        case _:
            findings, section = tuple(said), "findings"
    return [finding.say(package, language, section) for finding in findings]


def _offered(kind: AnyKind, part: Part | None) -> Part:
    if part is None:
        raise PfadwerkError("not-offered", name=kind.info.key)
    return part
