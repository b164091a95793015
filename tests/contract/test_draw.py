"""Every example can be drawn: with nothing, with its solution, with a finding, in every output and theme."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree

import pfadwerk
from pfadwerk.draw.svg import to_svg
from pfadwerk.draw.terminal import to_terminal
from pfadwerk.draw.themes import THEMES
from pfadwerk.finding import Finding
from pfadwerk.kinds.examples import Example, WrongAnswer
from pfadwerk.kinds.interface import AnyKind


def test_examples_are_drawn(kind_and_example: tuple[AnyKind, Example]) -> None:
    kind, example = kind_and_example
    puzzle = pfadwerk.loads(example.text)
    for solution in {None, pfadwerk.solve(puzzle).solution}:
        scene = kind.draw(puzzle, solution, ())
        assert scene.description.strip()
        for theme in THEMES.values():
            assert ElementTree.fromstring(to_svg(scene, theme)).tag.endswith("svg")
        for width in (30, 80, 200):
            drawn = to_terminal(scene, width=width, ascii_only=True)
            assert drawn.isascii()
            assert max(map(len, drawn.splitlines())) <= width


def test_a_solution_changes_the_picture(kind_and_example: tuple[AnyKind, Example]) -> None:
    kind, example = kind_and_example
    puzzle = pfadwerk.loads(example.text)
    solution = pfadwerk.solve(puzzle).solution
    if solution is not None and kind.length(puzzle, solution) > 0:
        without, drawn = kind.draw(puzzle, None, ()), kind.draw(puzzle, solution, ())
        assert to_svg(without) != to_svg(drawn)
        assert to_terminal(without, width=100) != to_terminal(drawn, width=100)


def test_a_finding_marks_its_cells(kind_and_wrong: tuple[AnyKind, WrongAnswer]) -> None:
    kind, wrong = kind_and_wrong
    puzzle = pfadwerk.loads(wrong.text)
    findings = [Finding(wrong.code, wrong.cells, wrong.step)]
    roles = {shape.role for panel in kind.draw(puzzle, None, findings).panels for shape in panel.shapes}
    assert not wrong.cells or "error" in roles


def test_what_is_wrong_is_drawn_too(kind_and_wrong: tuple[AnyKind, WrongAnswer]) -> None:
    """Off the board as well: whoever looks for a mistake wants to see it."""
    kind, wrong = kind_and_wrong
    puzzle = pfadwerk.loads(wrong.text)
    solution = None if wrong.answer is None else kind.parse_solution(puzzle, wrong.answer)
    findings = kind.check_puzzle(puzzle) if solution is None else kind.check(puzzle, solution)
    scene = kind.draw(puzzle, solution, findings)
    assert ElementTree.fromstring(to_svg(scene)).tag.endswith("svg")
    for width in (12, 100):
        assert to_terminal(scene, width=width)
