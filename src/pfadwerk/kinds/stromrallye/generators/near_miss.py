"""Boards that miss being solvable by one small change, with the proof."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from pfadwerk.answer import Status
from pfadwerk.finding import Finding
from pfadwerk.grid import neighbours
from pfadwerk.kinds.stromrallye.analysis.budget import Budget
from pfadwerk.kinds.stromrallye.model import Battery, Board, shown
from pfadwerk.kinds.stromrallye.rules import check_puzzle
from pfadwerk.seeded import Dice

TRIED = 12  # changes of which the one with the longest proof is taken
NODES = 20_000


@dataclass(frozen=True, slots=True)
class NearMiss:
    """An unsolvable board; `notes` say how to make it solvable, and why it isn't."""

    board: Board
    notes: tuple[Finding, ...]


def near_miss(board: Board, dice: Dice, budget: Budget) -> NearMiss | None:
    """The board with one charge or place changed so that no solution is left, and that as hard to see as possible."""
    best, longest = None, -1
    for changed, note in dice.shuffled(list(_changes(board)))[:TRIED]:
        answer = budget.search(changed, NODES)
        if answer.status is Status.PROVED_NONE and answer.nodes > longest:
            why = answer.notes or (Finding("exhausted", details={"nodes": answer.nodes}),)
            best, longest = NearMiss(changed, (note, *why)), answer.nodes
    return best


def _changes(board: Board) -> Iterator[tuple[Board, Finding]]:
    for index, battery in enumerate(board.batteries):
        for charge in (battery.charge - 1, battery.charge + 1):
            details = {"charge": battery.charge}
            note = Finding("near-miss-charge", (shown(battery.cell),), None, details)
            yield from _sound(_with(board, index, Battery(battery.cell, charge)), note)
        for cell in neighbours(battery.cell, board.width, board.height):
            note = Finding("near-miss-place", (shown(cell), shown(battery.cell)))
            yield from _sound(_with(board, index, Battery(cell, battery.charge)), note)


def _with(board: Board, index: int, battery: Battery) -> Board:
    return replace(board, batteries=(*board.batteries[:index], battery, *board.batteries[index + 1 :]))


def _sound(board: Board, note: Finding) -> Iterator[tuple[Board, Finding]]:
    if not check_puzzle(board):
        yield board, note
