"""`pfadwerk check`: is this answer right, and if not, what is the first thing wrong with it?"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

import click

from pfadwerk.cli import options
from pfadwerk.cli.command import make_command
from pfadwerk.cli.exits import Exit
from pfadwerk.cli.options import Reading, argument, option
from pfadwerk.cli.outcome import findings_data, place_data
from pfadwerk.cli.reading import Loaded, load, read_text
from pfadwerk.cli.results import Result, Results, warn
from pfadwerk.cli.story import remarks
from pfadwerk.cli.voice import PACKAGE, Voice
from pfadwerk.errors import InputError, PfadwerkError
from pfadwerk.finding import Finding
from pfadwerk.text.decode import tidy
from pfadwerk.texts import Texts


def command(texts: Texts) -> click.Command:
    """Build the command."""
    files = [
        argument(texts, "PUZZLE"),
        argument(texts, "ANSWERS", nargs=-1),
        option(texts, "-a", "--answer", metavar="TEXT", multiple=True),
    ]
    return make_command("check", texts, run, files, [options.reading(texts)])


def run(voice: Voice, puzzle: str, answers: tuple[str, ...], answer: tuple[str, ...], reading: Reading) -> Exit:
    """Check answers to one puzzle."""
    results = Results(voice, several=len(answers) + len(answer) > 1)
    try:
        loaded = _the_puzzle(puzzle, reading)
    except (PfadwerkError, OSError) as error:
        results.refuse(puzzle, error)
        return results.close()
    warn(voice, loaded)
    try:
        for name, text in _texts(results, answers, answer):
            _check(results, loaded, name, text)
        if not answers and not answer:
            _check_own(results, loaded)
    except KeyboardInterrupt:
        results.cancel()
    code = results.close()
    if len(answers) + len(answer) > 1:
        voice.talk("check", "tally", _tally(results))
    return code


def _tally(results: Results) -> dict[str, object]:
    """How many answers came out how: nobody counts the lines of a whole class."""
    right, wrong = results.count(Exit.DONE), results.count(Exit.WRONG)
    return {"all": results.count(), "right": right, "wrong": wrong, "unread": results.count() - right - wrong}


def _the_puzzle(file: str, reading: Reading) -> Loaded:
    found = list(load(file, reading))
    if len(found) != 1:
        raise InputError("one-puzzle", count=len(found))
    return found[0]


def _texts(results: Results, files: Sequence[str], texts: Sequence[str]) -> Iterator[tuple[str, str]]:
    for file in files:
        try:
            yield file, _solution_in(read_text(file))
        except (PfadwerkError, OSError) as error:
            results.refuse(file, error)
    for number, text in enumerate(texts, start=1):
        yield results.voice.word("check", "answer-number", {"number": number}), tidy(text)


def _solution_in(text: str) -> str:
    """The answer in a text: the text itself, or the `solution` that `solve --json` printed."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return text
    if isinstance(data, dict) and isinstance(data.get("solution"), str):
        return str(data["solution"])
    if isinstance(data, dict) or (isinstance(data, list) and any(isinstance(each, dict) for each in data)):
        raise InputError("answer-in-json", line=1, column=1, found=text, package=PACKAGE)
    return text


def _check(results: Results, loaded: Loaded, name: str, text: str) -> None:
    try:
        solution = loaded.kind.parse_solution(loaded.puzzle, text)
    except PfadwerkError as error:
        results.refuse(name, error)
        return
    findings = loaded.kind.check_puzzle(loaded.puzzle) or loaded.kind.check(loaded.puzzle, solution)
    length = None if findings else loaded.kind.length(loaded.puzzle, solution)
    results.put(_result(results.voice, loaded, findings, {"answer": name, "length": length}))


def _check_own(results: Results, loaded: Loaded) -> None:
    """Without an answer: the solution that the file holds, else the puzzle alone."""
    findings = loaded.kind.check_puzzle(loaded.puzzle)
    solution = loaded.entry.solution
    if findings or solution is None:
        results.put(_result(results.voice, loaded, findings, {"answer": None, "length": None}))
        return
    findings = loaded.kind.check(loaded.puzzle, solution)
    length = None if findings else loaded.kind.length(loaded.puzzle, solution)
    results.put(_result(results.voice, loaded, findings, {"answer": loaded.file, "length": length}))


def _result(voice: Voice, loaded: Loaded, findings: Sequence[Finding], about: dict[str, Any]) -> Result:
    data = place_data(loaded, voice.language) | about | {"right": not findings}
    data["findings"] = findings_data(findings, loaded.kind, voice.language, "findings")
    return Result(_verdict(voice, loaded, findings, about["answer"]), data, Exit.WRONG if findings else Exit.DONE)


def _verdict(voice: Voice, loaded: Loaded, findings: Sequence[Finding], answer: str | None) -> str:
    about = "answer" if answer else "puzzle"
    details = {"name": answer or loaded.name}
    if not findings:
        return voice.word("check", f"{about}-right", details)
    verdict = voice.word("check", f"{about}-wrong", details)
    if voice.quiet:
        return verdict
    return "\n".join([verdict, *remarks(voice, loaded.kind, findings, "findings")])
