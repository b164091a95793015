"""What a theme is: how each role is coloured and patterned."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from pfadwerk.draw.roles import path_number
from pfadwerk.draw.scene import Role

DASHES = ("", "5 2.5", "1.5 2.5", "8 2 1.5 2", "4 1.5 1.5 1.5 1.5 1.5", "10 4")
"""Line patterns for paths beyond the palette, in twentieths of a cell; the first is a full line."""


@dataclass(frozen=True, slots=True)
class Style:
    """How a role is shown: `ink` for its lines and text, `tint` for its area ("" = the paper shows through).

    `pattern` is drawn over the area: "" or a key of `svg_pattern.PATTERNS`. `dash` is for lines.
    """

    ink: str
    tint: str = ""
    pattern: str = ""
    dash: str = ""


@dataclass(frozen=True, slots=True)
class Theme:
    """Colours and patterns by role. `lines` is the colour of the faint lines between cells."""

    name: str
    paper: str
    ink: str
    lines: str
    styles: Mapping[Role, Style]
    paths: tuple[str, ...]

    def style(self, role: Role) -> Style:
        """The style of a role; one that we don't know looks like something given."""
        number = path_number(role)
        if number is not None:
            return self._path(number)
        return self.styles.get(role) or self.styles["given"]

    def _path(self, number: int) -> Style:
        """Path colours in turn; after each round through the palette the next dash pattern."""
        round_, place = divmod(number, len(self.paths))
        return Style(self.paths[place], dash=DASHES[round_ % len(DASHES)])
