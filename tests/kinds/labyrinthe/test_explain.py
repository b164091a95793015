"""Explaining, rating, questions and stories against what the rules alone say."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from pfadwerk.answer import Status
from pfadwerk.kinds.examples import examples_of
from pfadwerk.kinds.labyrinthe import KIND
from pfadwerk.kinds.labyrinthe.blockers import fewest_blockers, last_blockers, reachable
from pfadwerk.kinds.labyrinthe.decimal_text import decimal
from pfadwerk.kinds.labyrinthe.model import Maze, Mazes
from pfadwerk.kinds.labyrinthe.singles import single_optimum
from pfadwerk.kinds.labyrinthe.text.formats import read_any
from pfadwerk.limits import Limits
from pfadwerk.texts import LANGUAGES
from tests.kinds.labyrinthe.boards import brute_force, random_maze, random_mazes

PUZZLES = {each.key: read_any(each.text).entries[0].puzzle for each in examples_of(KIND).puzzles}
PACKAGE = KIND.info.package


def test_no_solution_always_has_a_maze_without_a_way() -> None:
    # the theorem that explaining and the generator of unsolvable mazes rest on
    rng = random.Random(3)
    for _ in range(400):
        puzzle = random_mazes(rng, most=4)
        alone = [single_optimum(maze) for maze in puzzle.mazes]
        assert (brute_force(puzzle)[0] is None) == (None in alone), puzzle


def test_single_optima_agree_with_brute_force() -> None:
    rng = random.Random(4)
    for _ in range(200):
        maze = random_maze(rng)
        assert single_optimum(maze) == brute_force(Mazes((maze, maze)))[0], maze


def test_without_its_last_blocker_a_maze_has_a_way_and_with_others_it_has_not() -> None:
    rng = random.Random(5)
    named = 0
    for _ in range(400):
        maze = random_maze(rng, most=4)
        if single_optimum(maze) is not None:
            continue
        last = last_blockers(maze)
        named += len(last)
        pits = {blocker.pit for blocker in last}
        walls = {blocker.wall and tuple(sorted(blocker.wall)) for blocker in last}
        for pit in maze.pits:
            opened = replace(maze, pits=maze.pits - {pit})
            assert (single_optimum(opened) is not None) == (pit in pits), (maze, pit)
        for wall, opened in _without_each_wall(maze):
            assert (single_optimum(opened) is not None) == (wall in walls), (maze, wall)
        assert (len(fewest_blockers(maze)) == 1) == bool(last), maze
    assert named > 50


def _without_each_wall(maze: Maze) -> list[tuple[tuple[tuple[int, int], ...], Maze]]:
    found: list[tuple[tuple[tuple[int, int], ...], Maze]] = []
    for place, flag in enumerate(maze.right):
        if flag:
            y, x = divmod(place, maze.width - 1)
            right = maze.right[:place] + b"\0" + maze.right[place + 1 :]
            found.append((((x, y), (x + 1, y)), replace(maze, right=right)))
    for place, flag in enumerate(maze.below):
        if flag:
            y, x = divmod(place, maze.width)
            below = maze.below[:place] + b"\0" + maze.below[place + 1 :]
            found.append((((x, y), (x, y + 1)), replace(maze, below=below)))
    return found


@pytest.mark.parametrize(
    ("key", "code", "cells"),
    [
        ("closed-corridor", "last-pit", ((0, 2),)),
        ("hole-in-one", "last-pit", ((2, 1),)),
        ("pit-belt", "last-pit", ((1, 3),)),
        ("walled-in", "last-wall", ((2, 2), (3, 2))),
    ],
)
def test_what_closes_the_last_way_is_named(key: str, code: str, cells: tuple[tuple[int, int], ...]) -> None:
    explanation = KIND.explain(PUZZLES[key], Limits()) if KIND.explain else None
    assert explanation is not None
    assert explanation.status is Status.PROVED_NONE
    assert (code, cells) in [(step.code, step.cells) for step in explanation.steps]
    assert explanation.steps[0].details["reached"] == len(
        reachable(PUZZLES[key].mazes[int(str(explanation.steps[0].details["maze"])) - 1], (0, 0))
    )


@pytest.mark.parametrize("key", PUZZLES)
def test_everything_is_worded(key: str) -> None:
    assert KIND.explain is not None
    assert KIND.rate is not None
    explanation = KIND.explain(PUZZLES[key], Limits())
    rating = KIND.rate(PUZZLES[key], Limits())
    for language in LANGUAGES:
        for step in explanation.steps:
            assert "{" not in step.say(PACKAGE, language, "steps")
        for question in KIND.questions.values():
            for statement in question.ask(PUZZLES[key], {}, Limits()).statements:
                assert "{" not in statement.say(PACKAGE, language, "reports")
    assert (rating.score is None) == (rating.status is Status.PROVED_NONE)
    assert rating.score is None or 0 <= rating.score <= 100


def test_a_story() -> None:
    story = KIND.tell(PUZZLES["first-steps"], KIND.parse_solution(PUZZLES["first-steps"], "DRRDDR"))
    told = [each.say(PACKAGE, "en", "steps") for each in story]
    assert told == [
        "1: person 1 is stopped (↓) and waits on 0,0",
        "1–4: person 2 walks ↓ →2 ↓ from 0,0 to 2,2",
        "2: person 1 walks → from 0,0 to 1,0",
        "3: person 1 is stopped (→) and waits on 1,0",
        "4–6: person 1 walks ↓2 → from 1,0 to 2,2",
        "4: person 2 is on the goal 2,2 and stays there",
        "6: person 1 is on the goal 2,2 and stays there",
        "the sequence has 6 instructions",
    ]


def test_a_story_with_a_fall_that_is_no_solution() -> None:
    puzzle = read_any("+-+-+-+\n|S   G|\n+-+-+-+\n\n+-+-+-+\n|  S O|\n+-+-+ +\n|G    |\n+-+-+-+\n").entries[0].puzzle
    told = [each.say(PACKAGE, "en", "steps") for each in KIND.tell(puzzle, KIND.parse_solution(puzzle, "RRR"))]
    assert told == [
        "1–2: person 1 walks →2 from 0,0 to 2,0",
        "1: person 2 steps → from 1,0 into the pit 2,0 and stands on the start 1,0 again",
        "2: person 1 is on the goal 2,0 and stays there",
        "2: person 2 steps → from 1,0 into the pit 2,0 and stands on the start 1,0 again",
        "3: person 2 steps → from 1,0 into the pit 2,0 and stands on the start 1,0 again",
        "the sequence has 3 instructions",
    ]


def test_rating_of_a_known_puzzle() -> None:
    assert KIND.rate is not None
    columns = KIND.rate(PUZZLES["falling"], Limits()).columns
    assert (columns["optimum"], columns["price"]) == (11, 5)
    assert isinstance(columns["falls"], int)
    assert columns["falls"] >= 1


def test_questions_about_a_known_puzzle() -> None:
    puzzle = PUZZLES["detour"]
    count = KIND.questions["count"].ask(puzzle, {}, Limits())
    assert count.data == {"count": 11, "complete": True, "length": 15}
    price = KIND.questions["price"].ask(puzzle, {}, Limits())
    assert price.data == {"optimum": 15, "singles": [10, 8], "single": 10, "price": 5}
    drawn = KIND.questions["random"].ask(puzzle, {"seed": 4, "sequences": 30}, Limits())
    again = KIND.questions["random"].ask(puzzle, {"seed": 4, "sequences": 30}, Limits())
    assert drawn == again
    sequences = drawn.data["sequences"]
    assert isinstance(sequences, list)
    assert 5 < len(set(sequences)) <= 11
    for text in sequences:
        assert KIND.check(puzzle, KIND.parse_solution(puzzle, text)) == []


def test_questions_that_time_forbids_are_not_answered() -> None:
    for question in KIND.questions.values():
        report = question.ask(PUZZLES["detour"], {}, Limits(nodes=2))
        assert report.status is Status.LIMIT
        assert report.statements or report.data


@pytest.mark.parametrize("exponent", [0, 1, 3999, 4000, 4001, 8000, 12345])
def test_numbers_too_long_for_python(exponent: int) -> None:
    assert decimal(10**exponent) == "1" + "0" * exponent
    assert decimal(10**exponent - 1) == ("9" * exponent or "0")
