"""Stromrallye: a robot walks from battery to battery until every one of them is empty."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pfadwerk.kinds.interface import Info, Kind
from pfadwerk.kinds.stromrallye import measures, rules, solution_text, tell
from pfadwerk.kinds.stromrallye.codec import BoardCodec
from pfadwerk.kinds.stromrallye.model import PACKAGE, Board, Walk
from pfadwerk.kinds.stromrallye.solvers import SOLVERS
from pfadwerk.kinds.stromrallye.text import BoardMap, BwInf
from pfadwerk.text.json_format import JsonFormat

if TYPE_CHECKING:
    from pfadwerk.draw.scene import Scene
    from pfadwerk.finding import Finding
    from pfadwerk.kinds.interface import Offers

CODEC = BoardCodec()


def _draw(board: Board, walk: Walk | None, findings: Sequence[Finding]) -> Scene:
    from pfadwerk.kinds.stromrallye.draw import draw

    return draw(board, walk, findings)


def _offers() -> Offers[Board, Walk]:
    from pfadwerk.kinds.stromrallye.offers import OFFERS

    return OFFERS


KIND: Kind[Board, Walk] = Kind(
    info=Info(key="stromrallye", aliases=("battery-robot", "battery", "robot"), package=PACKAGE),
    puzzle_type=Board,
    formats=(BwInf(), BoardMap(), JsonFormat("stromrallye", CODEC)),
    data=CODEC,
    parse_solution=solution_text.parse_walk,
    format_solution=solution_text.format_walk,
    check_puzzle=rules.check_puzzle,
    check=rules.check,
    finding_codes=rules.CODES,
    measures=measures.measures,
    length=lambda board, walk: len(walk.steps),
    tell=tell.tell,
    draw=_draw,
    solvers=SOLVERS,
    offers=_offers,
)
