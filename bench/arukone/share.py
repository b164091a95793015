"""The share of large generated boards that is decided: `python -m bench.arukone.share [--boards N] [--seconds S]`.

Three kinds: boards with exactly one solution, to be proved so (`unique`); boards of the published method, where nothing
was asked for but a solution (`lines`); and the ends of tight lines that fill the board, neither chosen for one
solution nor have room for many (`filled`).
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from random import Random
from time import process_time

from pfadwerk.grid import Cell
from pfadwerk.kinds.arukone.generators import GENERATORS
from pfadwerk.kinds.arukone.lines_method import make
from pfadwerk.kinds.arukone.model import COVER, LOOSE, Puzzle, Rules
from pfadwerk.kinds.arukone.solvers import SOLVERS
from pfadwerk.kinds.parameter import Value
from pfadwerk.limits import Limits

SIDE, FEWEST, MOST = 20, 15, 20


def unique(boards: int) -> Iterator[Puzzle]:
    """Boards with one solution and 15 to 20 pairs."""
    generator = GENERATORS["unique"]
    values: dict[str, Value] = {each.key: each.default for each in generator.parameters}
    values |= {"size": SIDE, "pairs": (float(FEWEST), float(MOST))}
    for seed in range(boards):
        entry = generator.generate(values, seed, Limits()).entry
        assert entry is not None
        yield entry.puzzle


def lines(boards: int) -> Iterator[Puzzle]:
    """Boards of the published method with 15 to 20 pairs."""
    random, made = Random("share"), 0
    while made < boards:
        puzzle = make(SIDE, SIDE, random.randint).puzzle
        if FEWEST <= puzzle.pairs <= MOST:
            made += 1
            yield puzzle


def filled(boards: int) -> Iterator[Puzzle]:
    """The ends of 15 to 20 tight lines that fill the board: lines of a denser one joined where their ends meet."""
    made = 0
    for seed in count():
        lines = _joined(Random(seed), [list(line) for line in _dense(seed)])
        if len(lines) <= MOST:
            made += 1
            numbers = [0] * (SIDE * SIDE)
            for number, line in enumerate(lines, 1):
                for x, y in (line[0], line[-1]):
                    numbers[y * SIDE + x] = number
            yield Puzzle(SIDE, SIDE, tuple(numbers))
        if made == boards:
            return


def _dense(seed: int) -> list[tuple[Cell, ...]]:
    generator = GENERATORS["unique"]
    values: dict[str, Value] = {each.key: each.default for each in generator.parameters}
    entry = generator.generate({**values, "size": SIDE, "pairs": (1.0, 26.0)}, seed, Limits()).entry
    assert entry is not None and entry.solution is not None
    return [line.cells for line in entry.solution.lines]


def _joined(random: Random, lines: list[list[Cell]]) -> list[list[Cell]]:
    wished = random.randint(FEWEST, MOST)
    pairs = [(one, other) for one in range(len(lines)) for other in range(one)]
    random.shuffle(pairs)
    for one, other in pairs:
        whole = _whole(lines[one], lines[other])
        if len([line for line in lines if line]) > wished and whole:
            lines[one], lines[other] = whole, []
    return [line for line in lines if line]


def _whole(one: list[Cell], other: list[Cell]) -> list[Cell]:
    """Both lines as one, where ends meet and nothing else touches."""
    touching = [(a, b) for a in one for b in other if abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1]
    if len(touching) != 1 or touching[0][0] not in (one[0], one[-1]) or touching[0][1] not in (other[0], other[-1]):
        return []
    a, b = touching[0]
    return (one if one[-1] == a else one[::-1]) + (other if other[0] == b else other[::-1])


def decided(puzzle: Puzzle, rules: Rules, seconds: float) -> tuple[bool, str]:
    """Whether the number of solutions (0, 1, more) is known in time, and a line that tells it."""
    start = process_time()
    answer = SOLVERS["exact"].solve(replace(puzzle, rules=rules), Limits(seconds=seconds), 2)
    known = answer.complete or len(answer.solutions) > 1
    told = f"{len(answer.solutions)} solutions" if known else "open"
    return known, f"{puzzle.pairs:3} pairs  {told:12} {process_time() - start:8.3f} s"


def main() -> None:
    """Count and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--boards", type=int, default=6, help="of each kind")
    parser.add_argument("--seconds", type=float, default=60.0, help="limit of each count")
    arguments = parser.parse_args()
    for kind in (unique, lines, filled):
        name, known = kind.__name__, {"loose": 0, "cover": 0}
        for puzzle in kind(arguments.boards):
            for reading, rules in (("loose", LOOSE), ("cover", COVER)):
                is_known, told = decided(puzzle, rules, arguments.seconds)
                known[reading] += is_known
                print(f"{name:6} {reading:5} {told}", flush=True)
        for reading, number in known.items():
            print(f"{name} under {reading}: {number} of {arguments.boards} decided", flush=True)


if __name__ == "__main__":
    main()
