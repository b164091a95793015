"""Draws scenes for the terminal and for files."""

from __future__ import annotations

import shutil
import sys
import textwrap
from dataclasses import dataclass

from pfadwerk.cli.voice import Voice, exact_colours
from pfadwerk.draw.scene import Scene
from pfadwerk.draw.svg import to_svg
from pfadwerk.draw.terminal import to_terminal
from pfadwerk.draw.themes import THEMES, theme_named
from pfadwerk.kinds.interface import AnyKind
from pfadwerk.texts import texts_of

FORMATS = ("terminal", "ascii", "svg")
NEEDED = "┼─│╭▲↓·■"  # if standard output can't show these, boards are drawn in ASCII


@dataclass(frozen=True, slots=True)
class Look:
    """How to draw, and where to."""

    format: str | None = None
    theme: str | None = None
    width: int | None = None
    output: str | None = None


def form_of(look: Look) -> str:
    """The output to draw for: the one asked for, else by the name of the file."""
    if look.format is not None:
        return look.format
    return "svg" if look.output is not None and look.output.endswith(".svg") else "terminal"


def drawn(voice: Voice, scene: Scene, look: Look) -> str:
    """The drawing as text."""
    form = form_of(look)
    theme = theme_named(look.theme or next(iter(THEMES)))
    if form == "svg":
        return to_svg(scene, theme)
    width = look.width or shutil.get_terminal_size().columns
    poor = form == "ascii" or (look.output is None and not _rich())
    coloured = theme if voice.colour and look.output is None else None
    return to_terminal(
        scene, width=width, ascii_only=poor, theme=coloured, exact=exact_colours(), language=voice.language
    )


def legend(voice: Voice, kind: AnyKind) -> str:
    """What the signs in a kind's drawings in the terminal stand for."""
    texts = texts_of(kind.info.package, voice.language)
    line = voice.word("drawing", "legend", {"legend": texts.say("names", "legend")})
    return wrapped(line)


def wrapped(text: str, bullet: str = "") -> str:
    """A sentence on as many lines as the terminal needs, behind a bullet."""
    width = max(20, shutil.get_terminal_size().columns - 1)
    indent = " " * len(bullet)
    return textwrap.fill(text, width, initial_indent=bullet, subsequent_indent=indent, break_on_hyphens=False)


def _rich() -> bool:
    try:
        NEEDED.encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
