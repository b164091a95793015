"""What is measured: the collections where they are present, and seeded boards."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pfadwerk
from pfadwerk.errors import InputError
from pfadwerk.grid import neighbours
from pfadwerk.kinds.arukone.model import Puzzle

COLLECTIONS = Path(__file__).parents[3] / "shared" / "data" / "numberlink"


def collections() -> Iterator[tuple[str, Puzzle]]:
    """Every puzzle of every collection that lies beside the repository; what can't be read is left out."""
    for path in sorted(COLLECTIONS.glob("*/*.txt")):
        for number, text in enumerate(_blocks(path.read_text(encoding="latin-1")), 1):
            try:
                puzzle = pfadwerk.loads(text, kind="arukone")
            except InputError:
                continue
            if isinstance(puzzle, Puzzle):
                yield f"{path.parent.name}/{path.stem}/{number}", puzzle


def _blocks(text: str) -> list[str]:
    """A file of the Go solver's format holds many puzzles, each below its size; other files hold one."""
    lines = [line.strip() for line in text.splitlines()]
    sizes = [i for i, line in enumerate(lines) if len(line.split()) == 2 and line.replace(" ", "").isdigit()]
    if not sizes or (sizes[0] > 0 and not all(not x or x[0] == "#" for x in lines[: sizes[0]])):
        return [text]
    rows = {start: int(lines[start].split()[1]) for start in sizes}
    return ["\n".join(lines[start : start + 1 + rows[start]]) for start in sizes if rows[start]]


def generated(sides: tuple[int, ...], pairs: int) -> Iterator[tuple[str, Puzzle]]:
    """For each side the ends of random lines that don't touch themselves, the longest ones; the rest stays empty."""
    for side in sides:
        yield f"lines-{side}-{pairs}", _lines_board(Random(f"{side}/{pairs}"), side, pairs)


def _lines_board(random: Random, side: int, pairs: int) -> Puzzle:
    lines = sorted(_grown(random, side), key=lambda line: (-len(line), line))[:pairs]
    numbers = [0] * (side * side)
    for number, line in enumerate(lines, 1):
        numbers[line[0]] = numbers[line[-1]] = number
    return Puzzle(side, side, tuple(numbers))


def _grown(random: Random, side: int) -> list[list[int]]:
    """Joins ends of lines in random order as long as no line comes to touch itself."""
    beside = {
        y * side + x: {b * side + a for a, b in neighbours((x, y), side, side)}
        for y in range(side)
        for x in range(side)
    }
    line_of = {cell: [cell] for cell in beside}
    edges = [(a, b) for a in beside for b in beside[a] if a < b]
    random.shuffle(edges)
    for a, b in edges:
        one, other = line_of[a], line_of[b]
        if one is other or a not in (one[0], one[-1]) or b not in (other[0], other[-1]):
            continue
        if sum(len(beside[cell] & set(other)) for cell in one) > 1:
            continue
        joined = (one if one[-1] == a else one[::-1]) + (other if other[0] == b else other[::-1])
        line_of.update(dict.fromkeys(joined, joined))
    return [line for line in {id(line): line for line in line_of.values()}.values() if len(line) > 1]
