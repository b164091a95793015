"""Answers as texts: a line of arrows; arrows and letters are read."""

from __future__ import annotations

from pfadwerk.errors import InputError
from pfadwerk.grid import Direction, direction_of
from pfadwerk.kinds.labyrinthe.model import Instructions, Mazes

PACKAGE = "pfadwerk.kinds.labyrinthe"


def parse_solution(puzzle: Mazes, text: str) -> Instructions:
    """Arrows, `DDRU` or `SSON`, any case; blanks and line ends don't count."""
    return instructions(text)


def format_solution(puzzle: Mazes, solution: Instructions) -> str:
    """A line of arrows, as the documents print it."""
    return arrows(solution.directions)


def arrows(directions: tuple[Direction, ...]) -> str:
    """The arrows of some instructions, one after the other."""
    return "".join(direction.arrow for direction in directions)


def instructions(text: str, first_line: int = 1) -> Instructions:
    """The instructions that a text stands for; its first line is number `first_line` where it comes from."""
    return Instructions(
        tuple(
            _direction(character, number, column)
            for number, line in enumerate(text.split("\n"), start=first_line)
            for column, character in enumerate(line, start=1)
            if not character.isspace()
        )
    )


def _direction(character: str, line: int, column: int) -> Direction:
    direction = direction_of(character)
    if direction is None:
        raise InputError("instruction", line=line, column=column, found=character, package=PACKAGE)
    return direction
