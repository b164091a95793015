"""The core against the reference on random boards up to 5 x 5; the module `agreement` compares as many as you like."""

from __future__ import annotations

from collections import Counter

from pfadwerk.kinds.stromrallye.text.map import map_text
from tests.kinds.stromrallye.agreement import compared, features

BOARDS = 300
FIRST = 1_000_000  # other boards than the module begins with


def test_the_core_agrees_with_the_reference() -> None:
    seen = Counter[str]()
    for seed, board, ending, wrong in compared(BOARDS, FIRST):
        assert not wrong, f"seed {seed}: {wrong}\n{map_text(board)}"
        seen.update([ending, *features(board)])
    kinds_of_board = {"solved", "proved_none", "walls", "one-way", "portals", "rectangular", "several robots", "5x5"}
    assert all(seen[each] >= BOARDS // 20 for each in kinds_of_board), seen
