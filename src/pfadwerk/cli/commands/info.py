"""`pfadwerk info`: what does a file hold?"""

from __future__ import annotations

from typing import Any

import click

from pfadwerk.cli import options
from pfadwerk.cli.command import make_command
from pfadwerk.cli.exits import Exit
from pfadwerk.cli.measured import named
from pfadwerk.cli.options import Sources
from pfadwerk.cli.outcome import findings_data, place_data
from pfadwerk.cli.reading import Loaded
from pfadwerk.cli.results import Result, each
from pfadwerk.cli.story import remarks
from pfadwerk.cli.table import pairs
from pfadwerk.cli.voice import Voice
from pfadwerk.texts import Texts, texts_of


def command(texts: Texts) -> click.Command:
    """Build the command."""
    return make_command("info", texts, run, [], [options.sources(texts)])


def run(voice: Voice, sources: Sources) -> Exit:
    """Say what every file holds."""
    return each(voice, sources, lambda loaded: Result(_text(voice, loaded), _data(voice, loaded)))


def _data(voice: Voice, loaded: Loaded) -> dict[str, Any]:
    kind, language = loaded.kind, voice.language
    return place_data(loaded, language) | {
        "format": loaded.format,
        "puzzles": loaded.count,
        "solution": _solution(loaded),
        "measures": dict(kind.measures(loaded.puzzle)),
        "extended": _extended(loaded),
        "writable": _writable(loaded),
        "findings": findings_data(kind.check_puzzle(loaded.puzzle), kind, language, "findings"),
        "warnings": findings_data(loaded.warnings, kind, language, "notes"),
    }


def _text(voice: Voice, loaded: Loaded) -> str:
    kind, first = loaded.kind, loaded.kind.formats[0].key
    names = texts_of(kind.info.package, voice.language)
    rows = [
        (voice.word("info", "kind"), f"{kind.info.key} ({names.say('names', 'name')})"),
        (voice.word("info", "format"), loaded.format),
        *([(voice.word("info", "title"), loaded.entry.title)] if loaded.entry.title else []),
        *named(voice, kind, kind.measures(loaded.puzzle)),
        (voice.word("info", "extended"), voice.word("info", "yes" if _extended(loaded) else "no", {"format": first})),
        (voice.word("info", "writable"), ", ".join(_writable(loaded))),
        (voice.word("info", "solution"), voice.word("info", _solution(loaded))),
    ]
    lines = [pairs(rows, "")]
    for code, notes, section in (
        ("findings", kind.check_puzzle(loaded.puzzle), "findings"),
        ("warnings", loaded.warnings, "notes"),
    ):
        if notes:
            lines += [voice.word("info", code), *remarks(voice, kind, notes, section)]
    return "\n".join(lines)


def _solution(loaded: Loaded) -> str:
    if loaded.entry.solution is None:
        return "none"
    return "wrong" if loaded.kind.check(loaded.puzzle, loaded.entry.solution) else "right"


def _extended(loaded: Loaded) -> bool:
    """Whether the puzzle uses more than the format that circulates can hold."""
    return not loaded.kind.formats[0].can_write(loaded.puzzle)


def _writable(loaded: Loaded) -> list[str]:
    return [each.key for each in loaded.kind.formats if each.can_write(loaded.puzzle)]
