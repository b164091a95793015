"""Colours as "#rrggbb" and their contrast, by the WCAG 2.2 definition."""

from __future__ import annotations

from collections.abc import Sequence


def channels(colour: str) -> tuple[int, int, int]:
    """Red, green and blue of "#rrggbb", each 0..255."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def nearest_of_256(colour: str) -> int:
    """The place of a colour in the palette that nearly every terminal has: a cube of 6 x 6 x 6, then 24 greys."""
    wanted = channels(colour)
    steps = [min(range(6), key=lambda step: abs(_STEPS[step] - channel)) for channel in wanted]
    grey = min(23, max(0, round((sum(wanted) / 3 - 8) / 10)))
    in_cube = _far(wanted, [_STEPS[step] for step in steps])
    if _far(wanted, [8 + 10 * grey] * 3) < in_cube:
        return 232 + grey
    return 16 + 36 * steps[0] + 6 * steps[1] + steps[2]


_STEPS = (0, 95, 135, 175, 215, 255)


def _far(one: Sequence[int], other: Sequence[int]) -> int:
    return sum((first - second) ** 2 for first, second in zip(one, other, strict=True))


def luminance(colour: str) -> float:
    """Relative luminance, 0 (black) to 1 (white)."""
    red, green, blue = (linear(channel / 255) for channel in channels(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: str, second: str) -> float:
    """Contrast ratio of two colours, 1 to 21. WCAG asks 4.5 for text and 3 for lines and symbols."""
    darker, lighter = sorted((luminance(first), luminance(second)))
    return (lighter + 0.05) / (darker + 0.05)


def linear(channel: float) -> float:
    """The light that an sRGB channel (0..1) stands for."""
    return channel / 12.92 if channel <= 0.04045 else float(((channel + 0.055) / 1.055) ** 2.4)
