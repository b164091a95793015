"""The library in a few calls: load, solve, check, draw, dump."""

from __future__ import annotations

from collections.abc import Sequence
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar, overload

from pfadwerk.amounts import count
from pfadwerk.answer import Answer
from pfadwerk.errors import InputError, PfadwerkError, UncheckedError
from pfadwerk.files import replace_file
from pfadwerk.finding import Finding
from pfadwerk.kinds.interface import AnyKind, Document, Format, Written
from pfadwerk.kinds.registry import kind_for, kind_of, kinds
from pfadwerk.kinds.solved_by import SolvedBy
from pfadwerk.limits import Limits
from pfadwerk.text.decode import decode, tidy

if TYPE_CHECKING:
    from pfadwerk.draw.scene import Scene

P = TypeVar("P")
S = TypeVar("S")


@overload
def load(path: str | PathLike[str], kind: type[P], *, lenient: bool = False) -> P: ...
@overload
def load(path: str | PathLike[str], kind: str | None = None, *, lenient: bool = False) -> Any: ...
def load(path: str | PathLike[str], kind: str | type[Any] | None = None, *, lenient: bool = False) -> Any:
    """The puzzle in a file. `kind` is a kind's name or the type of its puzzles; the type tells a type checker more."""
    return _only(read(Path(path).read_bytes(), kind, lenient=lenient))


@overload
def loads(text: str | bytes, kind: type[P], *, lenient: bool = False) -> P: ...
@overload
def loads(text: str | bytes, kind: str | None = None, *, lenient: bool = False) -> Any: ...
def loads(text: str | bytes, kind: str | type[Any] | None = None, *, lenient: bool = False) -> Any:
    r"""The puzzle in a text; `kind` as for `load`.

    >>> puzzle = loads("3\n1,1,1\n1\n2,1,1\n")
    >>> solve(puzzle).status.value
    'solved'
    """
    return _only(read(text, kind, lenient=lenient))


@overload
def read(text: str | bytes, kind: type[P], *, lenient: bool = False) -> Document[P, Any]: ...
@overload
def read(text: str | bytes, kind: str | None = None, *, lenient: bool = False) -> Document[Any, Any]: ...
def read(text: str | bytes, kind: str | type[Any] | None = None, *, lenient: bool = False) -> Document[Any, Any]:
    """All puzzles in a text, with their solutions and the reader's warnings."""
    tidied = decode(text) if isinstance(text, bytes) else tidy(text)
    return recognised(tidied, kind).read(tidied, lenient=lenient)


def recognised(text: str, kind: str | type[object] | None = None) -> Format[Any, Any]:
    """The format that a text is written in; `kind` settles doubt."""
    candidates = [kind_for(kind)] if kind else list(kinds().values())
    found = {each: formats for each in candidates if (formats := _recognising(each, text))}
    if not found and kind:
        return candidates[0].formats[0]  # its complaint says what is wrong
    if not found:
        raise InputError("known-kind", line=1, column=1, found=text[:40], known=list(kinds()))
    if len(found) > 1:
        raise InputError("one-kind", line=1, found=text[:40], known=[each.info.key for each in found])
    return next(iter(found.values()))[0]


def dumps(puzzle: SolvedBy[S], format: str | None = None, solution: S | None = None) -> str:
    """A puzzle as text: in the named format, else in the first of its kind's formats that holds all of it."""
    return write(puzzle, format, solution).text


def dump(puzzle: SolvedBy[S], path: str | PathLike[str], format: str | None = None, solution: S | None = None) -> None:
    """Write a puzzle to a file; an existing file stays whole until the new one is."""
    replace_file(Path(path), dumps(puzzle, format, solution))


def write(puzzle: SolvedBy[S], format: str | None = None, solution: S | None = None) -> Written:
    """A puzzle as text, with what the format couldn't hold; without a named format in the first that loses nothing."""
    kind = kind_of(puzzle)
    able = [each for each in kind.formats if each.can_write(puzzle)]
    if format is None:
        drafts = (each.write(puzzle, solution) for each in able)
        return next((draft for draft in drafts if not draft.losses), None) or able[0].write(puzzle, solution)
    chosen = kind.format(format)
    if chosen not in able:
        raise PfadwerkError("not-writable", name=chosen.key, known=[each.key for each in able])
    return chosen.write(puzzle, solution)


def solve(puzzle: SolvedBy[S], method: str | None = None, limits: Limits | None = None, want: int = 1) -> Answer[S]:
    """Solve a puzzle. Never raises for "no solution": the answer's status says how the search ended."""
    kind = kind_of(puzzle)
    answer = kind.solver(method).solve(puzzle, limits or Limits(), count("want", want, 1))
    for solution in answer.solutions:
        if findings := kind.check(puzzle, solution):
            raise UncheckedError(f"{kind.info.key}: {findings[0]}")
    return answer


def check(puzzle: SolvedBy[S], solution: S | str) -> Sequence[Finding]:
    """What is wrong with a solution (or its text), the first thing first; empty = right."""
    kind = kind_of(puzzle)
    if isinstance(solution, str):
        solution = kind.parse_solution(puzzle, tidy(solution))
    return kind.check(puzzle, solution)


def draw(puzzle: SolvedBy[S], solution: S | None = None, findings: Sequence[Finding] = ()) -> Scene:
    """The scene of a puzzle, with a solution on top of it and findings marked."""
    return kind_of(puzzle).draw(puzzle, solution, findings)


def _recognising(kind: AnyKind, text: str) -> list[Format[Any, Any]]:
    return [each for each in kind.formats if each.recognises(text)]


def _only(document: Document[Any, Any]) -> Any:
    if len(document.entries) != 1:
        raise InputError("one-puzzle", count=len(document.entries))
    return document.entries[0].puzzle
