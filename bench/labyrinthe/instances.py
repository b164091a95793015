"""What is measured: the official files where they are present, seeded mazes otherwise."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pfadwerk
from pfadwerk.kinds.labyrinthe.model import Maze, Mazes
from pfadwerk.kinds.parameter import Value
from pfadwerk.kinds.registry import kind_named
from pfadwerk.limits import Limits

OFFICIAL = Path(__file__).parents[3] / "shared" / "data" / "official" / "labyrinthe"

# By method, and what is wished beside the size; "tree-perfect" has a single way between any two cells.
HUGE: dict[str, dict[str, Value]] = {
    "tree": {"loops": 0.1, "pits": 0.05},
    "rooms": {"pits": 0.02},
    "braided": {"pits": 0.02},
    "related": {"pits": 0.02},
    "tree-perfect": {"loops": 0.0, "pits": 0.0},
}


def official() -> Iterator[tuple[str, Mazes]]:
    """The contest's files, where they lie beside the repository."""
    for path in sorted(OFFICIAL.glob("labyrinthe*.txt")):
        yield path.stem, pfadwerk.load(path)


def generated(sides: tuple[int, ...]) -> Iterator[tuple[str, Mazes]]:
    """For each side a pair with walls and a pair of open fields with pits; the same on every machine."""
    for side in sides:
        yield f"walls-{side}", _pair(side, 0.3, 0.01)
        yield f"open-{side}", _pair(side, 0.0, 0.12)


def dense() -> Iterator[tuple[str, Mazes]]:
    """Two fields of 250 x 250 without walls but with pits, the goals in opposite corners: nearly all pairs are seen."""
    for pits in (0.02, 0.05):
        random = Random(f"dense/{pits}")
        yield f"dense-{pits}", Mazes((_field(random, 250, pits, (0, 0)), _field(random, 250, pits, (249, 249))))


def huge(seeds: tuple[int, ...]) -> Iterator[tuple[str, Mazes]]:
    """Generated pairs of 1000 x 1000: 10^12 pairs of cells."""
    kind = kind_named("labyrinthe")
    for method, wishes in HUGE.items():
        generator = kind.generators[method.split("-")[0]]
        declared = {each.key: each.default for each in generator.parameters}
        for seed in seeds:
            made = generator.generate(declared | {"size": 1000} | wishes, seed, Limits())
            if made.entry is not None:
                yield f"{method}-{seed}", made.entry.puzzle


def _field(random: Random, side: int, pits: float, goal: tuple[int, int]) -> Maze:
    start = (side // 2, side // 2)
    holes = {(x, y) for y in range(side) for x in range(side) if random.random() < pits}
    flags = bytes(side * (side - 1))
    return Maze(side, side, flags, flags, frozenset(holes - {start, goal}), start, goal)


def _pair(side: int, walls: float, pits: float) -> Mazes:
    random = Random(f"{side}/{walls}/{pits}")
    return Mazes((_maze(random, side, walls, pits), _maze(random, side, walls, pits)))


def _maze(random: Random, side: int, walls: float, pits: float) -> Maze:
    def flags() -> bytes:
        return bytes(random.random() < walls for _ in range(side * (side - 1)))

    corners = {(0, 0), (side - 1, side - 1)}
    holes = {(x, y) for y in range(side) for x in range(side) if random.random() < pits}
    return Maze(side, side, flags(), flags(), frozenset(holes - corners), (0, 0), (side - 1, side - 1))
