"""Many boards at once are all different, also when turned, mirrored or numbered otherwise."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import nullcontext

import pytest

from pfadwerk.grid import Cell
from pfadwerk.kinds.arukone import KIND
from pfadwerk.kinds.arukone.generators import GENERATORS
from pfadwerk.kinds.arukone.model import Puzzle
from pfadwerk.kinds.parameter import Value
from pfadwerk.limits import Limits
from pfadwerk.making import Order, make

Pairs = frozenset[frozenset[Cell]]  # without the numbers they carry


def of_square(side: int) -> Iterator[Callable[[Cell], Cell]]:
    """The eight ways to lay a square board on itself."""
    last = side - 1
    yield lambda cell: cell
    yield lambda cell: (last - cell[0], cell[1])
    yield lambda cell: (cell[0], last - cell[1])
    yield lambda cell: (last - cell[0], last - cell[1])
    yield lambda cell: (cell[1], cell[0])
    yield lambda cell: (last - cell[1], cell[0])
    yield lambda cell: (cell[1], last - cell[0])
    yield lambda cell: (last - cell[1], last - cell[0])


def images(puzzle: Puzzle) -> set[Pairs]:
    """Where equal numbers stand, on the board laid every way."""
    return {
        frozenset(frozenset(map(place, cells)) for cells in puzzle.places.values()) for place in of_square(puzzle.width)
    }


@pytest.mark.parametrize(("method", "side", "count"), [("unique", 4, 30), ("unique", 5, 200), ("lines", 4, 40)])
def test_no_board_is_the_image_of_another(method: str, side: int, count: int) -> None:
    wishes: dict[str, Value] = {each.key: each.default for each in GENERATORS[method].parameters}
    made = list(make(Order(KIND, method, wishes | {"size": side}, 1, count), lambda: nullcontext(Limits(seconds=60))))
    assert len(made) == count
    assert made[-1].seed > count  # seeds that gave an image of an earlier board were passed over
    seen: set[Pairs] = set()
    for each in made:
        assert each.generated.entry is not None
        puzzle = each.generated.entry.puzzle
        assert not images(puzzle) & seen, each.seed
        seen |= images(puzzle)
