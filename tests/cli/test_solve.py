"""`solve`: text, JSON, several files, limits."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pfadwerk.kinds.examples import Example, examples_of
from pfadwerk.kinds.registry import kinds

from .conftest import NO_WAY, PARK, Run

EXAMPLES = [
    pytest.param(key, example, id=f"{key}-{example.key}")
    for key, kind in kinds().items()
    for example in examples_of(kind).puzzles
]
FIELDS = {"kind", "method", "status", "optimal", "length", "solution", "nodes", "seconds"}
FIELDS |= {"file", "bound", "complete", "counted", "notes", "memory"}


def test_the_answer_its_story_and_its_proof(run: Run, park: Path) -> None:
    done = run("solve", park)
    assert done.code == 0
    assert done.out.startswith("Solved: length 7, proved optimal.\n\n↓↓→→↑↑←\n\nIn words:\n  2 × ↓ to 0,2\n")
    assert re.search(r"^Method reference: 0\.\d+ m?s, nodes: 8$", done.out, re.MULTILINE)
    assert done.err == ""


def test_german(run: Run, park: Path) -> None:
    assert "Gelöst: Länge 7, bewiesen bestmöglich." in run("solve", park, "--lang", "de").out


def test_quiet_is_the_answer_alone(run: Run, park: Path) -> None:
    assert run("solve", "-q", park).out == run("-q", "solve", park).out == "↓↓→→↑↑←\n"


def test_standard_input(run: Run) -> None:
    assert run("solve", "-q", "-", given=PARK).out == "↓↓→→↑↑←\n"


def test_standard_input_is_read_only_once(run: Run) -> None:
    for command in ("solve", "check"):
        done = run(command, "-q", "-", "-", given=PARK)
        assert done.code == 2
        assert done.err == "Error: -: standard input (-) can be read only once\n"


def test_no_solution(run: Run) -> None:
    done = run("solve", "-", given=NO_WAY)
    assert done.code == 10
    assert done.out.startswith("There is no solution: proved.\n")


def test_json_of_one_file_is_an_object(run: Run, park: Path) -> None:
    done = run("solve", "--json", park)
    assert set(done.data) == FIELDS
    assert done.data["status"] == "solved"
    assert done.data["solution"] == "↓↓→→↑↑←"
    assert (done.data["length"], done.data["optimal"], done.data["method"]) == (7, True, "reference")
    assert run("solve", "--json", "--want", "3", park).data["solutions"] == ["↓↓→→↑↑←", "→→↓↓←←↑"]


def test_json_of_several_files_is_an_array(run: Run, park: Path, no_way: Path) -> None:
    done = run("solve", "--json", park, no_way)
    assert done.code == 10
    assert [each["status"] for each in done.data] == ["solved", "proved_none"]
    assert [each["file"] for each in done.data] == [str(park), str(no_way)]


def test_a_bad_file_does_not_keep_the_others_from_being_solved(run: Run, park: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad.txt"
    bad.write_text("park\nS.x\n")
    done = run("solve", bad, tmp_path / "missing.txt", park)
    assert done.code == 31
    assert "bad.txt: line 2, column 3: found 'x', expected S, . or ~" in done.err
    assert "missing.txt: there is no such file" in done.err
    assert "↓↓→→↑↑←" in done.out
    data = run("solve", "--json", bad).data
    assert data["error"]["code"] == "map-character"
    assert (data["error"]["line"], data["error"]["column"], data["error"]["found"]) == (2, 3, "x")


def test_limits_end_a_search_as_unknown(run: Run, tmp_path: Path) -> None:
    large = tmp_path / "large.txt"
    large.write_text("park\n.S" + "." * 6 + "\n" + ("." * 8 + "\n") * 6)
    for option, value in (("--node-limit", "1k"), ("--time-limit", "50ms")):
        done = run("solve", "--json", option, value, large)
        assert done.code == 20
        assert done.data["status"] == "limit"
        assert done.data["complete"] is False


@pytest.mark.parametrize("option", ["--time-limit", "--node-limit", "--memory-limit", "--want"])
def test_limits_that_are_none(run: Run, park: Path, option: str) -> None:
    done = run("solve", option, "much", park)
    assert done.code == 2
    assert f"{option}: found 'much'" in done.err


def test_unknown_method_and_kind(run: Run, park: Path) -> None:
    done = run("solve", "--method", "magic", park)
    assert done.code == 2
    assert "there is no method 'magic'; known are reference" in done.err
    assert run("solve", "--kind", "magic", park).code == 2


@pytest.mark.parametrize(("key", "example"), EXAMPLES)
def test_every_example_ends_as_it_says(run: Run, key: str, example: Example) -> None:
    done = run("solve", "--json", "--kind", key, "-", given=example.text)
    assert done.data["status"] == example.status.value
    assert done.code == (10 if example.length is None and example.status.value == "proved_none" else 0)
    if example.length is not None:
        assert done.data["length"] == example.length
    told = run("solve", "--lang", "de", "--kind", key, "-", given=example.text)
    assert told.code == done.code
    assert told.err == ""


@pytest.mark.parametrize(("key", "example"), EXAMPLES)
def test_counting_agrees_with_the_examples(run: Run, key: str, example: Example) -> None:
    if kinds()[key].count is None:
        assert run("solve", "--count", "--kind", key, "-", given=example.text).code == 2
        return
    done = run("solve", "--count", "--json", "--kind", key, "-", given=example.text)
    assert isinstance(done.data["counted"], int)
    if example.count is not None:
        assert done.data["counted"] == example.count
    assert (done.data["counted"] == 0) == (example.status.value == "proved_none")


@pytest.mark.parametrize(("key", "example"), EXAMPLES)
def test_a_count_says_what_it_is_worth(run: Run, key: str, example: Example) -> None:
    if kinds()[key].count is None:
        return
    counted = run("solve", "--count", "--json", "--kind", key, "-", given=example.text).data["counted"]
    told = run("solve", "--count", "--kind", key, "-", given=example.text).out.splitlines()[0]
    exact = {0: "There is no solution: proved.", 1: "Exactly one solution: proved."}
    assert told == exact.get(counted, f"Exactly {counted:,} solutions: proved.")
    some = run("solve", "--count", "--node-limit", "1", "--kind", key, "-", given=example.text)
    if some.code == 20:
        assert some.out.startswith("Stopped at a limit; solutions counted until then: ")
    if counted > 1:
        few = run("solve", "--count", "--at-most", "1", "--kind", key, "-", given=example.text)
        assert few.out.startswith(("Solutions: at least 1; counting stopped there.", told))
