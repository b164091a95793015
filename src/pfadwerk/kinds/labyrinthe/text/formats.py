"""All formats of the mazes, the one that circulates first."""

from __future__ import annotations

from pfadwerk.errors import InputError
from pfadwerk.kinds.interface import Document, Format
from pfadwerk.kinds.labyrinthe.codec import MazesCodec
from pfadwerk.kinds.labyrinthe.model import Instructions, Mazes
from pfadwerk.kinds.labyrinthe.text.bwinf import BwinfFormat
from pfadwerk.kinds.labyrinthe.text.map_format import MapFormat
from pfadwerk.text.json_format import JsonFormat

FORMATS: tuple[Format[Mazes, Instructions], ...] = (
    BwinfFormat(),
    MapFormat(),
    JsonFormat("labyrinthe", MazesCodec()),
)


def read_any(text: str) -> Document[Mazes, Instructions]:
    """Read a text in whichever format it is."""
    for each in FORMATS:
        if each.recognises(text):
            return each.read(text)
    raise InputError("known-kind", line=1, column=1, found=text[:40], known=["labyrinthe"])
