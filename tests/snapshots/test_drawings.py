"""A few drawings, looked at by a person once and kept."""

from __future__ import annotations

from syrupy.assertion import SnapshotAssertion

from pfadwerk.draw.svg import to_svg
from pfadwerk.draw.terminal import to_terminal
from tests.draw.scenes import LINES, MAZES, ROBOT


def test_robot_in_the_terminal(snapshot: SnapshotAssertion) -> None:
    """A way from <5> up and left over 3, down and up (double) to an empty battery marked wrong; two portals (A)."""
    assert to_terminal(ROBOT, width=80) == snapshot


def test_robot_in_plain_text(snapshot: SnapshotAssertion) -> None:
    """The same with stars for the way, `#` for blocked cells and `>` for the one-way cell."""
    assert to_terminal(ROBOT, width=80, ascii_only=True) == snapshot


def test_mazes_in_the_terminal(snapshot: SnapshotAssertion) -> None:
    """Two mazes side by side, captions below; heavy walls join cleanly; starts ○ and goals ◎."""
    assert to_terminal(MAZES, width=80) == snapshot


def test_mazes_on_a_narrow_terminal(snapshot: SnapshotAssertion) -> None:
    """The same mazes one below the other, a character a cell."""
    assert to_terminal(MAZES, width=15) == snapshot


def test_lines_in_the_terminal(snapshot: SnapshotAssertion) -> None:
    """Equal numbers joined by lines with round bends, dots where the lines between cells cross."""
    assert to_terminal(LINES, width=80) == snapshot


def test_robot_as_light_svg(snapshot: SnapshotAssertion) -> None:
    """A blue disc with 5, green batteries, a blue way with heads in two lanes, a red frame with a cross round the 0."""
    assert to_svg(ROBOT, "light") == snapshot


def test_mazes_as_dark_svg(snapshot: SnapshotAssertion) -> None:
    """Light walls on a dark ground, a blue and an orange way, a dashed curve from the pit back to the start."""
    assert to_svg(MAZES, "dark") == snapshot


def test_lines_as_print_svg(snapshot: SnapshotAssertion) -> None:
    """Black and grey lines with a label half-way, the twelfth dashed; numbers in circles."""
    assert to_svg(LINES, "print") == snapshot
