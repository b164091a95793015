"""Whatever a kind says has its words: measures, ratings, explanations, answers to questions."""

from __future__ import annotations

from collections.abc import Iterable

import pfadwerk
from pfadwerk import Finding, Limits, ParameterError
from pfadwerk.kinds.examples import Example, Examples
from pfadwerk.kinds.interface import AnyKind
from pfadwerk.texts import LANGUAGES, texts_of

SHORT = Limits(seconds=2)
KindAndExample = tuple[AnyKind, Example]


def _named(kind: AnyKind, columns: Iterable[str]) -> None:
    for language in LANGUAGES:
        texts = texts_of(kind.info.package, language)
        assert [code for code in columns if not texts.has("columns", code)] == []


def _worded(kind: AnyKind, findings: Iterable[Finding], section: str) -> None:
    for finding in findings:
        assert all(finding.say(kind.info.package, language, section) for language in LANGUAGES)


def test_the_rules_are_told(kind_and_examples: tuple[AnyKind, Examples]) -> None:
    kind, _ = kind_and_examples
    for language in LANGUAGES:
        rules = texts_of(kind.info.package, language).sections["rules"]
        assert [rule for rule in rules.values() if not rule.endswith(".")] == []
        assert rules


def test_measures_have_names(kind_and_example: KindAndExample) -> None:
    kind, example = kind_and_example
    measures = kind.measures(pfadwerk.loads(example.text))
    assert measures
    _named(kind, measures)


def test_a_rating_is_between_0_and_100_and_its_columns_have_names(kind_and_example: KindAndExample) -> None:
    kind, example = kind_and_example
    if kind.rate is None:
        return
    rating = kind.rate(pfadwerk.loads(example.text), SHORT)
    assert rating.score is None or 0 <= rating.score <= 100
    _named(kind, rating.columns)


def test_explanations_are_worded(kind_and_example: KindAndExample) -> None:
    kind, example = kind_and_example
    if kind.explain is not None:
        _worded(kind, kind.explain(pfadwerk.loads(example.text), SHORT).steps, "steps")


def test_answers_to_questions_are_worded(kind_and_example: KindAndExample) -> None:
    """Asked with the defaults; a question that can't be asked so says what it needs."""
    kind, example = kind_and_example
    puzzle = pfadwerk.loads(example.text)
    for question in kind.questions:
        try:
            report = pfadwerk.ask(puzzle, question, SHORT)
        except ParameterError as error:
            assert all(error.message(language) for language in LANGUAGES)
        else:
            assert report.statements
            _worded(kind, report.statements, "reports")
