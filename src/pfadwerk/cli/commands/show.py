"""`pfadwerk show`: look at puzzles, with a solution on top where there is one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import click

from pfadwerk.api import solve
from pfadwerk.cli import options
from pfadwerk.cli.command import make_command
from pfadwerk.cli.drawing import FORMATS, Look, drawn, form_of, legend
from pfadwerk.cli.exits import Exit
from pfadwerk.cli.option_types import Choice
from pfadwerk.cli.options import Budget, Group, Sources, option
from pfadwerk.cli.outcome import EXITS, findings_data, place_data, solution_text
from pfadwerk.cli.outfile import deliver, output
from pfadwerk.cli.progress import watched
from pfadwerk.cli.reading import Loaded, read_text
from pfadwerk.cli.results import Result, each
from pfadwerk.cli.story import remarks
from pfadwerk.cli.voice import Voice
from pfadwerk.draw.themes import THEMES
from pfadwerk.finding import Finding
from pfadwerk.texts import Texts


@dataclass(frozen=True, slots=True)
class Solution:
    """Which solution to draw: of a file, of the solver, or none (`bare`)."""

    solution: str | None
    solve: bool
    bare: bool


def command(texts: Texts) -> click.Command:
    """Build the command."""
    solution = Group(
        "solution",
        (
            option(texts, "-s", "--solution", metavar="FILE"),
            option(texts, "--solve", is_flag=True),
            option(texts, "--bare", is_flag=True),
        ),
        Solution,
    )
    look = Group(
        "look",
        (
            option(texts, "-f", "--format", type=Choice(FORMATS, texts)),
            option(texts, "--theme", type=Choice(tuple(THEMES), texts)),
            option(texts, "--width", metavar="N", type=options.natural(texts)),
            output(texts),
        ),
        Look,
    )
    groups = [solution, look, options.budget(texts), options.sources(texts)]
    return make_command("show", texts, run, [], groups)


def run(voice: Voice, solution: Solution, look: Look, budget: Budget, sources: Sources) -> Exit:
    """Draw every puzzle of the files."""

    def work(loaded: Loaded) -> Result:
        return _show(voice, loaded, _answer(voice, loaded, solution, budget), look)

    return each(voice, sources, work)


def _answer(voice: Voice, loaded: Loaded, wanted: Solution, budget: Budget) -> tuple[Any, Exit]:
    """The solution to draw, and how the search for it ended."""
    if wanted.solution is not None:
        return loaded.kind.parse_solution(loaded.puzzle, read_text(wanted.solution)), Exit.DONE
    if wanted.solve:
        with watched(voice, budget) as limits:
            answer = solve(loaded.puzzle, None, limits)
        if answer.solution is None:
            voice.talk("solve", f"{answer.status.value}-nothing")
        return answer.solution, EXITS[answer.status]
    return None if wanted.bare else loaded.entry.solution, Exit.DONE


def _show(voice: Voice, loaded: Loaded, answer: tuple[Any, Exit], look: Look) -> Result:
    solution, code = answer
    findings = _findings(loaded, solution)
    for line in remarks(voice, loaded.kind, findings, "findings"):
        voice.complain(line)
    scene = loaded.kind.draw(loaded.puzzle, solution, findings)
    drawing = drawn(voice, scene, look)
    if voice.verbose and form_of(look) != "svg":
        voice.complain(legend(voice, loaded.kind))
    data = place_data(loaded, voice.language) | {
        "format": form_of(look),
        "drawing": drawing,
        "description": scene.description,
        "solution": None if solution is None else solution_text(loaded.kind, loaded.puzzle, solution),
        "findings": findings_data(findings, loaded.kind, voice.language, "findings"),
    }
    if look.output is None or voice.json:
        return Result(drawing, data, code)
    deliver(voice, drawing, _numbered(look.output, loaded))
    return Result("", data, code)


def _findings(loaded: Loaded, solution: Any) -> tuple[Finding, ...]:
    found = tuple(loaded.kind.check_puzzle(loaded.puzzle))
    return found if found or solution is None else tuple(loaded.kind.check(loaded.puzzle, solution))


def _numbered(file: str, loaded: Loaded) -> str:
    """The file for one of several drawings: `board.svg`, `board-2.svg`, …"""
    if loaded.number == 1:
        return file
    stem, dot, ending = file.rpartition(".")
    return f"{stem}-{loaded.number}{dot}{ending}" if dot else f"{file}-{loaded.number}"
