"""Short reasons why a board has no solution, each with its proof; without one, the size of the exhausted search."""

from __future__ import annotations

from collections.abc import Sequence

from pfadwerk.finding import Finding
from pfadwerk.grid import Cell
from pfadwerk.kinds.stromrallye.model import Board, shown
from pfadwerk.kinds.stromrallye.reference.legs import LegGame
from pfadwerk.kinds.stromrallye.reference.terrain import Terrain


def reason(board: Board, nodes: int) -> Finding:
    """Why a board without solution has none."""
    game = LegGame(board)
    return _stranded(game) or _out_of_reach(game) or Finding("exhausted", details={"nodes": nodes})


def _stranded(game: LegGame) -> Finding | None:
    """Who takes one of these batteries on board can't reach another, so each robot can take only one of them."""
    board = game.board
    stranded = [
        battery.cell
        for place, battery in enumerate(board.batteries)
        if battery.charge and not game.near(0, place, battery.charge)
    ]
    return Finding("stranded", tuple(map(shown, stranded))) if len(stranded) > len(board.robots) else None


def _out_of_reach(game: LegGame) -> Finding | None:
    """No robot ever comes to these batteries, because of the charges or because there is no way at all."""
    best = _departures(game)
    batteries = enumerate(game.board.batteries)
    lost = [battery.cell for place, battery in batteries if battery.charge and place not in best]
    return out_of_reach(game.board, lost) if lost else None


def out_of_reach(board: Board, cells: Sequence[Cell]) -> Finding:
    """The note on batteries that no robot comes to: whether the charges don't suffice, or no way leads there."""
    ground = Terrain(board).connected(robot.cell for robot in board.robots)
    return Finding("groups" if ground.isdisjoint(cells) else "unreachable", tuple(map(shown, cells)))


def _departures(game: LegGame) -> dict[int, int]:
    """For each place that can be reached the most charge with which a robot may leave it.

    Whoever leaves a battery's cell has on board what lay there: the charge from the start, or what another arrival
    left over. So the most follows from the places before, as in a widest-path closure.
    """
    board = game.board
    best: dict[int, int] = {}
    open_places = [(robot, game.start.places[robot], each.charge) for robot, each in enumerate(board.robots)]
    while open_places:
        robot, place, charge = open_places.pop()
        if charge <= best.get(place, -1) and place >= 0:
            continue
        if place >= 0:
            best[place] = charge
        for to, length in game.walks(robot, place).reached(charge):
            open_places.append((robot, to, max(board.batteries[to].charge, charge - length)))
    return best
