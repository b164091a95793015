"""`pfadwerk rate`: how large and how hard is a puzzle?"""

from __future__ import annotations

import click

from pfadwerk.answer import Status
from pfadwerk.cli import numbers, options
from pfadwerk.cli.command import make_command
from pfadwerk.cli.exits import Exit
from pfadwerk.cli.measured import named
from pfadwerk.cli.options import Budget, Sources
from pfadwerk.cli.outcome import EXITS, place_data
from pfadwerk.cli.progress import watched
from pfadwerk.cli.reading import Loaded
from pfadwerk.cli.results import Result, each
from pfadwerk.cli.table import pairs
from pfadwerk.cli.voice import Voice
from pfadwerk.kinds.interface import Rating
from pfadwerk.texts import Texts


def command(texts: Texts) -> click.Command:
    """Build the command."""
    return make_command("rate", texts, run, [], [options.budget(texts), options.sources(texts)])


def run(voice: Voice, budget: Budget, sources: Sources) -> Exit:
    """Rate every puzzle of the files."""
    return each(voice, sources, lambda loaded: _rate(voice, loaded, budget))


def _rate(voice: Voice, loaded: Loaded, budget: Budget) -> Result:
    measures = loaded.kind.measures(loaded.puzzle)
    rating = _rating(voice, loaded, budget)
    data = place_data(loaded, voice.language) | {"measures": dict(measures)}
    rows = named(voice, loaded.kind, measures)
    code = Exit.DONE
    if rating is not None:
        data |= {"score": rating.score, "columns": dict(rating.columns), "status": rating.status.value}
        rows += [(voice.word("rate", "score"), _score(voice, rating)), *named(voice, loaded.kind, rating.columns)]
        # A puzzle that is proved to have no solution is rated: that is no failure.
        code = Exit.DONE if rating.status is Status.PROVED_NONE else EXITS[rating.status]
        if code is not Exit.DONE:
            voice.talk("rate", rating.status.value)
    return Result(pairs(rows, ""), data, code)


def _rating(voice: Voice, loaded: Loaded, budget: Budget) -> Rating | None:
    if loaded.kind.rate is None:
        return None
    with watched(voice, budget) as limits:
        return loaded.kind.rate(loaded.puzzle, limits)


def _score(voice: Voice, rating: Rating) -> str:
    if rating.score is None:
        return voice.word("rate", "unknown")
    return numbers.decimal(rating.score, voice.language, 1)
