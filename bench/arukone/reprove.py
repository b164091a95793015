"""Boards of `unique` proved again by other engines: `python -m bench.arukone.reprove [--boards N]`.

The generator proves by local reasoning about labels. Here the search counts solutions in the loose reading and under
cover, and on boards of up to 7 rows or columns the sweep in plain Python does too.
"""

from __future__ import annotations

import argparse
from dataclasses import replace
from time import process_time

from pfadwerk.answer import Status
from pfadwerk.kinds.arukone import KIND
from pfadwerk.kinds.arukone.generators import GENERATORS
from pfadwerk.kinds.arukone.model import COVER, LOOSE, Lines, Puzzle, in_order
from pfadwerk.kinds.arukone.rules import check
from pfadwerk.kinds.interface import Entry
from pfadwerk.kinds.parameter import Value
from pfadwerk.limits import Limits

SIDES, SWEPT = (6, 7, 8, 10, 12), 7


def made(side: int, seed: int) -> Entry[Puzzle, Lines]:
    """One board without further wishes."""
    generator = GENERATORS["unique"]
    values: dict[str, Value] = {each.key: each.default for each in generator.parameters}
    entry = generator.generate({**values, "size": side}, seed, Limits()).entry
    assert entry is not None and entry.solution is not None
    return entry


def proved(entry: Entry[Puzzle, Lines]) -> bool:
    """Whether every engine finds the solution it was made from, under both readings, and no other."""
    assert entry.solution is not None
    methods = ["exact"] + ["sweep"] * (min(entry.puzzle.width, entry.puzzle.height) <= SWEPT)
    for rules in (LOOSE, COVER):
        puzzle = replace(entry.puzzle, rules=rules)
        for method in methods:
            answer = KIND.solver(method).solve(puzzle, Limits(), 2)
            if answer.status is not Status.SOLVED or not answer.complete:
                return False
            if [in_order(each) for each in answer.solutions] != [in_order(entry.solution)]:
                return False
    return not check(replace(entry.puzzle, rules=replace(COVER, tight=True)), entry.solution)


def main() -> None:
    """Make, prove, print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--boards", type=int, default=1000)
    arguments = parser.parse_args()
    right, start = 0, process_time()
    for seed in range(arguments.boards):
        side = SIDES[seed % len(SIDES)]
        entry = made(side, seed)
        if proved(entry):
            right += 1
        else:
            print(f"not proved: size {side}, seed {seed}", flush=True)
    print(f"{right} of {arguments.boards} proved again, {process_time() - start:.0f} s")


if __name__ == "__main__":
    main()
