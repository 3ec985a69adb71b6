"""A position of Kemet as a picture: land, order, seats. Made from the view of a seat alone.

The land is that of the client: `kemet_land.json` is written by its tests.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from textwrap import wrap
from typing import Any

from tawy.kemet.board import MAPS, NAMES, SANCTUARY
from tawy.kemet.data import ACTION_SPACES, COLOUR, TOKENS
from tawy.kernel.sets import BIT
from tawy.pictures.art import LETTERS, badge, box, icon, placed, seat_mark, sheet, text, use

PANEL_WIDTH, PANEL_HEIGHT = 372.0, 152.0
HEAD = 52.0  # above the seats: day, order, goal
GAP = 10.0
SIGN = 62.0  # of a temple
TROOP = 64.0
PYRAMID = 58.0
FAMILIES = {"white": "w", "red": "r", "blue": "b"}
CREATURES = {
    "mummy": "mummy", "royal-scarab": "scarab", "giant-scorpion": "scorpion",
    "phoenix": "phoenix", "ancestral-elephant": "elephant", "deep-desert-snake": "snake",
    "sphinx": "sphinx",
}  # fmt: skip
Box = dict[str, float]


@cache
def lands() -> dict[str, Any]:
    text = (files("tawy.pictures") / "kemet_land.json").read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)
    return found


def picture(view: dict[str, Any], title: str, phone: bool = False) -> str:
    """The whole table as *view* shows it; for a *phone* one column."""
    seats = list(view["seats"])
    land = lands()[str(len(seats))]
    order = [word for word in view["order"] if word in seats] or seats
    right = head(view) + "".join(
        placed(panel(view, seats.index(word), word), 0, HEAD + i * (PANEL_HEIGHT + GAP))
        for i, word in enumerate(order)
    )
    tall = HEAD + len(seats) * (PANEL_HEIGHT + GAP)
    if phone:
        wide = land["width"] + 2 * GAP
        scale = land["width"] / PANEL_WIDTH
        body = placed(board(view, seats, land), GAP, GAP)
        body += placed(right, GAP, land["height"] + 2 * GAP, scale)
        return sheet(wide, land["height"] + 3 * GAP + scale * tall, body, title)
    body = placed(board(view, seats, land), GAP, GAP)
    body += placed(right, land["width"] + 2 * GAP, GAP)
    height = max(land["height"], tall) + 2 * GAP
    return sheet(land["width"] + PANEL_WIDTH + 3 * GAP, height, body, title)


# --- the land


def board(view: dict[str, Any], seats: list[str], land: dict[str, Any]) -> str:
    owners = {told["city"]: seat for seat, told in enumerate(view["seats"].values())}
    built = pyramids(view)
    drawn = [ground(len(seats), land)]
    for name, city in land["cities"].items():
        drawn.append(city_walls(city["box"], owners.get(name, -1)))
    for name, area in land["areas"].items():
        drawn.append(standing(view["board"].get(name, ""), built.get(name), seats, area["stand"]))
    return "".join(drawn)


def ground(players: int, land: dict[str, Any]) -> str:
    game_map = MAPS[players]
    wide, high = land["width"], land["height"]
    drawn = [box(0, 0, wide, high, "water")]
    for name, area in land["areas"].items():
        edge = 'stroke="var(--panel)" stroke-width="8" stroke-linejoin="round"'
        drawn.append(f'<path d="{area["shape"]}" fill="var(--{area["soil"]})" {edge}/>')
        drawn.append(signs(game_map.kind[NAMES.index(name)] == SANCTUARY, name, area, players))
    for ferry in land["ferries"]:
        a, b = ferry["from"], ferry["to"]
        dots = 'stroke="var(--camel)" stroke-width="6" stroke-dasharray="1 10"'
        line = f'd="M{a["x"]} {a["y"]}L{b["x"]} {b["y"]}" fill="none" stroke-linecap="round"'
        drawn.append(f"<path {line} {dots}/>")
        drawn.append(use("k-port", (a["x"] + b["x"]) / 2, (a["y"] + b["y"]) / 2 - 10, 42))
    return "".join(drawn)


def signs(sanctuary: bool, name: str, area: dict[str, Any], players: int) -> str:
    """Temple or Sanctuary with its income, and the obelisk."""
    space, game_map = NAMES.index(name), MAPS[players]
    drawn, at = [], area["sign"]
    if at:
        middle = at["x"] + SIGN / 2
        symbol = "k-sanctuary" if sanctuary else "k-temple"
        drawn.append(use(symbol, middle, at["y"] + SIGN / 2, SIGN))
        if game_map.income[space]:
            drawn.append(box(middle - 31, at["y"] + SIGN - 5, 62, 28, "panel"))
            plus = f"+{game_map.income[space]}"
            drawn.append(text(plus, middle + 3, at["y"] + SIGN + 15, "head", "end"))
            drawn.append(icon("ankh", middle + 17, at["y"] + SIGN + 9, 22, "gold"))
    if area["obelisk"] and game_map.obelisks & BIT[space]:
        size = 40.0 if at else 68.0
        place = area["obelisk"]
        drawn.append(use("k-obelisk", place["x"] + size / 2, place["y"] + size / 2, size))
    return "".join(drawn)


def city_walls(frame: Box, seat: int) -> str:
    x, y, w, h = frame["x"], frame["y"], frame["w"], frame["h"]
    kind = f"seat-{LETTERS[seat]}" if seat >= 0 else "neutral"
    wall = f'x="{x - 7}" y="{y - 7}" width="{w + 14}" height="{h + 14}" rx="17"'
    ink = 'stroke="#211C15" stroke-width="2"'
    lines = f"M{x} {y + h / 2}H{x + w}M{x + w / 2} {y}V{y + h / 2}"
    drawn = [
        f'<g class="{kind}"><rect {wall} fill="var(--seat)" {ink}/>',
        f'<rect {wall} style="fill:var(--pat)"/>',
        f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="11" fill="var(--clay)" {ink}/>',
        f'<path d="{lines}" stroke="var(--stone2)" stroke-width="5" fill="none"/></g>',
    ]
    if seat >= 0:
        drawn.append(badge(x + w - 2, y + h + 1, 16, seat))
    return "".join(drawn)


def pyramids(view: dict[str, Any]) -> dict[str, tuple[str, str]]:
    """By district: colour and level of what is built there."""
    found = {}
    for told in view["seats"].values():
        for colour, words in told["pyramids"].items():
            level, _, space = words.partition(" ")
            if space:
                found[space] = (colour, level)
    return found


def standing(words: str, built: tuple[str, str] | None, seats: list[str], room: Box) -> str:
    """What stands in a space, in a line in its middle, smaller where there is little room."""
    troops = [part.split() for part in words.split(",") if part]
    things = [("pyramid", PYRAMID)] if built else []
    things += [("troop", TROOP * (1.7 if len(troop) > 2 else 1)) for troop in troops]
    if not things:
        return ""
    upright = room["h"] > room["w"]
    long, across = (room["h"], room["w"]) if upright else (room["w"], room["h"])
    whole = sum(size for _, size in things) + 8 * (len(things) - 1)
    scale = min(1.0, long / whole, across / (TROOP * (1.7 if upright else 1)))
    middle_x, middle_y = room["x"] + room["w"] / 2, room["y"] + room["h"] / 2
    drawn, at, number = [], -whole / 2, 0
    for kind, size in things:
        along = at + size / 2
        x, y = (0.0, along) if upright else (along, 0.0)
        if kind == "pyramid" and built:
            drawn.append(pyramid(x, y, *built))
        else:
            drawn.append(troop(x, y, troops[number], seats))
            number += 1
        at += size + 8
    return placed("".join(drawn), middle_x, middle_y, scale)


def pyramid(x: float, y: float, colour: str, level: str) -> str:
    half, foot = PYRAMID / 2, y + PYRAMID * 0.45
    outline = f"M{x:.1f} {y - PYRAMID * 0.45:.1f}L{x + half:.1f} {foot:.1f}H{x - half:.1f}Z"
    ink = 'stroke="#211C15" stroke-width="3" stroke-linejoin="round"'
    fill = "#211C15" if colour == "white" else "#FFF9EC"
    digits = f'x="{x:.1f}" y="{foot - 6:.1f}" font-size="30" text-anchor="middle"'
    return (
        f'<path d="{outline}" fill="var(--tile-{FAMILIES[colour]})" {ink}/>'
        f'<text {digits} class="number" fill="{fill}">{level}</text>'
    )


def troop(x: float, y: float, words: list[str], seats: list[str]) -> str:
    """Units on a disc of the seat, and the creature on a second one beside it."""
    seat, r = seats.index(words[0]), TROOP / 2 - 2
    shift = TROOP * 0.35 if len(words) > 2 else 0.0
    kind, rings = f"seat-{LETTERS[seat]}", 'stroke="#211C15" stroke-width="2.5"'
    drawn = []
    if len(words) > 2:
        beside = f'cx="{x + shift:.1f}" cy="{y:.1f}" r="{r * 0.92:.1f}"'
        drawn.append(f'<circle {beside} fill="#FFF9EC" stroke="var(--seat)" stroke-width="5"/>')
        symbol = f"creature-{CREATURES[words[2]]}"
        drawn.append(f'<g style="color:#211C15">{use(symbol, x + shift, y, r * 1.3)}</g>')
    disc = f'cx="{x - shift:.1f}" cy="{y:.1f}" r="{r:.1f}"'
    digits = f'x="{x - shift:.1f}" y="{y + 13:.1f}" font-size="38" text-anchor="middle"'
    drawn.append(f'<circle {disc} fill="var(--seat)" {rings}/><circle {disc} fill="var(--pat)"/>')
    drawn.append(f'<text {digits} class="number" fill="var(--glyph)">{words[1]}</text>')
    mark = badge(x - shift - r * 0.72, y - r * 0.72, 12, seat)
    return f'<g class="{kind}">{"".join(drawn)}{mark}</g>'


# --- the table


def head(view: dict[str, Any]) -> str:
    """Night or day, what is played for, cards to draw and discarded."""
    night = view["turn"] is None
    drawn = [icon("i-moon" if night else "i-sun", 16, 22, 26), text(view["day"], 36, 28, "head")]
    drawn.append(icon("i-vp", 96, 22, 22) + text(view["goal"], 114, 28, "head"))
    piled = sum(view["pile"].values()) + view["buried"]
    drawn.append(icon("i-cards", 176, 22, 22) + text(f"{view['deck']} / {piled}", 194, 28, "head"))
    return "".join(drawn)


def panel(view: dict[str, Any], seat: int, word: str) -> str:
    told = view["seats"][word]
    edge = 'stroke="var(--ink)" stroke-width="3"' if view["turn"] == word else ""
    drawn = [box(0, 0, PANEL_WIDTH, PANEL_HEIGHT, "panel", edge or 'stroke="var(--line)"')]
    drawn.append(seat_mark(26, 26, 14, seat))
    temples = list(view["temples"].values()).count(word)
    counts = [
        ("i-vp", told["points"]), ("k-temple", temples), ("i-prayer", told["prayer"]),
        ("i-pool", told["reserve"]), ("i-cards", told["interventions"]), ("i-card", told["hand"]),
    ]  # fmt: skip
    for i, (sign, count) in enumerate(counts):
        drawn.append(icon(sign, 66 + 52 * i, 26, 20) + text(count, 80 + 52 * i, 32, "count"))
    drawn.append(tokens(told))
    for i, colour in enumerate(COLOUR.words):
        level = told["pyramids"][colour].split()[0]
        drawn.append(placed(pyramid(0, 0, colour, level), 232 + 46 * i, 66, 0.6))
    lines = wrap(", ".join(told["tiles"]), 58, break_on_hyphens=False)
    drawn += [text(line, 12, 100 + 14.5 * i, "small") for i, line in enumerate(lines[:4])]
    return "".join(drawn)


def tokens(told: dict[str, Any]) -> str:
    """The action pyramid, row by row from the top, and the ordinary tokens that are left."""
    drawn = []
    for row in range(1, 5):
        spaces = [space for space in ACTION_SPACES if space.row == row]
        for i, space in enumerate(spaces):
            fill = "ink2" if space.word in told["covered"] else "sunk"
            x = 60 + 22 * (i - len(spaces) / 2)
            drawn.append(box(x, 88 - 11.5 * row, 19, 9, fill, 'stroke="var(--ink2)"'))
    for i in range(TOKENS):
        fill = "gold-fill" if i < told["left"] else "sunk"
        ring = f'cx="{132 + 16 * i}" cy="66" r="6" fill="var(--{fill})" stroke="var(--ink2)"'
        drawn.append(f"<circle {ring}/>")
    return "".join(drawn)
