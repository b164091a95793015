"""`pfadwerk solve`: solve puzzles, or count their solutions."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import Any

import click

from pfadwerk.answer import Answer
from pfadwerk.api import solve
from pfadwerk.cli import numbers, options
from pfadwerk.cli.command import make_command
from pfadwerk.cli.exits import Exit
from pfadwerk.cli.options import Budget, Group, Sources, option
from pfadwerk.cli.outcome import EXITS, answer_data
from pfadwerk.cli.progress import watched
from pfadwerk.cli.reading import Loaded
from pfadwerk.cli.results import Result, each
from pfadwerk.cli.verdict import answer_text, spent
from pfadwerk.cli.voice import Voice
from pfadwerk.errors import PfadwerkError
from pfadwerk.texts import Texts


@dataclass(frozen=True, slots=True)
class Wish:
    """What is asked: by which method, how many solutions, or only their number up to a bound."""

    method: str | None
    want: int
    count: bool
    at_most: int | None


def command(texts: Texts) -> click.Command:
    """Build the command."""
    wish = Group(
        "wish",
        (
            option(texts, "-m", "--method", metavar="METHOD"),
            option(texts, "--want", metavar="N", type=options.natural(texts), default=1),
            option(texts, "--count", is_flag=True),
            option(texts, "--at-most", metavar="N", type=options.natural(texts)),
        ),
        Wish,
    )
    return make_command("solve", texts, run, [], [wish, options.budget(texts), options.sources(texts)])


def run(voice: Voice, wish: Wish, budget: Budget, sources: Sources) -> Exit:
    """Solve every puzzle of the files."""
    sys.set_int_max_str_digits(0)  # numbers of solutions have thousands of digits
    work = _count if wish.count else _solve
    return each(voice, sources, lambda loaded: work(voice, loaded, wish, budget))


def _solve(voice: Voice, loaded: Loaded, wish: Wish, budget: Budget) -> Result:
    with watched(voice, budget) as limits:
        answer = solve(loaded.puzzle, wish.method, limits, wish.want)
    method = loaded.kind.method_name(wish.method)
    data = answer_data(loaded, answer, method, voice.language, wish.want) if voice.json else None
    text = "" if voice.json else answer_text(voice, loaded, answer, method)
    return Result(text, data, EXITS[answer.status])


def _count(voice: Voice, loaded: Loaded, wish: Wish, budget: Budget) -> Result:
    if loaded.kind.count is None:
        raise PfadwerkError("not-offered", name=loaded.kind.info.key)
    with watched(voice, budget) as limits:
        answer = loaded.kind.count(loaded.puzzle, limits, wish.at_most)
    counted = answer.counted if answer.counted is not None else len(answer.solutions)
    text = str(counted) if voice.quiet else _counted(voice, answer, counted) + "\n\n" + spent(voice, answer, "count")
    data = answer_data(loaded, answer, "count", voice.language, 1)
    return Result(text, data | {"counted": counted}, EXITS[answer.status])


def _counted(voice: Voice, answer: Answer[Any], counted: int) -> str:
    """The number of solutions, and whether it is proved to be that of all."""
    if not answer.complete:
        code = f"count-{answer.status.value}"
    else:
        code = {0: "proved_none-nothing", 1: "count-one"}.get(counted, "count-all")
    return voice.word("solve", code, {"count": numbers.whole(counted, voice.language)})
