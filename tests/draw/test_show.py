"""Puzzles and scenes show themselves."""

from __future__ import annotations

import subprocess
import sys

import pytest

import pfadwerk
from pfadwerk.draw.svg import to_svg
from pfadwerk.kinds.examples import examples_of
from pfadwerk.kinds.interface import AnyKind
from pfadwerk.kinds.registry import kinds


@pytest.mark.parametrize("first", ["import pfadwerk.draw.svg", "import pfadwerk.api", "pass"])
def test_draw_can_be_called_whatever_was_imported_before(first: str) -> None:
    program = f"{first}\nimport pfadwerk\nprint(pfadwerk.draw(pfadwerk.loads('1\\n1,1,0\\n0\\n')))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert "<0>" in done.stdout


@pytest.mark.parametrize("kind", [kind for kind in kinds().values() if kind.info.package.startswith("pfadwerk.")])
def test_notebooks_show_a_puzzle(kind: AnyKind) -> None:
    puzzle = pfadwerk.loads(examples_of(kind).puzzles[0].text)
    assert puzzle._repr_svg_() == to_svg(pfadwerk.draw(puzzle))
