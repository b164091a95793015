"""The rules of section 2, one by one."""

from __future__ import annotations

import pytest

from pfadwerk.grid import Direction
from pfadwerk.kinds.labyrinthe import KIND
from pfadwerk.kinds.labyrinthe.model import Instructions, Maze, Mazes
from pfadwerk.kinds.labyrinthe.rules import Event, follow
from pfadwerk.kinds.labyrinthe.solution_text import instructions
from pfadwerk.kinds.labyrinthe.text.map_format import MapFormat

UP, DOWN, LEFT, RIGHT = Direction


def mazes(text: str) -> Mazes:
    return MapFormat().read(text).entries[0].puzzle


PAIR = mazes("""
+---+---+---+
| S | O |   |
+   +   +   +
|         G |
+---+---+---+

+---+---+---+
| S       O |
+   +---+   +
|   |     G |
+---+---+---+
""")


@pytest.mark.parametrize(
    ("cell", "direction", "reached", "event"),
    [
        ((0, 0), DOWN, (0, 1), Event.WALK),
        ((0, 0), RIGHT, (0, 0), Event.WAIT),  # a wall
        ((0, 0), UP, (0, 0), Event.WAIT),  # the border
        ((0, 1), LEFT, (0, 1), Event.WAIT),
        ((1, 1), UP, (0, 0), Event.FALL),
        ((2, 1), LEFT, (2, 1), Event.HOME),
        ((2, 0), DOWN, (2, 1), Event.WALK),
    ],
)
def test_one_instruction(cell: tuple[int, int], direction: Direction, reached: tuple[int, int], event: Event) -> None:
    assert follow(PAIR.mazes[0], cell, direction) == (reached, event)


def test_who_falls_stands_on_his_own_start() -> None:
    maze = Maze(3, 1, b"\0\0", b"", frozenset({(0, 0)}), (1, 0), (2, 0))
    assert follow(maze, (1, 0), LEFT) == ((1, 0), Event.FALL)


def test_both_must_arrive() -> None:
    findings = KIND.check(PAIR, instructions("DRR"))
    assert [(each.code, each.cells, each.details["maze"]) for each in findings] == [("not-arrived", ((0, 1),), 2)]


def test_an_answer_that_is_right() -> None:
    unwalled = mazes("+-+-+\n|S G|\n+-+-+\n\n+-+-+\n|S  |\n+-+ +\n|G  |\n+-+-+\n")
    assert KIND.check(unwalled, instructions("RDL")) == []
    assert KIND.check(unwalled, instructions("RD"))[0].cells == ((1, 1),)


def test_instructions_after_the_last_arrival() -> None:
    unwalled = mazes("+-+-+\n|S G|\n+-+-+\n\n+-+-+\n|S G|\n+-+-+\n")
    (finding,) = KIND.check(unwalled, instructions("RUU"))
    assert (finding.code, finding.step, finding.details["count"]) == ("superfluous", 2, 2)


def test_one_cell_is_solved_by_nothing() -> None:
    one = Maze(1, 1, b"", b"", frozenset({(0, 0)}), (0, 0), (0, 0))
    puzzle = Mazes((one, one))
    assert KIND.check_puzzle(puzzle) == []
    assert KIND.check(puzzle, Instructions()) == []


def test_a_pit_on_the_goal_is_found_and_a_pit_on_the_start_is_legal() -> None:
    maze = Maze(2, 1, b"\0", b"", frozenset({(0, 0), (1, 0)}), (0, 0), (1, 0))
    fine = Maze(2, 1, b"\0", b"", frozenset({(0, 0)}), (0, 0), (1, 0))
    assert [(each.code, each.details["maze"]) for each in KIND.check_puzzle(Mazes((fine, maze)))] == [
        ("pit-on-goal", 2)
    ]


def test_a_maze_whose_parts_do_not_fit_is_refused() -> None:
    for right, below, pits in ((b"\0\0", b"", ()), (b"\0", b"\0", ()), (b"\0", b"", ((2, 0),))):
        with pytest.raises(ValueError):
            Maze(2, 1, right, below, frozenset(pits), (0, 0), (1, 0))


@pytest.mark.parametrize("text", ["DRRU", "d r r u", "SOON", "seen", "↓→→↑", "↓\n→ →\t↑\n", "SORN"])
def test_every_notation_is_read(text: str) -> None:
    assert KIND.parse_solution(PAIR, text) == Instructions((DOWN, RIGHT, RIGHT, UP))


def test_answers_are_written_as_arrows() -> None:
    assert KIND.format_solution(PAIR, instructions("DDRU")) == "↓↓→↑"
