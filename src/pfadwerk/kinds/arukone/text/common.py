"""What the readers and writers share: sizes, pairs of numbers, and what a format can't hold."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from pfadwerk.errors import InputError
from pfadwerk.finding import Finding
from pfadwerk.grid import Cell
from pfadwerk.kinds.arukone.model import MAX_SIDE, PACKAGE, RULES, Lines, Puzzle, Rules
from pfadwerk.kinds.interface import Document, Entry
from pfadwerk.text.cursor import Token

Arukone = Document[Puzzle, Lines]
Placed = Mapping[Cell, tuple[int, Token]]


def refuse(token: Token, code: str, **details: object) -> InputError:
    """A complaint of ours at a token."""
    return token.error(code, package=PACKAGE, **details)


def side(token: Token) -> int:
    """A width or height, refused beyond the bound before anything of that size is made."""
    return token.integer(1, MAX_SIDE)


def puzzle_of(width: int, height: int, placed: Placed, rules: Rules) -> Puzzle:
    """The puzzle of the numbers placed; each must stand there exactly twice."""
    check_pairs(placed)
    numbers = [0] * (width * height)
    for (x, y), (number, _) in placed.items():
        numbers[y * width + x] = number
    return Puzzle(width, height, tuple(numbers), rules)


def check_pairs(placed: Placed) -> None:
    """Refuse a number that doesn't stand on exactly two cells, naming it and its cells."""
    cells_of: dict[int, list[Cell]] = {}
    for cell, (number, _) in placed.items():
        cells_of.setdefault(number, []).append(cell)
    for number, cells in cells_of.items():
        if len(cells) != 2:
            culprit = placed[cells[2] if len(cells) > 2 else cells[0]][1]
            raise refuse(culprit, "number-twice", number=number, count=len(cells), cells=tuple(cells))


def one(puzzle: Puzzle, solution: Lines | None = None, warnings: Sequence[Finding] = (), title: str = "") -> Arukone:
    """A document with one puzzle."""
    return Document((Entry(puzzle, solution, title),), tuple(warnings))


def fits(puzzle: Puzzle, *, square: bool = False, most: int | None = None) -> bool:
    """Whether the board as such fits a format: without blocked cells, square where asked, few enough pairs."""
    small = most is None or puzzle.pairs <= most
    return not puzzle.blocked and small and (puzzle.width == puzzle.height or not square)


def rank(puzzle: Puzzle) -> dict[int, int]:
    """The numbers 1, 2, … in place of the puzzle's own, in the same order."""
    return {number: place for place, number in enumerate(puzzle.places, start=1)}


def losses(puzzle: Puzzle, rules: Rules, solution: Lines | None = None, *, ranked: bool = False) -> tuple[Finding, ...]:
    """What is lost in a format that stands for `rules`, holds no solution, and numbers pairs anew if `ranked`."""
    found = [
        Finding("rule-lost" if getattr(puzzle.rules, name) else "rule-gained", details={"rule": name})
        for name in RULES
        if getattr(puzzle.rules, name) != getattr(rules, name)
    ]
    if ranked and list(puzzle.places) != list(range(1, puzzle.pairs + 1)):
        found.append(Finding("numbers-lost"))
    if solution is not None:
        found.append(Finding("solution-lost"))
    return tuple(found)


def looks_whole(word: str) -> bool:
    """Whether a word is a plain whole number."""
    return word.isascii() and word.isdigit()


def filled_lines(text: str) -> list[str]:
    """The lines that aren't blank, without blanks around: for looking at a text, not for reading it."""
    return [line.strip() for line in text.split("\n") if line.strip()]


def all_whole(words: Iterable[str]) -> bool:
    """Whether all words are plain whole numbers."""
    return all(looks_whole(word) for word in words)
