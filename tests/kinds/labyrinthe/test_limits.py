"""A large search that is stopped in the middle: the right ending, what was found is kept, the process lives on."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from pfadwerk.answer import Answer, Status
from pfadwerk.cli.exits import Exit
from pfadwerk.kinds.labyrinthe import KIND
from pfadwerk.kinds.labyrinthe.model import Instructions, Mazes
from pfadwerk.kinds.labyrinthe.rules import check
from pfadwerk.kinds.labyrinthe.singles import single_optima
from pfadwerk.kinds.labyrinthe.solvers import SOLVERS
from pfadwerk.kinds.labyrinthe.text.bwinf import BwinfFormat
from pfadwerk.limits import Limits
from tests.processes import wait_until_at_work

SOLVE = [sys.executable, "-m", "pfadwerk", "solve", "--json"]


@cache
def large() -> Mazes:
    """A pair of 400 x 400 without loops: more than 20 s to prove."""
    generator = KIND.generators["tree"]
    wishes = {each.key: each.default for each in generator.parameters} | {"size": 400, "loops": 0.0, "pits": 0.02}
    made = generator.generate(wishes, 1, Limits())
    assert made.entry is not None
    return made.entry.puzzle


@cache
def alone() -> int:
    return max(single or 0 for single in single_optima(large()))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "large.txt"
    path.write_text(BwinfFormat().write(large()).text)
    return path


def keeps_what_is_known(answer: Answer[Instructions]) -> None:
    assert answer.nodes > 100_000
    assert alone() <= (answer.bound or 0) <= len(answer.solutions[0].directions)
    assert not answer.optimal
    assert check(large(), answer.solutions[0]) == []


@pytest.mark.parametrize("method", ["exact", "fast"])
@pytest.mark.parametrize("limits", [Limits(seconds=2), Limits(memory=20_000_000), Limits(nodes=3_000_000)])
def test_a_limit_keeps_what_is_known(method: str, limits: Limits) -> None:
    answer = SOLVERS[method].solve(large(), limits, 1)
    assert answer.status is Status.LIMIT
    keeps_what_is_known(answer)
    assert limits.memory is None or answer.bytes <= limits.memory


def test_ctrl_c_prints_what_is_known(file: Path) -> None:
    process = subprocess.Popen([*SOLVE, str(file)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    wait_until_at_work(process, computed=2.5, patience=20.0)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=20)
    assert (process.returncode, err) == (Exit.CANCELLED, "")
    result = json.loads(out)
    assert result["status"] == "cancelled"
    assert alone() <= result["bound"] <= result["length"] == len(result["solution"])
    assert result["nodes"] > 100_000


@pytest.mark.parametrize("limit", [["--time-limit", "2"], ["--memory-limit", "20MB"], ["--node-limit", "3M"]])
def test_limits_print_what_is_known(file: Path, limit: list[str]) -> None:
    done = subprocess.run([*SOLVE, *limit, str(file)], capture_output=True, text=True, check=False, timeout=60)
    assert (done.returncode, done.stderr) == (Exit.LIMIT, "")
    result = json.loads(done.stdout)
    assert result["status"] == "limit"
    assert alone() <= result["bound"] <= result["length"] == len(result["solution"])
