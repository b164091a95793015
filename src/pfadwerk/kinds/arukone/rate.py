"""How hard a board is for a person (see docs/arukone-rating.md).

How far one must look ahead comes from the named deductions, how easily the eye is misled from the outline. The
weights were fitted to the pen moves that a person needed (bench/arukone_rating).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import exp, log2

from pfadwerk.answer import Answer, Status
from pfadwerk.kinds.arukone import solve
from pfadwerk.kinds.arukone.deduce.attempt import Patience
from pfadwerk.kinds.arukone.deduce.people import Stage, solve_as_people
from pfadwerk.kinds.arukone.deduce.reading import Reading, reading_of
from pfadwerk.kinds.arukone.model import COVER, Puzzle
from pfadwerk.kinds.arukone.outline import outline
from pfadwerk.kinds.arukone.rate_weights import CENTRE, SPREAD, WEIGHTS
from pfadwerk.kinds.arukone.rules import check_puzzle
from pfadwerk.kinds.arukone.symmetry import standard
from pfadwerk.kinds.interface import Rating
from pfadwerk.kinds.parameter import Value
from pfadwerk.limits import Limits
from pfadwerk.watch import watching

PATIENCE = 40_000  # about 0.15 s; enough for all of the 10 x 10 boards of the collections
SECOND_NODES = 4_000  # for a second answer: about 0.06 s
SECOND_STATED = 0.35  # where cover is stated a second filled answer says less: no rule is missing
GUESS = 6.0  # effort of a guess, or of what is left open; a trial of depth d takes log2(1 + d)


def rate(puzzle: Puzzle, limits: Limits) -> Rating:
    """Rate a board. What has no answer, or none within the limits, has no score.

    It is the same however the board lies: a board with several answers would else be rated by another one when turned.
    """
    if check_puzzle(puzzle):
        return Rating(None, {}, Status.PROVED_NONE)
    puzzle = standard(puzzle)
    with watching(limits) as watch:
        reading = reading_of(puzzle, watch)
        if isinstance(reading, Answer):
            return Rating(None, {}, reading.status)
        graph = reading.graph
        patience = Patience(PATIENCE, watch)
        stages = list(solve_as_people(graph, reading.edges(graph), patience))
        found = {**features(reading, stages), **claims(puzzle, watch.inner(SECOND_NODES))}
        ending = patience.ending or watch.step() or watch.look()
    return Rating(None, {}, ending) if ending else Rating(score_of(found), _columns(reading, stages, found))


def features(reading: Reading, stages: Sequence[Stage]) -> dict[str, float]:
    """What the score rests on, but for `claims`."""
    return {**outline(reading.puzzle, reading.solution), "ahead": _ahead(reading, stages)}


def _ahead(reading: Reading, stages: Sequence[Stage]) -> float:
    """The mean effort before a link is found."""
    drawn = sum(stage.drawn * _effort(stage) for stage in stages)
    return drawn / reading.links + GUESS * _left(reading, stages)


def _left(reading: Reading, stages: Sequence[Stage]) -> float:
    """The share of the links that was not found."""
    return 1 - sum(stage.drawn for stage in stages) / reading.links


def _effort(stage: Stage) -> float:
    return GUESS if stage.guess is not None else log2(1 + stage.depth)


def claims(puzzle: Puzzle, limits: Limits) -> dict[str, float]:
    """Whether cover is stated, and whether a second filled answer shows that more is meant than is stated."""
    stated = puzzle.rules.cover
    second = len(solve.exact(replace(puzzle, rules=COVER), limits, 2).solutions) > 1
    return {"cover": float(stated), "second": second * (SECOND_STATED if stated else 1.0)}


def score_of(found: Mapping[str, float]) -> float:
    """0..100: the weighted sum, drawn together at both ends."""
    total = sum(weight * found[name] for name, weight in WEIGHTS.items())
    return round(100 / (1 + exp(-max(-50.0, min(50.0, (total - CENTRE) / SPREAD)))), 2)


def _columns(reading: Reading, stages: Sequence[Stage], found: Mapping[str, float]) -> dict[str, Value]:
    techniques = Counter(reason for stage in stages for _, _, reason, _ in stage.log)
    guesses = techniques.pop("guess", 0)
    edges = max(1, len(reading.graph.edges))
    return {
        "assumed": " ".join(reading.assumed) or "-",
        "at-once": round(len(stages[0].log) / edges, 3),
        "trials": sum(len(stage.trials) for stage in stages),
        "deepest": max(stage.depth for stage in stages),
        "guesses": guesses,
        "effort": round(sum(map(_effort, stages)), 1),
        "given-up": round(_left(reading, stages), 3),
        "techniques": " ".join(f"{name}:{count}" for name, count in techniques.most_common()),
        "detour": round(found["detour"], 3),
        "bends": round(found["bends"], 3),
        "border-numbers": round(found["border-numbers"], 3),
        "spread": round(found["spread"], 3),
    }
