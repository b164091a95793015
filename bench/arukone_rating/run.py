"""python -m bench.arukone_rating.run [DATA] [--fit]: how well the rating agrees with the moves a person needed.

Prints the rank correlation of the rating as it is with moves per cell within equal sizes, and that of weights fitted
anew in ten-fold cross-validation. Each board counts twice: as its collection states it (`arukone3`: cover), and with
no rule stated. `--fit` prints new weights.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import log
from pathlib import Path

from bench.arukone_rating.statistics import ridge, within
from pfadwerk.answer import Answer
from pfadwerk.kinds.arukone.deduce.attempt import Patience
from pfadwerk.kinds.arukone.deduce.people import solve_as_people
from pfadwerk.kinds.arukone.deduce.reading import reading_of
from pfadwerk.kinds.arukone.model import COVER, LOOSE, Puzzle
from pfadwerk.kinds.arukone.rate import PATIENCE, SECOND_NODES, claims, features, score_of
from pfadwerk.kinds.arukone.rate_weights import CENTRE, SPREAD
from pfadwerk.limits import Limits
from pfadwerk.watch import Watch

DATA = Path(__file__).resolve().parents[3] / "shared" / "data" / "human_effort" / "arukone.jsonl"
STRENGTH = 40.0
FOLDS = 10
SECOND = Limits(nodes=SECOND_NODES)
EASIEST = 0.97  # moves per cell of boards without a wrong stroke, just about


@dataclass(frozen=True, slots=True)
class Sample:
    """A board of the data, with and without its rule stated."""

    size: tuple[int, int]
    variant: str
    moves: float
    stated: dict[str, float]
    bare: dict[str, float]


def main() -> None:
    """Measure and print."""
    words = [word for word in sys.argv[1:] if not word.startswith("-")]
    lines = Path(words[0] if words else DATA).read_text("utf-8").splitlines()
    samples = [sample for line in lines if (sample := _sample(json.loads(line))) is not None]
    print(f"boards: {len(samples)} of {len(lines)}")
    for title, reports in (("rating as it is", _as_it_is(samples)), ("cross-validated", _validated(samples))):
        for name, scores in reports.items():
            _report(f"{title}, {name}", samples, scores)
    if "--fit" in sys.argv:
        _print_weights(samples)


def _sample(data: dict[str, object]) -> Sample | None:
    grid = data["grid"]
    assert isinstance(grid, list)
    puzzle = Puzzle(len(grid[0]), len(grid), tuple(number for row in grid for number in row), LOOSE)
    stated = replace(puzzle, rules=COVER) if data["variant"] == "arukone3" else puzzle
    started = time.perf_counter()
    reading = reading_of(puzzle, Watch(Limits(nodes=50_000)))
    if isinstance(reading, Answer):
        print(f"left out, {reading.status}: {data['id']}")
        return None
    graph = reading.graph
    stages = list(solve_as_people(graph, reading.edges(graph), Patience(PATIENCE)))
    found = features(reading, stages)
    sample = Sample(
        (puzzle.width, puzzle.height),
        str(data["variant"]),
        float(str(data["moves"])) / len(puzzle.numbers),
        {**found, **claims(stated, SECOND)},
        {**found, **claims(puzzle, SECOND)},
    )
    if "-v" in sys.argv:
        print(data["id"], puzzle.width, puzzle.height, round(time.perf_counter() - started, 3))
    return sample


def _as_it_is(samples: Sequence[Sample]) -> dict[str, list[float]]:
    return {
        "rules stated": [score_of(sample.stated) for sample in samples],
        "no rule stated": [score_of(sample.bare) for sample in samples],
    }


def _target(sample: Sample) -> float:
    return log(max(sample.moves - EASIEST, 0.02))


def _fit(samples: Sequence[Sample]) -> tuple[dict[str, float], float]:
    names = list(samples[0].stated)
    rows = [[each[name] for name in names] for sample in samples for each in (sample.stated, sample.bare)]
    targets = [_target(sample) for sample in samples for _ in range(2)]
    weights, offset = ridge(rows, targets, STRENGTH)
    return dict(zip(names, weights, strict=True)), offset


def _validated(samples: Sequence[Sample]) -> dict[str, list[float]]:
    order = list(range(len(samples)))
    random.Random(1).shuffle(order)
    scores: dict[str, list[float]] = {"rules stated": [0.0] * len(order), "no rule stated": [0.0] * len(order)}
    for fold in range(FOLDS):
        held = order[fold::FOLDS]
        weights, offset = _fit([samples[index] for index in order if index not in set(held)])
        for index in held:
            for name, found in (("rules stated", samples[index].stated), ("no rule stated", samples[index].bare)):
                scores[name][index] = offset + sum(weight * found[key] for key, weight in weights.items())
    return scores


def _report(title: str, samples: Sequence[Sample], scores: list[float]) -> None:
    moves = [sample.moves for sample in samples]
    by_size, count = within([sample.size for sample in samples], scores, moves)
    by_both, _ = within([(sample.size, sample.variant) for sample in samples], scores, moves)
    print(f"{title}: within sizes {by_size:.3f} ({count} boards), within sizes and collections {by_both:.3f}")


def _print_weights(samples: Sequence[Sample]) -> None:
    weights, _ = _fit(samples)
    totals = sorted(sum(w * each[k] for k, w in weights.items()) for s in samples for each in (s.stated, s.bare))
    centre = totals[len(totals) // 2]
    spread = (totals[len(totals) * 9 // 10] - totals[len(totals) // 10]) / 2.4
    print(f"(now CENTRE {CENTRE}, SPREAD {SPREAD})")
    print("WEIGHTS: dict[str, float] = {")
    for name, weight in weights.items():
        print(f'    "{name}": {weight:.4f},')
    print("}")
    print(f"CENTRE = {centre:.4f}\nSPREAD = {spread:.4f}")


if __name__ == "__main__":
    main()
