"""The compiled maze searches against a tiny brute force written from the rules alone."""

from __future__ import annotations

import random
from dataclasses import dataclass

import pytest

from pfadwerk import _core
from pfadwerk.limits import Limits

STEPS = {"U": (0, -1), "R": (1, 0), "D": (0, 1), "L": (-1, 0)}


@dataclass(frozen=True)
class Plan:
    width: int
    height: int
    right: bytes
    below: bytes
    pits: tuple[int, ...]
    start: int
    goal: int

    def core(self) -> _core.Maze:
        return _core.Maze(self.width, self.height, self.right, self.below, list(self.pits), self.start, self.goal)

    def wall(self, x: int, y: int, letter: str) -> bool:
        if letter in "LR":
            left = x if letter == "R" else x - 1
            return not 0 <= left < self.width - 1 or bool(self.right[y * (self.width - 1) + left])
        above = y if letter == "D" else y - 1
        return not 0 <= above < self.height - 1 or bool(self.below[above * self.width + x])

    def next(self, cell: int, letter: str) -> int:
        y, x = divmod(cell, self.width)
        if cell == self.goal or self.wall(x, y, letter):
            return cell
        dx, dy = STEPS[letter]
        to = (y + dy) * self.width + x + dx
        return self.start if to in self.pits else to


