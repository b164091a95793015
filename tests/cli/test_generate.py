"""`generate`: options from declared parameters, different puzzles, what is done is kept."""

from __future__ import annotations

import dataclasses
import os
import pty
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType

import pytest

from pfadwerk.answer import Status
from pfadwerk.errors import ParameterError
from pfadwerk.finding import Finding
from pfadwerk.grid import Direction
from pfadwerk.kinds import registry
from pfadwerk.kinds.canonical import canonical
from pfadwerk.kinds.interface import AnyKind, Entry, Generated, Generator
from pfadwerk.kinds.parameter import Parameter, ParameterType, Value
from pfadwerk.limits import Limits
from pfadwerk_template import KIND
from pfadwerk_template.model import Park, Walk
from pfadwerk_template.offers import OFFERS

from .conftest import Run

PARAMETERS = (
    Parameter("width", ParameterType.INTEGER, 3, 2, 20, short=("-s",)),
    Parameter("ponds", ParameterType.SPAN, (0.0, 5.0), 0, 50, short=("-d", "-D")),
    Parameter("look", ParameterType.CHOICE, "plain", choices=("plain", "grand")),
    Parameter("gate", ParameterType.FLAG, False),
    Parameter("note", ParameterType.TEXT, ""),
)
SEEN: list[Mapping[str, Value]] = []


def _row(wishes: Mapping[str, Value], seed: int, limits: Limits) -> Generated[Park, Walk]:
    """A row with the start at its left or, for odd seeds, its right end: mirror images of each other."""
    SEEN.append(wishes)
    if seed >= 90:
        raise KeyboardInterrupt
    if seed == 80:
        return Generated(Status.LIMIT)
    width = int(wishes["width"] or 0) + seed // 10  # type: ignore[arg-type]
    left = seed % 2 == 0
    walk = Walk((Direction.RIGHT if left else Direction.LEFT,) * (width - 1))
    status = Status.CANCELLED if seed > 80 else Status.SOLVED
    return Generated(
        status, Entry(Park(width, 1, (0 if left else width - 1, 0), frozenset()), walk), 5, 0.1, f"k{seed}"
    )


class Remark(Finding):
    """A note that needs no text of its kind."""

    def say(self, package: str, language: str = "en", section: str = "findings") -> str:
        return self.code


def _long(wishes: Mapping[str, Value], seed: int, limits: Limits) -> Generated[Park, Walk]:
    """Reports progress as work of some seconds does, then makes a row, with something to say about it."""
    limits.report(1000, 1.5, 0, -1, 94)
    if wishes["stopped"]:
        limits.report(2000, 1.7, 0, -1, 94)
        raise KeyboardInterrupt
    entry = _row({"width": 3}, seed, limits).entry
    return Generated(Status.SOLVED, entry, notes=(Remark("made"),))


def _never(wishes: Mapping[str, Value], seed: int, limits: Limits) -> Generated[Park, Walk]:
    raise ParameterError("maximum", "depth", found=9, bound=3)


GENERATORS = {
    "row": Generator(PARAMETERS, _row),
    "long": Generator((Parameter("stopped", ParameterType.FLAG, False),), _long),
    "deep": Generator((Parameter("depth", ParameterType.INTEGER, 1),), _never),
}
ROWS: AnyKind = dataclasses.replace(KIND, offers=lambda: dataclasses.replace(OFFERS, generators=GENERATORS))


@pytest.fixture(autouse=True)
def rows(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    SEEN.clear()
    others = {key: kind for key, kind in registry.kinds().items() if key != "template"}
    known = MappingProxyType({**others, "template": ROWS})
    for module in ("kinds.registry", "api", "cli.commands.generate"):
        monkeypatch.setattr(f"pfadwerk.{module}.kinds", lambda: known)
    yield


def test_a_puzzle_alone(run: Run) -> None:
    done = run("generate", "template", "--seed", "0")
    assert (done.code, done.out, done.err) == (0, "park\nS..\n", "")


def test_short_names_and_ends_of_spans(run: Run) -> None:
    done = run("generate", "park", "-s", "5", "-d", "2", "-D", "3", "--look", "grand", "--gate", "--seed", "1")
    assert done.out == "park\n....S\n"
    assert SEEN == [{"width": 5, "ponds": (2.0, 3.0), "look": "grand", "gate": True, "note": ""}]
    run("generate", "park", "--ponds", "7-9", "--no-gate", "--seed", "1")
    assert SEEN[-1] == {"width": 3, "ponds": (7.0, 9.0), "look": "plain", "gate": False, "note": ""}
    run("generate", "park", "-D", "4", "--seed", "1")
    assert SEEN[-1]["ponds"] == (0.0, 4.0)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--width", "99"], "width: 99 is more than 20"),
        (["--width", "x"], "width: found 'x', expected a whole number"),
        (["--look", "bare"], "look: found 'bare', expected one of plain, grand"),
        (["--ponds", "9-2"], "ponds: found '9-2'"),
        (["--depth", "1"], "depth: 9 is more than 3"),
        (["--method", "row", "--depth", "1"], "method 'row' knows no wish 'depth'; these methods do: deep"),
        (["--width", "4", "--depth", "1"], "no method knows all of width, depth"),
        (["--seed", "-1"], "--seed: found '-1', expected a whole number from 0 on"),
        (["--count", "0"], "-n/--count: found '0', expected a whole number from 1 on"),
    ],
)
def test_wishes_that_cannot_be_met(run: Run, arguments: list[str], message: str) -> None:
    done = run("generate", "template", *arguments)
    assert done.code == 2
    assert message in done.err
    assert done.out == ""


