"""The board of Ankh in letters, from a view: 101 hexes of two lines, 77 letters wide.

A column lies one line lower than the one before it, or higher, so the letter between two columns
belongs to one side of a hex. The side in the north is drawn into the line with the name.
Colours only repeat what a letter says.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final

from rich.text import Text

from tawy.ankh.board import (
    AROUND,
    DESERT,
    FERTILE,
    NAMES,
    PLACES,
    RIVER,
    SIDE_NAMES,
    SPACES,
    TERRAIN,
    WATER,
    geography,
    side_name,
)
from tawy.ankh.data import FIGURE, GODS, MONUMENT
from tawy.ankh.kinds import DIRECTION
from tawy.cli import drawing
from tawy.cli.drawing import DARK, LIGHT, SIXTEEN, Palette
from tawy.kernel.sets import members, set_of
from tawy.words import Words

LETTERS: Final = 6  # of a space; one more lies between two columns
WIDTH: Final = 11 * (LETTERS + 1)
LINES: Final = 20
NORTH: Final = 0  # sides, as AROUND counts them
NORTH_EAST: Final = 1
SOUTH_EAST: Final = 2

STREAM: Final = "="  # the river between two spaces
WAVES: Final = "~"  # a whole space of water
CAMEL: Final = "%"
LAID: Final = "+"  # a camel of the caravan that is not finished yet
SUN: Final = "*"
TILE: Final = "U"
NOBODY: Final = "--"
GROUND: Final = {FERTILE: '"', DESERT: ".", WATER: WAVES}
# Between its two claws. The second row is for terminals that know no arrows.
ARROWS: Final = "↗→↘↙←↖"
PLAIN_ARROWS: Final = "/>\\/<\\"


@dataclass
class BoardPalette(Palette):
    ground: dict[int, tuple[str, str]]  # of the line with the name, and of the other
    signs: dict[str, str]


MANY_COLOURS: Final = BoardPalette(
    seats=drawing.MANY_COLOURS.seats,
    ground={
        FERTILE: (f"{DARK} on #afbf87", f"{DARK} on #c5d1a2"),
        DESERT: (f"{DARK} on #e6d7b4", f"{DARK} on #f0e4c8"),
        WATER: (f"{DARK} on #a5c6cf", f"{DARK} on #bcd5db"),
    },
    signs={
        STREAM: f"bold {LIGHT} on #2c7590",
        CAMEL: f"bold {LIGHT} on #5a3717",
        LAID: f"bold {DARK} on #d6a833",
        SUN: f"bold {DARK} on #ffd75f",
        TILE: f"bold {LIGHT} on #5f3f6f",
    },
)
FEW_COLOURS: Final = BoardPalette(
    seats=drawing.FEW_COLOURS.seats,
    ground={
        FERTILE: ("black on green", "black on green"),
        DESERT: ("black on yellow", "black on yellow"),
        WATER: ("bright_white on blue", "bright_white on blue"),
    },
    signs={
        STREAM: "bold bright_white on blue",
        CAMEL: "bold bright_white on black",
        LAID: "bold black on bright_yellow",
        SUN: "bold black on bright_yellow",
        TILE: "bold bright_white on magenta",
    },
)


def palette_for(color_system: str | None) -> BoardPalette:
    return FEW_COLOURS if color_system in SIXTEEN else MANY_COLOURS


def seat_words(view: dict[str, Any]) -> list[str]:
    return list(view["sides"])


def short(words: Words, word: str, letters: int) -> str:
    """The few letters that a piece has on the board, always as many."""
    return f"{words.say(f'ankh-label-short-{word}'):<{letters}.{letters}}"


class Piece:
    """One part of what stands on a space: "isis scorpion n-ne", "temple isis", "tile", "sun"."""

    def __init__(self, part: str) -> None:
        parts = part.split()
        self.is_monument = parts[0] in MONUMENT.words
        self.is_figure = len(parts) > 1 and not self.is_monument
        self.owner = (parts[1] if len(parts) > 1 else "") if self.is_monument else parts[0]
        self.kind = parts[1] if self.is_figure else parts[0]
        self.aim = DIRECTION.words.index(parts[2]) if len(parts) > 2 else -1


def pieces_on(view: dict[str, Any], name: str) -> list[Piece]:
    return [Piece(part) for part in view["board"].get(name, "").split(", ") if part]


class Board:
    """A sheet of letters, each with its style."""

    def __init__(
        self,
        view: dict[str, Any],
        words: Words,
        plain: bool = False,
        palette: BoardPalette = MANY_COLOURS,
    ) -> None:
        self.view = view
        self.words = words
        self.palette = palette
        self.arrows = PLAIN_ARROWS if plain else ARROWS
        self.camels = set(view["camels"])
        self.laid = set(view["action"]["line"])
        self.sheet = [[(" ", "")] * WIDTH for _ in range(LINES)]
        for space in range(SPACES):
            self.draw_space(space)
        for token, space in self.token_spaces().items():
            self.draw_token(token, space)

    def text(self) -> Text:
        text = Text(no_wrap=True)
        for line in self.sheet:
            for style, run in groupby(line, key=lambda letter: letter[1]):
                text.append("".join([letter for letter, _ in run]), style)
            text.append("\n")
        text.right_crop(1)
        return text

    def put(self, x: int, y: int, letters: str, style: str) -> None:
        for i, letter in enumerate(letters):
            self.sheet[y][x + i] = (letter, style)

    # --- spaces and their sides

    def draw_space(self, space: int) -> None:
        x, y = corner(space)
        upper, lower = self.palette.ground[TERRAIN[space]]
        north = self.border(space, NORTH)
        fill = WAVES if TERRAIN[space] == WATER else " "
        self.put(x, y, (north or fill) * LETTERS, self.palette.signs.get(north, upper))
        self.put(x + 1, y, NAMES[space], f"{upper} bold")
        self.put(x + 5, y, GROUND[TERRAIN[space]], upper)
        self.put(x, y + 1, fill * LETTERS, lower)
        for piece in pieces_on(self.view, NAMES[space]):
            self.draw_piece(piece, x, y, lower)
        for side, line in ((NORTH_EAST, y), (SOUTH_EAST, y + 1)):
            sign = self.border(space, side)
            if sign:
                self.put(x + LETTERS, line, sign, self.palette.signs[sign])

    def border(self, space: int, side: int) -> str:
        """The sign of a side, or nothing where one may pass."""
        other = AROUND[space][side]
        name = side_name(space, other) if other >= 0 else ""
        if name in self.camels:
            return CAMEL
        if name in self.laid:
            return LAID
        return STREAM if name in RIVER else ""

    # --- what stands there

    def draw_piece(self, piece: Piece, x: int, y: int, colour: str) -> None:
        if piece.is_figure:
            self.put(x, y + 1, self.figure(piece), self.style_of(piece.owner))
        elif piece.is_monument:
            self.put(x, y + 1, short(self.words, piece.kind, 3) + " ", f"{colour} bold")
            owned = short(self.words, piece.owner, 2) if piece.owner else NOBODY
            style = self.style_of(piece.owner) if piece.owner else colour
            self.put(x + 4, y + 1, owned, style)
        elif piece.kind == "sun":
            self.put(x + 3, y, SUN, self.palette.signs[SUN])
        else:
            self.put(x + 4, y, TILE, self.palette.signs[TILE])

    def figure(self, piece: Piece) -> str:
        """Gods are written in capitals, others behind the first letters of their god."""
        if piece.kind == "god":
            name = self.words.noun(GODS, piece.owner).upper()
            return f"{name:^{LETTERS}.{LETTERS}}"
        kind = short(self.words, piece.kind, 3)
        if piece.aim >= 0:
            kind = kind[:2] + self.arrows[piece.aim]
        return f"{short(self.words, piece.owner, 2)} {kind}"

    def style_of(self, word: str) -> str:
        return self.palette.seats[seat_words(self.view).index(word)]

    # --- regions

    def token_spaces(self) -> dict[str, int]:
        """Where the order token of each region is drawn: if possible far from all pieces."""
        geo = geography(set_of([SIDE_NAMES.index(name) for name in self.view["camels"]]))
        found = {}
        for token, anchor in self.view["order"].items():
            land = members(geo.lands[geo.region[NAMES.index(anchor)]])
            found[token] = min(land, key=self.crowded)
        return found

    def crowded(self, space: int) -> tuple[bool, int]:
        board = self.view["board"]
        around = [n for n in AROUND[space] if n >= 0 and NAMES[n] in board]
        return NAMES[space] in board, len(around)

    def draw_token(self, token: str, space: int) -> None:
        """On an empty space below its name, in a full region behind the name of one."""
        x, y = corner(space)
        upper, lower = self.palette.ground[TERRAIN[space]]
        sign = f">#{token}<" if token == fought_over(self.view) else f" #{token} "
        if NAMES[space] in self.view["board"]:
            self.put(x + 3, y, f"#{token}", f"{upper} bold")
        else:
            self.put(x, y + 1, f"{sign:^{LETTERS}}", f"{lower} bold")


def corner(space: int) -> tuple[int, int]:
    """The column and line where a space begins."""
    q, r = PLACES[space]
    return q * (LETTERS + 1), 2 * r + q


def fought_over(view: dict[str, Any]) -> str:
    """The order token of the region of the battle, if there is one."""
    if view["battle"] is None:
        return ""
    return str({space: token for token, space in view["order"].items()}[view["battle"]["region"]])


# --- the legend


def legend(view: dict[str, Any], words: Words) -> list[str]:
    """What the signs mean; only of those that are on the board."""

    def means(sign: str, label: str) -> str:
        return f"{sign} {words.say(f'ankh-label-{label}')}"

    there = [piece for name in view["board"] for piece in pieces_on(view, name)]
    kinds = {piece.kind for piece in there}
    signs = [means(GROUND[FERTILE], "fertile"), means(GROUND[DESERT], "desert")]
    signs += [means(WAVES, "water"), means(STREAM, "river"), means(CAMEL, "camel")]
    signs += [means(LAID, "laid")] if view["action"]["line"] else []
    signs += [means("#1", "region")] if view["order"] else []
    signs += [means(">#<", "fought")] if view["battle"] else []
    signs += [means(SUN, "sun")] if "sun" in kinds else []
    signs += [means(TILE, "tile")] if "tile" in kinds else []
    gods = [piece.owner for piece in there if piece.kind == "god"][:1]
    signs += [means(words.noun(GODS, god).upper(), "capitals") for god in gods]
    for kind in FIGURE, MONUMENT:
        shown = [word for word in kind.words if word in kinds and word != "god"]
        signs += [f"{short(words, word, 3)} {words.noun(kind, word)}" for word in shown]
    neutral = [piece for piece in there if piece.is_monument and not piece.owner]
    return [*signs, means(NOBODY, "nobody")] if neutral else signs
