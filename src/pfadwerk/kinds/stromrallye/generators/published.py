"""The generator `backward`: the published method with all its wishes."""

from __future__ import annotations

from collections.abc import Mapping

from pfadwerk.finding import Finding
from pfadwerk.kinds.interface import Entry, Generated, Generator
from pfadwerk.kinds.parameter import Value
from pfadwerk.kinds.stromrallye.formula import difficulty
from pfadwerk.kinds.stromrallye.generators.backward import backward
from pfadwerk.kinds.stromrallye.generators.wishes import PARAMETERS, Plan, plan
from pfadwerk.kinds.stromrallye.model import Board, Walk
from pfadwerk.limits import Limits
from pfadwerk.search import run_search
from pfadwerk.seeded import Dice


def generate(wishes: Mapping[str, Value], seed: int, limits: Limits) -> Generated[Board, Walk]:
    """A board by the published method, with the solution that it was made from."""
    dice = Dice(seed)
    made = plan(wishes, dice)
    answer = run_search(backward(made.size, made.batteries, made.visits, dice), limits)
    board, walk = answer.solution or (None, None)
    return Generated(
        answer.status,
        Entry(board, walk) if board else None,
        nodes=answer.nodes,
        seconds=answer.seconds,
        notes=(_aimed(made),) if board else (),
    )


def _aimed(made: Plan) -> Finding:
    density = made.batteries / made.size**2
    length = made.visits / made.batteries if made.batteries else 0.0
    reached = difficulty(made.size, density, length)
    numbers = {"target": made.target, "reached": reached, "density": density, "length": length}
    return Finding("aimed", details={key: round(number, 2) for key, number in numbers.items()})


BACKWARD: Generator[Board, Walk] = Generator(PARAMETERS, generate)
