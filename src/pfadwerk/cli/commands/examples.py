"""`pfadwerk examples`: the puzzles that come with pfadwerk."""

from __future__ import annotations

from typing import Any

import click

from pfadwerk.cli import numbers
from pfadwerk.cli.command import make_command
from pfadwerk.cli.exits import Exit
from pfadwerk.cli.options import argument
from pfadwerk.cli.outfile import deliver, output
from pfadwerk.cli.results import as_json
from pfadwerk.cli.table import pairs
from pfadwerk.cli.voice import PACKAGE, Voice
from pfadwerk.errors import PfadwerkError
from pfadwerk.kinds.examples import Example, examples_of
from pfadwerk.kinds.interface import AnyKind
from pfadwerk.kinds.registry import kind_named, kinds
from pfadwerk.texts import Texts


def command(texts: Texts) -> click.Command:
    """Build the command."""
    params = [
        argument(texts, "KIND", "OPTIONAL-KIND", required=False),
        argument(texts, "KEY", required=False),
        output(texts),
    ]
    return make_command("examples", texts, run, params)


def run(voice: Voice, kind: str | None, key: str | None, output: str | None) -> Exit:
    """List the examples, or print one."""
    if kind is not None and key is not None:
        _print(voice, kind_named(kind), key, output)
    else:
        _list(voice, [kind_named(kind)] if kind else list(kinds().values()), output)
    return Exit.DONE


def _print(voice: Voice, kind: AnyKind, key: str, output: str | None) -> None:
    puzzles = examples_of(kind).puzzles
    for each in puzzles:
        if each.key == key:
            deliver(voice, as_json(_data(voice, kind, each)) if voice.json else each.text, output)
            return
    known = [each.key for each in puzzles]
    raise PfadwerkError("unknown-example", package=PACKAGE, kind=kind.info.key, name=key, known=known)


def _list(voice: Voice, chosen: list[AnyKind], output: str | None) -> None:
    if voice.json:
        found = [_data(voice, kind, each) for kind in chosen for each in examples_of(kind).puzzles]
        deliver(voice, as_json(found), output)
        return
    deliver(voice, "\n\n".join(_lines(voice, kind) for kind in chosen), output)


def _lines(voice: Voice, kind: AnyKind) -> str:
    puzzles = examples_of(kind).puzzles
    rows = [(each.key, f"{_title(voice, each)}: {_ending(voice, each)}") for each in puzzles]
    return f"{kind.info.key}\n{pairs(rows)}"


def _ending(voice: Voice, example: Example) -> str:
    ending = voice.word("examples", example.status.value)
    if example.length is None:
        return ending
    length = voice.word("examples", "length", {"length": numbers.whole(example.length, voice.language)})
    return f"{ending}, {length}"


def _title(voice: Voice, example: Example) -> str:
    return example.title.get(voice.language, example.key)


def _data(voice: Voice, kind: AnyKind, example: Example) -> dict[str, Any]:
    return {
        "kind": kind.info.key,
        "key": example.key,
        "title": _title(voice, example),
        "status": example.status.value,
        "length": example.length,
        "count": example.count,
        "shows": list(example.shows),
        "text": example.text,
    }
