"""`pfadwerk schema`: the JSON schema of a kind."""

from __future__ import annotations

import click

from pfadwerk.cli.command import make_command
from pfadwerk.cli.exits import Exit
from pfadwerk.cli.options import argument
from pfadwerk.cli.outfile import deliver, output
from pfadwerk.cli.results import as_json
from pfadwerk.cli.voice import Voice
from pfadwerk.kinds.registry import kind_named
from pfadwerk.text.json_format import JsonFormat
from pfadwerk.texts import Texts


def command(texts: Texts) -> click.Command:
    """Build the command."""
    return make_command("schema", texts, run, [argument(texts, "KIND"), output(texts)])


def run(voice: Voice, kind: str, output: str | None) -> Exit:
    """Print the schema."""
    chosen = kind_named(kind)
    deliver(voice, as_json(JsonFormat(chosen.info.key, chosen.data).schema), output)
    return Exit.DONE
