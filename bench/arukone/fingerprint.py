"""What the search spends on a fixed set: a change of it is a change of behaviour, to be told in the commit."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bench.arukone.instances import generated
from pfadwerk.kinds.arukone.generators import GENERATORS
from pfadwerk.kinds.arukone.model import COVER, LOOSE, Puzzle
from pfadwerk.kinds.arukone.solvers import SOLVERS
from pfadwerk.kinds.parameter import Value
from pfadwerk.limits import Limits


def fingerprint() -> dict[str, int]:
    """The nodes by kind of board and reading: those with room are routed, those with one solution must be searched."""
    sets = {
        "room": [puzzle for _, puzzle in generated((6, 8, 10, 12), 8)],
        "unique": list(_unique(6)),
    }
    return {
        f"{name}, {reading}": sum(
            SOLVERS["exact"].solve(replace(board, rules=rules), Limits(nodes=20_000), 2).nodes for board in boards
        )
        for name, boards in sets.items()
        for reading, rules in (("loose", LOOSE), ("cover", COVER))
    }


def _unique(boards: int) -> Iterator[Puzzle]:
    generator = GENERATORS["unique"]
    values: dict[str, Value] = {each.key: each.default for each in generator.parameters}
    for seed in range(boards):
        entry = generator.generate({**values, "size": 12, "pairs": (1.0, 10.0)}, seed, Limits()).entry
        assert entry is not None
        yield entry.puzzle


if __name__ == "__main__":
    print(fingerprint())
