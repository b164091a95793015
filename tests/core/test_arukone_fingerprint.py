"""What is spent on a fixed set: whoever changes the search changes these numbers knowingly."""

from __future__ import annotations

from bench.arukone.fingerprint import fingerprint


def test_the_search_spends_the_same_as_ever() -> None:
    assert fingerprint() == {"room, loose": 48, "room, cover": 0, "unique, loose": 2776, "unique, cover": 32}
