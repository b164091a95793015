"""The published files through the command line, where the shared data lie beside the repository."""

from __future__ import annotations

from pathlib import Path

import pytest

from .conftest import Run

FOLDER = Path(__file__).resolve().parents[3] / "shared" / "data" / "official"


def _published(name: str) -> Path:
    path = FOLDER / name
    if not path.exists():
        pytest.skip("the published files (../shared/data/official) are not here")
    return path


def test_the_board_whose_header_lies(run: Run, tmp_path: Path) -> None:
    lying = tmp_path / "lying.txt"
    lying.write_text(_published("stromrallye/stromrallye5.txt").read_text().replace("\n34\n", "\n33\n", 1))
    refused = run("solve", lying)
    assert refused.code == 30
    assert refused.out == ""
    assert "line 3, column 1" in refused.err
    assert "it says 33, but 34 follow" in refused.err
    read = run("solve", "-q", "--lenient", lying)
    assert read.code == 0
    warned = run("solve", "--lenient", "--json", lying)
    assert "left out: line 37: 4,19,1" in warned.err
    assert (warned.data["status"], warned.data["length"]) == ("solved", 89)
    assert run("check", "--lenient", lying, "--answer", read.out).code == 0
    assert run("solve", _published("stromrallye/stromrallye5.txt")).code == 10


@pytest.mark.parametrize("path", sorted((FOLDER / "arukone").glob("*.txt")), ids=lambda path: path.name)
def test_the_sample_is_solved(run: Run, path: Path) -> None:
    solved = run("solve", "-q", path)
    assert solved.code == 0
    assert run("check", path, "-", given=solved.out).code == 0
