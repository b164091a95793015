"""An answer in words."""

from __future__ import annotations

from typing import Any

from pfadwerk.answer import Answer, Status
from pfadwerk.cli import numbers
from pfadwerk.cli.outcome import solution_text
from pfadwerk.cli.reading import Loaded
from pfadwerk.cli.story import remarks, story
from pfadwerk.cli.voice import Voice


def answer_text(voice: Voice, loaded: Loaded, answer: Answer[Any], method: str) -> str:
    """The whole answer; with `-q` the solutions alone."""
    solutions = [solution_text(loaded.kind, loaded.puzzle, each) for each in answer.solutions]
    if voice.quiet:
        return "\n\n".join(solutions) if any("\n" in each for each in solutions) else "\n".join(solutions)
    parts = ["\n".join([verdict(voice, loaded, answer), *remarks(voice, loaded.kind, answer.notes)])]
    parts += solutions
    if answer.solutions and (told := loaded.kind.tell(loaded.puzzle, answer.solution)):
        heading = voice.word("solve", "in-words" if len(solutions) == 1 else "first-in-words")
        parts.append(heading + "\n" + story(voice, loaded.kind, told))
    parts.append(spent(voice, answer, method))
    return "\n\n".join(parts)


def verdict(voice: Voice, loaded: Loaded, answer: Answer[Any]) -> str:
    """How the search ended, in a sentence or two."""
    sentences = [_ending(voice, loaded, answer)]
    if how_many := _how_many(voice, answer):
        sentences.append(how_many)
    if answer.bound and not answer.optimal and answer.status is not Status.PROVED_NONE:
        sentences.append(voice.word("solve", "bound", {"bound": numbers.whole(answer.bound, voice.language)}))
    return " ".join(sentences)


def _ending(voice: Voice, loaded: Loaded, answer: Answer[Any]) -> str:
    if not answer.solutions:
        return voice.word("solve", f"{answer.status.value}-nothing")
    length = loaded.kind.length(loaded.puzzle, answer.solution)
    details = {"length": numbers.whole(length, voice.language), "proof": _proof(voice, answer)}
    return voice.word("solve", answer.status.value, details)


def _proof(voice: Voice, answer: Answer[Any]) -> str:
    """Silent where the method doesn't speak of a best solution at all: any will do then."""
    if answer.optimal:
        return voice.word("solve", "optimal")
    return "" if answer.bound is None else voice.word("solve", "not-optimal")


def _how_many(voice: Voice, answer: Answer[Any]) -> str:
    all_listed = answer.complete and answer.counted is None
    match len(answer.solutions):
        case 0:
            return ""
        case 1 if all_listed:
            return voice.word("solve", "only-best" if answer.optimal else "only-one")
        case 1:
            return ""
        case count:
            return voice.word("solve", "all-of-them" if all_listed else "some-of-them", {"count": count})


def spent(voice: Voice, answer: Answer[Any], method: str) -> str:
    """What the search cost."""
    details = {
        "method": method,
        "nodes": numbers.whole(answer.nodes, voice.language),
        "seconds": numbers.duration(answer.seconds, voice.language),
    }
    if answer.bytes:
        details["memory"] = numbers.memory(answer.bytes, voice.language)
    return voice.word("solve", "spent-memory" if answer.bytes else "spent", details)
