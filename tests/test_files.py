"""Files are whole or not there, and stay what they are."""

from __future__ import annotations

import os
import stat
import threading
from pathlib import Path

import pytest

from pfadwerk import files
from pfadwerk.files import replace_file


def _names(folder: Path) -> list[str]:
    return sorted(each.name for each in folder.iterdir())


def test_a_file_is_written_and_replaced(tmp_path: Path) -> None:
    path = tmp_path / "board.txt"
    replace_file(path, "one\n")
    replace_file(path, "zwölf →\n")
    assert path.read_bytes() == "zwölf →\n".encode()
    assert _names(tmp_path) == ["board.txt"]


def test_a_replaced_file_keeps_its_mode(tmp_path: Path) -> None:
    path = tmp_path / "board.txt"
    path.write_text("old")
    path.chmod(0o640)
    replace_file(path, "new")
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "there").mkdir()
    link = tmp_path / "link.txt"
    link.symlink_to(tmp_path / "there" / "board.txt")
    for text in ("one", "two"):
        replace_file(link, text)
        assert link.is_symlink()
        assert (tmp_path / "there" / "board.txt").read_text() == text


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_pipe_is_written_to_and_stays_a_pipe(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    heard: list[str] = []
    listener = threading.Thread(target=lambda: heard.append(pipe.read_text()))
    listener.start()
    replace_file(pipe, "hello")
    listener.join(timeout=10)
    assert heard == ["hello"]
    assert stat.S_ISFIFO(pipe.stat().st_mode)


@pytest.mark.parametrize("trouble", [KeyboardInterrupt, OSError])
def test_what_goes_wrong_leaves_the_old_file_and_nothing_else(
    trouble: type[BaseException], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def half(path: Path, text: str, mode: str) -> None:
        path.write_text(text[:2])
        raise trouble

    path = tmp_path / "board.txt"
    path.write_text("old")
    monkeypatch.setattr(files, "_write", half)
    with pytest.raises(trouble):
        replace_file(path, "new text")
    assert _names(tmp_path) == ["board.txt"]
    assert path.read_text() == "old"


def test_text_that_no_file_can_hold_leaves_nothing(tmp_path: Path) -> None:
    with pytest.raises(UnicodeEncodeError):
        replace_file(tmp_path / "board.txt", "half a sign: \ud800")
    assert _names(tmp_path) == []


def test_the_complaint_names_the_file_that_the_user_named(tmp_path: Path) -> None:
    path = tmp_path / "no" / "board.txt"
    with pytest.raises(FileNotFoundError) as caught:
        replace_file(path, "text")
    assert caught.value.filename == str(path)
    with pytest.raises(IsADirectoryError):
        replace_file(tmp_path, "text")


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="the administrator may write everything")
def test_a_file_that_may_not_be_written_is_not_replaced(tmp_path: Path) -> None:
    path = tmp_path / "board.txt"
    path.write_text("old")
    path.chmod(0o444)
    with pytest.raises(PermissionError):
        replace_file(path, "new")
    assert path.read_text() == "old"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
def test_a_full_disk_is_reported() -> None:
    with pytest.raises(OSError, match="No space"):
        replace_file(Path("/dev/full"), "text" * 10000)
    assert stat.S_ISCHR(Path("/dev/full").stat().st_mode)
