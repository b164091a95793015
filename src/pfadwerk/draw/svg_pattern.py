"""Patterns over areas, so that they are told apart without colour."""

from __future__ import annotations

from pfadwerk.draw.scene import Role
from pfadwerk.draw.svg_tag import tag
from pfadwerk.draw.theme import Theme

PATTERNS = {
    "diagonal": ("M-1 1L1 -1M0 5L5 0M4 6L6 4", ""),
    "cross": ("M0 0L5 5M5 0L0 5", ""),
    "dots": ("M1.5 1.5h.01M4 4h.01", "round"),
}
"""Path data on a tile of 5 x 5 units, and the line ends."""


def pattern_id(theme: Theme, role: Role) -> str:
    """The id of a role's pattern; the same in every drawing of a theme, so that drawings can share a page."""
    return f"pfadwerk-{theme.name}-{role}"


def pattern(theme: Theme, role: Role) -> str:
    """The definition of a role's pattern; empty where it has none."""
    style = theme.style(role)
    if not style.pattern:
        return ""
    data, ends = PATTERNS[style.pattern]
    width = 1.4 if ends else 0.8
    stroke = tag("path", d=data, fill="none", stroke=style.ink, stroke_width=width, stroke_linecap=ends or None)
    return tag("pattern", stroke, id=pattern_id(theme, role), width=5.0, height=5.0, patternUnits="userSpaceOnUse")
