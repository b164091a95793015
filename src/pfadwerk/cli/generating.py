"""Makes what was ordered and hands it over as it comes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pfadwerk.answer import Status
from pfadwerk.api import write
from pfadwerk.cli.exits import Exit
from pfadwerk.cli.options import Budget
from pfadwerk.cli.outcome import EXITS, findings_data, solution_text
from pfadwerk.cli.outfile import STANDARD_OUTPUT, Product, deliver_all
from pfadwerk.cli.progress import watched
from pfadwerk.cli.results import as_json
from pfadwerk.cli.story import remarks
from pfadwerk.cli.voice import Voice
from pfadwerk.errors import InputError
from pfadwerk.kinds.interface import Entry, Format
from pfadwerk.making import Made, Order, make


@dataclass(frozen=True, slots=True)
class Delivery:
    """In which format, where to, with the solution or not."""

    to: str | None
    output: str | None
    with_solution: bool


class Handover:
    """Takes puzzles as they are made: prints them at once, or keeps them for a file."""

    def __init__(self, voice: Voice, order: Order, delivery: Delivery) -> None:
        self._voice = voice
        self._order = order
        self._delivery = delivery
        self._products: list[Product] = []
        self._data: list[dict[str, Any]] = []
        self.code = Exit.DONE

    @property
    def done(self) -> int:
        """How many have been made."""
        return len(self._products)

    def take(self, made: Made) -> None:
        """Take what a seed gave."""
        entry = made.generated.entry
        if entry is None:
            self.code = EXITS[made.generated.status]
            details = {"seed": made.seed, "done": self.done, "count": self._order.count}
            self._voice.talk("generate", made.generated.status.value, details)
            self._say_notes(made)
            if self._voice.json:
                self._data.append(self._about(made))
            return
        if made.generated.status is Status.CANCELLED:  # the best so far is kept and handed over
            self.code = Exit.CANCELLED
        product = self._product(made, entry)
        self._products.append(product)
        self._data.append(self._about(made) | self._puzzle_data(product, entry))
        self._say_notes(made)
        if self._streaming:
            self._voice.result(product.text if self.done == 1 else "\n" + product.text)

    def close(self) -> None:
        """Write the file or folder, or the data."""
        if self._products and self._delivery.output not in {None, STANDARD_OUTPUT}:
            deliver_all(self._voice, self._products, self._delivery.output)
        if self._voice.json:
            several = self._order.count > 1 or len(self._data) != 1
            self._voice.result(as_json(self._data if several else self._data[0]))

    @property
    def _streaming(self) -> bool:
        return not self._voice.json and self._delivery.output in {None, STANDARD_OUTPUT}

    def _product(self, made: Made, entry: Entry[Any, Any]) -> Product:
        kind, solution = self._order.kind, entry.solution if self._delivery.with_solution else None
        format = kind.format(self._delivery.to) if self._delivery.to else _first_able(kind.formats, entry.puzzle)
        text = write(entry.puzzle, format.key, solution).text
        if solution is not None and not _holds_solution(format, text):
            text += "\n" + solution_text(kind, entry.puzzle, solution) + "\n"
            if made.generated.replay:
                text += "\n" + made.generated.replay + "\n"
        return Product(f"{kind.info.key}-{made.seed}", format, text)

    def _about(self, made: Made) -> dict[str, Any]:
        generated, kind = made.generated, self._order.kind
        return {
            "kind": kind.info.key,
            "method": self._order.method,
            "seed": made.seed,
            "status": generated.status.value,
            "nodes": generated.nodes,
            "seconds": round(generated.seconds, 6),
            "replay": generated.replay or None,
            "notes": findings_data(generated.notes, kind, self._voice.language, "notes"),
        }

    def _puzzle_data(self, product: Product, entry: Entry[Any, Any]) -> dict[str, Any]:
        kind, solution = self._order.kind, entry.solution
        return {
            "format": product.format.key,
            "puzzle": write(entry.puzzle, product.format.key).text,
            "solution": None if solution is None else solution_text(kind, entry.puzzle, solution),
        }

    def _say_notes(self, made: Made) -> None:
        if not self._voice.quiet:
            for line in remarks(self._voice, self._order.kind, made.generated.notes):
                self._voice.complain(line)


def produce(voice: Voice, order: Order, budget: Budget, delivery: Delivery) -> Exit:
    """Make and hand over; Ctrl-C keeps what is done."""
    handover = Handover(voice, order, delivery)
    try:
        for made in make(order, lambda: watched(voice, budget)):
            handover.take(made)
    except KeyboardInterrupt:
        handover.code = Exit.CANCELLED
        voice.talk("generate", "cancelled", {"done": handover.done, "count": order.count})
    if handover.code is Exit.DONE and handover.done < order.count:
        voice.talk("generate", "too-few", {"done": handover.done, "count": order.count})
        handover.code = Exit.LIMIT
    handover.close()
    return handover.code


def _first_able(formats: tuple[Format[Any, Any], ...], puzzle: Any) -> Format[Any, Any]:
    return next(each for each in formats if each.can_write(puzzle))


def _holds_solution(format: Format[Any, Any], text: str) -> bool:
    try:
        return format.read(text).entries[0].solution is not None
    except InputError:
        return False
