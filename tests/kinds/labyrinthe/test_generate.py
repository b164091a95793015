"""Generators keep what they promise, refuse what can't be, and stop when told to."""

from __future__ import annotations

import time
from collections.abc import Mapping
from pathlib import Path

import pytest

from pfadwerk.answer import Status
from pfadwerk.errors import ParameterError
from pfadwerk.grid import DIRECTIONS
from pfadwerk.kinds.interface import Generated
from pfadwerk.kinds.labyrinthe import KIND
from pfadwerk.kinds.labyrinthe.generate.draft import draft_of
from pfadwerk.kinds.labyrinthe.model import Instructions, Maze, Mazes
from pfadwerk.kinds.parameter import Value
from pfadwerk.limits import Limits, Progress
from pfadwerk.texts import LANGUAGES
from tests.kinds.labyrinthe.boards import brute_force

METHODS = ("tree", "rooms", "braided", "related")
MINUTE = Limits(seconds=60)


def generate(
    method: str, wishes: Mapping[str, Value], seed: int = 1, limits: Limits = MINUTE
) -> Generated[Mazes, Instructions]:
    generator = KIND.generators[method]
    values = {each.key: each.default for each in generator.parameters}
    return generator.generate({**values, **wishes}, seed, limits)


def puzzle_of(made: Generated[Mazes, Instructions]) -> Mazes:
    assert made.status is Status.SOLVED
    assert made.entry is not None
    return made.entry.puzzle


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize(("width", "height"), [(1, 1), (1, 6), (6, 1), (2, 2), (7, 4)])
def test_every_size_can_be_made_and_is_solvable(method: str, width: int, height: int) -> None:
    for seed in range(4):
        made = generate(method, {"width": width, "height": height, "pits": 0.2, "loops": 0.3}, seed)
        puzzle = puzzle_of(made)
        assert {(maze.width, maze.height) for maze in puzzle.mazes} == {(width, height)}
        assert KIND.check_puzzle(puzzle) == []
        assert brute_force(puzzle)[0] is not None


def test_a_tree_joins_all_cells_in_one_way() -> None:
    for seed in range(5):
        for maze in puzzle_of(generate("tree", {"size": 9, "loops": 0.0, "pits": 0.0}, seed)).mazes:
            assert list(maze.right + maze.below).count(0) == 80
            assert _reached(maze) == 81


@pytest.mark.parametrize("relation", ["similar", "opposite"])
def test_related_walls(relation: str) -> None:
    wishes: dict[str, Value] = {"size": 12, "loops": 0.0, "pits": 0.0, "relation": relation, "difference": 0.0}
    first, second = puzzle_of(generate("related", wishes)).mazes
    flags = [(one, other) for one, other in zip(first.right + first.below, second.right + second.below, strict=True)]
    open_in_both = sum(one == other == 0 for one, other in flags)
    assert _reached(second) == 144
    assert open_in_both == 143 if relation == "similar" else open_in_both <= 40


def test_turned_walls() -> None:
    first, second = puzzle_of(generate("related", {"width": 5, "height": 4, "relation": "turned"})).mazes
    assert all(first.wall_right(x, y) == second.wall_right(3 - x, 3 - y) for y in range(4) for x in range(4))


def test_braided_mazes_have_no_dead_ends() -> None:
    for seed in range(5):
        puzzle = puzzle_of(generate("braided", {"size": 9, "pits": 0.0, "loops": 0.0}, seed))
        for maze in puzzle.mazes:
            ways = [sum(not maze.blocked(cell, each) for each in DIRECTIONS) for cell in maze.cells()]
            assert min(ways) >= 2


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize(
    "wishes", [{"optimum": (16.0, 20.0)}, {"price": 5}, {"unique": True}, {"optimum": (12.0, 30.0), "unique": True}]
)
def test_wishes_are_met(method: str, wishes: dict[str, Value]) -> None:
    made = generate(method, {"size": 5, "pits": 0.1, **wishes})
    puzzle = puzzle_of(made)
    optimum, ways = brute_force(puzzle)
    assert optimum is not None
    alone = max(brute_force(Mazes((maze, maze)))[0] or 0 for maze in puzzle.mazes)
    if isinstance(span := wishes.get("optimum"), tuple):
        assert span[0] <= optimum <= span[1]
    if "price" in wishes:
        assert optimum - alone >= 5
    if wishes.get("unique"):
        assert ways == 1
    assert made.entry is not None
    assert made.entry.solution is not None
    assert len(made.entry.solution.directions) == optimum


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("own_ends", [False, True])
def test_unsolvable_by_one_wall_or_pit(method: str, own_ends: bool) -> None:
    codes = set()
    for seed in range(12):
        made = generate(method, {"width": 6, "height": 5, "solvable": "no", "loops": 0.3, "own-ends": own_ends}, seed)
        puzzle = puzzle_of(made)
        assert KIND.check_puzzle(puzzle) == []
        assert brute_force(puzzle)[0] is None
        (note,) = made.notes
        codes.add(note.code)
        assert brute_force(_opened(puzzle, note.code, note.cells, int(str(note.details["maze"])) - 1))[0] is not None
        assert all(note.say(KIND.info.package, language, "notes") for language in LANGUAGES)
    assert codes == {"closed-by-pit", "closed-by-wall"}


