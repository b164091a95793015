"""The type stub that the build writes says what the compiled core holds."""

from __future__ import annotations

import ast
from importlib.util import find_spec
from pathlib import Path

import pfadwerk._core as core


def _names_in_stub() -> set[str]:
    spec = find_spec("pfadwerk._core")
    assert spec is not None and spec.origin is not None
    tree = ast.parse(Path(spec.origin).with_name("_core.pyi").read_text("utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.ClassDef | ast.FunctionDef)}


def test_stub_and_core_have_the_same_names() -> None:
    names = {name for name in vars(core) if not name.startswith("_")}
    assert len(names) > 5
    assert _names_in_stub() == names


def test_everything_public_in_the_core_says_what_it_is() -> None:
    silent = [name for name in vars(core) if not name.startswith("_") and not getattr(core, name).__doc__]
    assert silent == []
