"""Every generator: the same seed makes the same puzzle, and what it makes is sound and as wished."""

from __future__ import annotations

import time

import pfadwerk
from pfadwerk import Limits, ParameterError, Progress, Status
from pfadwerk.kinds.interface import AnyKind
from pfadwerk.kinds.parameter import Parameter, ParameterType, Value
from pfadwerk.texts import LANGUAGES

KindAndGenerator = tuple[AnyKind, str]
ENOUGH = Limits(seconds=30)


def _defaults(parameters: tuple[Parameter, ...]) -> dict[str, Value]:
    return {each.key: each.default for each in parameters}


def test_the_same_seed_makes_the_same_puzzle(kind_and_generator: KindAndGenerator) -> None:
    kind, name = kind_and_generator
    generator = kind.generators[name]
    wishes = _defaults(generator.parameters)
    first, second = (generator.generate(wishes, 7, ENOUGH) for _ in range(2))
    assert first.status is Status.SOLVED
    assert first.entry is not None
    assert second.entry == first.entry


def test_what_is_generated_is_sound(kind_and_generator: KindAndGenerator) -> None:
    kind, name = kind_and_generator
    generator = kind.generators[name]
    wishes = _defaults(generator.parameters)
    for seed in range(3):
        entry = generator.generate(wishes, seed, ENOUGH).entry
        assert entry is not None
        assert kind.check_puzzle(entry.puzzle) == []
        assert pfadwerk.loads(pfadwerk.dumps(entry.puzzle)) == entry.puzzle
        if entry.solution is not None:
            assert kind.check(entry.puzzle, entry.solution) == []


def test_defaults_keep_their_own_bounds(kind_and_generator: KindAndGenerator) -> None:
    kind, name = kind_and_generator
    for parameter in kind.generators[name].parameters:
        assert parameter.validated(parameter.default) == parameter.default


def test_wishes_beyond_the_bounds_are_refused(kind_and_generator: KindAndGenerator) -> None:
    kind, name = kind_and_generator
    for parameter in kind.generators[name].parameters:
        if parameter.type is ParameterType.INTEGER and parameter.maximum is not None:
            try:
                parameter.read(str(int(parameter.maximum) + 1))
            except ParameterError as error:
                assert all(str(int(parameter.maximum)) in error.message(language) for language in LANGUAGES)
            else:
                raise AssertionError(parameter.key)


def test_generating_can_be_cancelled(kind_and_generator: KindAndGenerator) -> None:
    kind, name = kind_and_generator
    generator = kind.generators[name]
    cancelled_at: list[float] = []

    def cancel(progress: Progress) -> bool:
        cancelled_at.append(time.perf_counter())
        return False

    made = generator.generate(_defaults(generator.parameters), 1, Limits(seconds=30, on_progress=cancel))
    assert made.status in {Status.SOLVED, Status.CANCELLED}
    if cancelled_at:
        assert time.perf_counter() - cancelled_at[0] < 0.5
