"""What a role looks like whatever the theme: its shape and its characters, so that nothing is told by colour alone."""

from __future__ import annotations

from dataclasses import dataclass

from pfadwerk.draw.scene import Role

PATH = "path-"


@dataclass(frozen=True, slots=True)
class Look:
    """The looks of a role.

    `plate` is the shape behind its text in an SVG. `symbol` (`ascii` in plain text) stands in a text board for a
    mark without a text; `before` and `after` go round its text there.
    """

    plate: str = ""
    symbol: str = ""
    ascii: str = ""
    before: str = ""
    after: str = ""


LOOKS = {
    "board": Look(),
    "free": Look(),
    "wall": Look(symbol="█", ascii="#"),
    "blocked": Look(plate="block", symbol="█", ascii="#"),
    "given": Look(plate="number", symbol="•", ascii="*"),
    "robot": Look(plate="robot", symbol="☻", ascii="@", before="<", after=">"),
    "battery": Look(plate="battery", symbol="▮", ascii="="),
    "empty-battery": Look(plate="empty-battery", symbol="▯", ascii="0"),
    "start": Look(plate="ring", symbol="○", ascii="S"),
    "goal": Look(plate="target", symbol="◎", ascii="X"),
    "pit": Look(plate="pit", symbol="●", ascii="U"),
    "portal": Look(plate="diamond", symbol="◇", ascii="%", before="(", after=")"),
    "one-way": Look(symbol="→", ascii=">"),
    "error": Look(plate="cross", symbol="✗", ascii="!", after="!"),
    "hint": Look(plate="dashes", symbol="?", ascii="?", after="?"),
}
"""Every role but "path-0" … "path-N", which look alike but for colour, dashes and label."""

VISITS = Look(plate="corner")
"""A mark of a path's role says how often the way comes by; it stands aside, so that the way stays visible."""

REMARKS = ("error", "hint")
"""Roles that are said about a cell, not in it: they stand beside what the cell holds."""


def look(role: Role) -> Look:
    """The look of a role; one that we don't know looks like something given."""
    return VISITS if is_path(role) else LOOKS.get(role, LOOKS["given"])


def is_path(role: Role) -> bool:
    """Whether the role is "path-0" … "path-N"."""
    return path_number(role) is not None


def path_number(role: Role) -> int | None:
    """The N of "path-N"."""
    number = role.removeprefix(PATH)
    return int(number) if role.startswith(PATH) and number.isdecimal() else None
