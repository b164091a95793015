"""The contest's checker against its published verdicts."""

from __future__ import annotations

import csv

import pytest

from pfadwerk.answer import Status
from pfadwerk.kinds.arukone import KIND
from pfadwerk.kinds.arukone.model import Puzzle
from pfadwerk.limits import Limits
from tests.kinds.arukone.boards import SHARED, board

VERDICTS = SHARED / "data" / "checker_verdicts"


def solved(puzzle: Puzzle) -> bool:
    return KIND.solver("checker").solve(puzzle, Limits(), 1).status is Status.SOLVED


def test_an_open_pair_is_no_proof() -> None:
    answer = KIND.solver("checker").solve(board(". 1 .\n2 . 2\n. 1 ."), Limits(), 1)
    assert answer.status is Status.LIMIT
    assert [(note.code, note.details["numbers"]) for note in answer.notes] == [("pairs-open", (2,))]


def test_the_shortest_way_is_drawn_first() -> None:
    assert solved(board("1 1 2\n. . 2"))
    assert not solved(board("1 2 1 2"))


@pytest.mark.skipif(not VERDICTS.exists(), reason="the published verdicts are not on this machine")
def test_agreement_with_the_published_verdicts() -> None:
    rows = csv.DictReader((VERDICTS / "INDEX.tsv").read_text("utf-8").splitlines(), delimiter="\t")
    wrong = []
    for row in rows:
        text = (VERDICTS / f"{row['id']}.txt").read_text("utf-8")
        if solved(KIND.format("bwinf").read(text).entries[0].puzzle) != (row["label"] == "solved"):
            wrong.append(row["id"])
    assert wrong == ["TobisMa_1_swapped34"]  # 38 of 39
