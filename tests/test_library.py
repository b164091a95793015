"""The library beyond solving: asking and making, for every kind that offers it."""

from __future__ import annotations

from dataclasses import replace

import pytest

import pfadwerk
from pfadwerk.answer import Status
from pfadwerk.kinds.interface import AnyKind, Kind
from pfadwerk.kinds.offers import Offers
from pfadwerk.kinds.parameter import Parameter, ParameterType, Value
from pfadwerk.kinds.registry import kinds
from pfadwerk.making import generate, generate_many

KINDS = [kind for kind in kinds().values() if kind.generators]
SPAN = Parameter("span", ParameterType.SPAN, minimum=1, maximum=9)


@pytest.fixture(params=KINDS, ids=lambda kind: kind.info.key)
def kind(request: pytest.FixtureRequest) -> AnyKind:
    assert isinstance(request.param, Kind)
    return request.param


def test_what_is_made_has_the_solution_that_comes_with_it(kind: AnyKind) -> None:
    made = generate(kind.info.key, seed=5)
    assert made.generated.status is Status.SOLVED
    assert made.seed == 5
    assert pfadwerk.check(made.puzzle, made.solution) == []


def test_the_same_seed_makes_the_same_and_no_seed_another(kind: AnyKind) -> None:
    assert generate(kind.info.key, seed=5).puzzle == generate(kind.info.key, seed=5).puzzle
    again = generate(kind.info.key)
    assert generate(kind.info.key, seed=again.seed).puzzle == again.puzzle


def test_many_are_all_different(kind: AnyKind) -> None:
    made = list(generate_many(kind.info.key, 2, seed=5))
    assert len({pfadwerk.dumps(each.puzzle, "json") for each in made}) == 2


def test_a_stopped_making_has_no_puzzle(kind: AnyKind) -> None:
    stopped = pfadwerk.Limits(seconds=0.0, nodes=0, on_progress=lambda _: False)
    made = generate(kind.info.key, seed=5, limits=stopped)
    if made.generated.status is Status.SOLVED:
        pytest.skip("done before it looks at its limits")
    assert made.puzzle is None
    assert made.solution is None


def test_wishes_that_nobody_knows(kind: AnyKind) -> None:
    with pytest.raises(pfadwerk.PfadwerkError, match="there is no wish 'softness' here; known are"):
        generate(kind.info.key, softness=3)
    with pytest.raises(pfadwerk.PfadwerkError, match="there is no method 'softly'"):
        generate(kind.info.key, "softly")


def test_what_a_kind_does_not_offer(monkeypatch: pytest.MonkeyPatch) -> None:
    bare = replace(kinds()["template"], offers=Offers)
    puzzle = pfadwerk.loads("park\nS..\n")
    monkeypatch.setattr("pfadwerk.asking.kind_of", lambda _: bare)
    for part in (pfadwerk.rate, pfadwerk.explain, pfadwerk.count):
        with pytest.raises(pfadwerk.PfadwerkError, match="'template' does not offer this"):
            part(puzzle)
    with pytest.raises(pfadwerk.PfadwerkError, match="there is no question 'why'"):
        pfadwerk.ask(puzzle, "why")
    monkeypatch.setattr("pfadwerk.making.kind_named", lambda _: bare)
    with pytest.raises(pfadwerk.PfadwerkError, match="'template' does not offer this"):
        generate("template")


@pytest.mark.parametrize(
    ("type", "value", "taken"),
    [
        (ParameterType.INTEGER, 3, 3),
        (ParameterType.INTEGER, "3", 3),
        (ParameterType.NUMBER, 3, 3),
        (ParameterType.NUMBER, "0.5", 0.5),
        (ParameterType.FLAG, True, True),
        (ParameterType.FLAG, "no", False),
        (ParameterType.TEXT, "a", "a"),
        (ParameterType.SPAN, 4, (4, 4)),
        (ParameterType.SPAN, (4, 7.5), (4, 7.5)),
        (ParameterType.SPAN, "4-7", (4, 7)),
    ],
)
def test_values_that_fit(type: ParameterType, value: Value, taken: Value) -> None:
    assert Parameter("it", type).taken(value) == taken


@pytest.mark.parametrize(
    ("type", "value", "message"),
    [
        (ParameterType.INTEGER, 3.5, "it: found '3.5', expected a whole number"),
        (ParameterType.INTEGER, True, "expected a whole number"),
        (ParameterType.NUMBER, (1, 2), "expected a number"),
        (ParameterType.FLAG, 1, "it: found '1', expected yes or no"),
        (ParameterType.FLAG, "perhaps", "it: found 'perhaps', expected yes or no"),
        (ParameterType.TEXT, 5, "it: found 5, expected a text"),
        (ParameterType.CHOICE, 5, "expected one of"),
        (ParameterType.SPAN, (7, 4), "it: found '7-4', expected a range"),
    ],
)
def test_values_that_do_not_fit(type: ParameterType, value: Value, message: str) -> None:
    with pytest.raises(pfadwerk.ParameterError) as error:
        Parameter("it", type, choices=("a", "b") if type is ParameterType.CHOICE else ()).taken(value)
    assert message in str(error.value)


@pytest.mark.parametrize(
    ("type", "value"),
    [
        (ParameterType.NUMBER, float("nan")),
        (ParameterType.NUMBER, "nan"),
        (ParameterType.SPAN, "nan"),
        (ParameterType.SPAN, "3-nan"),
        (ParameterType.SPAN, (float("nan"), 4.0)),
    ],
)
def test_what_is_no_number(type: ParameterType, value: Value) -> None:
    """No bound would refuse it, and no wish for it be met."""
    with pytest.raises(pfadwerk.ParameterError, match="it: found 'nan', expected a number"):
        Parameter("it", type).taken(value)


@pytest.mark.parametrize("value", [0, 10, (0, 5), (5, 10), "0-5"])
def test_spans_keep_within_their_bounds(value: Value) -> None:
    with pytest.raises(pfadwerk.ParameterError, match=r"the (least|most) possible"):
        SPAN.taken(value)
