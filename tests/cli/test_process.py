"""What only a process of its own can show: start, Ctrl-C, closed pipes, full disks, `compare`."""

from __future__ import annotations

import json
import os
import pty
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import pfadwerk_template
from pfadwerk.cli.main import main
from pfadwerk.kinds.examples import examples_of
from pfadwerk.kinds.registry import kinds
from tests.processes import wait_until_at_work

HOME = Path(str(pfadwerk_template.__file__)).parents[1]
LARGE = "park\n.S" + "." * 6 + "\n" + ("." * 8 + "\n") * 6  # no walk, and more than a lifetime to see it by trying
COMMAND = [sys.executable, "-m", "pfadwerk"]


def _environment(**more: str) -> dict[str, str]:
    kept = {
        name: value
        for name, value in os.environ.items()
        if name not in {"NO_COLOR", "LANG", "LC_MESSAGES", "PYTHONUNBUFFERED"}
    }
    paths = os.pathsep.join([str(HOME), *filter(None, [kept.get("PYTHONPATH")])])
    return {**kept, "PYTHONPATH": paths, "LC_ALL": "C.UTF-8", **more}


@pytest.fixture
def large(tmp_path: Path) -> Path:
    path = tmp_path / "large.txt"
    path.write_text(LARGE)
    return path


def _call(*arguments: object) -> subprocess.CompletedProcess[str]:
    command = [*COMMAND, *map(str, arguments)]
    return subprocess.run(
        command, capture_output=True, text=True, env=_environment(), timeout=60, check=False, stdin=subprocess.DEVNULL
    )


def test_help_is_quick() -> None:
    """The promise is 0.15 s by the clock; processor time is what other work on the machine leaves alone."""
    best = float("inf")
    for _ in range(5):
        before = os.times()
        assert _call("--help").returncode == 0
        after = os.times()
        best = min(best, after.children_user + after.children_system - before.children_user - before.children_system)
    assert best < 0.15


def _imported(*arguments: object) -> set[str]:
    """The modules that are there after a command has run."""
    code = "import sys; from pfadwerk.cli.main import main; main(sys.argv[1:]); sys.exit('\\n'.join(sys.modules))"
    command = [sys.executable, "-c", code, *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, text=True, env=_environment(), check=False)
    return set(done.stderr.split())


def _below(modules: set[str], *packages: str) -> list[str]:
    return [name for name in modules if f"{name}.".startswith(tuple(f"{package}." for package in packages))]


def test_help_imports_neither_kinds_nor_what_they_need() -> None:
    modules = _imported("--help")
    assert "pfadwerk.cli.root" in modules
    assert _below(modules, "pfadwerk.kinds", "pfadwerk.api", "jsonschema", "importlib.metadata") == []


@pytest.mark.parametrize("key", kinds())
def test_solving_imports_only_what_it_needs(key: str, tmp_path: Path) -> None:
    """Every kind is asked whether it knows the file; what they offer beyond solving takes as long again to import."""
    path = tmp_path / "puzzle"
    path.write_text(examples_of(kinds()[key]).puzzles[0].text)
    modules = _imported("solve", "-q", path)
    assert kinds()[key].info.package in modules
    assert _below(modules, "jsonschema", "importlib.metadata", "shutil", "pfadwerk.draw", "pfadwerk.session") == []
    beyond = {"offers", "generate", "generators", "rate", "explain", "questions", "play"}
    assert [name for name in modules if name.startswith("pfadwerk") and beyond & set(name.split("."))] == []


