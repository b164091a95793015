"""Rank correlation and ridge regression in a few lines, so that the bench needs nothing installed."""

from __future__ import annotations

import random
from collections.abc import Hashable, Sequence
from math import sqrt

Row = Sequence[float]


def ranks(values: Sequence[float]) -> list[float]:
    """Ranks from 0; equal values share their mean rank."""
    order = sorted(range(len(values)), key=lambda index: values[index])
    found = [0.0] * len(values)
    start = 0
    while start < len(order):
        end = start
        while end < len(order) and values[order[end]] == values[order[start]]:
            end += 1
        for index in order[start:end]:
            found[index] = (start + end - 1) / 2
        start = end
    return found


def correlation(one: Sequence[float], other: Sequence[float]) -> float:
    """Pearson's; 0 where one of them doesn't vary."""
    mean_one, mean_other = sum(one) / len(one), sum(other) / len(other)
    both = sum((a - mean_one) * (b - mean_other) for a, b in zip(one, other, strict=True))
    spread = sqrt(sum((a - mean_one) ** 2 for a in one) * sum((b - mean_other) ** 2 for b in other))
    return both / spread if spread else 0.0


def spearman(one: Sequence[float], other: Sequence[float]) -> float:
    """The rank correlation."""
    return correlation(ranks(one), ranks(other))


def within(groups: Sequence[Hashable], one: Row, other: Row, least: int = 5) -> tuple[float, int]:
    """The rank correlation within groups of at least so many, weighted by their size; and how many count."""
    members: dict[Hashable, list[int]] = {}
    for index, group in enumerate(groups):
        members.setdefault(group, []).append(index)
    large = [indices for indices in members.values() if len(indices) >= least]
    total = sum(len(indices) for indices in large)
    weighted = sum(len(ix) * spearman([one[i] for i in ix], [other[i] for i in ix]) for ix in large)
    return weighted / max(1, total), total


def spread_of(groups: Sequence[Hashable], one: Row, other: Row, times: int = 400) -> tuple[float, float]:
    """The 5 % and 95 % points of `within` when the members of each group are drawn anew, with repetition."""
    members: dict[Hashable, list[int]] = {}
    for index, group in enumerate(groups):
        members.setdefault(group, []).append(index)
    chance = random.Random(1)
    found = []
    for _ in range(times):
        drawn = [chance.choice(indices) for indices in members.values() for _ in indices]
        agreement, _ = within([groups[i] for i in drawn], [one[i] for i in drawn], [other[i] for i in drawn])
        found.append(agreement)
    found.sort()
    return found[times // 20], found[times - 1 - times // 20]


def ridge(rows: Sequence[Row], targets: Row, strength: float) -> tuple[list[float], float]:
    """Weights (for the features as they are) and offset; the penalty is on the weights of features of spread 1."""
    count, width = len(rows), len(rows[0])
    means = [sum(row[j] for row in rows) / count for j in range(width)]
    spreads = [sqrt(sum((row[j] - means[j]) ** 2 for row in rows) / count) or 1.0 for j in range(width)]
    scaled = [[(row[j] - means[j]) / spreads[j] for j in range(width)] for row in rows]
    middle = sum(targets) / count
    matrix = [
        [sum(row[i] * row[j] for row in scaled) + (strength if i == j else 0.0) for j in range(width)]
        for i in range(width)
    ]
    right = [sum(row[i] * (t - middle) for row, t in zip(scaled, targets, strict=True)) for i in range(width)]
    weights = [w / s for w, s in zip(_solve(matrix, right), spreads, strict=True)]
    return weights, middle - sum(w * m for w, m in zip(weights, means, strict=True))


def _solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss; the matrix is symmetric and positive, so no rows need be exchanged."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i in range(size):
        for j in range(i + 1, size):
            factor = rows[j][i] / rows[i][i]
            rows[j] = [b - factor * a for a, b in zip(rows[i], rows[j], strict=True)]
    found = [0.0] * size
    for i in reversed(range(size)):
        found[i] = (rows[i][size] - sum(rows[i][j] * found[j] for j in range(i + 1, size))) / rows[i][i]
    return found
