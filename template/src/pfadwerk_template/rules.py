"""The only statement of the rules: every free cell is entered exactly once, the start being entered already."""

from __future__ import annotations

from collections.abc import Sequence

from pfadwerk.finding import Finding
from pfadwerk_template.model import Park, Walk

CODES = ("start-not-free", "pond-off-board", "off-board", "pond", "twice", "not-visited")


def check_puzzle(park: Park) -> Sequence[Finding]:
    """What is wrong with the puzzle itself."""
    inside = {(x, y) for x in range(park.width) for y in range(park.height)}
    outside = sorted(park.ponds - inside)
    if outside:
        return [Finding("pond-off-board", tuple(outside))]
    return [] if park.start in park.free else [Finding("start-not-free", (park.start,))]


def check(park: Park, walk: Walk) -> Sequence[Finding]:
    """The first thing that is wrong with a walk; empty = right."""
    here = park.start
    visited = {here}
    for step, direction in enumerate(walk.directions, start=1):
        here = direction.step(here)
        if not (0 <= here[0] < park.width and 0 <= here[1] < park.height):
            return [Finding("off-board", (here,), step)]
        if here in park.ponds:
            return [Finding("pond", (here,), step)]
        if here in visited:
            return [Finding("twice", (here,), step)]
        visited.add(here)
    missing = sorted(park.free - visited)
    return [Finding("not-visited", tuple(missing))] if missing else []
