"""Numbers as people read them, in either language."""

from __future__ import annotations

_GERMAN = str.maketrans(",.", ".,")


def whole(number: int, language: str) -> str:
    """`1,234,567`, in German `1.234.567`."""
    return _local(f"{number:,}", language)


def decimal(number: float, language: str, digits: int = 2) -> str:
    """A number with at most `digits` decimals."""
    text = f"{number:,.{digits}f}"
    return _local(text.rstrip("0").rstrip(".") if digits else text, language)


def duration(seconds: float, language: str) -> str:
    """`0.02 ms`, `0.004 s`, `12.3 s`, `2 min 5 s`."""
    if seconds < 0.0005:
        return _local(f"{seconds * 1000:.1g}", language) + " ms"
    if seconds < 59.95:  # what rounds to 60 s is a minute
        return _local(f"{seconds:.3f}" if seconds < 0.9995 else f"{seconds:.1f}", language) + " s"
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes} min {rest} s"


def memory(size: int, language: str) -> str:
    """`12 MB`, `1.2 GB`."""
    for unit, power in (("GB", 10**9), ("MB", 10**6), ("kB", 10**3)):
        if size >= 0.9995 * power:  # what rounds to 1,000 of a unit is 1 of the next
            return decimal(size / power, language, 0 if size >= 10 * power else 1) + " " + unit
    return f"{size} B"


def value(given: object, language: str) -> str:
    """A measure or column of any type."""
    match given:
        case None:
            return "–"
        case bool():
            return "✓" if given else "✗"
        case int():
            return whole(given, language)
        case float():
            return decimal(given, language, 3)
        case (low, high):
            return f"{value(low, language)}–{value(high, language)}"
    return str(given)


def _local(text: str, language: str) -> str:
    return text.translate(_GERMAN) if language == "de" else text
