"""The rules name the first thing that is wrong, with its place, in every language."""

from __future__ import annotations

import pfadwerk
from pfadwerk.kinds.examples import Example, WrongAnswer
from pfadwerk.kinds.interface import AnyKind
from pfadwerk.texts import LANGUAGES


def test_the_first_wrong_thing_is_found(kind_and_wrong: tuple[AnyKind, WrongAnswer]) -> None:
    kind, wrong = kind_and_wrong
    puzzle = pfadwerk.loads(wrong.text)
    if wrong.answer is None:
        findings = kind.check_puzzle(puzzle)
    else:
        findings = kind.check(puzzle, kind.parse_solution(puzzle, wrong.answer))
    assert findings, "nothing was found"
    assert findings[0].code == wrong.code
    assert findings[0].cells == wrong.cells
    assert findings[0].step == wrong.step


def test_the_finding_is_worded(kind_and_wrong: tuple[AnyKind, WrongAnswer]) -> None:
    kind, wrong = kind_and_wrong
    puzzle = pfadwerk.loads(wrong.text)
    if wrong.answer is None:
        finding = kind.check_puzzle(puzzle)[0]
    else:
        finding = kind.check(puzzle, kind.parse_solution(puzzle, wrong.answer))[0]
    sentences = [finding.say(kind.info.package, language) for language in LANGUAGES]
    assert len(set(sentences)) == len(LANGUAGES)
    assert all("{" not in sentence for sentence in sentences)


def test_a_solution_survives_its_notation(kind_and_example: tuple[AnyKind, Example]) -> None:
    kind, example = kind_and_example
    puzzle = pfadwerk.loads(example.text)
    solution = pfadwerk.solve(puzzle).solution
    if solution is not None:
        text = kind.format_solution(puzzle, solution)
        again = kind.parse_solution(puzzle, text)
        assert kind.format_solution(puzzle, again) == text
        assert kind.check(puzzle, again) == []


def test_a_solution_is_told_in_every_language(kind_and_example: tuple[AnyKind, Example]) -> None:
    kind, example = kind_and_example
    puzzle = pfadwerk.loads(example.text)
    answer = pfadwerk.solve(puzzle)
    for language in LANGUAGES:
        for note in answer.notes:
            assert note.say(kind.info.package, language, "notes")
        if answer.solution is not None:
            story = kind.tell(puzzle, answer.solution)
            assert all(each.say(kind.info.package, language, "steps") for each in story)
