"""`pfadwerk kinds`: which puzzles there are and what can be done with them."""

from __future__ import annotations

from typing import Any

import click

from pfadwerk.cli.command import make_command
from pfadwerk.cli.drawing import wrapped
from pfadwerk.cli.exits import Exit
from pfadwerk.cli.options import argument
from pfadwerk.cli.results import as_json
from pfadwerk.cli.voice import Voice
from pfadwerk.kinds.interface import AnyKind
from pfadwerk.kinds.registry import kind_named, kinds
from pfadwerk.texts import Texts, texts_of

PARTS = ("count", "rate", "explain", "play", "symmetry")


def command(texts: Texts) -> click.Command:
    """Build the command."""
    return make_command("kinds", texts, run, [argument(texts, "KINDS", nargs=-1)])


def run(voice: Voice, kinds: tuple[str, ...]) -> Exit:
    """List the kinds, or only some of them."""
    chosen = _chosen(kinds)
    if voice.json:
        voice.result(as_json([_data(voice, each) for each in chosen]))
    elif voice.quiet:
        voice.result("\n".join(each.info.key for each in chosen))
    else:
        told = bool(kinds) or voice.verbose
        voice.result("\n\n".join(_text(voice, each, with_rules=told) for each in chosen))
    return Exit.DONE


def _chosen(names: tuple[str, ...]) -> list[AnyKind]:
    return [kind_named(name) for name in names] or list(kinds().values())


def _data(voice: Voice, kind: AnyKind) -> dict[str, Any]:
    texts = texts_of(kind.info.package, voice.language)
    return {
        "kind": kind.info.key,
        "aliases": list(kind.info.aliases),
        "name": texts.say("names", "name"),
        "summary": texts.say("names", "summary"),
        "rules": list(texts.sections["rules"].values()),
        "methods": {key: _worded(texts, "methods", key) for key in kind.solvers},
        "exact": [key for key, solver in kind.solvers.items() if solver.exact],
        "formats": {each.key: _worded(texts, "formats", each.key) for each in kind.formats},
        "generators": {key: [each.key for each in made.parameters] for key, made in kind.generators.items()},
        "questions": {key: _worded(texts, "questions", key) for key in kind.questions},
        "offers": [part for part in PARTS if getattr(kind, part) is not None],
    }


def _text(voice: Voice, kind: AnyKind, *, with_rules: bool) -> str:
    texts = texts_of(kind.info.package, voice.language)
    names = ", ".join([kind.info.key, *kind.info.aliases])
    lines = [f"{texts.say('names', 'name')} ({names})", f"  {texts.say('names', 'summary')}"]
    if with_rules:
        lines += [f"  {voice.word('kinds', 'rules')}", *_rules(texts)]
    for section, keys in (
        ("methods", list(kind.solvers)),
        ("formats", [each.key for each in kind.formats]),
        ("generators", list(kind.generators)),
        ("questions", list(kind.questions)),
    ):
        if keys:
            lines.append(f"  {voice.word('kinds', section)}")
            width = max(map(len, keys))
            lines += [f"  {_star(kind, section, key)} {_entry(texts, section, key, width)}" for key in keys]
    return "\n".join(lines)


def _rules(texts: Texts) -> list[str]:
    return [wrapped(rule, "  - ") for rule in texts.sections["rules"].values()]


def _entry(texts: Texts, section: str, key: str, width: int) -> str:
    return f"{key:<{width}}  {_worded(texts, section, key)}".rstrip()


def _star(kind: AnyKind, section: str, key: str) -> str:
    return "*" if section == "methods" and kind.solvers[key].exact else " "


def _worded(texts: Texts, section: str, key: str) -> str:
    # Generators are methods of making puzzles: their names stand beside those of the solvers.
    section = "methods" if section == "generators" else section
    return texts.say(section, key) if texts.has(section, key) else ""