def test_a_random_seed_is_told_and_gives_the_same_again(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pfadwerk.making.SEEDS", 70)
    done = run("generate", "template")
    seed = done.err.removeprefix("seed ").strip()
    assert run("generate", "template", "--seed", seed).out == done.out


def test_solution_and_replay_key(run: Run) -> None:
    assert run("generate", "template", "--seed", "0", "--with-solution").out == "park\nS..\n\n→→\n\nk0\n"
    held = run("generate", "template", "--seed", "0", "--with-solution", "--to", "json")
    assert held.data["solution"]
    data = run("generate", "template", "--seed", "0", "--json").data
    assert (data["seed"], data["puzzle"], data["solution"], data["replay"]) == (0, "park\nS..\n", "→→", "k0")


def test_many_are_all_different_also_as_mirror_images(run: Run) -> None:
    done = run("generate", "template", "--seed", "0", "--count", "3")
    assert done.out == "park\nS..\n\npark\nS...\n\npark\nS....\n"


def test_a_folder_gets_a_file_each(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "new"
    assert run("generate", "template", "--seed", "0", "-n", "2", "-o", f"{folder}/").code == 0
    assert sorted(each.name for each in folder.iterdir()) == ["template-0.txt", "template-10.txt"]


def test_a_limit_and_a_cancel_keep_what_is_done(run: Run, tmp_path: Path) -> None:
    limited = run("generate", "template", "--seed", "70", "--count", "5")
    assert limited.code == 20
    assert limited.out == "park\nS.........\n"
    assert "seed 80: stopped at a limit" in limited.err
    cancelled = run("generate", "template", "--seed", "90")
    assert cancelled.code == 130
    assert "cancelled after 0 of 1" in cancelled.err
    best_so_far = run("generate", "template", "--seed", "81", "--count", "3")
    assert (best_so_far.code, best_so_far.out) == (130, "park\n..........S\n")


def _everything(terminal: int) -> str:
    """What was written to a terminal that nobody has open any more; it comes in pieces."""
    shown = b""
    with os.fdopen(terminal, "rb", buffering=0) as reader:
        try:
            while piece := reader.read(4096):
                shown += piece
        except OSError:  # how Linux says that the other side is closed
            pass
    return shown.decode()


@pytest.mark.parametrize("more", [[], ["--stopped"]], ids=["finished", "stopped"])
def test_what_is_said_on_a_terminal_stands_on_lines_of_its_own(
    run: Run, monkeypatch: pytest.MonkeyPatch, more: list[str]
) -> None:
    """Notes, puzzles and the word about Ctrl-C came behind what was left of the progress line."""
    ours, theirs = pty.openpty()
    with os.fdopen(theirs, "w") as terminal, monkeypatch.context() as patch:
        patch.setattr("sys.stderr", terminal)
        patch.setattr("sys.stdout", terminal)
        run("generate", "template", "--method", "long", "--seed", "0", "--count", "2", *more)
    shown = _everything(ours).replace("\r\n", "\n")
    assert "1,000 nodes" in shown
    left = [re.sub(r".*\r\x1b\[K", "", line) for line in shown.split("\n")]
    assert not [line for line in left if "nodes" in line]
    if more:
        assert left == ["cancelled after 0 of 2", ""]
    else:
        assert left[:3] == ["  - made", "park", "S.."]


def test_too_few_different_puzzles(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pfadwerk.making.ENOUGH", 5)
    done = run("generate", "template", "--seed", "0", "--count", "3")
    assert done.code == 20
    assert "only 1 different puzzles of 3" in done.err


def test_all_images_have_one_name() -> None:
    symmetry = ROWS.symmetry
    assert symmetry is not None
    park = Park(3, 2, (0, 0), frozenset({(1, 1)}))
    image = symmetry.turn(symmetry.mirror(symmetry.turn(park)))
    assert image != park
    assert canonical(ROWS, image) == canonical(ROWS, park)
    assert canonical(ROWS, Park(3, 2, (1, 0), frozenset({(1, 1)}))) != canonical(ROWS, park)


@pytest.mark.parametrize("key", list(registry.kinds()))
def test_every_generator_of_every_kind_makes_something(run: Run, key: str) -> None:
    for method in registry.kinds()[key].generators:
        if key == "template":
            continue
        done = run("generate", key, "--method", method, "--seed", "1", "--time-limit", "20", "--json")
        assert done.code in {0, 20}, method
        if done.code == 0:
            assert run("check", "-", "-a", done.data["solution"], given=done.data["puzzle"]).code == 0
        assert run("generate", key, "--help", "--lang", "de").code == 0
