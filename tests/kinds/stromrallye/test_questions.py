"""Questions about boards, against listing all solutions by the reference."""

from __future__ import annotations

from collections import deque
from pathlib import Path

import pytest

import pfadwerk
from pfadwerk import Limits, ParameterError, Status
from pfadwerk.kinds.interface import Report
from pfadwerk.kinds.parameter import Value
from pfadwerk.kinds.stromrallye import KIND, counting
from pfadwerk.kinds.stromrallye.model import PACKAGE, Board, Position, Walk, shown, start_of
from pfadwerk.kinds.stromrallye.play import execute, moves
from pfadwerk.kinds.stromrallye.questions.what_if import changed_board
from pfadwerk.kinds.stromrallye.reference import backtracking
from pfadwerk.kinds.stromrallye.reference.backtracking import leg_sequences
from pfadwerk.kinds.stromrallye.reference.legs import LegGame
from pfadwerk.kinds.stromrallye.rules import Game, check
from tests.kinds.stromrallye.boards import random_board, solvable

UNIQUE = "stromrallye 4 4\n. . .  .\n. 4 4  .\n. . . @1\n. . 2  2\n"
EXAMPLES = Path(__file__).parents[3] / "src/pfadwerk/kinds/stromrallye/examples"


def _ask(board: Board, question: str, limits: Limits | None = None, **values: Value) -> Report:
    asked = KIND.questions[question]
    defaults = {each.key: each.default for each in asked.parameters}
    return asked.ask(
        board, {**defaults, **{key.replace("_", "-"): value for key, value in values.items()}}, limits or Limits()
    )


def _backward(size: int, target: float) -> Board:
    generator = KIND.generators["backward"]
    defaults = {each.key: each.default for each in generator.parameters}
    entry = generator.generate({**defaults, "size": size, "difficulty": (target, target)}, 1, Limits()).entry
    assert entry is not None
    return entry.puzzle


def _boards(count: int) -> list[Board]:
    return [random_board(seed, robots=1 + seed % 2) for seed in range(count)]


def _sequences(board: Board) -> list[list[tuple[int, int]]]:
    found = leg_sequences(LegGame(board))
    return [[(leg.robot, leg.to) for leg in legs] for legs in found if legs is not None]


def _swaps(board: Board, walk: Walk) -> int:
    game, swaps = Game(board), 0
    for number, (robot, direction) in enumerate(walk.steps, start=1):
        assert game.step(number, robot, direction) is None
        swaps += game.robots[robot] in game.spare
    return swaps


def _fewest_by_play(board: Board) -> int | None:
    """The fewest swaps of all ways to play: positions in the order of the swaps behind them."""
    open_positions, seen = deque([(0, start_of(board))]), set[Position]()
    cells = {battery.cell for battery in board.batteries}
    while open_positions:
        swaps, position = open_positions.popleft()
        if position.won:
            return swaps
        if position in seen:
            continue
        seen.add(position)
        for move in moves(board, position):
            after = execute(board, position, move)
            changed = [new.cell for old, new in zip(position.robots, after.robots, strict=True) if old != new]
            if changed[0] in cells:
                open_positions.append((swaps + 1, after))
            else:
                open_positions.appendleft((swaps, after))
    return None


def test_fewest_swaps_are_right_and_fewest() -> None:
    decided = 0
    for board in _boards(120):
        report = _ask(board, "fewest-swaps")
        walks = backtracking.solve(board, Limits(), 10_000).solutions
        if not walks:
            assert report.status is Status.PROVED_NONE
            continue
        walk = KIND.parse_solution(board, str(report.data["solution"]))
        assert check(board, walk) == []
        swaps = _swaps(board, walk)
        assert swaps == report.data["swaps"] == report.data["at-least"] == _fewest_by_play(board)
        assert report.data["proved"]
        decided += 1
    assert decided > 20


def test_the_number_of_solutions_up_to_a_bound() -> None:
    for board in _boards(120):
        number = len(_sequences(board))
        everything = _ask(board, "solutions", at_most=10_000)
        assert everything.data == {"count": number, "all": True}
        some = _ask(board, "solutions", at_most=2)
        assert some.data == {"count": min(2, number), "all": number <= 2}


def test_counting_from_the_end_comes_to_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(counting, "QUICK", 4)
    from_the_end = 0
    for board in _boards(200):
        number = len(_sequences(board))
        assert _ask(board, "solutions", at_most=10_000).data == {"count": number, "all": True}
        bound = max(1, number - 1)
        assert _ask(board, "solutions", at_most=bound).data == {"count": min(bound, number), "all": number <= bound}
        from_the_end += number > 3
    assert from_the_end > 10


def test_many_solutions_are_counted_where_listing_from_the_start_gets_lost() -> None:
    report = _ask(_backward(6, 20), "solutions", Limits(nodes=2_000_000), at_most=1000)
    assert report.data == {"count": 1000, "all": False}


def test_the_order_is_unique_where_all_solutions_share_it() -> None:
    seen = set()
    for board in _boards(200):
        orders = {tuple(each) for each in _sequences(board)}
        report = _ask(board, "unique-order")
        if not orders:
            assert report.status is Status.PROVED_NONE
            continue
        assert report.data["unique"] == (len(orders) == 1)
        shared = tuple(tuple(cell) for cell in _cells(report.data["common"]))
        shown_orders = {tuple(shown(board.batteries[to].cell) for _, to in order) for order in orders}
        following = {order[len(shared) :][:1] for order in shown_orders if order[: len(shared)] == shared}
        assert {(cell,) for cell in _cells(report.data["parting"])} <= following
        seen.add(len(orders) == 1)
    assert seen == {True, False}


