"""Reads BwInf texts as programs write them, at the speed of C; leaves everything odd to the careful reader."""

from __future__ import annotations

import re
from collections.abc import Sequence

from pfadwerk.grid import Cell
from pfadwerk.kinds.labyrinthe.model import MAX_SIDE, Maze, Mazes

DIGITS_TO_FLAGS = bytes.maketrans(b"01", b"\0\1")
_NUMBERS = re.compile(r"(\d{1,9})(?: (\d{1,9}))?\s*", re.ASCII)
_PITS = re.compile(r"(?:\d{1,9} +\d{1,9} *\n)*", re.ASCII)


class _OddError(Exception):
    """Something that the careful reader has to judge."""


def read_fast(text: str) -> Mazes | None:
    """The mazes; None where the text isn't written plainly, broken or not."""
    lines = [line for line in text.split("\n") if line and not line.isspace()]
    try:
        width, height = _numbers(lines[:1], 2)
        if not (0 < width <= MAX_SIDE and 0 < height <= MAX_SIDE):
            return None
        first, following = _maze(lines, 1, width, height)
        second, end = _maze(lines, following, width, height)
    except _OddError:
        return None
    return Mazes((first, second)) if end == len(lines) else None


def _maze(lines: Sequence[str], begin: int, width: int, height: int) -> tuple[Maze, int]:
    between = begin + (height if width > 1 else 0)
    number = between + height - 1
    right = _flags(lines[begin:between], height, width - 1)
    below = _flags(lines[between:number], height - 1, width)
    (count,) = _numbers(lines[number : number + 1], 1)
    end = number + 1 + count
    pits = _pits(lines[number + 1 : end], count, width, height)
    return Maze(width, height, right, below, pits, (0, 0), (width - 1, height - 1)), end


def _numbers(lines: Sequence[str], count: int) -> list[int]:
    found = _NUMBERS.fullmatch(lines[0]) if lines else None
    numbers = [int(group) for group in found.groups() if group] if found else []
    if len(numbers) != count:
        raise _OddError
    return numbers


def _flags(lines: Sequence[str], height: int, count: int) -> bytes:
    if count and len(lines) != height:
        raise _OddError
    return b"".join([plain_flags(line, count) or _odd() for line in lines])


def plain_flags(line: str, count: int) -> bytes | None:
    """The flags of a line such as `0 1 1`, None where it isn't plain."""
    text = line.rstrip()
    digits, blanks = text[::2], text[1::2]
    if len(digits) == count and len(text) == 2 * count - 1 and not blanks.strip(" ") and not digits.strip("01"):
        return digits.encode().translate(DIGITS_TO_FLAGS)
    return None


def _pits(lines: Sequence[str], count: int, width: int, height: int) -> frozenset[Cell]:
    block = "\n".join((*lines, ""))
    if len(lines) != count or not _PITS.fullmatch(block):
        raise _OddError
    numbers = list(map(int, block.split()))
    pits = frozenset(zip(numbers[::2], numbers[1::2], strict=True))
    if len(pits) != count or (count and (max(numbers[::2]) >= width or max(numbers[1::2]) >= height)):
        raise _OddError
    return pits


def _odd() -> bytes:
    raise _OddError
