"""Mazes of a file from which a search for the hardest goes on; they stay as large and as many as they are."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from pfadwerk.errors import InputError, ParameterError
from pfadwerk.kinds.labyrinthe.generate.parameters import (
    BOARD,
    HEIGHT,
    LOOPS,
    MAZES,
    OWN_ENDS,
    RESUME,
    SIZE,
    WIDTH,
)
from pfadwerk.kinds.labyrinthe.model import Mazes
from pfadwerk.kinds.labyrinthe.solution_text import PACKAGE
from pfadwerk.kinds.labyrinthe.text.formats import read_any
from pfadwerk.kinds.parameter import Value
from pfadwerk.text.decode import decode

# Without defaults: what isn't given follows the file.
BOARD_TO_RESUME = tuple(replace(each, default=None) if each in (SIZE, MAZES) else each for each in BOARD)


@dataclass(frozen=True, slots=True)
class _Reason:
    """Why a file can't be read, worded where the language is known."""

    error: InputError

    def say(self, _package: str, language: str) -> str:
        return self.error.message(language)


def resumed(values: Mapping[str, Value]) -> Mazes | None:
    """The mazes to go on from; `ParameterError` where other mazes than those of the file are wished."""
    path = values.get(RESUME.key)
    if not path:
        return None
    try:
        puzzle = read_any(decode(Path(str(path)).read_bytes())).entries[0].puzzle
    except InputError as error:
        raise ParameterError("resume", RESUME.key, package=PACKAGE, found=str(path), reason=_Reason(error)) from None
    for key, found in _found(puzzle).items():
        # The size is that of the sides that are not given by themselves.
        named = SIZE.key if key in (WIDTH.key, HEIGHT.key) and values.get(key) is None else key
        wished = values.get(named)
        if wished is not None and wished is not False and wished not in found:
            raise ParameterError("resume-other", named, package=PACKAGE, found=wished, path=str(path))
    return puzzle


def _found(puzzle: Mazes) -> Mapping[str, tuple[Value, ...]]:
    """What may be wished beside the file: its own measures; how they came about is not known."""
    widths, heights = {maze.width for maze in puzzle.mazes}, {maze.height for maze in puzzle.mazes}
    return {
        WIDTH.key: tuple(widths) if len(widths) == 1 else (),
        HEIGHT.key: tuple(heights) if len(heights) == 1 else (),
        MAZES.key: (len(puzzle.mazes),),
        LOOPS.key: (),
        OWN_ENDS.key: (),
    }
