"""All formats, the one that circulates first."""

from __future__ import annotations

from pfadwerk.kinds.arukone.codec import Codec
from pfadwerk.kinds.arukone.model import Lines, Puzzle
from pfadwerk.kinds.arukone.text.adc import Adc
from pfadwerk.kinds.arukone.text.bwinf import Bwinf
from pfadwerk.kinds.arukone.text.dash_grid import DashGrid
from pfadwerk.kinds.arukone.text.flow_pack import FlowPack
from pfadwerk.kinds.arukone.text.flow_solver import FlowSolver
from pfadwerk.kinds.arukone.text.go_solver import GoSolver
from pfadwerk.kinds.arukone.text.janko import Janko
from pfadwerk.kinds.arukone.text.kanpen import Kanpen, KanpenAddress
from pfadwerk.kinds.arukone.text.one_liner import OneLiner
from pfadwerk.kinds.arukone.text.puzzlink import PuzzLink
from pfadwerk.kinds.arukone.text.pzprv3 import Pzprv3
from pfadwerk.kinds.interface import Format
from pfadwerk.text.json_format import JsonFormat

FORMATS: tuple[Format[Puzzle, Lines], ...] = (
    Bwinf(),
    JsonFormat("arukone", Codec()),
    PuzzLink(),
    Pzprv3(),
    Kanpen(),
    KanpenAddress(),
    GoSolver(),
    FlowSolver(),
    Janko(),
    Adc(),
    DashGrid(),
    OneLiner(),
    FlowPack(),
)
