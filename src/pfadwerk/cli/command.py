"""Builds commands: click's, with all texts from our files, and a callback that gets a voice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import click

from pfadwerk.cli.exits import Exit
from pfadwerk.cli.options import Group, as_json, help_option, speaking
from pfadwerk.cli.voice import Voice, colour_allowed
from pfadwerk.texts import Texts

Callback = Callable[..., Exit]


class Worded(click.Command):
    """A command whose headings are texts of ours."""

    def __init__(self, texts: Texts, **settings: Any) -> None:
        metavar = texts.say("metavars", "OPTIONS")
        super().__init__(add_help_option=False, options_metavar=metavar, **settings)
        self.params.append(help_option(texts))
        self._texts = texts

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Parse, and complain in our words about arguments too many."""
        tolerant, ctx.allow_extra_args = ctx.allow_extra_args, True
        rest = super().parse_args(ctx, args)
        ctx.allow_extra_args = tolerant
        if rest and not tolerant and not ctx.resilient_parsing:
            ctx.fail(self._texts.say("usage", "too-many", {"found": " ".join(rest)}))
        return rest

    def get_help(self, ctx: click.Context) -> str:
        """The help, as wide as the terminal; click itself is never narrower than 50 columns."""
        from shutil import get_terminal_size  # in here: importing it takes 2 ms

        ctx.terminal_width = max(20, min(80, get_terminal_size().columns)) - 2
        return super().get_help(ctx)

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The line that shows how to write the command."""
        prefix = self._texts.say("headings", "usage") + " "
        formatter.write_usage(ctx.command_path, " ".join(self.collect_usage_pieces(ctx)), prefix)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The options under their heading."""
        options = [each for each in self.get_params(ctx) if isinstance(each, click.Option)]
        records = [record for each in options if (record := each.get_help_record(ctx)) is not None]
        with formatter.section(self._texts.say("headings", "options")):
            formatter.write_dl(records)


class WordedGroup(Worded, click.Group):
    """A group of commands whose headings are texts of ours."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Parse; without anything said show the help, as a complaint."""
        if not args and not ctx.resilient_parsing:
            click.echo(ctx.get_help(), err=True)
            ctx.exit(Exit.USAGE)
        return super().parse_args(ctx, args)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the command, or complain in our words."""
        if not ctx.resilient_parsing and self.get_command(ctx, args[0]) is None:
            known = ", ".join(self.list_commands(ctx)) or "–"
            ctx.fail(self._texts.say("usage", "no-command", {"name": args[0], "known": known}))
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command that was named, or complain that none was."""
        if not ctx.args and not ctx._protected_args:
            ctx.fail(self._texts.say("usage", "no-command-given"))
        return super().invoke(ctx)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The options and, first, the commands."""
        if names := self.list_commands(ctx):
            with formatter.section(self._texts.say("headings", "commands")):
                formatter.write_dl([(name, self.summary(name)) for name in names])
        super().format_options(ctx, formatter)

    def summary(self, name: str) -> str:
        """A command in a few words, without importing it."""
        return self._texts.say("commands", name)


def make_command(
    name: str, texts: Texts, callback: Callback, params: Sequence[click.Parameter], groups: Sequence[Group] = ()
) -> click.Command:
    """The command `name`; `callback(voice, …)` gets its parameters, those of a group as one value."""

    def invoke(**given: Any) -> Exit:
        voice = _voice(texts.language, given)
        packed = {group.name: group.take(given) for group in groups}
        return callback(voice, **given, **packed)

    grouped = [each for group in groups for each in group.options]
    return Worded(
        texts,
        name=name,
        callback=invoke,
        help=texts.say("help", name),
        params=[*params, *grouped, as_json(texts), *speaking(texts)],
    )


def _voice(language: str, given: dict[str, Any]) -> Voice:
    context = click.get_current_context()
    outer = context.parent
    while outer is not None:  # `pfadwerk -q solve` and `pfadwerk solve -q` are the same
        for name in ("quiet", "verbose", "no_color"):
            given[name] = given[name] or outer.params.get(name, False)
        outer = outer.parent
    loudness = int(given.pop("verbose")) - int(given.pop("quiet"))
    given.pop("lang")
    return Voice(language, loudness, given.pop("json"), colour_allowed(given.pop("no_color")))