def _interrupted(arguments: list[str], by: int = signal.SIGINT) -> tuple[float, int, str, str]:
    process = subprocess.Popen(
        [*COMMAND, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=_environment()
    )
    wait_until_at_work(process)
    start = time.perf_counter()
    process.send_signal(by)
    out, err = process.communicate(timeout=20)
    return time.perf_counter() - start, process.returncode, out, err


def test_ctrl_c_ends_a_search_at_once_and_prints_what_is_known(large: Path) -> None:
    for _ in range(3):  # a busy machine may be late once
        seconds, code, out, err = _interrupted(["solve", "--json", str(large)])
        assert code == 130
        assert err == ""
        assert json.loads(out)["status"] == "cancelled"
        if seconds < 0.5:
            return
    pytest.fail(f"took {seconds} s")


def test_ctrl_c_while_a_class_is_made_is_no_mistake_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(program: str, arguments: list[str]) -> int:
        raise RuntimeError("Error calling __set_name__") from KeyboardInterrupt()

    monkeypatch.setattr("pfadwerk.cli.run.run", interrupted)
    assert main(["solve"]) == 130


def test_a_polite_kill_is_ctrl_c(large: Path) -> None:
    _, code, out, err = _interrupted(["solve", "--json", str(large)], signal.SIGTERM)
    assert (code, err) == (130, "")
    assert json.loads(out)["status"] == "cancelled"


@pytest.mark.parametrize("by", [signal.SIGINT, signal.SIGTERM], ids=str)
def test_compare_stops_the_process_of_the_method_too(by: int, large: Path) -> None:
    """The signal goes to us alone, as that of `kill` does."""
    _, code, out, err = _interrupted(["compare", "--json", str(large)], by)
    assert (code, err) == (130, "")
    assert [row["status"] for row in json.loads(out)["methods"]] == ["cancelled"]


def test_a_polite_kill_is_heard_where_ctrl_c_is_ignored(large: Path) -> None:
    """As in the background of a script."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        for command in (["solve", "--json", str(large)], ["compare", "--json", str(large)]):
            _, code, out, err = _interrupted(command, signal.SIGTERM)
            assert (code, err) == (130, "")
            assert '"cancelled"' in out
    finally:
        signal.signal(signal.SIGINT, before)


def test_ctrl_c_leaves_out_the_files_to_come(large: Path) -> None:
    _, code, out, err = _interrupted(["solve", str(large), str(large)])
    assert code == 130
    assert out.count("Cancelled: neither a solution found nor proved that there is none.") == 1
    assert "Traceback" not in err


def test_a_reader_that_has_seen_enough() -> None:
    read, write = os.pipe()
    os.close(read)
    command = [*COMMAND, "examples", "--json"]
    done = subprocess.run(command, stdout=write, stderr=subprocess.PIPE, text=True, env=_environment(), check=False)
    os.close(write)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
def test_a_full_disk_is_one_line() -> None:
    with Path("/dev/full").open("w") as full:
        command = [*COMMAND, "examples"]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, env=_environment(), check=False)
    assert done.returncode == 31
    assert done.stderr == "Error: standard output: the disk is full\n"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
def test_a_complaint_that_nobody_can_hear_leaves_the_exit_code(tmp_path: Path) -> None:
    with Path("/dev/full").open("w") as full:
        command = [*COMMAND, "info", str(tmp_path / "none")]
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=full, env=_environment(), check=False)
    assert (done.returncode, done.stdout) == (31, b"")


@pytest.mark.skipif(os.name != "posix", reason="needs a shell that closes streams")
@pytest.mark.parametrize(("closed", "code"), [("<&-", 30), (">&-", 0), ("2>&-", 0)])
def test_closed_streams_are_empty(closed: str, code: int, tmp_path: Path) -> None:
    path = tmp_path / "park.txt"
    path.write_text("park\nS..\n.~.\n...\n")
    command = shlex.join([*COMMAND, "solve", "-" if code else str(path)])
    done = subprocess.run(
        ["sh", "-c", f"{command} {closed}"], capture_output=True, text=True, env=_environment(), check=False
    )
    assert done.returncode == code
    assert "Traceback" not in done.stderr


def test_where_there_are_no_arrows_letters_stand_for_them(tmp_path: Path) -> None:
    path = tmp_path / "park.txt"
    path.write_text("park\nS..\n.~.\n...\n")
    command = [*COMMAND, "solve", "--lang", "de", str(path)]
    done = subprocess.run(command, capture_output=True, env=_environment(PYTHONIOENCODING="ascii"), check=False)
    assert done.stdout.decode("ascii").startswith("Geloest: Laenge 7, bewiesen bestmoeglich.\n\nDDRRUUL\n")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
def test_no_half_written_file_is_left(tmp_path: Path) -> None:
    done = _call("examples", "-o", tmp_path / "no" / "file.txt")
    assert done.returncode == 31
    assert list(tmp_path.iterdir()) == []


def test_the_progress_line_shows_on_a_terminal_and_leaves_no_trace(large: Path) -> None:
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [*COMMAND, "solve", "--time-limit", "1.6", str(large)],
        stdout=subprocess.PIPE,
        stderr=theirs,
        env=_environment(),
    )
    process.communicate(timeout=30)
    os.close(theirs)
    shown = os.read(ours, 65536).decode()
    os.close(ours)
    assert process.returncode == 20
    assert " nodes · " in shown
    assert "/s · 1." in shown
    assert shown.endswith("\r\x1b[K")


def test_compare_measures_each_method_apart(tmp_path: Path) -> None:
    path = tmp_path / "park.txt"
    path.write_text("park\nS..\n.~.\n...\n")
    done = _call("compare", path)
    assert done.returncode == 0
    header, row = done.stdout.splitlines()
    assert header.split() == ["method", "ending", "length", "optimal", "nodes", "time", "memory"]
    assert row.split()[:5] == ["reference", "solved", "7", "proved", "8"]
    rows = json.loads(_call("compare", "--json", path).stdout)["methods"]
    assert rows[0]["memory"] > 5_000_000
    assert rows[0]["solution"] == "↓↓→→↑↑←"


def test_compare_holds_the_time_limit(large: Path) -> None:
    done = _call("compare", "--time-limit", "300ms", "--methods", "reference", large)
    assert done.returncode == 20
    assert done.stdout.splitlines()[1].split()[:2] == ["reference", "limit"]
    assert _call("compare", "--methods", "magic", large).returncode == 2
