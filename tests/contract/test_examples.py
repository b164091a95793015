"""Every example ends as its kind says, by every exact method."""

from __future__ import annotations

import pfadwerk
from pfadwerk import Limits, Status
from pfadwerk.kinds.examples import Example, Examples
from pfadwerk.kinds.interface import AnyKind

# A method that is too slow for an example may give up here, but never say anything wrong.
SLOW_METHOD = Limits(seconds=3)


def test_the_default_method_ends_as_told(kind_and_example: tuple[AnyKind, Example]) -> None:
    kind, example = kind_and_example
    puzzle = pfadwerk.loads(example.text)
    assert isinstance(puzzle, kind.puzzle_type)
    answer = pfadwerk.solve(puzzle, limits=Limits(seconds=20))
    assert answer.status is example.status
    if example.status is Status.SOLVED:
        assert answer.solution is not None
        assert kind.check(puzzle, answer.solution) == []
        assert example.length is None or kind.length(puzzle, answer.solution) == example.length


def test_a_sound_puzzle_has_no_findings(kind_and_example: tuple[AnyKind, Example]) -> None:
    kind, example = kind_and_example
    if example.status is Status.SOLVED:
        assert kind.check_puzzle(pfadwerk.loads(example.text)) == []


def test_every_method_agrees(kind_and_method: tuple[AnyKind, str, Examples]) -> None:
    kind, method, examples = kind_and_method
    for example in examples.puzzles:
        puzzle = pfadwerk.loads(example.text)
        answer = pfadwerk.solve(puzzle, method, SLOW_METHOD)
        if kind.solvers[method].exact and answer.status in {Status.SOLVED, Status.PROVED_NONE}:
            assert answer.status is example.status, example.key
        if not kind.solvers[method].exact:
            assert answer.status is not Status.PROVED_NONE or example.status is Status.PROVED_NONE
        if answer.optimal and example.length is not None:
            assert kind.length(puzzle, answer.solutions[0]) == example.length, example.key
        for solution in answer.solutions:
            assert kind.check(puzzle, solution) == [], example.key


def test_the_number_of_solutions_is_as_told(kind_and_example: tuple[AnyKind, Example]) -> None:
    kind, example = kind_and_example
    if example.count is None:
        return
    puzzle = pfadwerk.loads(example.text)
    answer = pfadwerk.solve(puzzle, limits=Limits(seconds=20), want=example.count + 1)
    assert answer.status is Status.SOLVED
    assert answer.complete
    assert len(set(map(repr, answer.solutions))) == example.count
    if kind.count is not None:
        counted = kind.count(puzzle, Limits(seconds=20), None)
        assert counted.counted == example.count
        assert counted.complete
