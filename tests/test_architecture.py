"""The rules of the house that an import linter can't see."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "pfadwerk"
OURS = ("stromrallye", "labyrinthe", "arukone", "numberlink")


def _python(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))


def _general() -> Iterator[Path]:
    """Code and texts that belong to no kind, the core's common files and the template included."""
    for path in [*PACKAGE.rglob("*.py"), *PACKAGE.rglob("*.json")]:
        if path.relative_to(PACKAGE).parts[:2] not in {("kinds", kind) for kind in OURS}:
            yield path
    yield from (ROOT / "template" / "src").rglob("*.*")
    yield from (ROOT / "core" / "src" / "common").glob("*.cpp")
    yield from (ROOT / "core" / "include" / "pfadwerk").glob("*.hpp")
    yield from (ROOT / "core" / "bind").glob("door.*")


def test_general_code_names_no_kind() -> None:
    paths = [path for path in _general() if path.suffix != ".pyc"]
    assert {path.suffix for path in paths} >= {".py", ".json", ".cpp", ".hpp", ".toml"}
    for path in paths:
        words = re.findall(r"[a-z]+", path.read_text("utf-8").lower())
        assert not set(words) & set(OURS), path.relative_to(ROOT)


def test_only_solvers_and_generators_import_the_core() -> None:
    for path in _python(PACKAGE):
        if "_core" in path.read_text("utf-8"):
            place = path.relative_to(PACKAGE).as_posix()
            assert re.fullmatch(r"kinds/\w+/(solve|generate\w*)\.py", place), place


def test_the_core_knows_no_python_and_never_prints() -> None:
    sources = [path for folder in ("include", "src") for path in (ROOT / "core" / folder).rglob("*.[ch]pp")]
    assert sources
    for path in sources:
        text = path.read_text("utf-8")
        assert not re.search(r"#include\s*[<\"](Python\.h|nanobind|iostream|cstdio|stdio)", text), path
        assert not re.search(r"\bthrow\b", re.sub(r"//.*", "", text)), path


@pytest.mark.parametrize("folder", ["src", "tests", "docs", "bench", "core", "template", ".ci"])
def test_no_machine_paths_and_no_registry_hosts(folder: str) -> None:
    ours = Path(__file__).resolve()
    for path in (ROOT / folder).rglob("*"):
        if path.is_file() and path.resolve() != ours and path.suffix not in {".pyc", ".so", ".gz"}:
            text = path.read_text("utf-8")
            assert not re.search(r"/work/|/root/|pypi\.org|pythonhosted|npmjs", text), path
