"""Which rules people lean on: those that a puzzle states, and those that its only answer keeps anyway."""

from __future__ import annotations

from dataclasses import dataclass, replace

from pfadwerk.answer import Answer, Status
from pfadwerk.kinds.arukone import solve
from pfadwerk.kinds.arukone.deduce.board import Graph, graph_of
from pfadwerk.kinds.arukone.model import Lines, Puzzle, Rules, links_of
from pfadwerk.limits import Limits
from pfadwerk.watch import Watch

# Nodes for one reading, so that a hard board ends without a score and not without an end. Nearly all hand-made boards
# have a filled answer without touching lines, which takes less than 40,000 nodes up to 24 x 14.
FIRST, FURTHER, STATED = 120_000, 20_000, 200_000


@dataclass(frozen=True, slots=True)
class Reading:
    """The rules leant on, an answer that keeps them, and those among them that the puzzle doesn't state."""

    puzzle: Puzzle
    rules: Rules
    solution: Lines

    @property
    def assumed(self) -> tuple[str, ...]:
        """What is leant on without being stated."""
        stated = self.puzzle.rules
        return tuple(name for name in ("cover", "tight") if getattr(self.rules, name) and not getattr(stated, name))

    @property
    def graph(self) -> Graph:
        """The board under these rules."""
        return graph_of(self.puzzle, cover=self.rules.cover, tight=self.rules.tight)

    @property
    def links(self) -> int:
        """How many links the answer has; at least one, for every board has a pair."""
        return sum(len(line.cells) - 1 for line in self.solution.lines)

    def edges(self, graph: Graph) -> frozenset[int]:
        """The edges of the answer."""
        links = links_of(self.solution)
        return frozenset(edge for edge in range(len(graph.edges)) if graph.link(edge) in links)


def reading_of(puzzle: Puzzle, watch: Watch) -> Reading | Answer[Lines]:
    """The strictest reading with an answer: people count on filled boards and on lines that don't touch themselves.

    Without an answer: how the search for one ended.
    """
    for cover, tight in ((True, True), (True, False), (False, True), (False, False)):
        if (ending := watch.look()) is not None:
            return Answer(ending)
        rules = Rules(cover or puzzle.rules.cover, tight or puzzle.rules.tight)
        stated = rules == Rules(puzzle.rules.cover, puzzle.rules.tight)
        share = STATED if stated else FIRST if cover and tight else FURTHER
        answer = solve.exact(replace(puzzle, rules=rules), _share(watch, share, stated), 1)
        if answer.solution is not None:
            return Reading(puzzle, rules, answer.solution)
        if stated or answer.status is Status.CANCELLED:
            return answer
    raise AssertionError("the last reading states no more than the puzzle")


def _share(watch: Watch, nodes: int, stated: bool) -> Limits:
    """A part of what is left; the search under the stated rules gets all of it, where there are limits."""
    limited = watch.limits.nodes is not None or watch.limits.seconds is not None
    return watch.inner(None if stated and limited else nodes)
