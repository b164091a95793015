"""Quantities are read as people write them, and nothing else is."""

from __future__ import annotations

import pytest

from pfadwerk.cli import quantities


@pytest.mark.parametrize(
    ("text", "value"),
    [("10", 10), ("10s", 10), ("2m", 120), ("2min", 120), ("1h", 3600), ("500ms", 0.5), ("1.5 s", 1.5), ("0,5", 0.5)],
)
def test_durations(text: str, value: float) -> None:
    assert quantities.seconds(text) == pytest.approx(value)


@pytest.mark.parametrize(("text", "value"), [("1", 1), ("1e6", 10**6), ("10M", 10**7), ("2k", 2000), ("1.5k", 1500)])
def test_counts(text: str, value: int) -> None:
    assert quantities.count(text) == value


@pytest.mark.parametrize(
    ("text", "value"),
    [("500", 500), ("500MB", 5 * 10**8), ("2GB", 2 * 10**9), ("1GiB", 2**30), ("1.5k", 1500), ("64mib", 2**26)],
)
def test_sizes(text: str, value: int) -> None:
    assert quantities.size(text) == value


@pytest.mark.parametrize("text", ["", "x", "-1", "0", "1e999", "10 parsecs", "nan", "inf", "1.5", "9" * 40])
def test_what_is_no_count(text: str) -> None:
    assert quantities.count(text) is None
