"""Reading and writing: round trips, what circulates, what is broken, what nobody meant as a puzzle."""

from __future__ import annotations

import codecs

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import pfadwerk
from pfadwerk import InputError
from pfadwerk.api import recognised
from pfadwerk.kinds.examples import BrokenText, Example, Examples
from pfadwerk.kinds.interface import AnyKind
from pfadwerk.kinds.registry import kinds
from pfadwerk.texts import LANGUAGES
from tests.contract.conftest import EXAMPLES

FORMATS = [(key, each.key) for key, kind in kinds().items() for each in kind.formats]
fuzz = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def test_every_format_that_can_write_reads_it_back(kind_and_example: tuple[AnyKind, Example]) -> None:
    kind, example = kind_and_example
    puzzle = pfadwerk.loads(example.text)
    able = [each for each in kind.formats if each.can_write(puzzle)]
    assert "json" in [each.key for each in able]
    for each in able:
        written = each.write(puzzle)
        assert each.recognises(written.text), each.key
        again = each.read(written.text).entries[0].puzzle
        if not written.losses:
            assert again == puzzle, each.key
        assert each.write(again).text == written.text, each.key


def test_json_keeps_the_solution(kind_and_example: tuple[AnyKind, Example]) -> None:
    kind, example = kind_and_example
    puzzle = pfadwerk.loads(example.text)
    solution = pfadwerk.solve(puzzle).solution
    text = pfadwerk.dumps(puzzle, "json", solution)
    entry = pfadwerk.read(text).entries[0]
    assert entry.puzzle == puzzle
    if solution is None:
        assert entry.solution is None
    else:
        assert kind.format_solution(puzzle, entry.solution) == kind.format_solution(puzzle, solution)


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_what_circulates_is_read(kind_and_example: tuple[AnyKind, Example], end: str) -> None:
    _, example = kind_and_example
    puzzle = pfadwerk.loads(example.text)
    lines = example.text.rstrip("\n").split("\n")
    for text in (end.join(lines), end.join(line + "  " for line in lines) + end * 3):
        for mark in (b"", codecs.BOM_UTF8):
            assert pfadwerk.loads(mark + text.encode()) == puzzle
    for encoding in ("utf-8-sig", "utf-16"):  # as editors and shells of Windows write them
        assert pfadwerk.loads((example.text + "\x1a").encode(encoding)) == puzzle
    assert pfadwerk.loads(example.text.replace(" ", "\u00a0")) == puzzle


def test_broken_texts_are_refused_with_the_place(kind_and_broken: tuple[AnyKind, BrokenText]) -> None:
    kind, broken = kind_and_broken
    with pytest.raises(InputError) as caught:
        pfadwerk.loads(broken.text, kind.info.key)
    error = caught.value
    assert (error.code, error.line, error.column, error.found) == (
        broken.code,
        broken.line,
        broken.column,
        broken.found,
    )
    sentences = [error.message(language) for language in LANGUAGES]
    assert len(set(sentences)) == len(LANGUAGES)


def test_examples_belong_to_their_kind_alone(kind_and_example: tuple[AnyKind, Example]) -> None:
    kind, example = kind_and_example
    assert recognised(example.text) in kind.formats


@pytest.mark.parametrize(("key", "format_key"), FORMATS)
@fuzz
@given(text=st.text(max_size=200))
def test_any_text_is_read_or_refused(key: str, format_key: str, text: str) -> None:
    try:
        kinds()[key].format(format_key).read(text)
    except InputError as error:
        assert error.message("de")


@pytest.mark.parametrize(("key", "format_key"), FORMATS)
@fuzz
@given(data=st.data())
def test_damaged_examples_are_read_or_refused(key: str, format_key: str, data: st.DataObject) -> None:
    kind, examples = kinds()[key], EXAMPLES[key]
    text = data.draw(st.sampled_from(_texts(kind, format_key, examples)))
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 5)))
    middle = data.draw(st.text(st.sampled_from('0123456789-,.;x \n\t{}[]":#é🙂'), max_size=6))
    damaged = text[:start] + middle + text[end:]
    try:
        document = kind.format(format_key).read(damaged, lenient=data.draw(st.booleans()))
    except InputError as error:
        assert error.message("en")
        return
    for entry in document.entries:
        kind.check_puzzle(entry.puzzle)  # what the reader accepts must not crash later
        kind.draw(entry.puzzle, None, ())


@fuzz
@given(data=st.binary(max_size=100))
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    try:
        pfadwerk.loads(data)
    except InputError as error:
        assert error.message("en")


def _texts(kind: AnyKind, format_key: str, examples: Examples) -> list[str]:
    wanted = kind.format(format_key)
    puzzles = [pfadwerk.loads(example.text) for example in examples.puzzles]
    written = [wanted.write(puzzle).text for puzzle in puzzles if wanted.can_write(puzzle)]
    return written or [example.text for example in examples.puzzles]
