"""Pfadwerk: the workbench for path puzzles on grids."""

TYPE_CHECKING = False  # type checkers know this name; importing typing takes as long as the rest of the start
if TYPE_CHECKING:
    from pfadwerk.answer import Answer, Status
    from pfadwerk.api import check, draw, dump, dumps, load, loads, read, solve, write
    from pfadwerk.asking import ask, count, explain, rate, words
    from pfadwerk.errors import InputError, MoveError, ParameterError, PfadwerkError, UnsoundError
    from pfadwerk.finding import Finding
    from pfadwerk.kinds.solved_by import SolvedBy
    from pfadwerk.limits import Limits, Progress
    from pfadwerk.making import generate, generate_many

__all__ = [
    "Answer",
    "Finding",
    "InputError",
    "Limits",
    "MoveError",
    "ParameterError",
    "PfadwerkError",
    "Progress",
    "SolvedBy",
    "Status",
    "UnsoundError",
    "ask",
    "check",
    "count",
    "draw",
    "dump",
    "dumps",
    "explain",
    "generate",
    "generate_many",
    "load",
    "loads",
    "rate",
    "read",
    "solve",
    "words",
    "write",
]

_HOMES = {
    "answer": ("Answer", "Status"),
    "api": ("check", "draw", "dump", "dumps", "load", "loads", "read", "solve", "write"),
    "asking": ("ask", "count", "explain", "rate", "words"),
    "errors": ("InputError", "MoveError", "ParameterError", "PfadwerkError", "UnsoundError"),
    "finding": ("Finding",),
    "kinds.solved_by": ("SolvedBy",),
    "limits": ("Limits", "Progress"),
    "making": ("generate", "generate_many"),
}


if not TYPE_CHECKING:  # a type checker shall see the names above, and misspelt ones as errors

    def __getattr__(name: str) -> object:
        # Imported when asked for: `pfadwerk --help` must not wait for kinds and formats (60 ms).
        from importlib import import_module

        for module, names in _HOMES.items():
            if name in names:
                value = getattr(import_module(f"pfadwerk.{module}"), name)
                globals()[name] = value
                return value
        raise AttributeError(f"module 'pfadwerk' has no attribute {name!r}")

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})  # what is not imported yet can be completed too
