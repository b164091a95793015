"""One name for all images of a puzzle, so that turned and mirrored copies are known as copies."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from pfadwerk.kinds.interface import AnyKind, Symmetry


def canonical(kind: AnyKind, puzzle: Any) -> str:
    """The smallest text among the puzzle's images; the same for all of them."""
    return min(json.dumps(kind.data.puzzle_to_data(image), sort_keys=True) for image in _images(kind, puzzle))


def _images(kind: AnyKind, puzzle: Any) -> Iterator[Any]:
    if kind.symmetry is None:
        yield puzzle
        return
    for start in (puzzle, kind.symmetry.mirror(puzzle)):
        yield from _turned(kind.symmetry, start)


def _turned(symmetry: Symmetry[Any], puzzle: Any) -> Iterator[Any]:
    for _ in range(4):
        yield symmetry.normal(puzzle)
        puzzle = symmetry.turn(puzzle)
