"""A small puzzle family to copy from: one walk over all free cells of a park."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pfadwerk.kinds.interface import Info, Kind, Solver
from pfadwerk.text.json_format import JsonFormat
from pfadwerk_template import model, rules, tell, text
from pfadwerk_template.codec import ParkCodec
from pfadwerk_template.reference import solve

if TYPE_CHECKING:
    from pfadwerk.draw.scene import Scene
    from pfadwerk.finding import Finding
    from pfadwerk.kinds.interface import Offers

CODEC = ParkCodec()


def _draw(park: model.Park, walk: model.Walk | None, findings: Sequence[Finding]) -> Scene:
    from pfadwerk_template.scene import draw

    return draw(park, walk, findings)


def _offers() -> Offers[model.Park, model.Walk]:
    from pfadwerk_template.offers import OFFERS

    return OFFERS


KIND = Kind(
    info=Info(key="template", aliases=("park",), package="pfadwerk_template"),
    puzzle_type=model.Park,
    formats=(text.ParkMap(), JsonFormat("template", CODEC)),
    data=CODEC,
    parse_solution=text.parse_walk,
    format_solution=text.format_walk,
    check_puzzle=rules.check_puzzle,
    check=rules.check,
    finding_codes=rules.CODES,
    measures=tell.measures,
    length=lambda park, walk: len(walk.directions),
    tell=tell.tell,
    draw=_draw,
    solvers={"reference": Solver(solve)},
    offers=_offers,
)
