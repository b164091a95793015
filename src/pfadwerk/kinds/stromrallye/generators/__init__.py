"""The generators of Stromrallye boards."""

from collections.abc import Mapping
from types import MappingProxyType

from pfadwerk.kinds.interface import Generator
from pfadwerk.kinds.stromrallye.generators.crafted import CRAFTED
from pfadwerk.kinds.stromrallye.generators.published import BACKWARD
from pfadwerk.kinds.stromrallye.model import Board, Walk

GENERATORS: Mapping[str, Generator[Board, Walk]] = MappingProxyType({"backward": BACKWARD, "crafted": CRAFTED})

__all__ = ["GENERATORS"]
