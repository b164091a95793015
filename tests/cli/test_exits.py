"""The exit codes are the documented ones, and combine by the documented order."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pfadwerk.cli.exits import GRAVITY, Exit, combined

PAGE = (Path(__file__).parents[2] / "docs" / "exit-codes.md").read_text("utf-8")


def test_the_page_lists_every_code_and_no_other() -> None:
    rows = re.findall(r"^\| (\d+) \| `(\w+)` \|", PAGE, flags=re.MULTILINE)
    assert {(int(code), name) for code, name in rows} == {(each.value, each.name) for each in Exit}


def test_the_page_states_the_order_of_gravity() -> None:
    stated = re.search(r"harmless to grave:\s+([\d, ]+)\.", PAGE)
    assert stated
    assert [int(code) for code in stated[1].split(",")] == [each.value for each in GRAVITY]


@pytest.mark.parametrize(
    ("codes", "together"),
    [
        ([], Exit.DONE),
        ([Exit.DONE, Exit.PROVED_NONE, Exit.DONE], Exit.PROVED_NONE),
        ([Exit.LIMIT, Exit.WRONG], Exit.LIMIT),
        ([Exit.UNREADABLE, Exit.BAD_INPUT], Exit.UNREADABLE),
        ([Exit.USAGE, Exit.UNREADABLE], Exit.USAGE),
        ([Exit.CANCELLED, Exit.USAGE], Exit.CANCELLED),
    ],
)
def test_several_files_end_as_the_gravest(codes: list[Exit], together: Exit) -> None:
    assert combined(codes) is together
