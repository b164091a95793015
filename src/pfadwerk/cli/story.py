"""Many statements as a list; a long one is shortened in the middle."""

from __future__ import annotations

from collections.abc import Sequence

from pfadwerk.cli.voice import Voice
from pfadwerk.finding import Finding
from pfadwerk.kinds.interface import AnyKind

LONG = 14
HEAD = 8
TAIL = 3


def story(voice: Voice, kind: AnyKind, steps: Sequence[Finding], section: str = "steps") -> str:
    """The statements, one a line; of many only the first and last ones unless verbose."""
    if len(steps) <= LONG or voice.verbose:
        return "\n".join(_lines(voice, kind, steps, section))
    left_out = voice.word("solve", "left-out", {"count": len(steps) - HEAD - TAIL})
    head, tail = _lines(voice, kind, steps[:HEAD], section), _lines(voice, kind, steps[-TAIL:], section)
    return "\n".join([*head, f"  {left_out}", *tail])


def _lines(voice: Voice, kind: AnyKind, steps: Sequence[Finding], section: str) -> list[str]:
    return [f"  {step.say(kind.info.package, voice.language, section)}" for step in steps]


def remarks(voice: Voice, kind: AnyKind, notes: Sequence[Finding], section: str = "notes") -> list[str]:
    """Statements without an order, one a line."""
    return [f"  - {note.say(kind.info.package, voice.language, section)}" for note in notes]
