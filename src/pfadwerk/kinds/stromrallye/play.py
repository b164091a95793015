"""Playing by hand: a move is one step, `R`, or with its robot's number where there are several, `2R`."""

from __future__ import annotations

import re

from pfadwerk.draw.scene import Scene
from pfadwerk.errors import MoveError
from pfadwerk.grid import DIRECTIONS, direction_of
from pfadwerk.kinds.interface import Play
from pfadwerk.kinds.stromrallye.draw import draw
from pfadwerk.kinds.stromrallye.model import PACKAGE, Battery, Board, Position, Step, Walk, start_of
from pfadwerk.kinds.stromrallye.rules import Game

_MOVE = re.compile(r"\s*(\d{1,4})?\s*(\S)\s*")


def moves(board: Board, position: Position) -> list[str]:
    """All steps that the rules allow."""
    game = _game(board, position)
    steps = ((robot, direction) for robot in range(len(position.robots)) for direction in DIRECTIONS)
    return [move_of(board, step) for step in steps if game.obstacle(*step) is None]


def execute(board: Board, position: Position, move: str) -> Position:
    """The position after a move."""
    step = _read(move)
    game = _game(board, position)
    finding = game.step(1, *step)
    if finding is not None:
        raise MoveError(finding.code, package=PACKAGE, **{"cell": finding.cells[:1], **finding.details})
    robots = tuple(map(Battery, game.robots, game.on_board))
    return Position(robots, tuple(game.spare[battery.cell] for battery in board.batteries))


def replay(board: Board, walk: Walk) -> list[str]:
    """The moves of a walk."""
    return [move_of(board, step) for step in walk.steps]


def show(board: Board, position: Position) -> Scene:
    """The board as it stands in a position."""
    return draw(board_at(board, position), None, ())


def board_at(board: Board, position: Position) -> Board:
    """A position as a board of its own; a robot may stand on a battery's cell."""
    spare = tuple(Battery(each.cell, charge) for each, charge in zip(board.batteries, position.charges, strict=True))
    special = (board.walls, board.one_way, board.portals)
    return Board(board.width, board.height, position.robots, spare, *special)


def move_of(board: Board, step: Step) -> str:
    """A step as a move."""
    robot, direction = step
    return direction.letter if len(board.robots) == 1 else f"{robot + 1}{direction.letter}"


def _read(move: str) -> Step:
    found = _MOVE.fullmatch(move)
    direction = direction_of(found[2]) if found else None
    if found is None or direction is None:
        raise MoveError("move", package=PACKAGE, found=move)
    return int(found[1] or 1) - 1, direction


def _game(board: Board, position: Position) -> Game:
    return Game(board_at(board, position))


PLAY: Play[Board, Walk] = Play(start=start_of, moves=moves, execute=execute, replay=replay, show=show)
