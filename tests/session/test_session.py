"""A game's history, saving, hints and timer."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import pfadwerk
from pfadwerk.answer import Status
from pfadwerk.errors import InputError, PfadwerkError
from pfadwerk.limits import Limits
from pfadwerk.session.game import Game, start
from pfadwerk.session.hints import next_move
from pfadwerk.session.history import History
from pfadwerk.session.store import from_text, load, save, to_text
from pfadwerk.session.timer import Timer

# robot at 1,1 with 2, a spare battery of 1 at 3,1
TEXT = "3\n1,1,2\n1\n3,1,1\n"


@pytest.fixture
def game() -> Game:
    return start(pfadwerk.loads(TEXT))


def changed(game: Game, **members: object) -> str:
    return json.dumps({**json.loads(to_text(game)), **members})


def test_a_new_move_forgets_what_was_taken_back() -> None:
    history = History().add("a").mark("first").add("b").mark("second").undo().add("c")
    assert history == History(("a", "c"), 2, {"first": 1})


def test_checkpoints_lead_back_and_forth() -> None:
    history = History().add("a").mark("here").add("b").add("c").back_to("here")
    assert history.made == ("a",)
    assert history.redo().redo().made == ("a", "b", "c")
    with pytest.raises(PfadwerkError, match="no checkpoint 'there'"):
        history.back_to("there")


def test_nothing_to_undo_or_redo_is_said() -> None:
    with pytest.raises(PfadwerkError, match="take back"):
        History().undo()
    with pytest.raises(PfadwerkError, match="make again"):
        History(("a",), 1).redo()


def test_a_game_is_won_after_its_last_move(game: Game) -> None:
    there = game.move("R").move("R")
    assert not there.won
    assert there.move("L").won and not game.won


def test_a_hint_is_the_next_move_of_a_solution(game: Game) -> None:
    status, move = next_move(game, Limits())
    assert status is Status.SOLVED and move in game.moves()
    while not game.won:
        status, move = next_move(game, Limits())
        assert move is not None
        game = game.move(move)


def test_off_the_solution_there_is_no_hint(game: Game) -> None:
    _, first = next_move(game, Limits())
    other = next(move for move in game.moves() if move != first)
    assert next_move(game.move(other), Limits()) == (Status.SOLVED, None)


def test_a_file_comes_back(game: Game, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    save(game.move("R"), file)
    assert load(file) == game.move("R")
    assert [each.name for each in tmp_path.iterdir()] == ["game.json"]


def test_a_file_is_kept_when_writing_fails(game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.json"
    save(game, file)

    def full(self: Path, target: Path) -> Path:
        raise OSError("no space left")

    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(OSError, match="no space"):
        save(game.move("R"), file)
    monkeypatch.undo()
    assert load(file) == game


def test_a_game_with_an_illegal_move_is_refused(game: Game) -> None:
    with pytest.raises(InputError, match="rules allow"):
        from_text(changed(game, moves=["L"], done=1))


def test_an_illegal_move_that_was_taken_back_is_refused_too(game: Game) -> None:
    with pytest.raises(InputError, match="rules allow"):
        from_text(changed(game, moves=["R", "U"], done=1))


@pytest.mark.parametrize(
    "members",
    [{"done": 1}, {"checkpoints": {"a": 5}}, {"version": 2}, {"moves": [1]}, {"puzzle": {}}, {"seconds": -1}, {"x": 1}],
)
def test_a_damaged_game_is_an_input_error(game: Game, members: dict[str, object]) -> None:
    with pytest.raises(InputError):
        from_text(changed(game, **members))


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", "null", '{"format": "pfadwerk-game"}'])
def test_no_game_at_all_is_an_input_error(text: str) -> None:
    with pytest.raises(InputError):
        from_text(text)


def test_the_timer_is_off_until_it_is_wanted() -> None:
    timer = Timer()
    assert timer.seconds(100) == 0
    running = timer.run(10).run(12)
    assert running.seconds(15) == 5
    assert running.stop(15).seconds(99) == 5
    assert running.stop(15).run(20).seconds(21) == 6
    assert running.seconds(3) == 0
