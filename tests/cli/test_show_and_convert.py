"""`show`, `convert` and where their output goes."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from pfadwerk.draw.themes import THEMES
from pfadwerk.kinds.examples import Example, examples_of
from pfadwerk.kinds.registry import kinds

from .conftest import Run

EXAMPLES = [
    pytest.param(key, example, id=f"{key}-{example.key}")
    for key, kind in kinds().items()
    for example in examples_of(kind).puzzles
]


@pytest.mark.parametrize(("key", "example"), EXAMPLES)
def test_every_example_fits_a_narrow_terminal(
    run: Run, monkeypatch: pytest.MonkeyPatch, key: str, example: Example
) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    done = run("show", "--solve", "--kind", key, "-", given=example.text)
    assert done.code == (0 if example.status.value == "solved" else 10)
    assert max(map(len, done.out.splitlines())) <= 40
    plain = run("show", "--solve", "--format", "ascii", "--kind", key, "-", given=example.text)
    assert plain.out.isascii()


@pytest.mark.parametrize("theme", THEMES)
def test_svg_in_every_theme_into_a_file(run: Run, park: Path, tmp_path: Path, theme: str) -> None:
    file = tmp_path / "park.svg"
    done = run("show", park, "--solve", "--theme", theme, "-o", file)
    assert (done.code, done.out) == (0, "")
    assert done.err == f"written: {file}\n"
    assert ElementTree.parse(file).getroot().tag.endswith("svg")


def test_a_solution_of_a_file_and_what_is_wrong_with_it(run: Run, park: Path, tmp_path: Path) -> None:
    answer = tmp_path / "answer.txt"
    answer.write_text("RD")
    done = run("show", park, "--solution", answer)
    assert done.code == 0
    assert "step 2 goes into the pond at 1,1" in done.err
    assert run("show", "--json", park, "--solution", answer).data["findings"][0]["code"] == "pond"
    assert run("show", park, "--solution", tmp_path / "missing").code == 31


@pytest.mark.parametrize("key", list(kinds()))
def test_conversion_there_and_back_keeps_the_puzzle(run: Run, key: str) -> None:
    kind = kinds()[key]
    text = examples_of(kind).puzzles[0].text
    first = run("convert", "--kind", key, "--to", "json", "-", given=text).out
    puzzle = kind.format("json").read(first).entries[0].puzzle
    for each in kind.formats:
        done = run("convert", "--kind", key, "--to", each.key, "--json", "-", given=text)
        if not each.can_write(puzzle):
            assert done.code == 2
        elif not done.data["losses"]:
            assert each.read(done.data["text"]).entries[0].puzzle == puzzle


def test_several_files_into_a_folder_or_not_at_all(run: Run, park: Path, no_way: Path, tmp_path: Path) -> None:
    folder = f"{tmp_path}/out/"
    assert run("convert", park, no_way, "--to", "json", "-o", folder).code == 0
    assert sorted(each.name for each in Path(folder).iterdir()) == ["no-way.json", "park.json"]
    done = run("convert", park, no_way, "--to", "json", "-o", tmp_path / "all.json")
    assert done.code == 2
    assert "give a folder" in done.err
    assert not (tmp_path / "all.json").exists()


def test_conversion_as_json(run: Run, park: Path) -> None:
    data = run("convert", park, "--to", "map", "--json").data
    assert (data["from"], data["to"], data["losses"]) == ("map", "map", [])
    assert data["text"] == park.read_text()


def test_unknown_format(run: Run, park: Path) -> None:
    done = run("convert", park, "--to", "papyrus")
    assert done.code == 2
    assert "there is no format 'papyrus'; known are map, json" in done.err


def test_a_file_that_cannot_be_written_stays_as_it_was(run: Run, park: Path, tmp_path: Path) -> None:
    done = run("convert", park, "--to", "map", "-o", tmp_path / "no" / "such" / "folder.txt")
    assert done.code == 31
    assert len(done.err.splitlines()) == 1
    assert not (tmp_path / "no").exists()
