"""Writes files that are whole or not there."""

from __future__ import annotations

import os
from pathlib import Path


def replace_file(path: Path, text: str) -> None:
    """Write a file all or nothing. A link stays a link; a pipe or a device is written to and stays what it is."""
    try:
        if path.exists() and not path.is_file():
            _write(path, text, "w")
        else:
            _replace(path.resolve(), text)
    except OSError as error:
        if error.errno is not None:
            error.filename, error.filename2 = str(path), None  # the name that the user gave, not the draft's
        raise


def _replace(target: Path, text: str) -> None:
    draft = target.with_name(f".{os.getpid()}.part")
    try:
        _write(draft, text, "x")
        if target.exists():
            os.close(os.open(target, os.O_WRONLY))  # a file that may not be written may not be replaced either
            draft.chmod(target.stat().st_mode)
        draft.replace(target)
    except BaseException:  # Ctrl-C too
        draft.unlink(missing_ok=True)
        raise


def _write(path: Path, text: str, mode: str) -> None:
    with path.open(mode, encoding="utf-8", newline="\n") as file:
        file.write(text)
