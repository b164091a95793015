"""Play of every kind: moves are pure and legal, undo and redo lead back, saved games come back whole."""

from __future__ import annotations

import random

import pytest

import pfadwerk
from pfadwerk.errors import MoveError
from pfadwerk.kinds.examples import Example
from pfadwerk.kinds.interface import AnyKind
from pfadwerk.session.game import Game, start
from pfadwerk.session.store import from_text, to_text

STEPS = 12


def played(kind: AnyKind, example: Example, steps: int = STEPS) -> Game:
    """A game after some moves at random, the same ones every time."""
    if kind.play is None:
        pytest.skip(f"{kind.info.key} offers no play")
    chance = random.Random(7)
    game = start(pfadwerk.loads(example.text))
    for _ in range(steps):
        if moves := game.moves():
            game = game.move(chance.choice(list(moves)))
    return game


def test_undo_and_redo_lead_back(kind_and_example: tuple[AnyKind, Example]) -> None:
    game = played(*kind_and_example)
    back = game
    for _ in game.history.made:
        back = back.undo()
    assert back.state == start(game.puzzle).state
    for _ in game.history.moves:
        back = back.redo()
    assert back == game


def test_a_listed_move_undone_leaves_everything_as_it_was(kind_and_example: tuple[AnyKind, Example]) -> None:
    game = played(*kind_and_example, steps=5)
    for move in game.moves():
        assert game.move(move).undo().state == game.state


def test_a_refused_move_changes_nothing(kind_and_example: tuple[AnyKind, Example]) -> None:
    game = played(*kind_and_example, steps=3)
    before = to_text(game)
    for move in ("", "nonsense", "9999,9999x", "-1", "\0"):
        with pytest.raises(MoveError) as refused:
            game.move(move)
        assert refused.value.message("de") and refused.value.message("en")
    assert to_text(game) == before


def test_a_saved_game_comes_back(kind_and_example: tuple[AnyKind, Example]) -> None:
    game = played(*kind_and_example)
    if game.history.done > 1:
        game = game.mark("trial").undo().undo()
    assert from_text(to_text(game)) == game


def test_the_moves_of_a_solution_win(kind_and_example: tuple[AnyKind, Example]) -> None:
    kind, _ = kind_and_example
    game = played(*kind_and_example, steps=0)
    solution = pfadwerk.solve(game.puzzle).solution
    if kind.play is None or solution is None:
        return
    for move in kind.play.replay(game.puzzle, solution):
        game = game.move(move)
    assert game.won


def test_positions_are_drawn(kind_and_example: tuple[AnyKind, Example]) -> None:
    assert played(*kind_and_example).show().panels
