"""The published generator: all replay keys, the contest's conditions, the same board for the same seed."""

from __future__ import annotations

import pytest

from pfadwerk.answer import Status
from pfadwerk.errors import ParameterError
from pfadwerk.kinds.arukone import KIND
from pfadwerk.kinds.arukone.lines_method import latest_start
from pfadwerk.kinds.arukone.model import Lines, Puzzle
from pfadwerk.kinds.interface import Generated
from pfadwerk.kinds.parameter import Value
from pfadwerk.limits import Limits
from pfadwerk.texts import LANGUAGES
from tests.kinds.arukone.boards import SHARED

LINES = KIND.generators["lines"]
VERDICTS = SHARED / "data" / "checker_verdicts"

# size, key, pairs, and the published board where it circulates
KEYS = [
    (4, "5;7;6;10", 3, "TimMcCool_1"),
    (4, "7;9;4", 2, "TimMcCool_2"),
    (5, "7;7;9;6", 3, "TimMcCool_3"),
    (6, "13;14;6;12;17", 4, "TimMcCool_4"),
    (7, "25;18;14;20;12;12", 5, "TimMcCool_5"),
    (8, "17;10;12;11;10;23;14;16", 7, "TimMcCool_6"),
    (8, "8;24;14;8;9;15;8", 6, "TimMcCool_7"),
    (9, "35;24;26;24;14;11;12;15", 7, "TimMcCool_8"),
    (9, "11;23;14;14;12;14;12;17;19", 8, "TimMcCool_9"),
    (12, "15;23;17;24;33;29;31;12;32;25;32", 10, "TimMcCool_10"),
    (12, "66;35;12;27;19;25;22;29;22;27", 9, "TimMcCool_11"),
    (25, "222;52;46;26;60;53;66;49;56;69;34;63;52;25;61;60;49;53;74;62", 19, "TimMcCool_12"),
]


def make(seed: int = 0, **wishes: Value) -> Generated[Puzzle, Lines]:
    return LINES.generate(wishes, seed, Limits(seconds=20))


@pytest.mark.parametrize(("size", "key", "pairs", "published"), KEYS)
def test_replay_keys(size: int, key: str, pairs: int, published: str) -> None:
    made = make(size=size, replay=key)
    assert made.entry is not None
    assert made.replay == key
    assert made.entry.puzzle.pairs == pairs
    assert made.entry.solution is not None
    assert KIND.check(made.entry.puzzle, made.entry.solution) == []
    file = VERDICTS / f"{published}.txt"
    if not file.exists():
        pytest.skip("the published boards are not on this machine; key, pairs and solution were tested")
    assert KIND.format("bwinf").write(made.entry.puzzle).text.split() == file.read_text("utf-8").split()


def test_the_published_example_to_the_letter() -> None:
    entry = make(size=4, replay="5;7;6;10").entry
    assert entry is not None and entry.solution is not None
    assert KIND.format("bwinf").write(entry.puzzle).text == "4\n3\n2 0 0 0\n0 1 3 0\n0 3 0 0\n0 2 1 0\n"
    # by hand: 1 goes up, right along the edge, down, left; 2 goes down and right; 3 stands between
    assert KIND.format_solution(entry.puzzle, entry.solution) == (
        "[2] (1) (1) (1)\n(2) [1] [3] (1)\n(2) [3] (3) (1)\n(2) [2] [1] (1)"
    )


@pytest.mark.parametrize("seed", range(12))
def test_the_contests_conditions(seed: int) -> None:
    size = 4 + seed
    made = make(seed, size=size)
    assert made.entry is not None and made.entry.solution is not None
    puzzle = made.entry.puzzle
    assert (puzzle.width, puzzle.height) == (size, size)
    assert 2 * puzzle.pairs >= size
    assert list(puzzle.places) == list(range(1, puzzle.pairs + 1))
    assert KIND.check_puzzle(puzzle) == []
    assert KIND.check(puzzle, made.entry.solution) == []
    values = [int(value) for value in made.replay.split(";")]
    assert 0 <= values[0] <= latest_start(size, size)
    assert all(size <= value <= 2 * size for value in values[1:])
    again = make(99, size=size, replay=made.replay)
    assert again.entry == made.entry


def test_rectangular_boards() -> None:
    made = make(3, size=5, width=9)
    assert made.entry is not None
    assert (made.entry.puzzle.width, made.entry.puzzle.height) == (9, 5)
    assert make(3, width=9, height=5).entry == made.entry


def test_boards_differ() -> None:
    assert len({make(seed, size=6).replay for seed in range(30)}) > 25


@pytest.mark.parametrize(
    ("key", "code"),
    [("x", "replay-values"), ("9;4;4", "replay-start"), ("5;7", "replay-short"), ("5;7;6;10;4", "replay-long")],
)
def test_wrong_keys_are_refused(key: str, code: str) -> None:
    with pytest.raises(ParameterError) as caught:
        make(size=4, replay=key)
    assert caught.value.code == code
    assert len({caught.value.message(language) for language in LANGUAGES}) == len(LANGUAGES)


def test_the_checker_fails_on_all_larger_boards() -> None:
    checker = KIND.solver("checker")
    verdicts = []
    for seed in range(40):
        entry = make(seed, size=10 + seed % 5).entry
        assert entry is not None
        verdicts.append(checker.solve(entry.puzzle, Limits(), 1).status)
    assert verdicts.count(Status.LIMIT) == 40
