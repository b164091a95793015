"""Numbers as people read them."""

from __future__ import annotations

import pytest

from pfadwerk.cli import numbers


@pytest.mark.parametrize(
    ("size", "shown"),
    [
        (12, "12 B"),
        (1_000, "1 kB"),
        (100_000, "100 kB"),
        (999_600, "1 MB"),
        (1_250_000, "1.2 MB"),
        (20_000_000, "20 MB"),
        (999_999_999, "1 GB"),
        (30_000_000_000, "30 GB"),
    ],
)
def test_memory(size: int, shown: str) -> None:
    assert numbers.memory(size, "en") == shown


@pytest.mark.parametrize(
    ("seconds", "shown"),
    [
        (0.0, "0 ms"),
        (0.00002, "0,02 ms"),
        (0.0012, "0,001 s"),
        (0.9999, "1,0 s"),
        (12.34, "12,3 s"),
        (59.97, "1 min 0 s"),
        (125, "2 min 5 s"),
        (3600, "60 min 0 s"),
    ],
)
def test_duration(seconds: float, shown: str) -> None:
    assert numbers.duration(seconds, "de") == shown


@pytest.mark.parametrize(("number", "digits", "shown"), [(100.0, 0, "100"), (2.5, 3, "2.5"), (70.0, 2, "70")])
def test_decimal(number: float, digits: int, shown: str) -> None:
    assert numbers.decimal(number, "en", digits) == shown


@pytest.mark.parametrize(
    ("value", "shown"),
    [(None, "–"), (True, "✓"), (1234567, "1.234.567"), (0.25, "0,25"), ((4.0, 9.0), "4–9"), ("loose", "loose")],
)
def test_values_in_german(value: object, shown: str) -> None:
    assert numbers.value(value, "de") == shown
