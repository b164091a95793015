"""Our signs on outputs whose encoding doesn't have them: letters and dashes that `check` reads again."""

from __future__ import annotations

import codecs
import sys

_PLAIN = str.maketrans(
    {"↑": "U", "↓": "D", "←": "L", "→": "R", "–": "-", "…": "...", "·": "|", "×": "x", "✓": "+", "✗": "-"}
    | {"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss"}
)


def tolerate_poor_encodings() -> None:
    """Let standard output and standard error stand in for what they can't encode: better than a traceback."""
    codecs.register_error("pfadwerk-plain", _replaced)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="pfadwerk-plain")


def _replaced(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    plain = error.object[error.start : error.end].translate(_PLAIN)
    return plain.encode(error.encoding, "replace").decode(error.encoding), error.end
