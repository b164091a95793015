"""The table of the bench: what is open isn't counted as decided."""

from __future__ import annotations

from bench.arukone.verdicts import Row, table


def row(name: str, cover: bool, solutions: int, proved: bool, cpu: float) -> Row:
    return {"name": name, "task": "count", "cover": cover, "solutions": solutions, "proved": proved, "cpu": cpu}


def test_each_collection_and_reading_has_a_line() -> None:
    rows = [
        row("park/a/1", False, 1, True, 0.5),
        row("park/a/2", False, 1, False, 20.0),
        row("park/b/1", False, 2, True, 1.5),
        row("park/a/1", True, 0, True, 0.25),
        {**row("park/a/1", False, 1, True, 9.0), "task": "find"},
        row("lines-8-8", False, 2, False, 3.0),
    ]
    lines = [line.strip("| ").split(" | ") for line in list(table(rows))[2:]]
    assert lines == [
        ["park", "loose", "3", "2", "1", "1", "0", "1.500", "20.00"],
        ["park", "cover", "1", "1", "0", "0", "1", "0.250", "0.25"],
        ["generated", "loose", "1", "1", "0", "1", "0", "3.000", "3.00"],
    ]
