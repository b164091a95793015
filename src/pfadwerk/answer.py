"""How a search ended and what it found."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Generic, TypeVar

from pfadwerk.finding import Finding

S_co = TypeVar("S_co", covariant=True)


class Status(StrEnum):
    """The four endings. Unknown (`LIMIT`, `CANCELLED`) is never reported as "no"."""

    SOLVED = "solved"
    PROVED_NONE = "proved_none"
    LIMIT = "limit"
    CANCELLED = "cancelled"


@dataclass(frozen=True, slots=True)
class Answer(Generic[S_co]):
    """What a solver answers. What was found is kept however the search ended.

    `optimal`: the solutions are proved to be the best there are. `complete`: `counted` (or, where it is
    None, the number of solutions listed) is proved to be the number of all (optimal) solutions.
    `bound`: proven lower bound on the length. `notes`: reasons and remarks, worded by the kind's texts.
    """

    status: Status
    solutions: tuple[S_co, ...] = ()
    optimal: bool = False
    complete: bool = False
    counted: int | None = None
    bound: int | None = None
    nodes: int = 0
    seconds: float = 0.0
    bytes: int = 0
    notes: tuple[Finding, ...] = ()

    @property
    def solution(self) -> S_co | None:
        """The first solution, None where there is none."""
        return self.solutions[0] if self.solutions else None
