"""Backtracking over legs with a memory of failed states: exact, and proves that there is no solution."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from pfadwerk.answer import Answer, Status
from pfadwerk.kinds.stromrallye.model import Board, Walk
from pfadwerk.kinds.stromrallye.reference.legs import Leg, LegGame, State
from pfadwerk.kinds.stromrallye.reference.reasons import reason
from pfadwerk.limits import Limits
from pfadwerk.search import run_search


def solve(board: Board, limits: Limits, want: int = 1) -> Answer[Walk]:
    """Look for up to `want` solutions that differ in their legs; all have the same length, so each is optimal."""
    answer = run_search(search(board), limits, want, optimal=True)
    return with_reason(board, answer)


def with_reason(board: Board, answer: Answer[Walk]) -> Answer[Walk]:
    """The answer, with the reason noted where there is no solution."""
    if answer.status is not Status.PROVED_NONE:
        return answer
    return replace(answer, notes=(reason(board, answer.nodes),))


def search(board: Board) -> Iterator[Walk | None]:
    """All solutions, each sequence of legs once."""
    game = LegGame(board)
    for legs in leg_sequences(game):
        yield None if legs is None else game.walk(legs)


def leg_sequences(game: LegGame) -> Iterator[list[Leg] | None]:
    """All sequences of legs that end won (None for each state looked at); a won state isn't played on."""
    failed: set[State] = set()
    found_below: list[bool] = []
    states, legs, choices = [game.start], list[Leg](), list[Iterator[Leg]]()
    while states:
        if len(choices) < len(states):  # a state just entered
            yield None
            won = game.won(states[-1])
            if won:
                yield legs[:]
            closed = won or states[-1] in failed
            choices.append(iter(()) if closed else game.legs(states[-1]))
            found_below.append(won)
        leg = next(choices[-1], None)
        if leg is not None:
            legs.append(leg)
            states.append(game.after(states[-1], leg))
            continue
        choices.pop()
        state, found = states.pop(), found_below.pop()
        if not found:
            failed.add(state)
        if found_below:
            found_below[-1] |= found
            legs.pop()
