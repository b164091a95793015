"""Tables of text that fit the terminal."""

from __future__ import annotations

import shutil
from collections.abc import Sequence

GAP = "  "


def pairs(rows: Sequence[tuple[str, str]], indent: str = "  ") -> str:
    """Labels and values, the values one below the other."""
    width = max((len(label) for label, _ in rows), default=0)
    return "\n".join(f"{indent}{label:<{width}}{GAP}{value}".rstrip() for label, value in rows)


def table(header: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Rows under a header, the first column to the left; where that is too wide, one block of pairs a row."""
    widths = [max(len(line[column]) for line in (header, *rows)) for column in range(len(header))]
    if sum(widths) + len(GAP) * len(widths) > shutil.get_terminal_size().columns:
        return "\n".join(f"{row[0]}\n{pairs(list(zip(header[1:], row[1:], strict=True)))}" for row in rows)
    return "\n".join(_line(line, widths) for line in (header, *rows))


def _line(line: Sequence[str], widths: Sequence[int]) -> str:
    cells = [f"{line[0]:<{widths[0]}}", *(f"{cell:>{width}}" for cell, width in zip(line[1:], widths[1:], strict=True))]
    return GAP.join(cells).rstrip()
