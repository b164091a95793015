"""The command `pfadwerk` itself: knows its commands by name and imports only the one that is asked for."""

from __future__ import annotations

from importlib import import_module

import click

from pfadwerk.cli.command import WordedGroup
from pfadwerk.cli.options import option, speaking
from pfadwerk.texts import Texts

COMMANDS = (
    "demo",
    "examples",
    "solve",
    "check",
    "show",
    "info",
    "rate",
    "explain",
    "ask",
    "compare",
    "generate",
    "convert",
    "kinds",
    "schema",
    "completion",
)


class Root(WordedGroup):
    """The group of all commands."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The commands in the order in which one meets them."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import and build one command."""
        if cmd_name not in COMMANDS:
            return None
        module = import_module(f"pfadwerk.cli.commands.{cmd_name}")
        built = module.command(self._texts)
        assert isinstance(built, click.Command)
        return built


def root(texts: Texts) -> click.Group:
    """`pfadwerk` in one language."""
    return Root(
        texts,
        name="pfadwerk",
        help=texts.say("help", "pfadwerk"),
        subcommand_metavar=texts.say("metavars", "COMMAND"),
        params=[*speaking(texts), _version(texts)],
        no_args_is_help=False,
    )


def _version(texts: Texts) -> click.Option:
    def show(context: click.Context, _option: click.Parameter, wanted: bool) -> None:
        if wanted and not context.resilient_parsing:
            from importlib.metadata import version

            click.echo(f"pfadwerk {version('pfadwerk')}")
            context.exit()

    return option(texts, "-V", "--version", is_flag=True, is_eager=True, expose_value=False, callback=show)
