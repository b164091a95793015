"""Runs the command line in this process and says what came out."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from pfadwerk.cli.main import main

PARK = "park\nS..\n.~.\n...\n"
NO_WAY = "park\n.S.\n"


@dataclass(frozen=True, slots=True)
class Done:
    code: int
    out: str
    err: str

    @property
    def data(self) -> Any:
        return json.loads(self.out)


Run = Callable[..., Done]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    for name in ("LC_MESSAGES", "LANG", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")

    def call(*arguments: object, given: str | None = None) -> Done:
        if given is not None:
            monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(given.encode())))
        code = main([str(each) for each in arguments])
        captured = capsys.readouterr()
        return Done(code, captured.out, captured.err)

    return call


@pytest.fixture
def park(tmp_path: Path) -> Path:
    path = tmp_path / "park.txt"
    path.write_text(PARK)
    return path


@pytest.fixture
def no_way(tmp_path: Path) -> Path:
    path = tmp_path / "no-way.txt"
    path.write_text(NO_WAY)
    return path
