"""The search against textbook methods on random small boards: `python -m bench.arukone.agreement [--boards N]`.

Compared are the solutions (so solvability and their number) of `exact`, `sweep` and `backtracking`, and the facts with
what all solutions share. Boards of up to 5 x 5 cells, some cells blocked, under all readings.
"""

from __future__ import annotations

import argparse
from random import Random

from pfadwerk.grid import Cell
from pfadwerk.kinds.arukone import KIND, solve
from pfadwerk.kinds.arukone.model import Puzzle, Rules, in_order, link, links_of
from pfadwerk.limits import Limits

MOST_SIDE, ALL = 5, 10**6


def board(random: Random) -> Puzzle:
    """Any board with a pair or more; on large ones two or more, so that the textbook methods end."""
    width, height = random.randint(1, MOST_SIDE), random.randint(2, MOST_SIDE)
    cells: list[Cell] = [(x, y) for x in range(width) for y in range(height)]
    random.shuffle(cells)
    least = 1 if len(cells) <= 16 else 2
    pairs = random.randint(least, min(6, len(cells) // 2))
    numbers = [0] * len(cells)
    for index, (x, y) in enumerate(cells[: 2 * pairs]):
        numbers[y * width + x] = index // 2 + 1
    blocked = cells[2 * pairs :][: random.choice((0, 0, 0, 1, 2, 3))]
    rules = Rules(cover=random.random() < 0.5, tight=random.random() < 0.5)
    return Puzzle(width, height, tuple(numbers), rules, frozenset(blocked))


def disagreement(puzzle: Puzzle) -> str:
    """In what the search differs from the references; nothing where it doesn't."""
    found = {
        name: KIND.solver(name).solve(puzzle, Limits(), ALL).solutions for name in ("exact", "sweep", "backtracking")
    }
    right = {in_order(each) for each in found["sweep"]}
    for name, solutions in found.items():
        if len(solutions) != len(right) or {in_order(each) for each in solutions} != right:
            return f"solutions of {name}"
    for want in (1, 2):
        answer = KIND.solver("exact").solve(puzzle, Limits(), want)
        if len(answer.solutions) != min(want, len(right)) or not {in_order(each) for each in answer.solutions} <= right:
            return f"{want} solutions"
        if answer.complete and len(answer.solutions) != len(right):
            return f"claim after {want} solutions"
    return _wrong_facts(puzzle, [links_of(each) for each in right])


def _wrong_facts(puzzle: Puzzle, right: list[frozenset[tuple[Cell, Cell]]]) -> str:
    if not right:
        return ""
    facts = solve.facts(puzzle, Limits())
    every = {link(cell, beside) for cell in puzzle.cells if puzzle.is_open(cell) for beside in puzzle.around(cell)}
    always, ever = frozenset.intersection(*right), frozenset.union(*right)
    return "" if (facts.always, facts.never) == (always, frozenset(every) - ever) else "facts"


def main() -> None:
    """Compare and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--boards", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    random, wrong = Random(arguments.seed), 0
    for number in range(1, arguments.boards + 1):
        puzzle = board(random)
        if found := disagreement(puzzle):
            wrong += 1
            print(f"board {number}: {found} differ: {puzzle!r}", flush=True)
        if number % 2000 == 0:
            print(f"{number} boards, {wrong} disagreements", flush=True)
    print(f"{arguments.boards} boards, {wrong} disagreements")


if __name__ == "__main__":
    main()
