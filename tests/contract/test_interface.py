"""Every kind is whole: its texts, names, examples and declared codes fit together."""

from __future__ import annotations

import json
import re
from importlib.resources import files

import pfadwerk
from pfadwerk import SolvedBy
from pfadwerk.kinds.examples import Examples
from pfadwerk.kinds.interface import AnyKind
from pfadwerk.kinds.registry import kind_named, kinds
from pfadwerk.texts import LANGUAGES, texts_of

KindAndExamples = tuple[AnyKind, Examples]


def test_ours_and_the_template_are_found() -> None:
    assert {"arukone", "labyrinthe", "stromrallye"} <= set(kinds())
    assert "template" in kinds(), "the template kind isn't installed: run `make setup`"


def test_names_lead_to_the_kind(kind_and_examples: KindAndExamples) -> None:
    kind, _ = kind_and_examples
    for name in (kind.info.key, *kind.info.aliases, kind.info.key.upper()):
        assert kind_named(name) is kind


def test_puzzles_say_what_solves_them_and_show_themselves(kind_and_examples: KindAndExamples) -> None:
    kind, examples = kind_and_examples
    assert issubclass(kind.puzzle_type, SolvedBy)
    puzzle = pfadwerk.loads(examples.puzzles[0].text, kind.puzzle_type)
    assert puzzle._repr_svg_().startswith("<svg")


def _sections(kind: AnyKind, language: str) -> dict[str, dict[str, str]]:
    text = files(kind.info.package).joinpath(f"texts.{language}.json").read_text("utf-8")
    sections: dict[str, dict[str, str]] = json.loads(text)
    return sections


def _gaps(text: str) -> set[str]:
    return set(re.findall(r"\{(\w+)", text))


def test_all_languages_say_the_same(kind_and_examples: KindAndExamples) -> None:
    kind, _ = kind_and_examples
    english = _sections(kind, "en")
    for language in LANGUAGES:
        other = _sections(kind, language)
        assert {name: set(codes) for name, codes in other.items()} == {
            name: set(codes) for name, codes in english.items()
        }
        for section, codes in english.items():
            for code, text in codes.items():
                assert _gaps(other[section][code]) == _gaps(text), (language, section, code)


def test_everything_offered_has_a_text(kind_and_examples: KindAndExamples) -> None:
    kind, _ = kind_and_examples
    declared = [parameter.key for each in kind.generators.values() for parameter in each.parameters]
    declared += [parameter.key for each in kind.questions.values() for parameter in each.parameters]
    wanted = {
        "names": ["name", "summary", "legend"],
        "findings": kind.finding_codes,
        "methods": [*kind.solvers, *kind.generators],
        "formats": [each.key for each in kind.formats],
        "questions": kind.questions,
        "parameters": declared,
    }
    for language in LANGUAGES:
        texts = texts_of(kind.info.package, language)
        missing = [
            (section, code) for section, codes in wanted.items() for code in codes if not texts.has(section, code)
        ]
        assert missing == []


def test_the_summary_is_a_sentence(kind_and_examples: KindAndExamples) -> None:
    kind, _ = kind_and_examples
    for language in LANGUAGES:
        summary = texts_of(kind.info.package, language).say("names", "summary")
        assert summary[0].isupper()
        assert summary.endswith(".")


def test_every_finding_has_a_failing_example(kind_and_examples: KindAndExamples) -> None:
    kind, examples = kind_and_examples
    assert {each.code for each in examples.wrong} == set(kind.finding_codes)


def test_examples_are_many_and_of_many_shapes(kind_and_examples: KindAndExamples) -> None:
    kind, examples = kind_and_examples
    least = 3 if kind.info.key == "template" else 8
    assert len(examples.puzzles) >= least
    assert {each.status.value for each in examples.puzzles} == {"solved", "proved_none"}
    assert any("non-square" in each.shows for each in examples.puzzles)
    for each in examples.puzzles:
        assert set(LANGUAGES) <= set(each.title), each.key
