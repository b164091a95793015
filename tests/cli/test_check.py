"""`check`: the right answer is right, a wrong one is named, what can't be read is another thing."""

from __future__ import annotations

from pathlib import Path

import pytest

import pfadwerk
from pfadwerk.cli.commands import check
from pfadwerk.cli.reading import Loaded
from pfadwerk.cli.results import Results
from pfadwerk.kinds.examples import BrokenText, WrongAnswer, examples_of
from pfadwerk.kinds.registry import kinds
from pfadwerk.texts import LANGUAGES

from .conftest import PARK, Run

WRONG = [
    pytest.param(key, each, id=f"{key}-{number}-{each.code}")
    for key, kind in kinds().items()
    for number, each in enumerate(examples_of(kind).wrong)
]
WRONG_THEMSELVES = [
    pytest.param(key, each, id=f"{key}-{each.code}")
    for key, kind in kinds().items()
    for each in examples_of(kind).wrong
    if each.answer is None
]
BROKEN = [
    pytest.param(key, each, id=f"{key}-{number}-{each.code}")
    for key, kind in kinds().items()
    for number, each in enumerate(examples_of(kind).broken)
]


def test_right_wrong_and_unreadable_answers(run: Run, park: Path, tmp_path: Path) -> None:
    answer = tmp_path / "answer.txt"
    answer.write_text("DDRRUUL\n")
    assert run("check", park, answer).out == f"{answer}: right\n"
    done = run("check", park, answer, "-a", "RD")
    assert done.code == 11
    assert done.out.endswith("answer 1: wrong\n  - step 2 goes into the pond at 1,1\n")
    done = run("check", park, "-a", "RQ", "-a", "↓↓→→↑↑←")
    assert done.code == 30
    assert "answer 1: line 1, column 2: found 'Q', expected an arrow" in done.err
    assert done.out == "answer 2: right\n"


def test_arrows_as_telephones_write_them(run: Run, park: Path) -> None:
    arrows = "⬇️⬇️➡️➡️⬆️⬆️⬅️"
    assert run("check", park, "-a", arrows).out == "answer 1: right\n"
    assert run("check", park, "-", given=arrows).code == 0
    assert pfadwerk.check(pfadwerk.load(park), arrows) == []


def test_what_is_missing_at_the_end(run: Run, park: Path) -> None:
    assert "never visited: 2,0 2,1 2,2" in run("check", park, "-a", "↓↓→").out.replace("1,0 ", "")


def test_the_output_of_solve_is_an_answer(run: Run, park: Path) -> None:
    for arguments in (("solve", "-q", park), ("solve", "--json", park)):
        printed = run(*arguments).out
        assert run("check", park, "-", given=printed).code == 0


@pytest.mark.parametrize(
    "text", ['{"solution": null}', '{"status": "limit"}', '[{"solution": "R"}, {"solution": "R"}]']
)
def test_json_without_one_solution_is_no_answer(run: Run, park: Path, text: str) -> None:
    done = run("check", park, "-", given=text)
    assert done.code == 30
    assert 'expected one object with a text as its "solution"' in done.err


@pytest.mark.parametrize("key", kinds())
def test_a_puzzle_is_no_answer(run: Run, key: str, tmp_path: Path) -> None:
    puzzle = tmp_path / "puzzle.txt"
    for example in examples_of(kinds()[key]).puzzles:
        puzzle.write_text(example.text, "utf-8")
        assert run("check", "--kind", key, puzzle, puzzle).code == 30, example.key


def test_json(run: Run, park: Path) -> None:
    data = run("check", "--json", park, "-a", "RD").data
    assert data["right"] is False
    assert data["findings"] == [
        {"code": "pond", "cells": [[1, 1]], "step": 2, "text": "step 2 goes into the pond at 1,1"}
    ]
    both = run("check", "--json", park, "-a", "RD", "-a", "DDRRUUL").data
    assert [each["right"] for each in both] == [False, True]
    assert both[1]["length"] == 7


