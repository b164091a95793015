"""The core's methods against the reference and brute force, on a share of what `agreement` compares in full."""

from __future__ import annotations

import pytest

from tests.kinds.labyrinthe.agreement import compare


@pytest.mark.parametrize("begin", range(0, 400, 50))
def test_all_methods_agree(begin: int) -> None:
    kinds = {compare(seed) for seed in range(begin, begin + 50)}
    assert kinds == {"2 mazes", "3 mazes", "unsolvable"}
