"""The commands that tell: `info`, `rate`, `kinds`, `examples`, `schema`, `completion`, `demo`, `explain`, `ask`."""

from __future__ import annotations

from pathlib import Path

import jsonschema
import pytest

from pfadwerk.kinds.examples import Example, examples_of
from pfadwerk.kinds.registry import kinds
from pfadwerk.texts import LANGUAGES, texts_of

from .conftest import Run

EXAMPLES = [
    pytest.param(key, example, id=f"{key}-{example.key}")
    for key, kind in kinds().items()
    for example in examples_of(kind).puzzles
]


def test_info(run: Run, park: Path) -> None:
    done = run("info", park)
    assert done.code == 0
    rows = dict(line.split("  ", 1) for line in done.out.splitlines())
    assert {name: value.strip() for name, value in rows.items()} == {
        "kind": "template (park walk)",
        "format": "map",
        "width": "3",
        "height": "3",
        "free cells": "8",
        "extensions": "none: 'map' holds it",
        "can be written as": "map, json",
        "solution in the file": "none",
    }


@pytest.mark.parametrize(("key", "example"), EXAMPLES)
def test_info_and_rating_of_every_example(run: Run, key: str, example: Example) -> None:
    data = run("info", "--json", "--kind", key, "-", given=example.text).data
    assert data["kind"] == key
    assert data["measures"]
    assert data["writable"]
    assert run("info", "--lang", "de", "--kind", key, "-", given=example.text).code == 0
    rated = run("rate", "--json", "--time-limit", "5", "--kind", key, "-", given=example.text)
    assert rated.code in {0, 20}
    assert rated.data["measures"] == data["measures"]
    assert ("score" in rated.data) == (kinds()[key].rate is not None)


def test_kinds(run: Run) -> None:
    data = run("kinds", "--json").data
    assert [each["kind"] for each in data] == list(kinds())
    for each in data:
        kind = kinds()[each["kind"]]
        assert list(each["methods"]) == list(kind.solvers)
        assert all(each["methods"].values()), "every method is described"
        assert all(each["formats"].values()), "every format is described"
    assert run("kinds", "-q").out.split() == list(kinds())
    assert "    reference  " in run("kinds", "park").out.replace("  * ", "    ")


def test_every_example_can_be_printed(run: Run) -> None:
    listed = run("examples", "--json").data
    assert {each["kind"] for each in listed} == set(kinds())
    for each in listed:
        assert run("examples", each["kind"], each["key"]).out == each["text"].rstrip("\n") + "\n"
    assert run("examples", "template", "unicorn").code == 2


def test_schema_is_a_schema_that_our_files_meet(run: Run, park: Path) -> None:
    schema = run("schema", "template").data
    jsonschema.Draft202012Validator.check_schema(schema)
    jsonschema.validate(run("convert", park, "--to", "json").data, schema)


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion(run: Run, shell: str) -> None:
    assert "_PFADWERK_COMPLETE" in run("completion", shell).out


def test_demo(run: Run) -> None:
    done = run("demo")
    assert done.code == 0
    assert done.out.count("solved in") == len(kinds())
    assert "pfadwerk examples" in done.err
    assert [each["status"] for each in run("demo", "--json").data] == ["solved"] * len(kinds())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_demo_says_what_is_to_be_seen(run: Run, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    shown = run("demo", "--lang", language).out
    assert all(len(line) <= 80 for line in shown.splitlines() if not line.startswith("("))
    told = " ".join(shown.split())
    for kind in kinds().values():
        names = texts_of(kind.info.package, language)
        assert names.say("names", "summary") in told
        assert names.say("names", "legend") in told


def test_what_a_kind_does_not_offer(run: Run, park: Path) -> None:
    for name in ("explain",):
        done = run(name, park)
        assert done.code == 2
        assert "kind 'template' does not offer this" in done.err
    assert "no questions" in run("ask", park).out
    done = run("ask", park, "why")
    assert done.code == 2
    assert "there is no question 'why'" in done.err
    assert run("generate", "template").code == 2


def test_every_question_of_every_kind_answers(run: Run, tmp_path: Path) -> None:
    for key, kind in kinds().items():
        file = tmp_path / f"{key}.txt"
        file.write_text(examples_of(kind).puzzles[0].text, "utf-8")
        assert set(run("ask", "--json", "--kind", key, file).data["questions"]) == set(kind.questions)
        for question in kind.questions:
            done = run("ask", "--json", "--time-limit", "5", "--kind", key, file, question)
            assert done.code in {0, 10, 20}, question
            assert done.data["statements"], question
            assert run("ask", "--lang", "de", "--time-limit", "5", "--kind", key, file, question).out


def test_an_explanation_that_came_to_nothing_says_so(run: Run) -> None:
    endings = set()
    for key, kind in kinds().items():
        for example in examples_of(kind).puzzles if kind.explain else ():
            done = run("explain", "--time-limit", "1ms", "--kind", key, "-", given=example.text)
            assert done.out.strip() or "before there was anything to tell" in done.err
            endings.add(done.code)
    assert 20 in endings


def test_every_explanation_is_worded(run: Run) -> None:
    for key, kind in kinds().items():
        for example in examples_of(kind).puzzles if kind.explain else ():
            done = run("explain", "--time-limit", "5", "--kind", key, "--lang", "de", "-", given=example.text)
            assert done.code in {0, 10, 20}
            assert done.out.strip()
