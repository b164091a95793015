"""A walk in depth over all regions: what lies below a cell of it, and which cells cut off what lies below."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pfadwerk.kinds.arukone.deduce.state import OFF, State


class Walk:
    """Regions hang together by edges that aren't shut, without the cells through which a numbered line runs for good.

    What is left of such a line are its ends, as if they were its number cells. Arrays are by cell; sums are over a cell
    and all below it.
    """

    def __init__(self, state: State) -> None:
        graph = state.graph
        count = len(graph.need)
        numbers = [state.number[piece] for piece in state.piece]
        missing = [need - drawn for need, drawn in zip(graph.need, state.drawn, strict=True)]
        is_open = [
            bool(need) and (more > 0 or not of) for need, more, of in zip(graph.need, missing, numbers, strict=True)
        ]
        self.ways = [
            [(edge, to) for edge, to in around if state.edges[edge] != OFF and is_open[to]] if inside else []
            for inside, around in zip(is_open, graph.around, strict=True)
        ]
        self.ends = [
            number if inside and more else 0 for number, inside, more in zip(numbers, is_open, missing, strict=True)
        ]
        self.order: list[int] = []
        self.reached = [-1] * count  # place in the order
        self.above = [-1] * count
        self.low = [0] * count  # the first place in the order to which an edge leads from here or below
        self.size = [1] * count
        self.once = [graph.bits[number] for number in self.ends]  # numbers with one end there, as bits
        self.balance = [colour * (1 if number else 2) for colour, number in zip(graph.colour, self.ends, strict=True)]
        self.top = [-1] * count  # where the walk of the cell's region began
        for start, inside in enumerate(is_open):
            if inside and self.reached[start] < 0:
                self._descend(start)
        self._own = self.once[:], self.balance[:]
        for cell in reversed(self.order):
            self._gather(cell)

    def _descend(self, start: int) -> None:
        self._reach(start, -1, start)
        path = [(start, iter(self.ways[start]))]
        while path:
            cell, ways = path[-1]
            for _, ahead in ways:
                if self.reached[ahead] < 0:
                    self._reach(ahead, cell, start)
                    path.append((ahead, iter(self.ways[ahead])))
                    break
            else:
                path.pop()

    def _reach(self, cell: int, above: int, top: int) -> None:
        self.reached[cell], self.above[cell], self.top[cell] = len(self.order), above, top
        self.order.append(cell)

    def _children(self, cell: int) -> Iterator[int]:
        return (to for _, to in self.ways[cell] if self.above[to] == cell)

    def _gather(self, cell: int) -> None:
        lows = [self.reached[to] for _, to in self.ways[cell] if to != self.above[cell]]
        for child in self._children(cell):
            lows.append(self.low[child])
            self.size[cell] += self.size[child]
            self.once[cell] ^= self.once[child]
            self.balance[cell] += self.balance[child]
        self.low[cell] = min(lows, default=self.reached[cell])

    def below(self, cell: int, top: int) -> bool:
        """Whether a cell lies below another, or is the same."""
        return 0 <= self.reached[cell] - self.reached[top] < self.size[top]

    def regions(self) -> Iterator[tuple[int, Sequence[int]]]:
        """The regions: where the walk of each began, and its cells."""
        for cell, above in enumerate(self.above):
            if above < 0 <= self.reached[cell]:
                begin = self.reached[cell]
                yield cell, self.order[begin : begin + self.size[cell]]

    def cuts(self) -> Iterator[tuple[int, Sequence[int]]]:
        """The cells without which their region falls apart, and the tops of the parts below them."""
        for cell in self.order:
            cut = [child for child in self._children(cell) if self.low[child] >= self.reached[cell]]
            if len(cut) > (self.above[cell] < 0):
                yield cell, cut

    def rest(self, cell: int, cut: Sequence[int]) -> tuple[int, int]:
        """The sums of a cell's region without the cell and what it cuts off."""
        top = self.top[cell]
        once, balance = self.once[top] ^ self._own[0][cell], self.balance[top] - self._own[1][cell]
        for child in cut:
            once, balance = once ^ self.once[child], balance - self.balance[child]
        return once, balance
