"""What a shell may complete where a metavar stands: files, and the names that kinds know."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

    from pfadwerk.kinds.interface import AnyKind

Completer = Callable[[click.Context, click.Parameter, str], "list[CompletionItem]"]


def completer(metavar: str) -> Completer | None:
    """How to complete what this metavar stands for; None where nobody can know."""
    if metavar in FILES:
        return _files
    names = NAMES.get(metavar)
    return None if names is None else _named(names)


def _files(context: click.Context, parameter: click.Parameter, begun: str) -> list[CompletionItem]:
    from click.shell_completion import CompletionItem

    return [CompletionItem(begun, type="file")]  # the shell itself knows the files


def _named(names: Callable[[AnyKind], Iterable[str]]) -> Completer:
    def complete(context: click.Context, parameter: click.Parameter, begun: str) -> list[CompletionItem]:
        from click.shell_completion import CompletionItem

        known = dict.fromkeys(name for kind in _kinds(context) for name in names(kind))
        return [CompletionItem(name) for name in known if name.startswith(begun)]

    return complete


def _kinds(context: click.Context) -> list[AnyKind]:
    """The kind that the command line names already, else all."""
    from pfadwerk.kinds.registry import kinds

    asked = kinds().get(str(context.params.get("kind")))
    return list(kinds().values()) if asked is None else [asked]


def _examples(kind: AnyKind) -> Iterable[str]:
    from pfadwerk.kinds.examples import examples_of

    return (each.key for each in examples_of(kind).puzzles)


FILES = {"FILE", "FILES", "PUZZLE", "ANSWERS", "OUTPUT"}
NAMES: dict[str, Callable[[AnyKind], Iterable[str]]] = {
    "KIND": lambda kind: [kind.info.key],
    "KINDS": lambda kind: [kind.info.key],
    "OPTIONAL-KIND": lambda kind: [kind.info.key],
    "KEY": _examples,
    "METHOD": lambda kind: kind.solvers,
    "METHODS": lambda kind: kind.solvers,
    "FORMAT": lambda kind: [each.key for each in kind.formats],
    "QUESTION": lambda kind: kind.questions,
}