def test_different_orders_are_found_on_large_boards_too() -> None:
    report = _ask(_backward(8, 50), "unique-order", Limits(nodes=2_000_000))
    assert report.data["unique"] is False


def _cells(told: object) -> list[tuple[int, int]]:
    assert isinstance(told, tuple)
    return list(told)


def test_hints_lead_to_the_goal() -> None:
    led = 0
    for board in _boards(60):
        played: list[str] = []
        report = _ask(board, "hint")
        if report.data.get("solvable") is False:
            assert not solvable(board)
            continue
        position = start_of(board)
        while not position.won:
            report = _ask(board, "hint", played=" ".join(played))
            assert report.data["winnable"]
            leg = report.data["moves"]
            assert isinstance(leg, list) and leg
            played += leg
            for move in leg:
                position = execute(board, position, move)
        led += 1
    assert led > 15


def test_a_lost_position_says_how_much_to_take_back() -> None:
    board: Board = pfadwerk.loads(UNIQUE)
    report = _ask(board, "hint", played="DLLR")  # the charge of 2 was needed to go up
    assert report.statements[0].code == "lost-leg"
    assert (report.data["undo"], report.data["undo-legs"], report.data["moves"]) == (2, 1, ["U", "U"])
    assert "undo 1 leg (steps: 2)" in report.statements[0].say(PACKAGE, "en", "reports")


def test_a_hint_after_a_wrong_step_is_refused() -> None:
    with pytest.raises(ParameterError, match="step 2"):
        _ask(pfadwerk.loads(UNIQUE), "hint", played="DD")


def test_what_if_agrees_with_solving_the_changed_board() -> None:
    board: Board = pfadwerk.loads(UNIQUE)
    verdicts = _ask(board, "what-if").data["after"]
    assert isinstance(verdicts, dict)
    assert len(verdicts) == 2 + 4 * 3
    for text, after in verdicts.items():
        assert after == solvable(changed_board(board, text)), text


def test_changes_that_were_decided_are_told_when_the_limit_comes() -> None:
    board: Board = pfadwerk.loads(UNIQUE)
    everything = _ask(board, "what-if").data["after"]
    assert isinstance(everything, dict)
    told = set[int]()
    for nodes in range(5, 400, 15):
        report = _ask(board, "what-if", Limits(nodes=nodes))
        after, still_open = report.data.get("after", {}), report.data.get("open", tuple(everything))
        assert isinstance(after, dict) and isinstance(still_open, tuple)
        assert {*after, *still_open} == {*everything} and after.items() <= everything.items()
        assert (report.status is Status.LIMIT) == bool(still_open)
        told.add(len(after))
    assert {0, len(everything)} < told


def test_a_solution_is_told_when_fewer_swaps_cant_be_excluded() -> None:
    board = _backward(8, 50)
    report = _ask(board, "fewest-swaps", Limits(nodes=50_000))
    assert report.status is Status.LIMIT
    swaps, least = report.data["swaps"], report.data["at-least"]
    assert isinstance(swaps, int) and isinstance(least, int)
    assert swaps > least >= sum(battery.charge > 0 for battery in board.batteries)
    assert check(board, KIND.parse_solution(board, str(report.data["solution"]))) == []


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ("2,2=7", "stromrallye 4 4\n. . .  .\n. 7 4  .\n. . . @1\n. . 2  2\n"),
        ("4,3=7", "stromrallye 4 4\n. . .  .\n. 4 4  .\n. . . @7\n. . 2  2\n"),
        ("1,1=5; 2,2=", "stromrallye 4 4\n5 . .  .\n. . 4  .\n. . . @1\n. . 2  2\n"),
        ("2,2>1,1;4,3>4,1", "stromrallye 4 4\n4 . .  @1\n. . 4  .\n. . . .\n. . 2  2\n"),
        ("1,4#", "stromrallye 4 4\n. . .  .\n. 4 4  .\n. . . @1\n# . 2  2\n"),
    ],
)
def test_changes_are_read(change: str, expected: str) -> None:
    assert changed_board(pfadwerk.loads(UNIQUE), change) == pfadwerk.loads(expected)


@pytest.mark.parametrize("change", ["", "2,2", "2,2=-1", "2,2>9,9", "2,2#", "x"])
def test_senseless_changes_are_refused(change: str) -> None:
    with pytest.raises(ParameterError):
        changed_board(pfadwerk.loads(UNIQUE), change)


@pytest.mark.parametrize("question", KIND.questions)
def test_every_report_is_worded_and_limits_are_kept(question: str) -> None:
    for path in sorted(EXAMPLES.glob("*.txt")):
        board = pfadwerk.load(path)
        for limits in (Limits(seconds=5), Limits(nodes=2)):
            report = _ask(board, question, limits)
            for language in ("en", "de"):
                assert all(each.say(PACKAGE, language, "reports") for each in report.statements)


def test_explaining_tells_choices_and_legs() -> None:
    assert KIND.explain is not None
    for path in sorted(EXAMPLES.glob("*.txt")):
        explained = KIND.explain(pfadwerk.load(path), Limits(seconds=5))
        for language in ("en", "de"):
            assert all(each.say(PACKAGE, language, "steps") for each in explained.steps)
    unique = KIND.explain(pfadwerk.loads(UNIQUE), Limits())
    assert [each.code for each in unique.steps].count("forced-leg") == 3
