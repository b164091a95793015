"""Further questions about a board."""

from collections.abc import Mapping
from types import MappingProxyType

from pfadwerk.kinds.interface import Question
from pfadwerk.kinds.stromrallye.model import Board
from pfadwerk.kinds.stromrallye.questions.fewest import FEWEST
from pfadwerk.kinds.stromrallye.questions.hint import HINT
from pfadwerk.kinds.stromrallye.questions.number import NUMBER
from pfadwerk.kinds.stromrallye.questions.order import ORDER
from pfadwerk.kinds.stromrallye.questions.what_if import WHAT_IF

QUESTIONS: Mapping[str, Question[Board]] = MappingProxyType(
    {"hint": HINT, "fewest-swaps": FEWEST, "solutions": NUMBER, "unique-order": ORDER, "what-if": WHAT_IF}
)

__all__ = ["QUESTIONS"]
