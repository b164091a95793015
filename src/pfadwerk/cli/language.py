"""Which language to speak: `--lang`, else the locale, else English."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence

from pfadwerk.texts import LANGUAGES

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def language_of(arguments: Sequence[str], environment: Mapping[str, str] = os.environ) -> str:
    """The language for a command line; it is needed before the options are declared, their help is a text too."""
    return _asked(arguments) or _by_locale(environment)


def _asked(arguments: Sequence[str]) -> str | None:
    options = arguments[: arguments.index("--")] if "--" in arguments else arguments
    found = None
    for position, argument in enumerate(options):
        if argument.startswith("--lang="):
            found = argument.removeprefix("--lang=")
        elif argument == "--lang" and position + 1 < len(options):
            found = options[position + 1]
    return found if found in LANGUAGES else None


def _by_locale(environment: Mapping[str, str]) -> str:
    locale = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    code = locale.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return code if code in LANGUAGES else LANGUAGES[0]
