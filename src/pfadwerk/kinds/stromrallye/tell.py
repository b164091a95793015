"""A walk as a story in words, leg by leg."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby

from pfadwerk.finding import Finding
from pfadwerk.grid import Direction
from pfadwerk.kinds.stromrallye.model import Board, Step, Walk, shown
from pfadwerk.kinds.stromrallye.rules import Game

MOST_ARROWS = 24


@dataclass(slots=True)
class _Piece:
    """Steps of one robot up to a swap, the turn of another robot, or the end."""

    robot: int
    first: int
    directions: list[Direction] = field(default_factory=list)


def tell(board: Board, walk: Walk) -> Sequence[Finding]:
    """The legs: where they lead, what stays on the cell and what comes on board. Ends where a step is wrong."""
    return list(told(board, walk.steps))


def told(board: Board, steps: Iterable[Step]) -> Iterator[Finding]:
    """The same one by one."""
    game, piece = Game(board), None
    for number, (robot, direction) in enumerate(steps, start=1):
        if piece is not None and piece.robot != robot:
            yield _went(game, piece)
            piece = None
        if game.step(number, robot, direction) is not None:
            break
        piece = piece or _Piece(robot, number)
        piece.directions.append(direction)
        if game.robots[robot] in game.spare:
            yield _swapped(game, piece)
            piece = None
    if piece is not None:
        yield _went(game, piece)


def _swapped(game: Game, piece: _Piece) -> Finding:
    stays = game.spare[game.robots[piece.robot]]
    return _told(game, piece, "swap" if stays else "kill", stays=stays)


def _went(game: Game, piece: _Piece) -> Finding:
    return _told(game, piece, "go" if game.on_board[piece.robot] else "off")


def _told(game: Game, piece: _Piece, code: str, **details: object) -> Finding:
    several = len(game.robots) > 1
    last = piece.first + len(piece.directions) - 1
    details |= {
        "arrows": arrows(piece.directions),
        "length": len(piece.directions),
        "charge": game.on_board[piece.robot],
        "robot": piece.robot + 1,
        "span": str(piece.first) if piece.first == last else f"{piece.first}–{last}",
    }
    cells = (shown(game.robots[piece.robot]),)
    return Finding(f"{code}-by" if several else code, cells, piece.first, details)


def arrows(directions: Sequence[Direction]) -> str:
    """Directions as arrows, in runs: `→3 ↑`; the middle of very long ones left out."""
    runs = list(_runs(directions))
    half = MOST_ARROWS // 2
    return " ".join(runs if len(runs) <= MOST_ARROWS else [*runs[:half], "…", *runs[-half:]])


def _runs(directions: Sequence[Direction]) -> Iterator[str]:
    for direction, run in groupby(directions):
        length = len(list(run))
        yield direction.arrow + (str(length) if length > 1 else "")
