"""The language is the one asked for, else the locale's, else English; and both have all texts."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import pfadwerk.cli
from pfadwerk.cli.language import language_of
from pfadwerk.cli.root import COMMANDS
from pfadwerk.texts import LANGUAGES, texts_of

from .conftest import Run

FOLDER = Path(str(pfadwerk.cli.__file__)).parent


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "de_AT"}, "de"),
        ({"LC_ALL": "", "LANG": "de"}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
    ],
)
def test_the_locale_decides(environment: dict[str, str], language: str) -> None:
    assert language_of([], environment) == language


@pytest.mark.parametrize(
    ("arguments", "language"),
    [
        (["--lang", "de", "solve"], "de"),
        (["solve", "--lang=de", "x"], "de"),
        (["solve", "--", "--lang=de"], "en"),
        (["--lang", "xx"], "en"),
        (["solve", "--lang"], "en"),
    ],
)
def test_the_option_decides_first(arguments: list[str], language: str) -> None:
    assert language_of(arguments, {}) == language


def test_both_languages_have_the_same_texts_with_the_same_details() -> None:
    english, german = (texts_of("pfadwerk.cli", language).sections for language in LANGUAGES)
    assert {key: list(texts) for key, texts in english.items()} == {key: list(texts) for key, texts in german.items()}
    for section, texts in english.items():
        for code, text in texts.items():
            assert sorted(set(re.findall(r"{\w+}", text))) == sorted(set(re.findall(r"{\w+}", german[section][code])))


def test_every_text_that_is_asked_for_exists_and_every_command_is_described() -> None:
    sections = texts_of("pfadwerk.cli", "en").sections
    for path in FOLDER.rglob("*.py"):
        for section, code in re.findall(r'\b(?:say|word|talk)\(\s*"([\w-]+)", "([\w-]+)"', path.read_text("utf-8")):
            assert section == "names" or code in sections[section], (path.name, section, code)  # names are the kind's
    assert set(COMMANDS) == set(sections["commands"])
    assert set(COMMANDS) <= set(sections["help"])


@pytest.mark.parametrize("name", COMMANDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_in_one_language(run: Run, name: str, language: str) -> None:
    done = run(name, "--help", "--lang", language)
    assert done.code == 0
    heading, foreign = ("Usage:", "Optionen") if language == "en" else ("Aufruf:", "Options")
    assert done.out.startswith(f"{heading} pfadwerk {name}")
    assert foreign not in done.out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["solve"], "Fehler: DATEI... fehlt"),
        (["solve", "--bla", "x"], "Fehler: die Option --bla gibt es nicht"),
        (["solve", "--time-limit", "soon", "x"], "Fehler: --time-limit: 'soon' gefunden, erwartet: eine Zeit wie"),
        (["frobnicate"], "Fehler: 'frobnicate' gibt es nicht; es gibt demo,"),
        (["kinds", "unicorn"], "Fehler: die Rätselart 'unicorn' gibt es nicht"),
        (["check", "a", "--answer"], "Fehler: --answer: Es fehlt ein Wert"),
        (["completion", "tcsh"], "'tcsh' gefunden, erwartet: eines von bash, zsh, fish"),
        (["schema"], "Fehler: ART fehlt"),
        (["schema", "template", "more"], "Fehler: nicht erwartet: more"),
    ],
)
def test_mistakes_are_named_in_german(run: Run, arguments: list[str], message: str) -> None:
    done = run(*arguments, "--lang=de") if "--answer" not in arguments else run("--lang=de", *arguments)
    assert done.code == 2
    assert message in done.err
    assert done.out == ""
