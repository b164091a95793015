"""Colours as "#rrggbb" and their contrast, by the WCAG 2.2 definition."""

from __future__ import annotations


def channels(colour: str) -> tuple[int, int, int]:
    """Red, green and blue of "#rrggbb", each 0..255."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


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
