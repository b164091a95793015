"""What is measured: boards of the published generator with fixed seeds, and the official files where present."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pfadwerk
from pfadwerk.kinds.stromrallye import KIND
from pfadwerk.kinds.stromrallye.model import Board
from pfadwerk.limits import Limits

OFFICIAL = Path(__file__).parents[3] / "shared" / "data" / "official" / "stromrallye"
SIZES = (5, 8, 10, 11, 14, 15, 17, 20, 30)
DIFFICULTIES = (10, 20, 30, 40, 50, 75, 100)


def made(size: int, difficulty: int, seed: int) -> Board:
    """The board of the generator `backward` at exactly this difficulty (or the nearest in reach)."""
    backward = KIND.generators["backward"]
    wishes = {wish.key: wish.default for wish in backward.parameters}
    wishes |= {"size": size, "difficulty": (difficulty, difficulty)}
    entry = backward.generate(wishes, seed, Limits()).entry
    assert entry is not None
    return entry.puzzle


def official() -> Iterator[tuple[str, Board]]:
    """The contest's files, where they lie beside the repository; the last without its last battery can be solved."""
    for path in sorted(OFFICIAL.glob("stromrallye*.txt")):
        yield path.stem, pfadwerk.load(path)
        if path.stem == "stromrallye5":
            yield f"{path.stem}-33", pfadwerk.loads(_without_last_row(path.read_text()))


def _without_last_row(text: str) -> str:
    size, robot, count, *rows = text.split()
    return "\n".join((size, robot, str(int(count) - 1), *rows[:-1]))
