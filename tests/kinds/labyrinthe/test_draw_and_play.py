"""The picture holds what the maze holds; playing follows the rules."""

from __future__ import annotations

import pytest

from pfadwerk.draw.scene import Edge, Mark, Panel, Path
from pfadwerk.errors import MoveError
from pfadwerk.finding import Finding
from pfadwerk.kinds.labyrinthe import KIND
from pfadwerk.kinds.labyrinthe.model import Mazes
from pfadwerk.kinds.labyrinthe.solution_text import instructions
from pfadwerk.kinds.labyrinthe.text.formats import read_any
from pfadwerk.limits import Limits

PUZZLE: Mazes = (
    read_any("+-+-+-+\n|S   G|\n+ +-+ +\n|   |O|\n+-+-+-+\n\n+-+-+-+\n|S   O|\n+ + + +\n|    G|\n+-+-+-+\n")
    .entries[0]
    .puzzle
)
ANSWER = instructions("RRLRRDDR")


def wall_pieces(panel: Panel) -> set[tuple[tuple[int, int], tuple[int, int]]]:
    pieces = set()
    for shape in panel.shapes:
        if isinstance(shape, Edge):
            (x, y), (right, below) = shape.start, shape.end
            while (x, y) != (right, below):
                after = (x + (right > x), y + (below > y))
                pieces.add(((x, y), after))
                x, y = after
    return pieces


def test_every_wall_is_drawn_once() -> None:
    panels = KIND.draw(PUZZLE, None, ()).panels
    assert [(panel.width, panel.height) for panel in panels] == [(3, 2), (3, 2)]
    border = {((x, y), (x + 1, y)) for x in range(3) for y in (0, 2)} | {
        ((x, y), (x, y + 1)) for x in (0, 3) for y in (0, 1)
    }
    assert wall_pieces(panels[0]) == border | {((1, 1), (2, 1)), ((2, 1), (2, 2))}
    assert wall_pieces(panels[1]) == border


def test_ways_and_visits_are_drawn() -> None:
    first, second = KIND.draw(PUZZLE, ANSWER, ()).panels
    ways = [[shape.cells for shape in panel.shapes if isinstance(shape, Path)] for panel in (first, second)]
    assert ways[0] == [((0, 0), (1, 0), (2, 0))]
    # twice to 1,0 and into the pit, back to the start each time
    assert ways[1][0][:4] == ((0, 0), (1, 0), (0, 0), (1, 0))
    counted = {
        (shape.cell, shape.text) for shape in second.shapes if isinstance(shape, Mark) and shape.role == "path-1"
    }
    assert ((1, 0), "2") in counted


def test_a_finding_is_marked_in_its_maze_alone() -> None:
    finding = Finding("not-arrived", ((1, 1),), details={"maze": 2})
    marked = [
        any(shape.role == "error" for shape in panel.shapes) for panel in KIND.draw(PUZZLE, None, [finding]).panels
    ]
    assert marked == [False, True]


def test_playing() -> None:
    assert KIND.play is not None
    position = KIND.play.start(PUZZLE)
    assert KIND.play.moves(PUZZLE, position) == ["U", "D", "L", "R"]
    for move in ("R", "→", "d"):
        position = KIND.play.execute(PUZZLE, position, move)
    assert position.cells == ((2, 0), (0, 1))
    assert not position.won
    with pytest.raises(MoveError):
        KIND.play.execute(PUZZLE, position, "x")
    for move in "RR":
        position = KIND.play.execute(PUZZLE, position, move)
    assert position.won
    assert KIND.play.moves(PUZZLE, position) == []
    with pytest.raises(MoveError):
        KIND.play.execute(PUZZLE, position, "U")
    assert len(KIND.play.show(PUZZLE, position).panels) == 2


def test_replaying_a_solution_wins() -> None:
    assert KIND.play is not None
    solution = KIND.solver("exact").solve(PUZZLE, Limits(), 1).solutions[0]
    position = KIND.play.start(PUZZLE)
    for move in KIND.play.replay(PUZZLE, solution):
        position = KIND.play.execute(PUZZLE, position, move)
    assert position.won
