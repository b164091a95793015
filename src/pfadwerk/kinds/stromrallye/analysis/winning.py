"""Which states of a game can be won, found out once and remembered: for many questions about one small board."""

from __future__ import annotations

from collections.abc import Generator, Iterator

from pfadwerk.kinds.stromrallye.reference.legs import Leg, LegGame, State

Verdict = Generator[None, None, bool | None]
"""Yields for each state looked at; returns whether it can be won, None where that took more states than allowed."""


class Memory:
    """What is known about states. States of games that differ only in the robot's start may share it."""

    def __init__(self) -> None:
        self.won: set[State] = set()
        self.lost: set[State] = set()

    def wins(self, game: LegGame, start: State, most: int) -> Verdict:
        """Whether `start` can be won, looking at no more than `most` new states."""
        states, choices = [start], list[Iterator[Leg]]()
        while states:
            state = states[-1]
            if len(choices) < len(states):
                yield
                most -= 1
                if most < 0:
                    return None
                if state in self.won or (state not in self.lost and game.won(state)):
                    self.won.update(states)
                    return True
                choices.append(iter(()) if state in self.lost or out_of_reach(game, state) else game.legs(state))
            leg = next(choices[-1], None)
            if leg is not None:
                states.append(game.after(state, leg))
                continue
            self.lost.add(state)
            choices.pop()
            states.pop()
        return False


def out_of_reach(game: LegGame, state: State) -> bool:
    """Whether some charged battery is out of reach for the one robot, whatever it does; cheap, and sure if true.

    The robot goes first with what it has on board; later it never has more than the largest charge there is.
    """
    most = max(*state.charges, state.on_board[0])
    charged = sum(1 << battery for battery, charge in enumerate(state.charges) if charge)
    reached = fresh = game.near(0, state.places[0], state.on_board[0]) & charged
    while fresh:
        battery = (fresh & -fresh).bit_length() - 1
        fresh &= fresh - 1
        found = game.near(0, battery, most) & charged & ~reached
        reached |= found
        fresh |= found
    return reached != charged
