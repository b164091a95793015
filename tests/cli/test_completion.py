"""What the shells offer when Tab is pressed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from pfadwerk.cli.completing import FILES, NAMES
from pfadwerk.kinds.examples import examples_of
from pfadwerk.kinds.registry import kinds
from pfadwerk.texts import texts_of

from .conftest import Run

KINDS = list(kinds())
METHODS = list(dict.fromkeys(name for kind in kinds().values() for name in kind.solvers))
FORMATS = list(dict.fromkeys(each.key for kind in kinds().values() for each in kind.formats))


Ask = Callable[..., list[str]]


@pytest.fixture
def ask(run: Run, monkeypatch: pytest.MonkeyPatch) -> Ask:
    """What the program answers a shell's script that asks how to go on after `words`, the last of them begun."""

    def offered(shell: str, *words: str) -> list[str]:
        monkeypatch.setenv("_PFADWERK_COMPLETE", f"{shell}_complete")
        known = words[:-1] if shell == "fish" else words
        monkeypatch.setenv("COMP_WORDS", " ".join(["pfadwerk", *known]))
        monkeypatch.setenv("COMP_CWORD", words[-1] if shell == "fish" else str(len(words)))
        done = run()
        assert (done.code, done.err) == (0, "")
        return done.out.splitlines()

    return offered


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        (("so",), ["plain,solve"]),
        (("solve", "boa"), ["file,boa"]),
        (("show", "-o", "dra"), ["file,dra"]),
        (("check", "board.txt", "ans"), ["file,ans"]),
        (("solve", "--kind", ""), [f"plain,{key}" for key in KINDS]),
        (("solve", "--method", ""), [f"plain,{name}" for name in METHODS]),
        (("convert", "--to", ""), [f"plain,{name}" for name in FORMATS]),
        (("schema", ""), [f"plain,{key}" for key in KINDS]),
        (("--lang", ""), ["plain,en", "plain,de"]),
        (("completion", "f"), ["plain,fish"]),
    ],
)
def test_bash(ask: Ask, words: tuple[str, ...], offered: list[str]) -> None:
    assert ask("bash", *words) == offered


@pytest.mark.parametrize("key", KINDS)
def test_a_kind_narrows_what_isask(ask: Ask, key: str) -> None:
    kind = kinds()[key]
    assert ask("bash", "solve", "--kind", key, "--method", "") == [f"plain,{name}" for name in kind.solvers]
    examples = [f"plain,{each.key}" for each in examples_of(kind).puzzles]
    assert ask("bash", "examples", key, "") == examples


def test_zsh_and_fish_get_the_same_in_their_own_form(ask: Ask) -> None:
    assert ask("zsh", "completion", "f") == ["plain", "fish", "_"]
    assert ask("fish", "completion", "f") == ["plain,fish"]
    assert ask("fish", "solve", "boa") == ["file,boa"]


def test_every_name_belongs_to_a_metavar() -> None:
    assert all(texts_of("pfadwerk.cli", "en").has("metavars", name) for name in FILES | set(NAMES))


@pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash here")
def test_bash_itself_takes_the_script(tmp_path: Path) -> None:
    program = tmp_path / "pfadwerk"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m pfadwerk "$@"\n')
    program.chmod(0o755)
    script = """
    eval "$(pfadwerk completion bash)"
    complete -p pfadwerk
    compopt() { echo "$@"; }
    COMP_WORDS=(pfadwerk solve boa); COMP_CWORD=2; _pfadwerk_completion pfadwerk
    """
    done = subprocess.run(
        ["bash", "-c", script],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PATH": f"{tmp_path}:{os.environ['PATH']}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.splitlines() == [
        "complete -o nosort -F _pfadwerk_completion pfadwerk",
        "-o default",  # bash's own completion of files
    ]
