"""`pfadwerk compare`: several methods on the same puzzles, side by side."""

from __future__ import annotations

from typing import Any

import click

from pfadwerk.answer import Status
from pfadwerk.cli import numbers, options
from pfadwerk.cli.command import make_command
from pfadwerk.cli.exits import Exit
from pfadwerk.cli.options import Budget, Sources, option
from pfadwerk.cli.outcome import EXITS, place_data
from pfadwerk.cli.progress import announced
from pfadwerk.cli.reading import Loaded
from pfadwerk.cli.results import Result, each
from pfadwerk.cli.separate import solve_apart
from pfadwerk.cli.table import table
from pfadwerk.cli.voice import Voice
from pfadwerk.errors import PfadwerkError
from pfadwerk.kinds.interface import AnyKind
from pfadwerk.texts import Texts

PATIENCE = 60.0  # seconds for each method where no limit is given
COLUMNS = ("method", "ending", "length", "optimal", "nodes", "time", "memory")


def command(texts: Texts) -> click.Command:
    """Build the command."""
    methods = option(texts, "-m", "--methods", metavar="METHODS")
    return make_command("compare", texts, run, [methods], [options.sources(texts), options.budget(texts)])


def run(voice: Voice, methods: str | None, sources: Sources, budget: Budget) -> Exit:
    """Compare the methods on every puzzle of the files."""
    if budget.time_limit is None:
        budget = Budget(PATIENCE, budget.node_limit, budget.memory_limit)
    return each(voice, sources, lambda loaded: _compare(voice, loaded, methods, budget))


def _compare(voice: Voice, loaded: Loaded, methods: str | None, budget: Budget) -> Result:
    rows = []
    for method in _methods(loaded.kind, methods):
        with announced(voice, voice.word("progress", "comparing", {"name": loaded.name, "method": method})):
            rows.append(_solved(loaded, method, budget))
        if rows[-1]["status"] == Status.CANCELLED:
            break
    if _contradicting(rows):
        voice.complain(voice.word("compare", "disagree", {"name": loaded.name}))
    header = [voice.word("compare", column) for column in COLUMNS]
    text = table(header, [_row(voice, row) for row in rows])
    return Result(text, place_data(loaded, voice.language) | {"methods": rows}, _code(rows))


def _solved(loaded: Loaded, method: str, budget: Budget) -> dict[str, Any]:
    try:
        return solve_apart(loaded, method, budget)
    except KeyboardInterrupt:  # before its process was there; what the methods before it gave is shown
        return {"method": method, "status": Status.CANCELLED.value}


def _methods(kind: AnyKind, wanted: str | None) -> list[str]:
    if wanted is None:
        return list(kind.solvers)
    names = [name.strip() for name in wanted.split(",") if name.strip()]
    for name in names:
        kind.solver(name)  # complains about a name that isn't known
    if not names:
        raise PfadwerkError("unknown-method", name=wanted, known=list(kind.solvers))
    return names


def _row(voice: Voice, data: dict[str, Any]) -> list[str]:
    language = voice.language

    def whole(key: str) -> str:
        return "–" if data.get(key) is None else numbers.whole(data[key], language)

    return [
        data["method"],
        voice.word("compare", data["status"]),
        whole("length"),
        voice.word("compare", "yes" if data.get("optimal") else "no"),
        whole("nodes"),
        "–" if data.get("seconds") is None else numbers.duration(data["seconds"], language),
        "–" if data.get("memory") is None else numbers.memory(data["memory"], language),
    ]


def _contradicting(rows: list[dict[str, Any]]) -> bool:
    endings = {row["status"] for row in rows}
    best = {row["length"] for row in rows if row.get("optimal")}
    return {Status.SOLVED, Status.PROVED_NONE} <= endings or len(best) > 1


def _code(rows: list[dict[str, Any]]) -> Exit:
    """As if the methods had worked together: what one of them knows, is known."""
    endings = [row["status"] for row in rows]
    for status in (Status.CANCELLED, Status.SOLVED, Status.PROVED_NONE):
        if status in endings:
            return EXITS[status]
    return Exit.LIMIT
