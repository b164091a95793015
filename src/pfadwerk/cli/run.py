"""Runs one command line and words the mistakes in it."""

from __future__ import annotations

import os
from collections.abc import Sequence

import click
from click import exceptions

from pfadwerk.cli.exits import Exit
from pfadwerk.cli.language import language_of
from pfadwerk.cli.plain import tolerate_poor_encodings
from pfadwerk.cli.root import root
from pfadwerk.cli.voice import PACKAGE, Voice
from pfadwerk.errors import InputError, MissingExtraError, PfadwerkError, UnsoundError
from pfadwerk.texts import Texts, texts_of

COMPLETE = "_PFADWERK_COMPLETE"


def run(program: str, arguments: Sequence[str]) -> int:
    """Run a command line; the exit code. Complaints about it are printed."""
    language = language_of(arguments)
    texts = texts_of(PACKAGE, language)
    command = root(texts)
    tolerate_poor_encodings()
    if instruction := os.environ.get(COMPLETE):
        from click.shell_completion import shell_complete

        return shell_complete(command, {}, program, COMPLETE, instruction)
    try:
        with command.make_context(program, list(arguments)) as context:
            return int(command.invoke(context))
    except exceptions.Exit as ending:
        return ending.exit_code
    except exceptions.UsageError as error:
        return _usage(error, texts)
    except PfadwerkError as error:
        Voice.plain(language).complain(texts.say("usage", "error", {"message": error.message(language)}))
        return exit_for(error)


def exit_for(error: PfadwerkError) -> Exit:
    """The exit code for an error."""
    if isinstance(error, InputError):
        return Exit.BAD_INPUT
    if isinstance(error, UnsoundError):
        return Exit.WRONG
    return Exit.MISSING_EXTRA if isinstance(error, MissingExtraError) else Exit.USAGE


def _usage(error: exceptions.UsageError, texts: Texts) -> Exit:
    voice = Voice.plain(texts.language)
    lines = [texts.say("usage", "error", {"message": _worded(error, texts)})]
    if error.ctx is not None:
        lines.append(texts.say("usage", "see-help", {"command": error.ctx.command_path}))
    voice.complain("\n".join(lines))
    return Exit.USAGE


def _worded(error: exceptions.UsageError, texts: Texts) -> str:
    match error:
        case exceptions.NoSuchOption():
            return texts.say("usage", "no-option", {"option": error.option_name})
        case exceptions.MissingParameter() if error.param is not None:
            return texts.say("usage", "missing", {"name": _name(error.param, texts)})
        case exceptions.BadParameter() if error.param is not None:
            return texts.say("usage", "bad-value", {"name": _name(error.param, texts), "message": error.message})
        case exceptions.BadOptionUsage():
            return texts.say("usage", "option-value", {"option": error.option_name})
        case _:
            return error.message


def _name(parameter: click.Parameter, texts: Texts) -> str:
    if isinstance(parameter, click.Argument):
        return parameter.make_metavar(click.get_current_context(silent=True) or _NO_CONTEXT)
    return "/".join(parameter.opts)


_NO_CONTEXT = click.Context(click.Command(None))
