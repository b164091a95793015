"""Texts for users, by language: codes in the code, sentences in `texts.<language>.json` beside it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from types import MappingProxyType
from typing import Protocol, runtime_checkable

LANGUAGES = ("en", "de")


@runtime_checkable
class _Statement(Protocol):
    """What words itself in a language, such as a finding."""

    def say(self, package: str, language: str) -> str: ...


@dataclass(frozen=True, slots=True)
class Texts:
    """The texts of one package in one language, by section and code."""

    package: str
    language: str
    sections: Mapping[str, Mapping[str, str]]

    def say(self, section: str, code: str, details: Mapping[str, object] | None = None) -> str:
        """The sentence for a code, its details filled in."""
        worded = {key: self._word(value) for key, value in (details or {}).items()}
        return self.sections[section][code].format_map(worded)

    def has(self, section: str, code: str) -> bool:
        """Whether there is a text for a code."""
        return code in self.sections.get(section, {})

    def _word(self, value: object) -> object:
        """A detail as it is shown: cells as `x,y`, cells one after the other, names with commas, findings in words."""
        if isinstance(value, tuple | list):
            if value and all(isinstance(part, int) for part in value):
                return ",".join(map(str, value))
            if value and all(isinstance(part, str) for part in value):
                return ", ".join(value)
            return " ".join(str(self._word(part)) for part in value)
        return value.say(self.package, self.language) if isinstance(value, _Statement) else value


@cache
def texts_of(package: str, language: str) -> Texts:
    """The texts of `package` (`pfadwerk` or a kind's package) in `language`."""
    # Beside the package's own file, not through importlib.resources: that costs `--help` 20 ms.
    folder = Path(str(import_module(package).__file__)).parent
    sections = json.loads((folder / f"texts.{language}.json").read_text("utf-8"))
    return Texts(package, language, MappingProxyType(sections))
