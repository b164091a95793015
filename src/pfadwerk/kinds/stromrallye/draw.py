"""A board as shapes with roles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pfadwerk.draw.scene import Fill, Mark, Panel, Path, Scene, Shape
from pfadwerk.finding import Finding
from pfadwerk.grid import Cell, Direction
from pfadwerk.kinds.stromrallye.model import Board, Walk
from pfadwerk.kinds.stromrallye.names import portal_name
from pfadwerk.kinds.stromrallye.text.map import map_text


def draw(board: Board, walk: Walk | None, findings: Sequence[Finding]) -> Scene:
    """The board, a walk on top of it (one path a robot), and the cells that findings speak of."""
    shapes = [*_ground(board), *_errors(board, findings)]
    if walk is not None:
        shapes += _paths(board, walk)
    shapes += _batteries(board)
    return Scene((Panel(board.width, board.height, tuple(shapes)),), map_text(board))


def _ground(board: Board) -> Iterator[Shape]:
    for wall in sorted(board.walls):
        yield Fill(wall, "blocked")
    for one_way in board.one_way:
        yield Mark(one_way.cell, "one-way", arrows=one_way.directions)
    for index, pair in enumerate(board.portals):
        for cell in pair:
            yield Mark(cell, "portal", portal_name(index))


def _errors(board: Board, findings: Sequence[Finding]) -> Iterator[Shape]:
    for x, y in dict.fromkeys(cell for finding in findings for cell in finding.cells):
        # what lies off the board is shown at its edge
        yield Fill((min(max(x - 1, 0), board.width - 1), min(max(y - 1, 0), board.height - 1)), "error")


def _batteries(board: Board) -> Iterator[Shape]:
    for battery in board.batteries:
        yield Mark(battery.cell, "battery" if battery.charge else "empty-battery", str(battery.charge))
    for robot in board.robots:
        yield Mark(robot.cell, "robot", str(robot.charge))


def _paths(board: Board, walk: Walk) -> Iterator[Path]:
    exits = {a: b for pair in board.portals for a, b in (pair, pair[::-1])}
    for number, robot in enumerate(board.robots):
        directions = [direction for who, direction in walk.steps if who == number]
        if directions:
            label = str(number + 1) if len(board.robots) > 1 else ""
            yield Path(tuple(_way(board, exits, robot.cell, directions)), f"path-{number}", label)


def _way(board: Board, exits: dict[Cell, Cell], here: Cell, directions: Sequence[Direction]) -> Iterator[Cell]:
    """The cells of a way, also of a wrong one as far as it stays on the board; a portal's both ends."""
    yield here
    for direction in directions:
        here = direction.step(here)
        if not (0 <= here[0] < board.width and 0 <= here[1] < board.height):
            return
        yield here
        if here in exits:
            here = exits[here]
            yield here
