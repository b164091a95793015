"""The official files, where the shared data lie beside the repository."""

from __future__ import annotations

from pathlib import Path

import pytest

from pfadwerk.kinds.labyrinthe.model import Mazes
from pfadwerk.kinds.labyrinthe.text.bwinf import BwinfFormat
from pfadwerk.text.decode import decode

FOLDER = Path(__file__).resolve().parents[4] / "shared" / "data" / "official" / "labyrinthe"

OPTIMA = {0: 8, 1: 31, 2: 65, 3: 164, 4: 14384, 5: 1308, 6: 1844, 7: None, 8: 472, 9: 1012}
SIZES = {0: (3, 3), 1: (5, 4), 2: (10, 10), 3: (10, 50), 4: (101, 101), 5: (151, 151), 6: (250, 250), 7: (30, 10)}


def official_text(number: int) -> str:
    path = FOLDER / f"labyrinthe{number}.txt"
    if not path.exists():
        pytest.skip("the official files (../shared/data/official) are not here")
    return decode(path.read_bytes())


def official(number: int) -> Mazes:
    return BwinfFormat().read(official_text(number)).entries[0].puzzle
