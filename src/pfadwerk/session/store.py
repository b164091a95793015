"""Games as text and files. Loading is all or nothing: every move is made again before a game exists."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from pfadwerk.api import dumps, loads
from pfadwerk.errors import InputError, MoveError
from pfadwerk.files import replace_file
from pfadwerk.session.game import Game, resume
from pfadwerk.session.history import History
from pfadwerk.session.timer import Timer
from pfadwerk.text.decode import decode
from pfadwerk.text.json_text import validated

FORMAT = "pfadwerk-game"
VERSION = 1

_COUNT = {"type": "integer", "minimum": 0}
SCHEMA: dict[str, Any] = {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "title": "a game of pfadwerk",
    "type": "object",
    "required": ["format", "version", "puzzle", "moves", "done"],
    "additionalProperties": False,
    "properties": {
        "format": {"const": FORMAT},
        "version": {"const": VERSION},
        "puzzle": {"type": "object"},
        "moves": {"type": "array", "items": {"type": "string"}},
        "done": _COUNT,
        "checkpoints": {"type": "object", "additionalProperties": _COUNT},
        "seconds": {"type": "number", "minimum": 0},
    },
}


def to_text(game: Game, now: float = 0.0) -> str:
    """A game as JSON, history and checkpoints included; a running timer is held at `now`."""
    envelope = {
        "format": FORMAT,
        "version": VERSION,
        "puzzle": json.loads(dumps(game.puzzle, "json")),
        "moves": list(game.history.moves),
        "done": game.history.done,
        "checkpoints": dict(game.history.checkpoints),
        "seconds": game.timer.seconds(now),
    }
    return json.dumps(envelope, ensure_ascii=False, indent=1) + "\n"


def from_text(text: str) -> Game:
    """The game in a text; `InputError` where anything about it is wrong, a move that the rules refuse included."""
    data = validated(text, SCHEMA)
    moves, done, checkpoints = tuple(data["moves"]), int(data["done"]), dict(data.get("checkpoints", {}))
    for place in (done, *checkpoints.values()):
        if place > len(moves):
            raise InputError("integer-within", found=str(place), minimum=0, maximum=len(moves))
    puzzle = loads(json.dumps(data["puzzle"], ensure_ascii=False))
    timer = Timer(float(data.get("seconds", 0.0)))
    try:
        return resume(puzzle, History(moves, done, checkpoints), timer)
    except MoveError as refused:
        raise InputError("legal-moves", found=str(refused)) from refused


def save(game: Game, path: Path, now: float = 0.0) -> None:
    """Write a game to a file; an older file stays whole until the new one is."""
    replace_file(path, to_text(game, now))


def load(path: Path) -> Game:
    """The game in a file."""
    return from_text(decode(path.read_bytes()))