def test_two_cells_are_closed_by_a_wall() -> None:
    assert brute_force(puzzle_of(generate("tree", {"width": 2, "height": 1, "solvable": "no"})))[0] is None


@pytest.mark.parametrize(
    ("wishes", "key", "bound"),
    [
        ({"size": 10, "optimum": (3.0, 17.0)}, "optimum", 18),
        ({"size": 3, "optimum": (17.0, 99.0)}, "optimum", 16),
        ({"size": 3, "mazes": 3, "optimum": (25.0, 99.0)}, "optimum", 24),
        ({"size": 3, "price": 9}, "price", 8),
        ({"size": 1, "solvable": "no"}, "solvable", None),
        ({"unique": True, "solvable": "no"}, "solvable", None),
        ({"size": 2001}, "size", 2000),
        ({"pits": 0.6}, "pits", 0.5),
        ({"mazes": 1}, "mazes", 2),
    ],
)
def test_wishes_that_cannot_be_met_are_refused(wishes: dict[str, Value], key: str, bound: float | None) -> None:
    with pytest.raises(ParameterError) as caught:
        generate("tree", wishes)
    assert caught.value.key == key
    for language in LANGUAGES:
        assert bound is None or str(bound) in caught.value.message(language)


def test_no_sequence_is_longer_than_the_bound() -> None:
    # the bound that refuses wishes: each person in turn, all cells but the goal
    for seed in range(30):
        puzzle = puzzle_of(generate("tree", {"size": 4, "pits": 0.2, "own-ends": True}, seed))
        assert (brute_force(puzzle)[0] or 0) <= 2 * 15


def test_a_limit_ends_a_wish_that_takes_long() -> None:
    made = generate("tree", {"size": 6, "optimum": (69.0, 70.0)}, limits=Limits(seconds=0.3))
    assert made.status is Status.LIMIT
    assert made.entry is None


@pytest.mark.parametrize("method", [*METHODS, "hardest"])
def test_cancelling_in_the_middle_of_a_large_maze(method: str) -> None:
    asked: list[float] = []

    def cancel(progress: Progress) -> bool:
        asked.append(time.perf_counter())
        return False

    made = generate(method, {"size": 1000}, limits=Limits(on_progress=cancel))
    assert made.status is Status.CANCELLED
    assert time.perf_counter() - asked[0] < 0.5


@pytest.mark.slow
@pytest.mark.parametrize(("method", "size"), [(each, 1000 if each == "tree" else 500) for each in METHODS])
def test_a_million_cells_take_seconds(method: str, size: int) -> None:
    """One method makes all of them; for the others a quarter of the cells in a quarter of the time will do."""
    start = time.process_time()
    puzzle = puzzle_of(generate(method, {"size": size}))
    assert time.process_time() - start < 20 * (size / 1000) ** 2
    assert KIND.check_puzzle(puzzle) == []


def test_hardest_beats_chance_and_can_be_replayed() -> None:
    wishes: dict[str, Value] = {"size": 4, "steps": 1500, "pits": 0.1}
    made = generate("hardest", wishes)
    optimum = brute_force(puzzle_of(made))[0] or 0
    chance = [brute_force(puzzle_of(generate("tree", {"size": 4, "pits": 0.1}, seed)))[0] or 0 for seed in range(20)]
    assert optimum > max(chance)
    assert made.replay == "seed=1 steps=1500"
    assert generate("hardest", wishes).entry == made.entry