def random_plan(rng: random.Random, most: int = 5) -> Plan:
    width, height = rng.randint(1, most), rng.randint(1, most)
    cells = width * height
    walls = rng.choice((0.1, 0.3, 0.45))
    corners = rng.random() < 0.5
    start = 0 if corners else rng.randrange(cells)
    goal = cells - 1 if corners else rng.randrange(cells)
    pits = rng.sample(range(cells), rng.choice((0, 0, cells // 6, cells // 4)))
    return Plan(
        width,
        height,
        bytes(rng.random() < walls for _ in range((width - 1) * height)),
        bytes(rng.random() < walls for _ in range(width * (height - 1))),
        tuple(pit for pit in pits if pit != goal or rng.random() < 0.1),
        start,
        goal,
    )


def brute_force(plans: list[Plan]) -> tuple[int, int]:
    """The optimum and the number of optimal sequences; (-1, 0) where there is no sequence."""
    layer = {tuple(plan.start for plan in plans): 1}
    goal = tuple(plan.goal for plan in plans)
    seen = set(layer)
    depth = 0
    while layer and goal not in layer:
        following: dict[tuple[int, ...], int] = {}
        for cells, ways in layer.items():
            for letter in STEPS:
                to = tuple(plan.next(cell, letter) for plan, cell in zip(plans, cells, strict=True))
                if to not in seen:
                    following[to] = following.get(to, 0) + ways
        seen.update(following)
        layer = following
        depth += 1
    return (depth, layer[goal]) if layer else (-1, 0)


def leads_to_goals(plans: list[Plan], moves: str) -> bool:
    cells = [plan.start for plan in plans]
    for letter in moves:
        cells = [plan.next(cell, letter) for plan, cell in zip(plans, cells, strict=True)]
    return cells == [plan.goal for plan in plans]


def agrees(outcome: _core.MazeOutcome, plans: list[Plan]) -> bool:
    optimum, _ = brute_force(plans)
    if optimum < 0:
        return outcome.ending == _core.Ending.proved_none and not outcome.found
    return (
        outcome.ending == _core.Ending.solved
        and outcome.bound == len(outcome.moves) == optimum
        and leads_to_goals(plans, outcome.moves)
    )


@pytest.mark.parametrize("seed", range(20))
def test_bfs_agrees_with_brute_force(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(100):
        plans = [random_plan(rng), random_plan(rng)]
        first, second = (plan.core() for plan in plans)
        assert agrees(_core.maze_bfs(first, second, Limits()), plans), plans


def random_team(rng: random.Random) -> list[Plan]:
    if rng.random() < 0.7:
        return [random_plan(rng), random_plan(rng)]
    return [random_plan(rng, 3) for _ in range(3)]


def check_optimal(plans: list[Plan], length: int, rng: random.Random) -> None:
    _, count = brute_force(plans)
    optimal = _core.maze_optimal([plan.core() for plan in plans], length, Limits())
    assert optimal.ending == _core.Ending.solved
    assert optimal.count(Limits()).number == count
    listed = optimal.list(50, Limits()).sequences
    assert len(listed) == len(set(listed)) == min(count, 50)
    for moves in [*listed, optimal.sample(rng.getrandbits(64), Limits()).moves]:
        assert len(moves) == length and leads_to_goals(plans, moves)


@pytest.mark.parametrize("seed", range(20))
def test_exact_agrees_with_brute_force_counts_included(seed: int) -> None:
    rng = random.Random(1000 + seed)
    for _ in range(60):
        plans = random_team(rng)
        outcome = _core.maze_exact([plan.core() for plan in plans], Limits())
        assert agrees(outcome, plans), plans
        if outcome.found:
            check_optimal(plans, outcome.bound, rng)


@pytest.mark.parametrize("seed", range(5))
def test_fast_finds_a_sequence_and_a_true_bound(seed: int) -> None:
    rng = random.Random(2000 + seed)
    for _ in range(60):
        plans = random_team(rng)
        outcome = _core.maze_fast([plan.core() for plan in plans], Limits())
        optimum, _ = brute_force(plans)
        assert outcome.found == (optimum >= 0), plans
        if outcome.found:
            assert outcome.bound <= optimum <= len(outcome.moves)
            assert leads_to_goals(plans, outcome.moves)


def test_no_mazes_are_refused() -> None:
    with pytest.raises(ValueError):
        _core.maze_exact([], Limits())


def test_a_maze_whose_sizes_do_not_fit_is_refused() -> None:
    with pytest.raises(ValueError):
        _core.Maze(2, 2, b"\0", b"\0\0", [], 0, 3)


def test_goal_distances_count_falls() -> None:
    maze = _core.Maze(4, 1, b"\0\0\0", b"", [1], 2, 3)
    assert maze.goal_distances() == [2, 2, 1, 0]


def opposite_corners(side: int) -> list[_core.Maze]:
    """Everybody starts in the middle; one step towards one goal is one away from the other."""
    walls = bytes(side * (side - 1))
    middle = side // 2 * side + side // 2
    return [_core.Maze(side, side, walls, walls, [], middle, goal) for goal in (0, side * side - 1)]


def test_goals_in_opposite_corners_have_a_sequence_at_once() -> None:
    """Beams of any width end half-way: seen with 250 x 250, no sequence after a minute."""
    outcome = _core.maze_fast(opposite_corners(250), Limits(nodes=100_000))
    assert outcome.found
    assert len(outcome.moves) == 2 * 124 + 2 * 249  # the nearer corner first, then across the board
    assert outcome.bound >= 250


def test_layers_take_the_memory_that_they_need_not_what_they_might() -> None:
    """51 million pairs in 48 MB; layers sized by their bound took 86 MB."""
    rng, side = random.Random(7), 80
    walls, start = bytes(side * (side - 1)), side // 2 * side + side // 2
    fields = []
    for goal in (0, side * side - 1):
        pits = [cell for cell in range(side * side) if rng.random() < 0.05 and cell not in (start, goal)]
        fields.append(_core.Maze(side, side, walls, walls, pits, start, goal))
    outcome = _core.maze_exact(fields, Limits(memory=64_000_000))
    assert outcome.ending == _core.Ending.solved
    assert len(outcome.moves) == outcome.bound


@pytest.mark.parametrize("limits", [Limits(nodes=10), Limits(seconds=0.0)])
def test_a_limit_ends_counting_drawing_and_listing(limits: Limits) -> None:
    fields = opposite_corners(20)
    optimal = _core.maze_optimal(fields, len(_core.maze_exact(fields, Limits()).moves), Limits())
    assert optimal.states > 100
    for reading in (optimal.count(limits), optimal.sample(1, limits), optimal.list(10**6, limits)):
        assert reading.ending == _core.Ending.limit
        assert reading.spent.nodes < 100
