"""What can be said about parks and walks: measures without solving, and the walk as a story."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby

from pfadwerk.finding import Finding
from pfadwerk.kinds.parameter import Value
from pfadwerk_template.model import Park, Walk


def measures(park: Park) -> Mapping[str, Value]:
    """What is known without solving."""
    return {"width": park.width, "height": park.height, "free": len(park.free)}


def tell(park: Park, walk: Walk) -> Sequence[Finding]:
    """The walk, straight pieces taken together."""
    here, done, story = park.start, 0, []
    for direction, piece in groupby(walk.directions):
        length = len(list(piece))
        for _ in range(length):
            here = direction.step(here)
        story.append(Finding("go", (here,), done + 1, {"arrow": direction.arrow, "length": length}))
        done += length
    return story
