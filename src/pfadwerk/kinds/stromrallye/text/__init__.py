"""The text formats of Stromrallye."""

from pfadwerk.kinds.stromrallye.text.bwinf import BwInf
from pfadwerk.kinds.stromrallye.text.map import BoardMap

__all__ = ["BoardMap", "BwInf"]
