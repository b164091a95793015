"""Speaks to the user: results to standard output, talk and complaints to standard error."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass

from pfadwerk.cli.streams import silence
from pfadwerk.texts import Texts, texts_of

PACKAGE = "pfadwerk.cli"


@dataclass(frozen=True, slots=True)
class Voice:
    """In which language, how loud (-1 quiet, 0, 1 verbose), as JSON or as text, in colour or not."""

    language: str
    loudness: int = 0
    json: bool = False
    colour: bool = False

    @classmethod
    def plain(cls, language: str) -> Voice:
        """The voice before any option is known."""
        return cls(language)

    @property
    def texts(self) -> Texts:
        """The command line's texts."""
        return texts_of(PACKAGE, self.language)

    @property
    def quiet(self) -> bool:
        """Whether to say nothing but results and complaints."""
        return self.loudness < 0

    @property
    def verbose(self) -> bool:
        """Whether to say everything."""
        return self.loudness > 0

    def word(self, section: str, code: str, details: Mapping[str, object] | None = None) -> str:
        """A text of the command line."""
        return self.texts.say(section, code, details)

    def result(self, text: str) -> None:
        """Print a result."""
        sys.stdout.write(text if text.endswith("\n") else text + "\n")

    def talk(self, section: str, code: str, details: Mapping[str, object] | None = None) -> None:
        """Say something that is no result; silent with `-q`."""
        if not self.quiet:
            self.complain(self.word(section, code, details))

    def complain(self, text: str) -> None:
        """Say what is wrong, also with `-q`."""
        sys.stdout.flush()  # in a terminal both go to the same place: keep the order
        try:
            sys.stderr.write(text + "\n")
            sys.stderr.flush()
        except OSError:  # where nobody can hear it, the exit code still tells
            silence(sys.stderr)

    def complain_of_file(self, error: OSError) -> None:
        """Say that a file can't be read or written, and why."""
        self.complain(self.word("usage", "error", {"message": self.of_file(error)}))

    def of_file(self, error: OSError) -> str:
        """What is wrong with a file, in words: ours where we have them, else the system's."""
        name = error.filename if error.filename is not None else self.word("files", "standard-output")
        for code in (type(error).__name__, errno.errorcode.get(error.errno or 0, "")):
            if self.texts.has("system", code):
                return self.word("files", "failed", {"name": name, "reason": self.word("system", code)})
        return self.word("files", "failed", {"name": name, "reason": error.strerror or str(error)})


def exact_colours() -> bool:
    """Whether the terminal says that it knows colours of 24 bits; one that doesn't may show them as blinking."""
    return os.environ.get("COLORTERM") in {"truecolor", "24bit"} or "WT_SESSION" in os.environ


def colour_allowed(no_color: bool) -> bool:
    """Whether colour may be used on standard output: <https://no-color.org>."""
    if no_color or os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb":
        return False
    return sys.stdout.isatty()
