"""`pfadwerk demo`: one example of each kind, solved and drawn."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from shutil import which

import click

from pfadwerk.answer import Status
from pfadwerk.api import draw, loads, solve
from pfadwerk.cli import numbers
from pfadwerk.cli.command import make_command
from pfadwerk.cli.drawing import Look, drawn, legend, wrapped
from pfadwerk.cli.exits import Exit
from pfadwerk.cli.main import PROGRAM
from pfadwerk.cli.outcome import solution_text
from pfadwerk.cli.results import as_json
from pfadwerk.cli.table import pairs
from pfadwerk.cli.voice import Voice
from pfadwerk.kinds.examples import Example, examples_of
from pfadwerk.kinds.interface import AnyKind
from pfadwerk.kinds.registry import kinds
from pfadwerk.limits import Limits
from pfadwerk.texts import Texts, texts_of

PATIENCE = 10.0  # seconds an example may take: it shall show what is possible, not test patience
NEXT = ("examples", "solve", "show", "check", "generate", "help")


def command(texts: Texts) -> click.Command:
    """Build the command."""
    return make_command("demo", texts, run, [])


def run(voice: Voice) -> Exit:
    """Solve and draw an example of each kind, and say what to try next."""
    shown = [_shown(voice, kind, example) for kind in kinds().values() if (example := _first(kind)) is not None]
    if voice.json:
        voice.result(as_json([data for _, data in shown]))
        return Exit.DONE
    voice.result("\n\n".join(text for text, _ in shown))
    program = {"program": _program()}
    rows = [(voice.word("demo-commands", code, program), voice.word("demo", code)) for code in NEXT]
    voice.talk("demo", "next", {"commands": pairs(rows)})
    return Exit.DONE


def _program() -> str:
    """How to call us: as we were called where the shell doesn't find us by name, as after `make demo`."""
    called = sys.argv[0]
    return called if Path(called).name == PROGRAM and which(PROGRAM) is None else PROGRAM


def _first(kind: AnyKind) -> Example | None:
    return next((each for each in examples_of(kind).puzzles if each.status is Status.SOLVED), None)


def _shown(voice: Voice, kind: AnyKind, example: Example) -> tuple[str, dict[str, object]]:
    puzzle = loads(example.text, kind.info.key)
    start = time.perf_counter()
    answer = solve(puzzle, None, Limits(seconds=PATIENCE))
    seconds = time.perf_counter() - start
    text = None if answer.solution is None else solution_text(kind, puzzle, answer.solution)
    texts = texts_of(kind.info.package, voice.language)
    heading = {
        "kind": texts.say("names", "name"),
        "summary": wrapped(texts.say("names", "summary")),
        "title": example.title.get(voice.language, example.key),
        "seconds": numbers.duration(seconds, voice.language),
        "length": numbers.whole(kind.length(puzzle, answer.solution), voice.language) if text else "–",
    }
    drawing = drawn(voice, draw(puzzle, answer.solution), Look())
    lines = [voice.word("demo", "heading", heading), drawing, legend(voice, kind), "", text or ""]
    data: dict[str, object] = {
        "kind": kind.info.key,
        "example": example.key,
        "status": answer.status.value,
        "solution": text,
    }
    return "\n".join(lines).rstrip("\n"), data
