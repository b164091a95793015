"""The published difficulty of a board, and the density and length that give a difficulty."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

from pfadwerk.kinds.parameter import Span

STEPS = 100  # how finely a range of densities is searched, on each side of its middle
HALVINGS = 40


@dataclass(frozen=True, slots=True)
class Mixture:
    """Batteries per cell, and mean visits per battery."""

    density: float
    length: float


def difficulty(size: float, density: float, length: float) -> float:
    """DI(n, d, l) of the published generator, 0..100. On boards that aren't square, n is the root of the cells.

    >>> round(difficulty(20, 0.5, 3), 1)
    38.9
    """
    spread = 40 - 40 * math.exp(-5 * density)
    growth = (3**length - 1) / (length**3 + 2)
    return min(100.0, max(0.0, spread * growth + size * size / 100 * density * length))


def mixture_for(size: int, target: float, densities: Span, lengths: Span) -> Mixture:
    """Density and length that come nearest to a difficulty, the one nearest to the middle of the densities first."""
    best, best_miss = Mixture(*map(_middle, (densities, lengths))), math.inf
    for density in _outwards(densities):
        length = _length_for(size, target, density, lengths)
        miss = abs(difficulty(size, density, length) - target)
        if miss < best_miss - 1e-6:
            best, best_miss = Mixture(density, length), miss
        if best_miss < 1e-6:
            break
    return best


def _outwards(span: Span) -> Iterator[float]:
    middle, reach = _middle(span), (span[1] - span[0]) / 2
    yield middle
    for step in range(1, STEPS + 1):
        away = reach * step / STEPS
        yield max(middle - away, span[0])
        yield min(middle + away, span[1])


def _length_for(size: int, target: float, density: float, lengths: Span) -> float:
    """By halving: the difficulty grows with the length."""
    low, high = lengths
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        if difficulty(size, density, middle) < target:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def _middle(span: Span) -> float:
    return (span[0] + span[1]) / 2
