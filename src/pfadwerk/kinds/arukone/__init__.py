"""Arukone / Numberlink: join equal numbers by lines that don't cross."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pfadwerk.kinds.arukone import measures, rules, solution_text, tell
from pfadwerk.kinds.arukone.codec import Codec
from pfadwerk.kinds.arukone.model import PACKAGE, Lines, Puzzle
from pfadwerk.kinds.arukone.solvers import SOLVERS
from pfadwerk.kinds.arukone.text.formats import FORMATS
from pfadwerk.kinds.interface import Info, Kind

if TYPE_CHECKING:
    from pfadwerk.draw.scene import Scene
    from pfadwerk.finding import Finding
    from pfadwerk.kinds.interface import Offers


def _draw(puzzle: Puzzle, lines: Lines | None, findings: Sequence[Finding]) -> Scene:
    from pfadwerk.kinds.arukone.draw import draw

    return draw(puzzle, lines, findings)


def _offers() -> Offers[Puzzle, Lines]:
    from pfadwerk.kinds.arukone.offers import OFFERS

    return OFFERS


KIND: Kind[Puzzle, Lines] = Kind(
    info=Info("arukone", ("numberlink", "numlin", "flow"), PACKAGE),
    puzzle_type=Puzzle,
    formats=FORMATS,
    data=Codec(),
    parse_solution=solution_text.parse_solution,
    format_solution=solution_text.format_solution,
    check_puzzle=rules.check_puzzle,
    check=rules.check,
    finding_codes=rules.FINDING_CODES,
    measures=measures.measures,
    length=tell.length,
    tell=tell.tell,
    draw=_draw,
    solvers=SOLVERS,
    offers=_offers,
)
