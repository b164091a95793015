"""How colours look to the colour-blind: Machado, Oliveira and Fernandes (2009), full severity."""

from __future__ import annotations

from math import dist

from pfadwerk.draw.colour import channels, linear

Row = tuple[float, float, float]

VISIONS: dict[str, tuple[Row, Row, Row]] = {
    "usual": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def difference(first: str, second: str, vision: str = "usual") -> float:
    """Distance of two colours in CIELAB (CIE76); about 2.3 is just noticeable."""
    return dist(_lab(first, vision), _lab(second, vision))


def _lab(colour: str, vision: str) -> tuple[float, float, float]:
    seen = [linear(channel / 255) for channel in channels(colour)]
    r, g, b = (min(1.0, max(0.0, sum(a * c for a, c in zip(row, seen, strict=True)))) for row in VISIONS[vision])
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089
    return 116 * _root(y) - 16, 500 * (_root(x) - _root(y)), 200 * (_root(y) - _root(z))


def _root(value: float) -> float:
    return float(value ** (1 / 3)) if value > 216 / 24389 else (24389 / 27 * value + 16) / 116
