"""The rows of the bench as a table: what was decided of each collection, and the longest CPU time of a count."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from statistics import median

Row = dict[str, str | int | float | bool]

TITLES = ("collection", "reading", "puzzles", "decided", "one solution", "more", "none", "median (s)", "worst (s)")


def verdict(row: Row) -> str:
    """`one`, `more` or `none` solutions; `open` where that isn't known."""
    if int(row["solutions"]) > 1:
        return "more"
    if not row["proved"]:
        return "open"
    return "one" if row["solutions"] else "none"


def table(rows: Iterable[Row]) -> Iterator[str]:
    """Lines in Markdown, by collection and reading."""
    groups: dict[tuple[str, str], list[Row]] = {}
    for row in rows:
        if row["task"] == "count":
            collection = str(row["name"]).rpartition("/")[0].split("/")[0] or "generated"
            groups.setdefault((collection, "cover" if row["cover"] else "loose"), []).append(row)
    yield f"| {' | '.join(TITLES)} |"
    yield f"|{'---|' * len(TITLES)}"
    for (collection, reading), members in groups.items():
        yield f"| {collection} | {reading} | {_cells(members)} |"


def _cells(members: Sequence[Row]) -> str:
    found = [verdict(row) for row in members]
    seconds = [float(row["cpu"]) for row in members]
    decided = len(found) - found.count("open")
    counts = (len(found), decided, *(found.count(each) for each in ("one", "more", "none")))
    return " | ".join([*map(str, counts), f"{median(seconds):.3f}", f"{max(seconds):.2f}"])
