"""All exact methods agree with each other and with an enumeration that knows nothing but the rules."""

from __future__ import annotations

from itertools import chain, combinations

from hypothesis import given, settings

from pfadwerk.kinds.arukone import KIND, solve
from pfadwerk.kinds.arukone.model import Link, Puzzle, in_order, link, links_of
from pfadwerk.kinds.arukone.trace import lines_from
from pfadwerk.limits import Limits
from tests.kinds.arukone.boards import puzzles

ALL = 10**6


def all_links(puzzle: Puzzle) -> list[Link]:
    return sorted(
        {link(cell, beside) for cell in puzzle.cells if cell not in puzzle.blocked for beside in puzzle.around(cell)}
    )


def enumerated(puzzle: Puzzle) -> set[frozenset[Link]]:
    """The link sets, out of all there are, that the rules accept."""
    links = all_links(puzzle)
    sets = chain.from_iterable(combinations(links, count) for count in range(len(links) + 1))
    return {frozenset(each) for each in sets if not KIND.check(puzzle, lines_from(puzzle, each))}


@settings(max_examples=60, deadline=None)
@given(puzzle=puzzles(most=3))
def test_all_methods_find_what_the_rules_accept(puzzle: Puzzle) -> None:
    if len(all_links(puzzle)) > 12:
        return
    right = enumerated(puzzle)
    for method in ("exact", "sweep", "backtracking"):
        answer = KIND.solver(method).solve(puzzle, Limits(), ALL)
        assert answer.complete
        assert {links_of(each) for each in answer.solutions} == right
        assert len(answer.solutions) == len(right)
    assert KIND.count is not None
    assert KIND.count(puzzle, Limits(), None).counted == len(right)


@settings(max_examples=80, deadline=None)
@given(puzzle=puzzles(most=4))
def test_methods_and_facts_agree_on_larger_boards(puzzle: Puzzle) -> None:
    answers = [KIND.solver(method).solve(puzzle, Limits(), ALL) for method in ("exact", "sweep", "backtracking")]
    found = [{in_order(each) for each in answer.solutions} for answer in answers]
    assert found[0] == found[1] == found[2]
    if found[0]:
        links = [links_of(each) for each in found[0]]
        facts = solve.facts(puzzle, Limits())
        assert facts.always == frozenset.intersection(*links)
        assert facts.never == frozenset(all_links(puzzle)) - frozenset.union(*links)
