"""The examples in README and docs do what they show: Python as doctests, `console` blocks as a shell session.

A console block holds lines `$ command`, each followed by the output it prints, standard error included. `...`
stands for anything, as in doctests. All blocks of one page run in one folder, in order; in it is nothing but a copy of
the template. What needs no shell runs in this process: starting one for each command took longer than all their work.
"""

from __future__ import annotations

import doctest
import io
import os
import re
import shlex
import shutil
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

import pytest

from pfadwerk.cli.main import main

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src"
WITH_EXAMPLES = sorted(path.relative_to(SOURCES) for path in SOURCES.rglob("*.py") if ">>> " in path.read_text("utf-8"))
PAGES = sorted([ROOT / "README.md", *(ROOT / "docs").glob("*.md")])
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
BLOCK = re.compile(r"^```console\n(.*?)^```", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True, slots=True)
class Command:
    text: str
    output: str


def _commands(page: str) -> list[Command]:
    commands = []
    for block in BLOCK.findall(page):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            text, _, output = part.partition("\n")
            while text.endswith("\\"):
                more, _, output = output.partition("\n")
                text = text[:-1] + more
            commands.append(Command(text, output))
    return commands


def _arguments(command: str) -> list[str] | None:
    """The arguments of a call of `pfadwerk` and nothing else; None for what takes a shell."""
    words = list(shlex.shlex(command, posix=True, punctuation_chars=True))
    takes_shell = any(set(word) <= set("();<>|&") for word in words) or re.search(r"[$`*?~#]", command)
    return None if takes_shell or words[0] != "pfadwerk" else shlex.split(command)[1:]


def _by_shell(command: str) -> str:
    done = subprocess.run(
        ["bash", "-c", command],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=120,
        check=False,
    )
    return done.stdout


def _printed(command: str) -> str:
    arguments = _arguments(command)
    if arguments is None:
        return _by_shell(command)
    printed = io.TextIOWrapper(io.BytesIO(), "utf-8", write_through=True)
    with redirect_stdout(printed), redirect_stderr(printed):
        main(arguments)
    printed.seek(0)
    return printed.read()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_commands_print_what_the_page_shows(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
    calm = {"PIP_DISABLE_PIP_VERSION_CHECK": "1"}  # or pip looks for news of itself, and tells them
    for name, value in {"LC_ALL": "C.UTF-8", "COLUMNS": "100", "NO_COLOR": "1", **calm}.items():
        monkeypatch.setenv(name, value)
    monkeypatch.chdir(tmp_path)
    shutil.copytree(ROOT / "template", "template", ignore=shutil.ignore_patterns("__pycache__"))
    for command in _commands(page.read_text("utf-8")):
        printed = _printed(command.text)
        shown = doctest.OutputChecker().check_output(command.output, printed, FLAGS)
        assert shown, f"$ {command.text}\nexpected:\n{command.output}\ngot:\n{printed}"


@pytest.mark.parametrize(
    ("command", "arguments"),
    [
        ("pfadwerk check a.txt --answer '(1|2) (3|4)'", ["check", "a.txt", "--answer", "(1|2) (3|4)"]),
        ('pfadwerk ask a.txt what-if "change=1,1=2;3,3#"', None),
        ("pfadwerk solve a.txt > b.txt", None),
        ("pfadwerk solve a.txt 2>&1", None),
        ("pfadwerk solve a.txt | head -n 1", None),
        ("pfadwerk solve a.txt; echo $?", None),
        ("cat a.txt", None),
    ],
)
def test_what_takes_a_shell_gets_one(command: str, arguments: list[str] | None) -> None:
    assert _arguments(command) == arguments


def test_the_readme_leads_to_every_page() -> None:
    linked = set(re.findall(r"\]\((docs/[\w-]+\.md)\)", (ROOT / "README.md").read_text("utf-8")))
    assert linked == {f"docs/{page.name}" for page in (ROOT / "docs").glob("*.md")}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_python_on_the_page_is_right(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    failed, _ = doctest.testfile(str(page), module_relative=False, optionflags=FLAGS, encoding="utf-8")
    assert failed == 0


@pytest.mark.parametrize("path", WITH_EXAMPLES, ids=str)
def test_docstrings_are_right(path: Path) -> None:
    module = import_module(".".join(path.with_suffix("").parts))
    failed, tried = doctest.testmod(module, optionflags=FLAGS)
    assert failed == 0
    assert tried > 0
