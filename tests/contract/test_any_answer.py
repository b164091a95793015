"""Whatever somebody hands in: it is refused with its place, or judged by the rules in words; nothing else happens."""

from __future__ import annotations

from functools import cache

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import pfadwerk
from pfadwerk import InputError, Limits
from pfadwerk.kinds.examples import Example
from pfadwerk.kinds.interface import AnyKind
from pfadwerk.texts import LANGUAGES

SHORT = Limits(seconds=2)
PIECES = st.sampled_from([*"UDLRNSOW ↑→↓←123450()[]|,\n", "(1|1)", "(2|1) ", "[1] ", "(1) ", "[0] "])
EDITS = st.lists(st.tuples(st.floats(0, 1), st.integers(0, 3), st.lists(PIECES, max_size=3)), max_size=4)


@cache
def _right_answer(kind: AnyKind, text: str) -> str:
    puzzle = pfadwerk.loads(text, kind.info.key)
    solution = pfadwerk.solve(puzzle, limits=SHORT).solution
    return "" if solution is None else kind.format_solution(puzzle, solution)


def _edited(text: str, edits: list[tuple[float, int, list[str]]]) -> str:
    for place, cut, pieces in edits:
        at = round(place * len(text))
        text = text[:at] + "".join(pieces) + text[at + cut :]
    return text


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(edits=EDITS)
def test_any_answer_is_refused_or_judged(
    kind_and_example: tuple[AnyKind, Example], edits: list[tuple[float, int, list[str]]]
) -> None:
    kind, example = kind_and_example
    puzzle = pfadwerk.loads(example.text)
    try:
        answer = kind.parse_solution(puzzle, _edited(_right_answer(kind, example.text), edits))
    except InputError as error:
        assert error.line
        assert all(error.message(language) for language in LANGUAGES)
        return
    findings = kind.check(puzzle, answer)
    assert kind.check(puzzle, answer) == findings
    assert {each.code for each in findings} <= set(kind.finding_codes)
    assert all(each.say(kind.info.package, language) for each in findings for language in LANGUAGES)
    if not findings:
        assert example.status.value == "solved", "an answer to what has none"
        assert example.length is None or kind.length(puzzle, answer) >= example.length
