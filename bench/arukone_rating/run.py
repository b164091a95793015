"""python -m bench.arukone_rating.run [DATA] [--fit]: how well the rating agrees with the moves a person needed.

Prints the rank correlation of the rating as it is with moves per cell within equal sizes, and that of weights fitted
anew without the boards judged: in ten-fold cross-validation, and with all boards of a size left out at a time; with
the 5 % and 95 % points when boards are drawn anew. Weights are fitted to each board twice: as its collection states it
(`arukone3`: cover), and with no rule stated. It is judged with cover stated everywhere too. `--fit` prints new weights.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import log
from pathlib import Path

from bench.arukone_rating.statistics import ridge, spread_of, within
from pfadwerk.answer import Answer
from pfadwerk.kinds.arukone.deduce.attempt import Patience
from pfadwerk.kinds.arukone.deduce.people import solve_as_people
from pfadwerk.kinds.arukone.deduce.reading import reading_of
from pfadwerk.kinds.arukone.model import COVER, LOOSE, Puzzle
from pfadwerk.kinds.arukone.rate import PATIENCE, SECOND_NODES, claims, features, score_of
from pfadwerk.kinds.arukone.rate_weights import CENTRE, SPREAD, WEIGHTS
from pfadwerk.kinds.arukone.symmetry import standard
from pfadwerk.limits import Limits
from pfadwerk.watch import Watch

DATA = Path(__file__).resolve().parents[3] / "shared" / "data" / "human_effort" / "arukone.jsonl"
STRENGTH = 40.0
FOLDS = 10
SECOND = Limits(nodes=SECOND_NODES)
EASIEST = 0.97  # moves per cell of boards without a wrong stroke, just about


@dataclass(frozen=True, slots=True)
class Sample:
    """A board of the data: as its collection states it, with no rule stated, and with cover stated."""

    size: tuple[int, int]
    variant: str
    moves: float
    stated: dict[str, float]
    bare: dict[str, float]
    covered: dict[str, float]


VIEWS: dict[str, Callable[[Sample], dict[str, float]]] = {
    "rules as in the collection": lambda sample: sample.stated,
    "no rule stated": lambda sample: sample.bare,
    "cover stated everywhere": lambda sample: sample.covered,
}


def main() -> None:
    """Measure and print."""
    words = [word for word in sys.argv[1:] if not word.startswith("-")]
    lines = Path(words[0] if words else DATA).read_text("utf-8").splitlines()
    samples = [sample for line in lines if (sample := _sample(json.loads(line))) is not None]
    print(f"boards: {len(samples)} of {len(lines)}")
    sizes = [[index for index, each in enumerate(samples) if each.size == size] for size in {s.size for s in samples}]
    for title, scored in (
        ("rating as it is", {name: [score_of(view(each)) for each in samples] for name, view in VIEWS.items()}),
        ("cross-validated", _validated(samples, _folds(len(samples)))),
        ("sizes left out", _validated(samples, sizes)),
    ):
        for name, scores in scored.items():
            _report(f"{title}, {name}", samples, scores)
    if "--fit" in sys.argv:
        _print_weights(samples)


def _sample(data: dict[str, object]) -> Sample | None:
    grid = data["grid"]
    assert isinstance(grid, list)
    puzzle = standard(Puzzle(len(grid[0]), len(grid), tuple(number for row in grid for number in row), LOOSE))
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
        {**found, **claims(replace(puzzle, rules=COVER), SECOND)},
    )
    if "-v" in sys.argv:
        print(data["id"], puzzle.width, puzzle.height, round(time.perf_counter() - started, 3))
    return sample


def _target(sample: Sample) -> float:
    return log(max(sample.moves - EASIEST, 0.02))


def _fit(samples: Sequence[Sample]) -> tuple[dict[str, float], float]:
    names = list(WEIGHTS)
    rows = [[each[name] for name in names] for sample in samples for each in (sample.stated, sample.bare)]
    targets = [_target(sample) for sample in samples for _ in range(2)]
    weights, offset = ridge(rows, targets, STRENGTH)
    return dict(zip(names, weights, strict=True)), offset


def _folds(count: int) -> list[list[int]]:
    order = list(range(count))
    random.Random(1).shuffle(order)
    return [order[fold::FOLDS] for fold in range(FOLDS)]


def _validated(samples: Sequence[Sample], parts: Sequence[Sequence[int]]) -> dict[str, list[float]]:
    """Scores by weights that were fitted without the part in which a board lies."""
    scores = {name: [0.0] * len(samples) for name in VIEWS}
    for held in parts:
        weights, offset = _fit([sample for index, sample in enumerate(samples) if index not in set(held)])
        for index in held:
            for name, view in VIEWS.items():
                found = view(samples[index])
                scores[name][index] = offset + sum(weight * found[key] for key, weight in weights.items())
    return scores


def _report(title: str, samples: Sequence[Sample], scores: list[float]) -> None:
    moves = [sample.moves for sample in samples]
    told = []
    for groups in ([sample.size for sample in samples], [(sample.size, sample.variant) for sample in samples]):
        agreement, count = within(groups, scores, moves)
        low, high = spread_of(groups, scores, moves)
        told.append(f"{agreement:.3f} ({low:.2f} to {high:.2f}; {count} boards)")
    print(f"{title}: within sizes {told[0]}, within sizes and collections {told[1]}")


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
