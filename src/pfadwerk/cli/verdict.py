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
        parts.append(voice.word("solve", "in-words") + "\n" + story(voice, loaded.kind, told))
    parts.append(spent(voice, answer, method))
    return "\n\n".join(parts)


def verdict(voice: Voice, loaded: Loaded, answer: Answer[Any]) -> str:
    """How the search ended, in a sentence or two."""
    sentences = [_ending(voice, loaded, answer)]
    if len(answer.solutions) > 1:
        sentences.append(_how_many(voice, answer))
    if answer.bound is not None and not answer.optimal and answer.status is not Status.PROVED_NONE:
        sentences.append(voice.word("solve", "bound", {"bound": numbers.whole(answer.bound, voice.language)}))
    return " ".join(sentences)


def _ending(voice: Voice, loaded: Loaded, answer: Answer[Any]) -> str:
    if not answer.solutions:
        return voice.word("solve", f"{answer.status.value}-nothing")
    length = loaded.kind.length(loaded.puzzle, answer.solution)
    proof = "optimal" if answer.optimal else "not-optimal"
    details = {
        "length": numbers.whole(length, voice.language),
        "proof": voice.word("solve", proof),
    }
    return voice.word("solve", answer.status.value, details)


def _how_many(voice: Voice, answer: Answer[Any]) -> str:
    code = "all-of-them" if answer.complete and answer.counted is None else "some-of-them"
    return voice.word("solve", code, {"count": len(answer.solutions)})


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
