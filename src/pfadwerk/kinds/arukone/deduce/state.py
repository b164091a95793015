"""What is known of each edge, and what follows at once: the local rules.

A piece is a run of joined cells. Each piece knows its cells; pieces with the same number are parts of one line.
"""

from __future__ import annotations

from collections.abc import Iterable

from pfadwerk.kinds.arukone.deduce.board import Graph

OPEN, ON, OFF = 0, 1, -1


class Contradiction(Exception):  # noqa: N818 (it is no error: a trial has come to its end)
    """What is known can't be: with the name of the deduction that shows it."""

    def __init__(self, reason: str, cell: int) -> None:
        super().__init__(reason)
        self.reason = reason
        self.cell = cell


class State:
    """What is known of the edges. `log` holds what was found: edge, value, deduction, cell that showed it."""

    __slots__ = ("cells", "drawn", "edges", "graph", "left", "log", "number", "piece", "queue")

    def __init__(self, graph: Graph) -> None:
        count = len(graph.numbers)
        self.graph = graph
        self.edges = [OPEN] * len(graph.edges)
        self.drawn = [0] * count  # by cell: edges that are on
        self.left = [len(around) for around in graph.around]  # by cell: edges that are open
        self.piece = list(range(count))
        self.cells: list[tuple[int, ...]] = [(cell,) for cell in range(count)]  # by piece
        self.number = list(graph.numbers)  # by piece
        self.queue = sorted(range(count), key=graph.is_corner)  # the last one is looked at first
        self.log: list[tuple[int, int, str, int]] = []

    def copy(self) -> State:
        """The same knowledge for a trial, with a log of its own."""
        twin = State.__new__(State)
        twin.graph = self.graph
        twin.edges = self.edges[:]
        twin.drawn = self.drawn[:]
        twin.left = self.left[:]
        twin.piece = self.piece[:]
        twin.cells = self.cells[:]
        twin.number = self.number[:]
        twin.queue = self.queue[:]
        twin.log = []
        return twin

    def holds(self, edges: Iterable[int]) -> bool:
        """Whether all these edges are drawn."""
        return all(self.edges[edge] == ON for edge in edges)

    def put(self, edge: int, value: int, reason: str, cell: int) -> None:
        """Note what an edge is; raises `Contradiction` where that can't be."""
        if self.edges[edge] != OPEN:
            if self.edges[edge] != value:
                raise Contradiction(reason, cell)
            return
        one, other = self.graph.edges[edge]
        self.edges[edge] = value
        self.left[one] -= 1
        self.left[other] -= 1
        self.log.append((edge, value, reason, cell))
        self.queue += (one, other)
        if value == ON:
            self.drawn[one] += 1
            self.drawn[other] += 1
            self._join(one, other)

    def _join(self, one: int, other: int) -> None:
        graph = self.graph
        if self.drawn[one] > graph.need[one] or self.drawn[other] > graph.need[other]:
            raise Contradiction("forced", one)
        kept, gone = self.piece[one], self.piece[other]
        if kept == gone:
            raise Contradiction("ring", one)
        if self.number[kept] and self.number[gone] and self.number[kept] != self.number[gone]:
            raise Contradiction("numbers", one)
        if graph.tight and (touching := self._touching(one, other)) is not None:
            raise Contradiction("touch", touching)
        self.number[kept] = self.number[kept] or self.number[gone]
        self.cells[kept] += self.cells[gone]
        for cell in self.cells[gone]:
            self.piece[cell] = kept
        self.queue += (self.cells[kept][0], self.cells[kept][-1])
        if self.number[kept]:
            self.queue += self.cells[kept]

    def _touching(self, one: int, other: int) -> int | None:
        """Where two cells of one line would lie beside each other unjoined, were two pieces joined at these cells."""
        small, large = sorted((self.piece[one], self.piece[other]), key=lambda piece: len(self.cells[piece]))
        for cell in self.cells[small]:
            for _, beyond in self.graph.around[cell]:
                if self.piece[beyond] == large and {cell, beyond} != {one, other}:
                    return cell
        return None

    def follow(self, most: int = 1 << 30) -> bool:
        """Draw all local conclusions, at most so many; whether all were drawn."""
        while self.queue:
            if len(self.log) > most:
                return False
            self._look_at(self.queue.pop())
        return True

    def _look_at(self, cell: int) -> None:
        need, drawn, left = self.graph.need[cell], self.drawn[cell], self.left[cell]
        missing = need - drawn
        if not left:
            if missing > 0 and (self.graph.cover or drawn or need == 1):
                raise Contradiction("forced", cell)
        elif missing <= 0:
            self._all(cell, OFF, "full")
        elif left < missing:
            if self.graph.cover or drawn or need == 1:
                raise Contradiction("forced", cell)
            self._all(cell, OFF, "dead-end")
        elif left == missing and (self.graph.cover or drawn or need == 1):
            self._all(cell, ON, self._forced_by(cell))
        else:
            self._strangers(cell)

    def _forced_by(self, cell: int) -> str:
        """The name for a cell without other ways: a corner, a line along walls and lines, or just too few ways."""
        if self.graph.need[cell] == 1:
            return "forced"
        if self.graph.is_corner(cell):
            return "corner"
        shut = [beyond for edge, beyond in self.graph.around[cell] if self.edges[edge] == OFF]
        return "hugging" if all(self._is_beside_line(cell, beyond) for beyond in shut) else "forced"

    def _is_beside_line(self, cell: int, beyond: int) -> bool:
        """Whether another line runs beside a cell there."""
        return self.piece[beyond] != self.piece[cell] and bool(self.drawn[beyond] or self.graph.numbers[beyond])

    def _all(self, cell: int, value: int, reason: str) -> None:
        for edge, _ in self.graph.around[cell]:
            if self.edges[edge] == OPEN:
                self.put(edge, value, reason, cell)

    def _strangers(self, cell: int) -> None:
        """Shut the edges of a cell that lead to another number, or back to its own piece or beside it."""
        piece = self.piece[cell]
        number = self.number[piece]
        is_end = self.graph.tight and len(self.cells[piece]) > 1
        for edge, beyond in self.graph.around[cell]:
            if self.edges[edge] != OPEN:
                continue
            other = self.piece[beyond]
            if other == piece:
                self.put(edge, OFF, "ring", cell)
            elif number and self.number[other] and self.number[other] != number:
                self.put(edge, OFF, "numbers", cell)
            elif is_end and self._touching(cell, beyond) is not None:
                self.put(edge, OFF, "touch", cell)
