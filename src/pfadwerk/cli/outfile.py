"""Puts what was produced where the user wants it: standard output, or files that are whole or not there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click

from pfadwerk.cli.options import option
from pfadwerk.cli.voice import PACKAGE, Voice
from pfadwerk.errors import InputError, PfadwerkError
from pfadwerk.files import replace_file
from pfadwerk.kinds.interface import Format
from pfadwerk.texts import Texts

STANDARD_OUTPUT = "-"


@dataclass(frozen=True, slots=True)
class Product:
    """A puzzle as text in a format, and the name (without ending) of its file where it gets one of its own."""

    name: str
    format: Format[Any, Any]
    text: str


def output(texts: Texts, metavar: str = "FILE") -> click.Option:
    """`-o FILE`."""
    return option(texts, "-o", "--output", metavar=metavar)


def deliver(voice: Voice, text: str, file: str | None) -> None:
    """Print a text, or write it to a file and say so."""
    if file is None or file == STANDARD_OUTPUT:
        voice.result(text)
        return
    replace_file(Path(file), text if text.endswith("\n") else text + "\n")
    voice.talk("files", "written", {"name": file})


def deliver_all(voice: Voice, products: Sequence[Product], file: str | None) -> None:
    """Print all products, write them to one file, or into a folder, one file each."""
    if file is None or file == STANDARD_OUTPUT:
        voice.result("\n".join(each.text for each in products))
    elif is_folder(file):
        Path(file).mkdir(parents=True, exist_ok=True)
        for each in products:
            deliver(voice, each.text, str(Path(file) / (each.name + _ending(each.format))))
    elif products:
        deliver(voice, _joined(products), file)


def is_folder(file: str | None) -> bool:
    """Whether a name stands for a folder: there is one, or it ends like one."""
    return file is not None and (file.endswith("/") or Path(file).is_dir())


def _ending(format: Format[Any, Any]) -> str:
    return ".json" if "json" in format.key else ".txt"


def _joined(products: Sequence[Product]) -> str:
    """One text for all: only where the format reads as many puzzles from it again."""
    format, whole = products[0].format, "\n".join(each.text for each in products)
    if len(products) > 1 and _count(format, whole) != len(products):
        raise PfadwerkError("one-a-file", package=PACKAGE, name=format.key, count=len(products))
    return whole


def _count(format: Format[Any, Any], text: str) -> int:
    try:
        return len(format.read(text).entries)
    except InputError:
        return 0
