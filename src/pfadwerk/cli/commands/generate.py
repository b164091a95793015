"""`pfadwerk generate`: one command a kind, its options made from what the kind's generators declare."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import click

from pfadwerk.cli import options
from pfadwerk.cli.command import WordedGroup, make_command
from pfadwerk.cli.exits import Exit
from pfadwerk.cli.generating import Delivery, produce
from pfadwerk.cli.option_types import Choice, Quantity
from pfadwerk.cli.options import Budget, Group, option
from pfadwerk.cli.outfile import output
from pfadwerk.cli.voice import Voice
from pfadwerk.cli.wish_options import shorts, wished, written
from pfadwerk.errors import PfadwerkError
from pfadwerk.kinds.interface import AnyKind
from pfadwerk.kinds.registry import kind_named, kinds
from pfadwerk.making import order
from pfadwerk.texts import Texts, texts_of


class Kinds(WordedGroup):
    """A command for each kind that has generators."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The kinds."""
        return [key for key, kind in kinds().items() if kind.generators]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of a kind, by key or alias."""
        if cmd_name.startswith("-"):
            return None
        kind = kind_named(cmd_name)
        if not kind.generators:
            raise PfadwerkError("not-offered", name=kind.info.key)
        return _of_kind(kind, self._texts)

    def summary(self, name: str) -> str:
        """What the kind is."""
        return texts_of(kind_named(name).info.package, self._texts.language).say("names", "summary")


@dataclass(frozen=True, slots=True)
class Request:
    """What was written on the command line besides the wishes."""

    method: str | None
    seed: int | None
    count: int


def command(texts: Texts) -> click.Command:
    """Build the command."""
    return Kinds(
        texts,
        name="generate",
        help=texts.say("help", "generate"),
        subcommand_metavar=texts.say("metavars", "KIND-COMMAND"),
        params=list(options.speaking(texts)),
    )


def _of_kind(kind: AnyKind, texts: Texts) -> click.Command:
    parameters = wished(kind).parameters
    taken = shorts(parameters)

    def run(voice: Voice, request: Request, delivery: Delivery, budget: Budget, **given: Any) -> Exit:
        ordered = order(kind, request.method, written(given, parameters), request.seed, request.count)
        if request.seed is None:
            voice.talk("generate", "seed", {"seed": ordered.seed})
        return produce(voice, ordered, budget, delivery)

    def ours(*option_names: str, **settings: Any) -> click.Option:
        return option(texts, *(name for name in option_names if name not in taken), **settings)

    request = (
        ours("-m", "--method", type=Choice(tuple(kind.generators), texts)),
        ours("--seed", metavar="N", type=Quantity("seed", _seed, texts)),
        ours("-n", "--count", code="number", metavar="N", type=options.natural(texts), default=1),
    )
    delivery = (
        ours("-t", "--to", metavar="FORMAT"),
        output(texts, "OUTPUT"),
        ours("--with-solution", is_flag=True),
    )
    groups = [Group("request", request, Request), Group("delivery", delivery, Delivery), options.budget(texts)]
    made = make_command("generate", texts, run, wished(kind).options(texts), groups)
    made.name, made.help = kind.info.key, _help(kind, texts)
    return made


def _help(kind: AnyKind, texts: Texts) -> str:
    names = texts_of(kind.info.package, texts.language)
    methods = ((key, names.say("methods", key) if names.has("methods", key) else "") for key in kind.generators)
    listed = "\n".join(f"{key}: {text}" for key, text in methods)
    return f"{names.say('names', 'summary')}\n\n{texts.say('help', 'generate-kind')}\n\n\b\n{listed}"


def _seed(text: str) -> int | None:
    return int(text) if text.isdecimal() and len(text) < 19 else None
