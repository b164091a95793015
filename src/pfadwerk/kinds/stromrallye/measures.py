"""What is known about a board without solving it."""

from __future__ import annotations

from collections.abc import Mapping

from pfadwerk.kinds.parameter import Value
from pfadwerk.kinds.stromrallye.model import Board


def measures(board: Board) -> Mapping[str, Value]:
    """Size, batteries, charges, extensions. The sum of the charges is the length of every solution."""
    charges = [battery.charge for battery in board.batteries]
    cells = board.width * board.height
    return {
        "width": board.width,
        "height": board.height,
        "robots": len(board.robots),
        "batteries": len(charges),
        "empty-batteries": charges.count(0),
        "density": round(len(charges) / cells, 4),
        "total": board.total,
        "largest": max((*charges, *(robot.charge for robot in board.robots))),
        "mean": round(sum(charges) / len(charges), 2) if charges else None,
        "walls": len(board.walls),
        "one-way": len(board.one_way),
        "portals": len(board.portals),
    }
