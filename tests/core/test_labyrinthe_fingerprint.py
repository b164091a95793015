"""The states visited on a fixed set: whoever changes a search changes these numbers knowingly."""

from __future__ import annotations

from bench.labyrinthe.fingerprint import fingerprint


def test_the_searches_visit_the_same_states_as_ever() -> None:
    assert fingerprint() == {"exact": 119424, "bfs": 8248290}