def test_the_answers_of_a_class_are_counted(run: Run, park: Path, tmp_path: Path) -> None:
    folder = tmp_path / "Klasse 7b, Lösungen"
    folder.mkdir()
    answers = {"Jörg": "DDRRUUL", "Änne 1": "RD", "Änne 2": "hello", "Öz": "DDRRUUL"}
    for name, text in answers.items():
        (folder / f"{name}.txt").write_text(text, "utf-8")
    files = [folder / f"{name}.txt" for name in answers]
    done = run("check", "-q", park, *files)
    assert done.out.splitlines() == [f"{files[0]}: right", f"{files[1]}: wrong", f"{files[3]}: right"]
    assert (done.code, len(done.err.splitlines())) == (30, 1)
    told = run("check", "--lang", "de", park, *files)
    assert told.err.splitlines()[-1] == "Antworten: 4, richtig: 2, falsch: 1, nicht lesbar: 1"
    assert "answers:" not in run("check", park, files[0]).err


def test_the_solution_in_the_file_itself(run: Run, park: Path, tmp_path: Path) -> None:
    text = run("convert", park, "--to", "json").out.rstrip().removesuffix("}") + ', "solution": "DDRRUUL"}'
    done = run("check", "--json", "-", given=text)
    assert done.code in {0, 30}  # a kind may write solutions in another way
    assert run("check", park).out == f"{park}: the puzzle is in order (no answer was given)\n"


def test_a_puzzle_that_cannot_be_read(run: Run, tmp_path: Path) -> None:
    done = run("check", tmp_path / "missing.txt", "-a", "R")
    assert done.code == 31
    assert run("check", "-", "-a", "R", given="park\n").code == 30


@pytest.mark.parametrize(("key", "wrong"), WRONG)
def test_every_rule_is_found_broken(run: Run, key: str, wrong: WrongAnswer, tmp_path: Path) -> None:
    puzzle = tmp_path / "puzzle.txt"
    puzzle.write_text(wrong.text, "utf-8")
    answer = [] if wrong.answer is None else ["--answer", wrong.answer]
    done = run("check", "--json", "--kind", key, puzzle, *answer)
    assert done.code == 11
    finding = done.data["findings"][0]
    assert finding["code"] == wrong.code
    assert [tuple(cell) for cell in finding["cells"]] == list(wrong.cells)
    assert finding.get("step") == wrong.step
    told = run("check", "--lang", "de", "--kind", key, puzzle, *answer)
    assert told.code == 11
    assert len(told.out.splitlines()) >= 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "wrong"), WRONG_THEMSELVES)
def test_a_puzzle_that_is_wrong_itself_is_not_solved(run: Run, key: str, wrong: WrongAnswer, language: str) -> None:
    done = run("solve", "--lang", language, "--kind", key, "-", given=wrong.text)
    assert done.code in {10, 11}
    finding = run("check", "--lang", language, "--json", "--kind", key, "-", given=wrong.text).data["findings"][0]
    assert done.code == 10 or finding["text"] in done.err


@pytest.mark.parametrize(("key", "broken"), BROKEN)
def test_every_broken_text_is_refused_with_its_place(run: Run, key: str, broken: BrokenText) -> None:
    done = run("info", "--kind", key, "-", given=broken.text)
    assert done.code == 30
    assert done.out == ""
    if broken.line:
        assert f"line {broken.line}" in done.err


def test_the_same_with_carriage_returns_and_a_byte_order_mark(run: Run) -> None:
    assert run("solve", "-q", "-", given="\ufeff" + PARK.replace("\n", "\r\n")).out == "↓↓→→↑↑←\n"


def test_ctrl_c_keeps_what_was_checked(run: Run, park: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    checked = check._check

    def interrupted(results: Results, loaded: Loaded, name: str, text: str) -> None:
        if text == "U":
            raise KeyboardInterrupt
        checked(results, loaded, name, text)

    monkeypatch.setattr(check, "_check", interrupted)
    done = run("check", "--json", park, "-a", "↓↓→→↑↑←", "-a", "U", "-a", "D")
    assert done.code == 130
    assert [each["right"] for each in done.data] == [True]
    assert done.err == "answers: 1, right: 1, wrong: 0, not readable: 0\n"
