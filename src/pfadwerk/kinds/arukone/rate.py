"""How hard a board is for a person (see docs/arukone-rating.md).

How much people find at once comes from the named deductions, how easily the eye is misled from the outline. The
weights were fitted to the pen moves that a person needed (bench/arukone_rating). How far one must look ahead is told
too, but weighs nothing: it said nothing about the moves beyond the rest.
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
from pfadwerk.kinds.interface import Rating
from pfadwerk.kinds.parameter import Value
from pfadwerk.limits import Limits
from pfadwerk.watch import watching

PATIENCE = 20_000  # about 0.1 s
SECOND_NODES = 4_000  # for a second answer: about 0.06 s
GUESS = 6.0  # effort of a guess; a trial of depth d takes log2(1 + d)


def rate(puzzle: Puzzle, limits: Limits) -> Rating:
    """Rate a board. What has no answer, or none within the limits, has no score."""
    if check_puzzle(puzzle):
        return Rating(None, {}, Status.PROVED_NONE)
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
    edges = max(1, len(reading.graph.edges))
    return {**outline(reading.puzzle, reading.solution), "at-once": len(stages[0].log) / edges}


def claims(puzzle: Puzzle, limits: Limits) -> dict[str, float]:
    """Whether cover is stated, and, where it isn't, whether a second filled answer shows that more is meant."""
    stated = puzzle.rules.cover
    covered = replace(puzzle, rules=COVER)
    second = not stated and len(solve.exact(covered, limits, 2).solutions) > 1
    return {"cover": float(stated), "second": float(second)}


def score_of(found: Mapping[str, float]) -> float:
    """0..100: the weighted sum, drawn together at both ends."""
    total = sum(weight * found[name] for name, weight in WEIGHTS.items())
    return round(100 / (1 + exp(-max(-50.0, min(50.0, (total - CENTRE) / SPREAD)))), 2)


def _columns(reading: Reading, stages: Sequence[Stage], found: Mapping[str, float]) -> dict[str, Value]:
    techniques = Counter(reason for stage in stages for _, _, reason, _ in stage.log)
    guesses = techniques.pop("guess", 0)
    known = sum(len(stage.log) for stage in stages)
    effort = sum(log2(1 + stage.depth) for stage in stages) + GUESS * guesses
    return {
        "assumed": " ".join(reading.assumed) or "-",
        "at-once": round(found["at-once"], 3),
        "trials": sum(len(stage.trials) for stage in stages),
        "deepest": max(stage.depth for stage in stages),
        "guesses": guesses,
        "effort": round(effort, 1),
        "given-up": round(1 - known / max(1, len(reading.graph.edges)), 3),
        "techniques": " ".join(f"{name}:{count}" for name, count in techniques.most_common()),
        "detour": round(found["detour"], 3),
        "bends": round(found["bends"], 3),
        "border-numbers": round(found["border-numbers"], 3),
    }
