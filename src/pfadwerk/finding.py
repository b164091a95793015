"""Something said about a puzzle or an answer: a code, places and details; the kind's texts word it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from pfadwerk.grid import Cell
from pfadwerk.texts import texts_of


@dataclass(frozen=True, slots=True)
class Finding:
    """One statement: what the rules object to, why there is no solution, what happens in a step.

    `step` counts from 1; None where the statement is about no step in particular.
    """

    code: str
    cells: tuple[Cell, ...] = ()
    step: int | None = None
    details: Mapping[str, object] = field(default_factory=dict)

    def say(self, package: str, language: str = "en", section: str = "findings") -> str:
        """The finding in words; `{cells}`, `{cell}` and `{step}` stand for its own fields."""
        places: dict[str, object] = {"cells": self.cells, "step": self.step}
        if self.cells:
            places["cell"] = self.cells[0]
        return texts_of(package, language).say(section, self.code, {**places, **self.details})
