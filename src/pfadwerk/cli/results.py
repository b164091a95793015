"""Does something with every puzzle of every file: gathers results and exit codes, goes on after a bad file."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from pfadwerk.cli.exits import Exit, combined
from pfadwerk.cli.options import Reading, Sources
from pfadwerk.cli.reading import Loaded, load
from pfadwerk.cli.run import exit_for
from pfadwerk.cli.voice import Voice
from pfadwerk.errors import InputError, PfadwerkError


@dataclass(frozen=True, slots=True)
class Result:
    """What came out for one puzzle: the text to print, the same as data, the exit code."""

    text: str
    data: object
    code: Exit = Exit.DONE


class Results:
    """Prints texts at once; data at the end, as one object or, for `several`, as an array."""

    def __init__(self, voice: Voice, *, several: bool) -> None:
        self.voice = voice
        self._several = several
        self._data: list[object] = []
        self._codes: list[Exit] = []

    def put(self, result: Result, heading: str = "") -> None:
        """Take a result; in text its heading goes before it where there are several."""
        self._data.append(result.data)
        self._codes.append(result.code)
        if self.voice.json or not result.text:
            return
        if heading and self._several and not self.voice.quiet:
            blank = "\n" if len(self._data) > 1 else ""
            self.voice.result(f"{blank}== {heading} ==")
        self.voice.result(result.text)

    def refuse(self, file: str, error: PfadwerkError | OSError) -> None:
        """Take an error about a file."""
        message = error.message(self.voice.language) if isinstance(error, PfadwerkError) else self.voice.of_file(error)
        shown = f"{file}: {message}" if isinstance(error, PfadwerkError) else message
        self.voice.complain(self.voice.word("usage", "error", {"message": shown}))
        self._data.append({"file": file, "error": _error_data(error, message)})
        self._codes.append(exit_for(error) if isinstance(error, PfadwerkError) else Exit.UNREADABLE)

    def count(self, code: Exit | None = None) -> int:
        """How many results there are, or how many with a code."""
        return len(self._data) if code is None else self._codes.count(code)

    def cancel(self) -> None:
        """The user has had enough."""
        self._codes.append(Exit.CANCELLED)

    @property
    def cancelled(self) -> bool:
        """Whether to stop."""
        return Exit.CANCELLED in self._codes

    def close(self) -> Exit:
        """Print what is left to print; the combined code."""
        if self.voice.json:
            several = self._several or len(self._data) != 1
            self.voice.result(as_json(self._data if several else self._data[0]))
        return combined(self._codes)


Work = Callable[[Loaded], Result]


def each(voice: Voice, sources: Sources, work: Work) -> Exit:
    """Do `work` with every puzzle of the files."""
    results = Results(voice, several=len(sources.files) > 1)
    try:
        for file in sources.files:
            _one_file(results, file, sources.reading, work)
            if results.cancelled:
                break
    except KeyboardInterrupt:
        results.cancel()
    return results.close()


def _one_file(results: Results, file: str, reading: Reading, work: Work) -> None:
    try:
        for loaded in load(file, reading):
            results._several = results._several or loaded.count > 1
            warn(results.voice, loaded)
            results.put(work(loaded), loaded.name)
            if results.cancelled:
                return
    except BrokenPipeError:
        raise
    except (PfadwerkError, OSError) as error:
        results.refuse(file, error)


def warn(voice: Voice, loaded: Loaded) -> None:
    """Say what the reader remarked."""
    for warning in loaded.warnings:
        message = warning.say(loaded.kind.info.package, voice.language, "notes")
        voice.talk("usage", "warning", {"message": f"{loaded.file}: {message}"})


def as_json(data: object) -> str:
    """Data as JSON, indented."""
    return json.dumps(data, indent=1, ensure_ascii=False, default=str)


def _error_data(error: PfadwerkError | OSError, message: str) -> dict[str, Any]:
    if not isinstance(error, PfadwerkError):
        return {"code": type(error).__name__, "message": message}
    data: dict[str, Any] = {"code": error.code, "message": message}
    if isinstance(error, InputError):
        data |= {"line": error.line, "column": error.column, "found": error.found}
    return data
