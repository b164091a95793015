"""How a search ended, as data and as an exit code."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pfadwerk.answer import Answer, Status
from pfadwerk.cli.exits import Exit
from pfadwerk.cli.reading import Loaded
from pfadwerk.finding import Finding
from pfadwerk.kinds.interface import AnyKind

EXITS = {
    Status.SOLVED: Exit.DONE,
    Status.PROVED_NONE: Exit.PROVED_NONE,
    Status.LIMIT: Exit.LIMIT,
    Status.CANCELLED: Exit.CANCELLED,
}


def place_data(loaded: Loaded, language: str) -> dict[str, Any]:
    """Where a puzzle comes from, and what its reader remarked."""
    data: dict[str, Any] = {"file": loaded.file}
    if loaded.count > 1:
        data["number"] = loaded.number
    if loaded.entry.title:
        data["title"] = loaded.entry.title
    data["kind"] = loaded.kind.info.key
    if loaded.warnings:
        data["warnings"] = findings_data(loaded.warnings, loaded.kind, language, "notes")
    return data


def answer_data(loaded: Loaded, answer: Answer[Any], method: str, language: str, want: int) -> dict[str, Any]:
    """An answer for `--json`. Fields are only ever added."""
    kind, puzzle = loaded.kind, loaded.puzzle
    solutions = [solution_text(kind, puzzle, each) for each in answer.solutions]
    data = place_data(loaded, language) | {
        "method": method,
        "status": answer.status.value,
        "optimal": answer.optimal,
        "length": kind.length(puzzle, answer.solution) if answer.solutions else None,
        "solution": solutions[0] if solutions else None,
        "nodes": answer.nodes,
        "seconds": round(answer.seconds, 6),
        "bound": answer.bound,
        "complete": answer.complete,
        "counted": answer.counted,
        "memory": answer.bytes,
        "notes": findings_data(answer.notes, kind, language, "notes"),
    }
    return data | ({"solutions": solutions} if want > 1 else {})


def solution_text(kind: AnyKind, puzzle: Any, solution: Any) -> str:
    """A solution in the documents' notation."""
    return kind.format_solution(puzzle, solution).rstrip("\n")


def findings_data(findings: Sequence[Finding], kind: AnyKind, language: str, section: str) -> list[dict[str, Any]]:
    """Statements as data: code, cells, step and the same in words."""
    return [finding_data(each, kind, language, section) for each in findings]


def finding_data(finding: Finding, kind: AnyKind, language: str, section: str) -> dict[str, Any]:
    """One statement as data."""
    data: dict[str, Any] = {"code": finding.code, "cells": [list(cell) for cell in finding.cells]}
    if finding.step is not None:
        data["step"] = finding.step
    return data | {"text": finding.say(kind.info.package, language, section)}
