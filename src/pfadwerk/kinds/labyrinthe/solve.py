"""The fast solvers of mazes: the puzzle handed to the compiled core, its outcome as an answer."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

import pfadwerk._core as _core
from pfadwerk.answer import Answer, Status
from pfadwerk.grid import DIRECTIONS, Cell
from pfadwerk.kinds.labyrinthe.model import Instructions, Maze, Mazes
from pfadwerk.limits import Limits

Search = Callable[[list[_core.Maze], Limits], _core.MazeOutcome]

_STATUS = {
    _core.Ending.solved: Status.SOLVED,
    _core.Ending.proved_none: Status.PROVED_NONE,
    _core.Ending.limit: Status.LIMIT,
    _core.Ending.cancelled: Status.CANCELLED,
}

_DIRECTIONS = {direction.letter: direction for direction in DIRECTIONS}


def exact(puzzle: Mazes, limits: Limits, want: int) -> Answer[Instructions]:
    """The shortest sequences, proved: a beam finds one, a search cut by the exact distances proves it."""
    return _solve(_core.maze_exact, puzzle, limits, want)


def bfs(puzzle: Mazes, limits: Limits, want: int) -> Answer[Instructions]:
    """Plain breadth-first search in the core, the yardstick."""
    return _solve(_plain, puzzle, limits, want)


def fast(puzzle: Mazes, limits: Limits, want: int) -> Answer[Instructions]:
    """Good sequences soon, better ones as long as the limits allow, with a proven lower bound."""
    return _solve(_core.maze_fast, puzzle, limits, want)


def count_sequences(puzzle: Mazes, limits: Limits, most: int | None) -> Answer[Instructions]:
    """The exact number of optimal sequences; `most` cuts it off."""
    return _count(_core.maze_exact, puzzle, limits, most)


def count_small(puzzle: Mazes, limits: Limits) -> Answer[Instructions]:
    """The same for small mazes: plain search is over before the exact one has set up its beam."""
    return _count(_plain, puzzle, limits, None)


def _count(search: Search, puzzle: Mazes, limits: Limits, most: int | None) -> Answer[Instructions]:
    answer, optimal = _find_all(search, puzzle, limits)
    if answer.status is Status.PROVED_NONE:
        return replace(answer, counted=0, complete=True)
    if optimal is None:
        return answer
    count = optimal.count(_seconds_left(answer, limits))
    answer = _after_reading(answer, count)
    if answer.status is not Status.SOLVED:
        return answer
    counted = count.number
    cut = most is not None and counted > most
    return replace(answer, counted=most if cut else counted, complete=not cut)


def random_sequence(puzzle: Mazes, seed: int, limits: Limits) -> Answer[Instructions]:
    """One of the optimal sequences, each as likely as any other; the same seed draws the same one."""
    return random_sequences(puzzle, [seed], limits)


def random_sequences(puzzle: Mazes, seeds: Iterable[int], limits: Limits) -> Answer[Instructions]:
    """An optimal sequence for each seed, all drawn from one search."""
    answer, optimal = _find_all(_core.maze_exact, puzzle, limits)
    if optimal is None:
        return answer
    drawn: list[Instructions] = []
    for seed in seeds:
        draw = optimal.sample(seed % 2**64, _seconds_left(answer, limits))
        answer = _after_reading(answer, draw)
        if answer.status is not Status.SOLVED:
            return answer
        drawn.append(_instructions(draw.moves))
    return replace(answer, solutions=tuple(drawn))


def goal_distances(maze: Maze) -> list[int]:
    """The fewest instructions from each cell (row by row) to the goal, pits included; -1 where none do."""
    return core_maze(maze).goal_distances()


def core_mazes(puzzle: Mazes) -> list[_core.Maze]:
    """The puzzle as the core reads it."""
    return [core_maze(maze) for maze in puzzle.mazes]


def core_maze(maze: Maze) -> _core.Maze:
    """One maze as the core reads it: cells are numbers, row by row."""

    def number(cell: Cell) -> int:
        return cell[1] * maze.width + cell[0]

    return _core.Maze(
        maze.width,
        maze.height,
        maze.right,
        maze.below,
        [number(pit) for pit in maze.pits],
        number(maze.start),
        number(maze.goal),
    )


def _plain(mazes: list[_core.Maze], limits: Limits) -> _core.MazeOutcome:
    if len(mazes) != 2:
        return _core.maze_plain(mazes, limits)
    first, second = mazes
    return _core.maze_bfs(first, second, limits)


def _solve(search: Search, puzzle: Mazes, limits: Limits, want: int) -> Answer[Instructions]:
    if want <= 1:
        return _answer(search(core_mazes(puzzle), limits))
    answer, optimal = _find_all(search, puzzle, limits)
    if optimal is None:
        return answer
    listing = optimal.list(want + 1, _seconds_left(answer, limits))
    answer = _after_reading(answer, listing)
    if answer.status is not Status.SOLVED:
        return answer
    solutions = tuple(_instructions(moves) for moves in listing.sequences[:want])
    return replace(answer, solutions=solutions, complete=len(listing.sequences) <= want)


def _answer(outcome: _core.MazeOutcome) -> Answer[Instructions]:
    status = _STATUS[outcome.ending]
    return Answer(
        status=status,
        solutions=(_instructions(outcome.moves),) if outcome.found else (),
        optimal=status is Status.SOLVED,
        complete=status is Status.PROVED_NONE,
        bound=None if status is Status.PROVED_NONE else outcome.bound,
        nodes=outcome.spent.nodes,
        seconds=outcome.spent.seconds,
        bytes=outcome.spent.bytes,
    )


def _find_all(search: Search, puzzle: Mazes, limits: Limits) -> tuple[Answer[Instructions], _core.MazeOptimal | None]:
    """An optimal sequence and then all of them, None where one of the two searches ended otherwise."""
    mazes = core_mazes(puzzle)
    solved = _answer(search(mazes, limits))
    if solved.status is not Status.SOLVED:
        return solved, None
    nodes = None if limits.nodes is None else max(0, limits.nodes - solved.nodes)
    optimal = _core.maze_optimal(mazes, solved.bound or 0, replace(_seconds_left(solved, limits), nodes=nodes))
    answer = _after(solved, optimal)
    return answer, optimal if answer.status is Status.SOLVED else None


def _seconds_left(solved: Answer[Instructions], limits: Limits) -> Limits:
    """For what visits no new states: they are not counted against the limit."""
    seconds = None if limits.seconds is None else max(0.0, limits.seconds - solved.seconds)
    return replace(limits, seconds=seconds, nodes=None)


def _after_reading(
    solved: Answer[Instructions], reading: _core.MazeCount | _core.MazeDraw | _core.MazeListing
) -> Answer[Instructions]:
    """The answer once something was read off all sequences, which visits no new states."""
    return replace(_after(solved, reading), nodes=solved.nodes)


def _after(
    solved: Answer[Instructions],
    further: _core.MazeOptimal | _core.MazeCount | _core.MazeDraw | _core.MazeListing,
) -> Answer[Instructions]:
    """The answer once something further was looked for as well."""
    return replace(
        solved,
        status=_STATUS[further.ending],
        nodes=solved.nodes + further.spent.nodes,
        seconds=solved.seconds + further.spent.seconds,
        bytes=max(solved.bytes, further.spent.bytes),
    )


def _instructions(letters: str) -> Instructions:
    return Instructions(tuple(_DIRECTIONS[letter] for letter in letters))
