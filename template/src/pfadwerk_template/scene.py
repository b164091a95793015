"""The park as shapes with roles; themes and outputs make the picture."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from pfadwerk.draw.scene import Fill, Mark, Panel, Path, Scene, Shape
from pfadwerk.finding import Finding
from pfadwerk_template.model import Park, Walk
from pfadwerk_template.text import ParkMap


def draw(park: Park, walk: Walk | None, findings: Sequence[Finding]) -> Scene:
    """The park, a walk on top of it, and the cells that findings speak of."""
    shapes: list[Shape] = [Fill(pond, "blocked") for pond in sorted(park.ponds)]
    shapes += [Fill(cell, "error") for finding in findings for cell in finding.cells]
    if walk is not None:
        way = accumulate(walk.directions, lambda cell, direction: direction.step(cell), initial=park.start)
        shapes.append(Path(tuple(way), "path-0"))
    shapes.append(Mark(park.start, "start", "S"))
    return Scene((Panel(park.width, park.height, tuple(shapes)),), ParkMap().write(park).text)
