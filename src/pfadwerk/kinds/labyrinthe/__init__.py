"""Simultaneous mazes: one sequence of instructions leads everybody to the goal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pfadwerk.kinds.interface import Info, Kind
from pfadwerk.kinds.labyrinthe.codec import MazesCodec
from pfadwerk.kinds.labyrinthe.measures import measures
from pfadwerk.kinds.labyrinthe.model import Instructions, Mazes
from pfadwerk.kinds.labyrinthe.rules import FINDING_CODES, check, check_puzzle
from pfadwerk.kinds.labyrinthe.solution_text import PACKAGE, format_solution, parse_solution
from pfadwerk.kinds.labyrinthe.solvers import SOLVERS
from pfadwerk.kinds.labyrinthe.tell import tell
from pfadwerk.kinds.labyrinthe.text.formats import FORMATS

if TYPE_CHECKING:
    from pfadwerk.draw.scene import Scene
    from pfadwerk.finding import Finding
    from pfadwerk.kinds.interface import Offers


def _draw(mazes: Mazes, solution: Instructions | None, findings: Sequence[Finding]) -> Scene:
    from pfadwerk.kinds.labyrinthe.draw import draw

    return draw(mazes, solution, findings)


def _offers() -> Offers[Mazes, Instructions]:
    from pfadwerk.kinds.labyrinthe.offers import OFFERS

    return OFFERS


KIND: Kind[Mazes, Instructions] = Kind(
    info=Info("labyrinthe", ("labyrinth", "mazes", "maze", "simultane-labyrinthe"), PACKAGE),
    puzzle_type=Mazes,
    formats=FORMATS,
    data=MazesCodec(),
    parse_solution=parse_solution,
    format_solution=format_solution,
    check_puzzle=check_puzzle,
    check=check,
    finding_codes=FINDING_CODES,
    measures=measures,
    length=lambda _, solution: len(solution.directions),
    tell=tell,
    draw=_draw,
    solvers=SOLVERS,
    offers=_offers,
)