def test_hardest_keeps_its_record_when_stopped_and_goes_on_from_a_file(tmp_path: Path) -> None:
    calls: list[int | None] = []

    def stop_later(progress: Progress) -> bool:
        calls.append(progress.best)
        return len(calls) < 6

    stopped = generate("hardest", {"size": 5, "steps": 10**6}, limits=Limits(on_progress=stop_later))
    assert stopped.status is Status.CANCELLED
    assert stopped.entry is not None
    record = brute_force(stopped.entry.puzzle)[0] or 0
    assert any(best is not None for best in calls)
    path = tmp_path / "record.json"
    path.write_text(KIND.format("json").write(stopped.entry.puzzle).text, "utf-8")
    further = puzzle_of(generate("hardest", {"size": 5, "steps": 50, "resume": str(path)}, 2))
    assert (brute_force(further)[0] or 0) >= record


def test_a_file_that_cannot_be_resumed_is_refused_in_the_language_of_the_user(tmp_path: Path) -> None:
    path = tmp_path / "broken.txt"
    path.write_text("3 3\n", "utf-8")
    with pytest.raises(ParameterError) as caught:
        generate("hardest", {"resume": str(path)})
    assert str(path) in caught.value.message("en")
    assert "expected a line of wall flags" in caught.value.message("en")
    assert "eine Zeile mit Wandangaben" in caught.value.message("de")
    with pytest.raises(FileNotFoundError, match="missing"):
        generate("hardest", {"resume": str(tmp_path / "missing.txt")})


@pytest.mark.parametrize(
    ("wishes", "key"),
    [
        ({"size": 6}, "size"),
        ({"width": 6}, "width"),
        ({"height": 4}, "height"),
        ({"mazes": 3}, "mazes"),
        ({"loops": 0.0}, "loops"),
        ({"own-ends": True}, "own-ends"),
        ({"size": 5, "width": 5, "mazes": 2}, None),
        ({}, None),
    ],
)
def test_mazes_that_go_on_stay_as_large_and_as_many(tmp_path: Path, wishes: dict[str, Value], key: str | None) -> None:
    path = tmp_path / "five.json"
    path.write_text(KIND.format("json").write(puzzle_of(generate("tree", {"size": 5}))).text, "utf-8")
    asked = {"steps": 2, "resume": str(path), **wishes}
    if key is None:
        assert {(maze.width, maze.height) for maze in puzzle_of(generate("hardest", asked)).mazes} == {(5, 5)}
        return
    with pytest.raises(ParameterError) as caught:
        generate("hardest", asked)
    assert caught.value.key == key
    for language in LANGUAGES:
        assert str(path) in caught.value.message(language)


@pytest.mark.parametrize(
    ("wishes", "key"),
    [
        ({"size": 4, "height": 3}, None),
        ({"size": 3, "width": 4}, None),
        ({"size": 5, "height": 3}, "size"),
        ({"size": 4, "height": 4}, "height"),
    ],
)
def test_the_size_is_that_of_the_sides_not_given(tmp_path: Path, wishes: dict[str, Value], key: str | None) -> None:
    path = tmp_path / "oblong.json"
    made = puzzle_of(generate("tree", {"size": 4, "height": 3}))
    path.write_text(KIND.format("json").write(made).text, "utf-8")
    asked = {"steps": 2, "resume": str(path), **wishes}
    if key is None:
        assert {(maze.width, maze.height) for maze in puzzle_of(generate("hardest", asked)).mazes} == {(4, 3)}
        return
    with pytest.raises(ParameterError) as caught:
        generate("hardest", asked)
    assert caught.value.key == key


def _reached(maze: Maze) -> int:
    seen = {maze.start}
    stack = [maze.start]
    while stack:
        cell = stack.pop()
        for each in DIRECTIONS:
            if not maze.blocked(cell, each) and each.step(cell) not in seen:
                seen.add(each.step(cell))
                stack.append(each.step(cell))
    return len(seen)


def _opened(puzzle: Mazes, code: str, cells: tuple[tuple[int, int], ...], place: int) -> Mazes:
    draft = draft_of(puzzle.mazes[place])
    if code == "closed-by-pit":
        draft.pits.remove(cells[0])
    else:
        (x, y), (right, _) = min(cells), max(cells)
        if x != right:
            draft.right[y * (draft.width - 1) + x] = 0
        else:
            draft.below[y * draft.width + x] = 0
    mazes = list(puzzle.mazes)
    mazes[place] = draft.maze()
    return Mazes(tuple(mazes))
