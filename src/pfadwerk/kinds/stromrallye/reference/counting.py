"""Counts solutions as sequences of legs, each state once."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from pfadwerk.answer import Answer, Status
from pfadwerk.kinds.stromrallye.model import Board, Walk
from pfadwerk.kinds.stromrallye.reference.legs import LegGame, State
from pfadwerk.limits import Limits
from pfadwerk.search import run_search


def count(board: Board, limits: Limits, bound: int | None = None) -> Answer[Walk]:
    """How many sequences of legs solve the board; with `bound`, at most that many are told."""
    tallies: dict[State, int] = {}
    game = LegGame(board)
    answer = run_search(_tally(game, tallies), limits)
    if answer.status is not Status.PROVED_NONE:  # the search yields no solutions: only a limit ends it so
        return answer
    counted = tallies[game.start]
    told = counted if bound is None else min(counted, bound)
    status = Status.SOLVED if counted else Status.PROVED_NONE
    return replace(answer, status=status, counted=told, complete=told == counted)


def _tally(game: LegGame, tallies: dict[State, int]) -> Iterator[Walk | None]:
    open_states = [game.start]
    while open_states:
        yield None
        state = open_states[-1]
        if state in tallies:
            open_states.pop()
        elif game.won(state):
            tallies[state] = 1
        else:
            following = [game.after(state, leg) for leg in game.legs(state)]
            unknown = [each for each in following if each not in tallies]
            open_states += unknown
            if not unknown:
                tallies[state] = sum(tallies[each] for each in following)
