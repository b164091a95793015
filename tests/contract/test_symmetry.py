"""Turning and mirroring a puzzle changes neither its ending nor its optimum."""

from __future__ import annotations

import pfadwerk
from pfadwerk import Limits
from pfadwerk.kinds.examples import Example
from pfadwerk.kinds.interface import AnyKind


def test_images_end_alike(kind_and_example: tuple[AnyKind, Example]) -> None:
    kind, example = kind_and_example
    if kind.symmetry is None:
        return
    puzzle = pfadwerk.loads(example.text)
    for image in (kind.symmetry.turn(puzzle), kind.symmetry.mirror(puzzle)):
        answer = pfadwerk.solve(image, limits=Limits(seconds=20))
        assert answer.status is example.status
        if answer.solution is not None and example.length is not None:
            assert kind.length(image, answer.solution) == example.length


def test_four_turns_and_two_mirrorings_are_none(kind_and_example: tuple[AnyKind, Example]) -> None:
    kind, example = kind_and_example
    if kind.symmetry is None:
        return
    puzzle = pfadwerk.loads(example.text)
    image = puzzle
    for _ in range(4):
        image = kind.symmetry.turn(image)
    normal = kind.symmetry.normal
    assert normal(image) == normal(puzzle)
    assert normal(kind.symmetry.mirror(kind.symmetry.mirror(puzzle))) == normal(puzzle)
    assert normal(normal(puzzle)) == normal(puzzle)
