"""How characters are coloured in a terminal."""

from __future__ import annotations

from dataclasses import dataclass

from pfadwerk.draw.colour import channels, nearest_of_256
from pfadwerk.draw.scene import Role
from pfadwerk.draw.theme import Theme

GRID = "grid"
"""The role of the faint lines between cells."""

Paint = tuple[Role, Role]
"""The role that colours a character, and the one that colours the ground below it."""

INK = 38
PAPER = 48


@dataclass(frozen=True, slots=True)
class Pens:
    """A theme's colours, `exact` or, where the terminal may not know so many, the nearest of 256."""

    theme: Theme
    exact: bool = True

    def sgr(self, paint: Paint) -> str:
        """Ink and paper of the theme both: then the contrast is the theme's, whatever the terminal's own colours."""
        role, ground = paint
        ink = self.theme.lines if role == GRID else self.theme.style(role).ink
        paper = (self.theme.style(ground).tint if ground else "") or self.theme.paper
        return f"\x1b[{self._code(INK, ink)};{self._code(PAPER, paper)}m"

    def _code(self, layer: int, colour: str) -> str:
        if self.exact:
            return "{};2;{};{};{}".format(layer, *channels(colour))
        return f"{layer};5;{nearest_of_256(colour)}"
