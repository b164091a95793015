"""The nodes of the Stromrallye searches on a fixed set: whoever changes a search changes these numbers knowingly."""

from __future__ import annotations

from bench.stromrallye.fingerprint import fingerprint


def test_the_searches_visit_the_same_nodes_as_ever() -> None:
    assert fingerprint() == {"portfolio": 54914, "complete": 80143}
