"""Scenes that hold everything a scene can hold."""

from __future__ import annotations

from pfadwerk.draw.scene import Edge, Fill, Mark, Panel, Path, Scene
from pfadwerk.grid import Direction

ROBOT = Scene(
    (
        Panel(
            5,
            4,
            (
                Fill((3, 2), "blocked"),
                Fill((3, 3), "blocked"),
                Mark((0, 3), "one-way", arrows=(Direction.RIGHT,)),
                Mark((4, 3), "portal", "A"),
                Mark((0, 0), "portal", "A"),
                Mark((1, 1), "battery", "3"),
                Mark((4, 0), "battery", "12"),
                Mark((1, 3), "empty-battery", "0"),
                Mark((2, 2), "robot", "5"),
                Path(((2, 2), (2, 1), (1, 1), (1, 2), (1, 1), (1, 2), (1, 3)), "path-0"),
                Mark((1, 3), "error"),
                Mark((4, 0), "hint"),
            ),
        ),
    ),
    "A robot\nwith <5> & more",
)

MAZES = Scene(
    (
        Panel(
            4,
            3,
            (
                Mark((0, 0), "start"),
                Mark((3, 2), "goal"),
                Mark((2, 1), "pit"),
                Edge((1, 0), (1, 1), "wall"),
                Edge((1, 1), (1, 2), "wall"),
                Edge((2, 2), (4, 2), "wall"),
                Path(((0, 0), (0, 1), (0, 2), (1, 2), (1, 1), (2, 1), (0, 0), (0, 1)), "path-0"),
            ),
            "first",
            grid=False,
        ),
        Panel(
            4,
            3,
            (
                Edge((2, 1), (2, 2), "wall"),
                Mark((0, 0), "start"),
                Mark((3, 2), "goal"),
                Path(((0, 0), (1, 0), (0, 0), (1, 0), (2, 0), (3, 0), (3, 1), (3, 2)), "path-1"),
            ),
            "second",
            grid=False,
        ),
    ),
    "Two mazes",
)

LINES = Scene(
    (
        Panel(
            4,
            4,
            (
                Path(((0, 0), (1, 0), (2, 0), (3, 0), (3, 1)), "path-0", "1", directed=False),
                Path(((0, 1), (1, 1), (1, 2), (2, 2), (2, 3)), "path-1", "2", directed=False),
                Path(((0, 3), (0, 2)), "path-11", "12", directed=False),
                Mark((0, 0), "given", "1"),
                Mark((3, 1), "given", "1"),
                Mark((0, 1), "given", "2"),
                Mark((2, 3), "given", "2"),
                Mark((0, 3), "given", "12"),
                Mark((0, 2), "given", "12"),
            ),
        ),
    ),
    "Numbers joined",
)

SCENES = {"robot": ROBOT, "mazes": MAZES, "lines": LINES}


def large(size: int) -> Scene:
    """A board with a wall round every other cell and a way through all of it."""
    walls = tuple(Edge((x, y), (x + 1, y), "wall") for y in range(1, size, 2) for x in range(size))
    way = tuple((x if y % 2 == 0 else size - 1 - x, y) for y in range(size) for x in range(size))
    return Scene((Panel(size, size, (*walls, Path(way, "path-0")), grid=False),), "large")
