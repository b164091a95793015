"""`pfadwerk generate`: one command a kind, its options made from what the kind's generators declare."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Any

import click

from pfadwerk.cli import options
from pfadwerk.cli.command import WordedGroup, make_command
from pfadwerk.cli.exits import Exit
from pfadwerk.cli.generating import Delivery, produce
from pfadwerk.cli.making import Order
from pfadwerk.cli.option_types import Choice, Quantity
from pfadwerk.cli.options import Budget, Group, option
from pfadwerk.cli.outfile import output
from pfadwerk.cli.voice import PACKAGE, Voice
from pfadwerk.cli.wish_options import shorts, wished, written
from pfadwerk.cli.wishes import values
from pfadwerk.errors import PfadwerkError
from pfadwerk.kinds.interface import AnyKind
from pfadwerk.kinds.parameter import Parameter
from pfadwerk.kinds.registry import kind_named, kinds
from pfadwerk.texts import Texts, texts_of

SEEDS = 2**32


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
        order = _order(voice, kind, request, written(given, parameters))
        return produce(voice, order, budget, delivery)

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


def _order(voice: Voice, kind: AnyKind, request: Request, given: dict[str, str | bool]) -> Order:
    method = request.method or _knowing(kind, given)
    parameters = kind.generators[method].parameters
    _refuse_unknown(kind, method, parameters, given)
    wishes = values(parameters, given)
    seed = request.seed
    if seed is None:
        seed = secrets.randbelow(SEEDS)
        voice.talk("generate", "seed", {"seed": seed})
    return Order(kind, method, wishes, seed, request.count)


def _knowing(kind: AnyKind, given: dict[str, str | bool]) -> str:
    """The first method that knows all the wishes."""
    for method, generator in kind.generators.items():
        if set(given) <= {each.key for each in generator.parameters}:
            return method
    raise PfadwerkError("no-method", package=PACKAGE, wishes=[f"--{key}" for key in given])


def _refuse_unknown(
    kind: AnyKind, method: str, parameters: tuple[Parameter, ...], given: dict[str, str | bool]
) -> None:
    for key in given:
        if key not in {each.key for each in parameters}:
            known = [name for name, other in kind.generators.items() if key in {each.key for each in other.parameters}]
            raise PfadwerkError("method-without-wish", package=PACKAGE, method=method, wish=f"--{key}", known=known)
