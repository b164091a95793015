"""`pfadwerk completion`: the completion script of a shell."""

from __future__ import annotations

import click
from click.shell_completion import get_completion_class

from pfadwerk.cli.command import make_command
from pfadwerk.cli.exits import Exit
from pfadwerk.cli.main import PROGRAM
from pfadwerk.cli.option_types import Choice
from pfadwerk.cli.results import as_json
from pfadwerk.cli.run import COMPLETE
from pfadwerk.cli.voice import Voice
from pfadwerk.texts import Texts

SHELLS = ("bash", "zsh", "fish")


def command(texts: Texts) -> click.Command:
    """Build the command."""
    shell = click.Argument(["shell"], type=Choice(SHELLS, texts), metavar=texts.say("metavars", "SHELL"))
    return make_command("completion", texts, run, [shell])


def run(voice: Voice, shell: str) -> Exit:
    """Print the script."""
    made = get_completion_class(shell)
    assert made is not None
    script = made(click.Group(PROGRAM), {}, PROGRAM, COMPLETE)
    source = script.source_template % script.source_vars()
    voice.result(as_json({"shell": shell, "script": source}) if voice.json else source)
    return Exit.DONE
