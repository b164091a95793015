"""From bytes to text: byte-order marks, line ends, encodings."""

from __future__ import annotations

import codecs

from pfadwerk.errors import InputError

_MARKS = ((codecs.BOM_UTF8, "utf-8"), (codecs.BOM_UTF16_LE, "utf-16-le"), (codecs.BOM_UTF16_BE, "utf-16-be"))


def decode(data: bytes) -> str:
    """The text of a file, with `\\n` as its only line end; `InputError` where it is no text."""
    for mark, encoding in _MARKS:
        if data.startswith(mark):
            return tidy(_decoded(data[len(mark) :], encoding))
    return tidy(_decoded(data, "utf-8"))


def tidy(text: str) -> str:
    """`text` without byte-order mark and DOS's mark of the end, with `\\n` as its only line end.

    Blanks that don't break, as web pages have them, become plain ones; the mark that asks for a coloured picture
    of the sign before it, as telephones write it behind arrows, is left out.
    """
    whole = text.removeprefix("\ufeff").removesuffix("\x1a")
    return whole.replace("\r\n", "\n").replace("\r", "\n").replace("\u00a0", " ").replace("\ufe0f", "")


def _decoded(data: bytes, encoding: str) -> str:
    try:
        text = data.decode(encoding)
    except UnicodeDecodeError as error:
        before = data[: error.start]
        column = error.start - (before.rfind(b"\n") + 1) + 1
        found = data[error.start : error.start + 1].hex(" ")
        raise InputError("text-bytes", line=before.count(b"\n") + 1, column=column, found=found) from None
    if (position := text.find("\0")) >= 0:
        line = text.count("\n", 0, position) + 1
        column = position - (text.rfind("\n", 0, position) + 1) + 1
        raise InputError("text-bytes", line=line, column=column, found="00")
    return text
