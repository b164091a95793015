"""Searches for mazes with the longest optimum for their size: hill climbing over walls and pits."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from pfadwerk.answer import Status
from pfadwerk.finding import Finding
from pfadwerk.kinds.interface import Entry, Generated, Generator
from pfadwerk.kinds.labyrinthe.generate.budget import Budget, StoppedError, budgeted
from pfadwerk.kinds.labyrinthe.generate.candidate import Judged, fresh, judge
from pfadwerk.kinds.labyrinthe.generate.mutate import changed
from pfadwerk.kinds.labyrinthe.generate.parameters import RESUME, STEPS, Board, Wishes, board_of, whole
from pfadwerk.kinds.labyrinthe.generate.resume import BOARD_TO_RESUME, resumed
from pfadwerk.kinds.labyrinthe.generate.tree import Walls
from pfadwerk.kinds.labyrinthe.generate.walls import tree_with_loops
from pfadwerk.kinds.labyrinthe.model import Instructions, Mazes
from pfadwerk.kinds.parameter import Value
from pfadwerk.limits import Limits

PATIENCE = 2000  # changes without a record before the climb goes on from a shaken record (less was worse in trials)
SHAKE = 6  # changes of a shake
ANYTHING = Wishes()


@dataclass(slots=True)
class _Climb:
    """A climb; `record` is what it hands over, whatever ends it."""

    random: Random
    board: Board
    budget: Budget
    record: Judged | None = None
    steps: int = 0

    def run(self, first: Mazes | None, steps: int) -> None:
        here = self._keep(judge(first or self._fresh(), ANYTHING, self.budget))
        since = 0
        while self.steps < steps:
            self.budget.step()
            self.steps += 1
            before = self._length
            tried = judge(changed(self.random, here.puzzle, here.solution, self.board.pits), ANYTHING, self.budget)
            if tried.optimum >= here.optimum:  # also as long: the climb must get across plateaus
                here = self._keep(tried)
            since = 0 if self._length > before else since + 1
            if since >= PATIENCE:
                here, since = self._shaken(here), 0

    @property
    def _length(self) -> int:
        return -1 if self.record is None else self.record.optimum

    def _keep(self, judged: Judged) -> Judged:
        if judged.optimum > self._length:
            self.record = judged
            self.budget.best = judged.optimum
        return judged

    def _shaken(self, here: Judged) -> Judged:
        record = self.record or here
        puzzle = record.puzzle
        for _ in range(SHAKE):
            puzzle = changed(self.random, puzzle, record.solution, self.board.pits)
        return judge(puzzle, ANYTHING, self.budget)

    def _fresh(self) -> Mazes:
        drafts = fresh(self.random, self.board, _walls, self.budget)
        return Mazes(tuple(draft.maze() for draft in drafts))


def _walls(random: Random, board: Board, before: list[Walls], budget: Budget) -> Walls:
    return tree_with_loops(random, board.size, board.share_of_loops, budget)


def _generate(values: Mapping[str, Value], seed: int, limits: Limits) -> Generated[Mazes, Instructions]:
    board, steps = board_of(values), whole(values, STEPS) or 1
    first = resumed(values)
    with budgeted(limits) as budget:
        climb = _Climb(Random(seed), board, budget)
        status = Status.SOLVED
        try:
            climb.run(first, steps)
        except StoppedError as stopped:
            status = stopped.status
        return _made(climb, status, seed)


def _made(climb: _Climb, status: Status, seed: int) -> Generated[Mazes, Instructions]:
    watch, record = climb.budget.watch, climb.record
    replay = f"seed={seed} steps={max(1, climb.steps)}"
    if record is None:
        return Generated(status, None, watch.nodes, watch.seconds, replay)
    note = Finding("record", details={"length": record.optimum, "steps": climb.steps})
    return Generated(status, Entry(record.puzzle, record.solution), watch.nodes, watch.seconds, replay, (note,))


HARDEST: Generator[Mazes, Instructions] = Generator((*BOARD_TO_RESUME, STEPS, RESUME), _generate)
