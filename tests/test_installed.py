"""Kinds are found as the standard library would find them."""

from __future__ import annotations

import sys
from importlib.metadata import entry_points
from pathlib import Path
from zipfile import ZipFile

import pytest

from pfadwerk.errors import PfadwerkError
from pfadwerk.kinds.installed import GROUP, declared
from pfadwerk.kinds.registry import kinds

ENTRY_POINTS = """
[console_scripts]
fish = fish.cli:main

[pfadwerk.kinds]
# a remark
fish = fish:KIND
bird=bird.kind:KIND [extra]
"""


def _by_the_library() -> dict[str, str]:
    return {point.name: point.value for point in entry_points(group=GROUP)}


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "fish-1.0.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: fish\nVersion: 1.0\n")
    (folder / "entry_points.txt").write_text(ENTRY_POINTS)
    monkeypatch.syspath_prepend(tmp_path)
    return folder


def test_the_installed_kinds_are_found() -> None:
    assert declared() == _by_the_library()
    assert len(declared()) >= 4


def test_a_new_package_is_found(package: Path) -> None:
    assert {name: value.partition(" ")[0] for name, value in _by_the_library().items()} == declared()
    assert declared()["bird"] == "bird.kind:KIND"
    assert declared()["fish"] == "fish:KIND"


def test_the_first_on_the_path_wins(
    package: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    earlier = tmp_path_factory.mktemp("earlier") / "fish-2.0.dist-info"
    earlier.mkdir()
    (earlier / "entry_points.txt").write_text("[pfadwerk.kinds]\nfish = fish2:KIND\n")
    monkeypatch.syspath_prepend(earlier.parent)
    assert declared()["fish"] == "fish2:KIND"


def test_packages_in_an_archive_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    archive = tmp_path / "fish.zip"
    with ZipFile(archive, "w") as pages:
        pages.writestr("fish-1.0.dist-info/METADATA", "Metadata-Version: 2.1\nName: fish\nVersion: 1.0\n")
        pages.writestr("fish-1.0.dist-info/entry_points.txt", ENTRY_POINTS)
    monkeypatch.setattr(sys, "path", [*sys.path, str(archive)])
    assert declared()["fish"] == "fish:KIND"


@pytest.mark.parametrize("target", ["no_such_package:KIND", "json:KIND", "json:dumps"])
def test_a_kind_that_cannot_be_loaded_is_named(target: str, package: Path) -> None:
    (package / "entry_points.txt").write_text(f"[pfadwerk.kinds]\nfish = {target}\n")
    kinds.cache_clear()
    try:
        with pytest.raises(PfadwerkError, match=f"'fish' \\({target}\\)"):
            kinds()
    finally:
        kinds.cache_clear()
