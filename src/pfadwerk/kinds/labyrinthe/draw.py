"""Mazes side by side: walls, pits, starts, goals; a solution as each person's way, with the visits counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from pfadwerk.draw.scene import Edge, Fill, Mark, Panel, Path, Scene, Shape
from pfadwerk.finding import Finding
from pfadwerk.grid import Cell
from pfadwerk.kinds.labyrinthe.model import Instructions, Maze, Mazes
from pfadwerk.kinds.labyrinthe.rules import visits
from pfadwerk.kinds.labyrinthe.text.map_format import drawn

DESCRIBED_CELLS = 2500  # beyond it a description in words serves nobody better than the picture


def draw(puzzle: Mazes, solution: Instructions | None, findings: Sequence[Finding]) -> Scene:
    """One panel for each maze; findings that name a maze are marked in its panel, the others in all."""
    panels = [
        _panel(maze, number, None if solution is None else tuple(visits(maze, solution)), findings)
        for number, maze in enumerate(puzzle.mazes)
    ]
    return Scene(tuple(panels), describe(puzzle))


def describe(puzzle: Mazes) -> str:
    """The mazes as a text board, their sizes alone where they are large."""
    return "\n\n".join(
        "\n".join(drawn(maze)) if maze.width * maze.height <= DESCRIBED_CELLS else f"{maze.width} x {maze.height}"
        for maze in puzzle.mazes
    )


def draw_positions(puzzle: Mazes, walked: Sequence[Sequence[Cell]]) -> Scene:
    """Everybody on the last of the cells that he walked."""
    panels = [_panel(maze, number, walked[number], (), here=True) for number, maze in enumerate(puzzle.mazes)]
    return Scene(tuple(panels), describe(puzzle))


def _panel(
    maze: Maze, number: int, walked: Sequence[Cell] | None, findings: Sequence[Finding], *, here: bool = False
) -> Panel:
    shapes: list[Shape] = [Fill(pit, "pit") for pit in sorted(maze.pits)]
    shapes += [Fill(maze.start, "start"), Fill(maze.goal, "goal")]
    shapes += [Fill(cell, "error") for cell in _marked(maze, number, findings)]
    shapes += walls(maze)
    if walked is not None:
        shapes += _way(maze, number, walked)
    shapes += _letters(maze)
    if walked is not None and here:
        shapes.append(Mark(walked[-1], "robot", str(number + 1)))
    return Panel(maze.width, maze.height, tuple(shapes), caption=str(number + 1), grid=False)


def _marked(maze: Maze, number: int, findings: Sequence[Finding]) -> Iterable[Cell]:
    for finding in findings:
        if finding.details.get("maze", number + 1) == number + 1:
            yield from (cell for cell in finding.cells if maze.holds(cell))


def _letters(maze: Maze) -> Iterator[Mark]:
    yield from (Mark(pit, "pit", "O") for pit in sorted(maze.pits))
    yield Mark(maze.start, "start", "S")
    if maze.goal != maze.start:
        yield Mark(maze.goal, "goal", "G")


def _way(maze: Maze, number: int, walked: Sequence[Cell]) -> Iterator[Shape]:
    cells = tuple(cell for cell, _ in groupby(walked))  # a wait shows nothing
    role = f"path-{number}"
    if len(cells) > 1:
        yield Path(cells, role, label=str(number + 1))
    quiet = {maze.start, maze.goal}
    for cell, times in sorted(Counter(cells).items()):
        if times > 1 and cell not in quiet:
            yield Mark(cell, role, str(times))


def walls(maze: Maze) -> Iterator[Edge]:
    """The walls, border included, in pieces as long as they are straight."""
    for y in range(-1, maze.height):
        for begin, end in _runs(maze.wall_below(x, y) for x in range(maze.width)):
            yield Edge((begin, y + 1), (end, y + 1), "wall")
    for x in range(-1, maze.width):
        for begin, end in _runs(maze.wall_right(x, y) for y in range(maze.height)):
            yield Edge((x + 1, begin), (x + 1, end), "wall")


def _runs(flags: Iterable[bool]) -> Iterator[tuple[int, int]]:
    place = 0
    for flag, group in groupby(flags):
        length = sum(1 for _ in group)
        if flag:
            yield place, place + length
        place += length
