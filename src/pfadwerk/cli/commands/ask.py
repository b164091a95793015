"""`pfadwerk ask`: the further questions of a kind."""

from __future__ import annotations

from dataclasses import dataclass

import click

from pfadwerk.cli import options
from pfadwerk.cli.command import make_command
from pfadwerk.cli.exits import Exit
from pfadwerk.cli.options import Budget, Group, Sources, argument
from pfadwerk.cli.outcome import EXITS, findings_data, place_data
from pfadwerk.cli.progress import watched
from pfadwerk.cli.reading import Loaded
from pfadwerk.cli.results import Result, each
from pfadwerk.cli.story import remarks
from pfadwerk.cli.table import pairs
from pfadwerk.cli.voice import PACKAGE, Voice
from pfadwerk.errors import PfadwerkError
from pfadwerk.kinds.interface import AnyKind, Question
from pfadwerk.kinds.parameter import Value
from pfadwerk.kinds.wishes import refuse_unknown, values
from pfadwerk.texts import Texts, texts_of


@dataclass(frozen=True, slots=True)
class Asked:
    """The question and its wishes, as written."""

    question: str | None
    values: tuple[str, ...]


def command(texts: Texts) -> click.Command:
    """Build the command."""
    arguments = (argument(texts, "QUESTION", required=False), argument(texts, "VALUES", nargs=-1))
    asked = Group("asked", arguments, Asked)
    return make_command("ask", texts, run, [], [options.source(texts), asked, options.budget(texts)])


def run(voice: Voice, sources: Sources, asked: Asked, budget: Budget) -> Exit:
    """Answer a question, or list the questions."""
    if asked.question is None:
        return each(voice, sources, lambda loaded: _questions(voice, loaded.kind))
    return each(voice, sources, lambda loaded: _ask(voice, loaded, asked, budget))


def _questions(voice: Voice, kind: AnyKind) -> Result:
    texts = texts_of(kind.info.package, voice.language)
    questions = {
        key: {
            "text": texts.say("questions", key) if texts.has("questions", key) else "",
            "parameters": [each.key for each in question.parameters],
        }
        for key, question in kind.questions.items()
    }
    code = "questions" if questions else "none"
    rows = [(" ".join([key, *(f"{name}=…" for name in each["parameters"])]), str(each["text"]))
            for key, each in questions.items()]  # fmt: skip
    text = "\n".join([voice.word("ask", code, {"kind": kind.info.key}), *([pairs(rows)] if rows else [])])
    return Result(text, {"kind": kind.info.key, "questions": questions})


def _ask(voice: Voice, loaded: Loaded, asked: Asked, budget: Budget) -> Result:
    kind = loaded.kind
    question = kind.question(str(asked.question))
    wishes = _wishes(question, asked.values)
    with watched(voice, budget) as limits:
        report = question.ask(loaded.puzzle, wishes, limits)
    data = place_data(loaded, voice.language) | {
        "question": asked.question,
        "status": report.status.value,
        "statements": findings_data(report.statements, kind, voice.language, "reports"),
        "data": dict(report.data),
    }
    return Result("\n".join(remarks(voice, kind, report.statements, "reports")), data, EXITS[report.status])


def _wishes(question: Question[object], written: tuple[str, ...]) -> dict[str, Value]:
    given: dict[str, Value] = {}
    for wish in written:
        name, equals, value = wish.partition("=")
        refuse_unknown(question.parameters, [name])
        if not equals:
            raise PfadwerkError("wish-without-value", package=PACKAGE, name=name)
        given[name] = value
    return values(question.parameters, given)
