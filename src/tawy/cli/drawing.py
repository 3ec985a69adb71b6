"""What the tables of several games are drawn with in the terminal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rich.text import Text

LINE: Final = 77  # letters, of items side by side
DARK: Final = "#211c15"
LIGHT: Final = "#fff9ec"
SIXTEEN: Final = ("standard", "windows")  # what rich calls terminals with 16 colours


@dataclass
class Palette:
    """Colours of ink and ground, both given: they read alike on dark and light terminals."""

    seats: list[str]


MANY_COLOURS: Final = Palette(
    [
        f"bold {LIGHT} on #c2481a",
        f"bold {LIGHT} on #083a75",
        f"bold {LIGHT} on #0a7b66",
        f"bold {DARK} on #e9c548",
        f"bold {DARK} on #cf74c2",
    ]
)
# The nearest of 16 colours to most of the above is one and the same grey.
FEW_COLOURS: Final = Palette(
    [
        "bold bright_white on red",
        "bold black on bright_blue",
        "bold black on cyan",
        "bold black on bright_white",
        "bold black on bright_magenta",
    ]
)


def palette_for(color_system: str | None) -> Palette:
    return FEW_COLOURS if color_system in SIXTEEN else MANY_COLOURS


def flowing(items: list[Text]) -> Text:
    """Items side by side, never broken inside."""
    text, used = Text(), 0
    for item in items:
        fits = used + 2 + len(item) <= LINE
        text.append_text(Text.assemble(("  " if fits else "\n") if used else "", item))
        used = (used + 2 if fits and used else 0) + len(item)
    return text
