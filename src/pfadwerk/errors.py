"""The errors a user can meet; all of them are also `ValueError`s, so that callers can catch broadly."""

from __future__ import annotations

from collections.abc import Mapping

from pfadwerk.finding import Finding
from pfadwerk.texts import texts_of


class PfadwerkError(ValueError):
    """Base of all errors of Pfadwerk: a code with details, worded per language by `message`."""

    section = "errors"

    def __init__(self, code: str, *, package: str = "pfadwerk", **details: object) -> None:
        super().__init__(code)
        self.code = code
        self.package = package
        self.details: Mapping[str, object] = details

    def message(self, language: str = "en") -> str:
        """The error in words."""
        return texts_of(self.package, language).say(self.section, self.code, self.details)

    def __str__(self) -> str:
        return self.message()


class InputError(PfadwerkError):
    """A text that can't be read: where (line and column from 1, 0 = unknown), what was found, what was expected.

    The expectation is a code, so that it can be worded in every language.
    """

    section = "expected"

    def __init__(
        self,
        code: str,
        *,
        line: int = 0,
        column: int = 0,
        found: str = "",
        package: str = "pfadwerk",
        **details: object,
    ) -> None:
        super().__init__(code, package=package, **details)
        self.line = line
        self.column = column
        self.found = found

    def expected(self, language: str = "en") -> str:
        """What was expected, in words."""
        return super().message(language)

    def message(self, language: str = "en") -> str:
        """Place, found and expected in one sentence."""
        general = texts_of("pfadwerk", language)
        place = "place" if self.column else "line" if self.line else "nowhere"
        return general.say(
            "input-error",
            place if self.found.strip() else place + "-nothing",
            {
                "line": self.line,
                "column": self.column,
                "found": shorten(self.found),
                "expected": self.expected(language),
            },
        )


class ParameterError(PfadwerkError):
    """A parameter or wish that can't be met; says which and the bound that forbids it."""

    section = "parameter-errors"

    def __init__(self, code: str, key: str, *, package: str = "pfadwerk", **details: object) -> None:
        super().__init__(code, package=package, key=key, **details)
        self.key = key


class UnsoundError(PfadwerkError):
    """A puzzle that breaks the rules of its own kind, given to what relies on them; the finding says which."""

    def __init__(self, finding: Finding, *, package: str) -> None:
        super().__init__("unsound")
        self.finding = finding
        self._texts_of_kind = package

    def message(self, language: str = "en") -> str:
        """What is wrong with the puzzle."""
        said = self.finding.say(self._texts_of_kind, language)
        return texts_of(self.package, language).say(self.section, self.code, {"finding": said})


class MoveError(PfadwerkError):
    """A move in play that the rules refuse; the state before it stays as it was."""

    section = "moves"


class MissingExtraError(PfadwerkError):
    """A part of Pfadwerk whose optional dependencies aren't installed."""

    def __init__(self, extra: str) -> None:
        super().__init__("missing-extra", extra=extra)


class UncheckedError(AssertionError):
    """A solver's solution that the rules refuse: a bug of ours, never shown as an answer."""


def shorten(text: str, width: int = 40) -> str:
    """`text` on one line, cut in the middle of nothing longer than `width`."""
    line = " ".join(text.split())
    return line if len(line) <= width else line[: width - 1] + "…"
