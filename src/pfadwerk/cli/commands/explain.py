"""`pfadwerk explain`: how would a person solve it, or see that it can't be?"""

from __future__ import annotations

import click

from pfadwerk.cli import options
from pfadwerk.cli.command import make_command
from pfadwerk.cli.exits import Exit
from pfadwerk.cli.options import Budget, Sources
from pfadwerk.cli.outcome import EXITS, findings_data, place_data
from pfadwerk.cli.progress import watched
from pfadwerk.cli.reading import Loaded
from pfadwerk.cli.results import Result, each
from pfadwerk.cli.story import story
from pfadwerk.cli.voice import Voice
from pfadwerk.errors import PfadwerkError
from pfadwerk.texts import Texts


def command(texts: Texts) -> click.Command:
    """Build the command."""
    return make_command("explain", texts, run, [], [options.budget(texts), options.sources(texts)])


def run(voice: Voice, budget: Budget, sources: Sources) -> Exit:
    """Explain every puzzle of the files."""
    return each(voice, sources, lambda loaded: _explain(voice, loaded, budget))


def _explain(voice: Voice, loaded: Loaded, budget: Budget) -> Result:
    if loaded.kind.explain is None:
        raise PfadwerkError("not-offered", name=loaded.kind.info.key)
    with watched(voice, budget) as limits:
        explanation = loaded.kind.explain(loaded.puzzle, limits)
    if EXITS[explanation.status] in {Exit.LIMIT, Exit.CANCELLED}:
        voice.talk("explain", explanation.status.value + ("" if explanation.steps else "-nothing"))
    data = place_data(loaded, voice.language) | {
        "status": explanation.status.value,
        "steps": findings_data(explanation.steps, loaded.kind, voice.language, "steps"),
    }
    return Result(story(voice, loaded.kind, explanation.steps), data, EXITS[explanation.status])
