"""`pfadwerk convert`: write puzzles in another format."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import click

from pfadwerk.api import write
from pfadwerk.cli import options
from pfadwerk.cli.command import make_command
from pfadwerk.cli.exits import Exit
from pfadwerk.cli.options import Group, Sources, option
from pfadwerk.cli.outcome import findings_data, place_data
from pfadwerk.cli.outfile import Product, deliver_all, output
from pfadwerk.cli.reading import STANDARD_INPUT, Loaded
from pfadwerk.cli.results import Result, each
from pfadwerk.cli.voice import Voice
from pfadwerk.texts import Texts


@dataclass(frozen=True, slots=True)
class Target:
    """The format, and where to."""

    to: str
    output: str | None


def command(texts: Texts) -> click.Command:
    """Build the command."""
    target = (option(texts, "-t", "--to", metavar="FORMAT", required=True), output(texts, "OUTPUT"))
    return make_command("convert", texts, run, [], [options.sources(texts), Group("target", target, Target)])


def run(voice: Voice, sources: Sources, target: Target) -> Exit:
    """Convert every puzzle of the files."""
    products: list[Product] = []

    def work(loaded: Loaded) -> Result:
        product, result = _converted(voice, loaded, target.to)
        products.append(product)
        return result

    code = each(voice, sources, work)
    if products and (not voice.json or target.output):
        deliver_all(voice, products, target.output)
    return code


def _converted(voice: Voice, loaded: Loaded, to: str) -> tuple[Product, Result]:
    written = write(loaded.puzzle, to, loaded.entry.solution)
    package = loaded.kind.info.package
    for loss in written.losses:
        message = loss.say(package, voice.language, "notes")
        voice.talk("usage", "warning", {"message": f"{loaded.name}: {message}"})
    data = place_data(loaded, voice.language) | {
        "from": loaded.format,
        "to": to,
        "text": written.text,
        "losses": findings_data(written.losses, loaded.kind, voice.language, "notes"),
    }
    return Product(_name(loaded), loaded.kind.format(to), written.text), Result("", data)


def _name(loaded: Loaded) -> str:
    stem = "puzzle" if loaded.file == STANDARD_INPUT else Path(loaded.file).stem
    return stem if loaded.count == 1 else f"{stem}-{loaded.number}"
