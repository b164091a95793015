"""Our themes: light, dark, print (black and white, with patterns) and colour-blind."""

from __future__ import annotations

from pfadwerk.draw.theme import Style, Theme
from pfadwerk.errors import PfadwerkError

LIGHT = Theme(
    name="light",
    paper="#ffffff",
    ink="#1f2430",
    lines="#d5dae3",
    styles={
        "board": Style("#1f2430"),
        "free": Style("#1f2430", "#f4f6fa"),
        "wall": Style("#1f2430"),
        "blocked": Style("#454d5e", "#454d5e"),
        "given": Style("#1f2430"),
        "robot": Style("#ffffff", "#1d4ed8"),
        "battery": Style("#14532d", "#d3f3dd"),
        "empty-battery": Style("#5b6373", "#eceff4", dash="3 2"),
        "start": Style("#1d4ed8", "#dbe7ff"),
        "goal": Style("#a8326b", "#fde3ef"),
        "pit": Style("#ffffff", "#2b303c"),
        "portal": Style("#6d28d9", "#ede5fd"),
        "one-way": Style("#8a4b08", "#fff3da"),
        "error": Style("#c81e1e", "#fee0de", "diagonal"),
        "hint": Style("#8a5a00", "#fff0c2", "dots"),
    },
    paths=(
        "#1d6fd8", "#c2410c", "#15803d", "#a21caf", "#0e7490",
        "#b91c1c", "#6d5bd0", "#7a6000", "#be185d", "#475569",
    ),
)  # fmt: skip

DARK = Theme(
    name="dark",
    paper="#14171d",
    ink="#e8ebf1",
    lines="#343b48",
    styles={
        "board": Style("#e8ebf1"),
        "free": Style("#e8ebf1", "#1b1f27"),
        "wall": Style("#e8ebf1"),
        "blocked": Style("#8b94a7", "#8b94a7"),
        "given": Style("#ffffff"),
        "robot": Style("#0b1a36", "#7db2ff"),
        "battery": Style("#b4f0c6", "#164027"),
        "empty-battery": Style("#a9b2c3", "#242a34", dash="3 2"),
        "start": Style("#8fbcff", "#1a2c4d"),
        "goal": Style("#ff9cc8", "#471f33"),
        "pit": Style("#14171d", "#c9d0dc"),
        "portal": Style("#c9b2ff", "#33264f"),
        "one-way": Style("#ffcb7d", "#43300f"),
        "error": Style("#ff8a80", "#4d1c1c", "diagonal"),
        "hint": Style("#ffd666", "#43370f", "dots"),
    },
    paths=(
        "#6fb1ff", "#ff9d5c", "#5fd38a", "#e58cf5", "#4fd0e0",
        "#ff8585", "#b3a6ff", "#e3c54a", "#ff8fc0", "#a9b6c9",
    ),
)  # fmt: skip

PRINT = Theme(
    name="print",
    paper="#ffffff",
    ink="#000000",
    lines="#bbbbbb",
    styles={
        "board": Style("#000000"),
        "free": Style("#000000"),
        "wall": Style("#000000"),
        "blocked": Style("#000000", "#ffffff", "cross"),
        "given": Style("#000000"),
        "robot": Style("#ffffff", "#000000"),
        "battery": Style("#000000", "#ffffff"),
        "empty-battery": Style("#000000", "#ffffff", dash="3 2"),
        "start": Style("#000000", "#ffffff"),
        "goal": Style("#000000", "#ffffff"),
        "pit": Style("#ffffff", "#000000"),
        "portal": Style("#000000", "#ffffff"),
        "one-way": Style("#000000", "#ffffff"),
        "error": Style("#000000", "#ffffff", "diagonal"),
        "hint": Style("#000000", "#ffffff", "dots"),
    },
    paths=("#000000", "#767676"),
)

# Okabe and Ito's hues, the light ones darkened until they stand out from white (their yellow has a contrast of 1.3),
# and chosen so that any two differ in lightness or hue under each kind of colour blindness.
COLOUR_BLIND = Theme(
    name="colour-blind",
    paper="#ffffff",
    ink="#000000",
    lines="#cfd4dc",
    styles={
        "board": Style("#000000"),
        "free": Style("#000000", "#f6f6f6"),
        "wall": Style("#000000"),
        "blocked": Style("#4d4d4d", "#4d4d4d"),
        "given": Style("#000000"),
        "robot": Style("#ffffff", "#0072b2"),
        "battery": Style("#000000", "#cfe8f7"),
        "empty-battery": Style("#4d4d4d", "#ffffff", dash="3 2"),
        "start": Style("#00527f", "#d6ebf7"),
        "goal": Style("#000000", "#f7d9a0"),
        "pit": Style("#ffffff", "#000000"),
        "portal": Style("#7a3b62", "#f6e3ee"),
        "one-way": Style("#000000", "#f6efb5"),
        "error": Style("#a33f00", "#ffe1cf", "diagonal"),
        "hint": Style("#5c4a00", "#fbf3b4", "dots"),
    },
    paths=("#0072b2", "#e0650a", "#000000", "#a8729a", "#3a2f7a", "#7a1f4f"),
)

THEMES = {theme.name: theme for theme in (LIGHT, DARK, PRINT, COLOUR_BLIND)}


def theme_named(name: str) -> Theme:
    """The theme of this name."""
    if name not in THEMES:
        raise PfadwerkError("unknown-theme", name=name, known=list(THEMES))
    return THEMES[name]
