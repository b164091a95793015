"""The options that commands share, and the values they become."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import click

from pfadwerk.cli import quantities
from pfadwerk.cli.completing import completer
from pfadwerk.cli.option_types import Choice, Quantity
from pfadwerk.texts import LANGUAGES, Texts


def option(texts: Texts, *names: str, metavar: str = "", code: str = "", **settings: Any) -> click.Option:
    """An option whose help is the text `code`, by default its long name, and whose metavar is a text too."""
    code = code or next(name for name in names if name.startswith("--")).split("/")[0].removeprefix("--")
    shown = texts.say("metavars", metavar) if metavar else None
    completed = completer(metavar)
    return click.Option(names, help=texts.say("options", code), metavar=shown, shell_complete=completed, **settings)


def argument(texts: Texts, name: str, metavar: str = "", **settings: Any) -> click.Argument:
    """An argument; its metavar is a text, by default the one of its name."""
    metavar = metavar or name
    return click.Argument([name], metavar=texts.say("metavars", metavar), shell_complete=completer(metavar), **settings)


@dataclass(frozen=True, slots=True)
class Group:
    """Options that become one value, handed to the command under the group's name."""

    name: str
    options: tuple[click.Parameter, ...]
    pack: Callable[..., Any]

    def take(self, given: dict[str, Any]) -> Any:
        """Remove the group's options from `given`; the value they become."""
        names = [str(each.name) for each in self.options]
        return self.pack(**{name: given.pop(name) for name in names})


@dataclass(frozen=True, slots=True)
class Reading:
    """How to read puzzles."""

    kind: str | None = None
    lenient: bool = False


@dataclass(frozen=True, slots=True)
class Sources:
    """Which files to read puzzles from, and how."""

    files: tuple[str, ...]
    reading: Reading


@dataclass(frozen=True, slots=True)
class Budget:
    """What each search may spend."""

    time_limit: float | None = None
    node_limit: int | None = None
    memory_limit: int | None = None


def reading(texts: Texts) -> Group:
    """`--kind` and `--lenient`."""
    options = (option(texts, "--kind", metavar="KIND"), option(texts, "--lenient", is_flag=True))
    return Group("reading", options, Reading)


def sources(texts: Texts) -> Group:
    """`FILE...`, `--kind` and `--lenient`."""

    def pack(files: tuple[str, ...], kind: str | None, lenient: bool) -> Sources:
        return Sources(files, Reading(kind, lenient))

    files = argument(texts, "FILES", nargs=-1, required=True)
    return Group("sources", (files, *reading(texts).options), pack)


def source(texts: Texts) -> Group:
    """`FILE`, `--kind` and `--lenient`."""

    def pack(file: str, kind: str | None, lenient: bool) -> Sources:
        return Sources((file,), Reading(kind, lenient))

    return Group("sources", (argument(texts, "FILE"), *reading(texts).options), pack)


def budget(texts: Texts) -> Group:
    """The three limits."""
    options = (
        option(texts, "--time-limit", metavar="TIME", type=Quantity("duration", quantities.seconds, texts)),
        option(texts, "--node-limit", metavar="N", type=Quantity("count", quantities.count, texts)),
        option(texts, "--memory-limit", metavar="SIZE", type=Quantity("size", quantities.size, texts)),
    )
    return Group("budget", options, Budget)


def natural(texts: Texts) -> Quantity:
    """A whole number from 1 on."""
    return Quantity("count", quantities.count, texts)


def speaking(texts: Texts) -> tuple[click.Option, ...]:
    """The options of every command about how to speak."""
    return (
        option(texts, "-q", "--quiet", is_flag=True),
        option(texts, "-v", "--verbose", is_flag=True),
        option(texts, "--no-color", is_flag=True),
        option(texts, "--lang", type=Choice(LANGUAGES, texts)),
    )


def as_json(texts: Texts) -> click.Option:
    """`--json`."""
    return option(texts, "--json", is_flag=True)


def help_option(texts: Texts) -> click.Option:
    """`--help`, in the language of the texts."""

    def show(context: click.Context, _option: click.Parameter, wanted: bool) -> None:
        if wanted and not context.resilient_parsing:
            click.echo(context.get_help())
            context.exit()

    settings: Mapping[str, Any] = {"is_flag": True, "is_eager": True, "expose_value": False, "callback": show}
    return option(texts, "-h", "--help", **settings)
