"""A position of Ankh as a picture: board, tracks, seats. Made from the view of a seat alone."""

from __future__ import annotations

import math
from textwrap import wrap
from typing import Any

from tawy.ankh.board import (
    AROUND,
    NAMES,
    PLACES,
    RIVER,
    SIDE_NAMES,
    SIDES,
    SPACES,
    STEPS,
    TERRAIN,
    WATER,
    geography,
    mask_of,
    spaces_in,
)
from tawy.ankh.data import ACTION, EVENTS, LAST_RED, MONUMENT, TOP, USES_BEYOND_PLAYERS
from tawy.ankh.kinds import DIRECTION
from tawy.pictures.art import badge, hexagon, piece, sheet, stele, stroke, text, use

R = 50.0  # of a hex
H = R * math.sqrt(3)
LEFT, TOP_MARGIN = 150.0, 96.0  # where the board begins: devotion stands left, events on top
GROUNDS = ["fertile", "desert", "water"]
CORNERS = [(4, 5), (5, 0), (0, 1), (1, 2), (2, 3), (3, 4)]  # of each side, north first
EVENT_ICONS = ["i-ev-control", "i-ev-caravan", "i-ev-conflict"]
ACTION_ICONS = ["i-act-move", "i-act-summon", "i-act-gain", "i-act-unlock"]
LARGE = ("apep", "scorpion", "androsphinx")


def centre(space: int) -> tuple[float, float]:
    q, r = PLACES[space]
    return LEFT + 60 + q * R * 1.5, TOP_MARGIN + 6 + H / 2 + H * (r + q / 2)


def side_line(a: int, b: int) -> str:
    """The line of the side between two spaces."""
    way = (PLACES[b][0] - PLACES[a][0], PLACES[b][1] - PLACES[a][1])
    x, y = centre(a)
    ends = [
        (x + R * math.cos(i * math.pi / 3), y + R * math.sin(i * math.pi / 3))
        for i in CORNERS[STEPS.index(way)]
    ]
    return f"M{ends[0][0]:.1f} {ends[0][1]:.1f}L{ends[1][0]:.1f} {ends[1][1]:.1f}"


def picture(view: dict[str, Any], title: str) -> str:
    """The whole table as *view* shows it."""
    seats = [god or f"player{i + 1}" for i, god in enumerate(view["gods"])]
    width = LEFT + 60 + 10 * R * 1.5 + R + 370
    height = TOP_MARGIN + 10 * H + 40
    body = [ground(), ropes(view), pieces(view, seats), camels(view)]
    body += [devotion(view, seats), events(view), panels(view, seats, width - 330)]
    return sheet(width, height, "".join(body), title)


# --- the board


def ground() -> str:
    coast = "".join(
        f'<path d="{hexagon(*centre(s), R + 7)}" fill="var(--sea)"/>' for s in range(SPACES)
    )
    spaces = []
    for s in range(SPACES):
        x, y = centre(s)
        fill = f"var(--{GROUNDS[TERRAIN[s]]})"
        spaces.append(f'<path d="{hexagon(x, y, R - 0.9)}" fill="{fill}"/>')
        if TERRAIN[s] == WATER:
            wave = f"M{x - 22:.1f} {y + 4:.1f}q5.5 -6 11 0t11 0t11 0t11 0"
            spaces.append(stroke(wave, "water2", 2))
        spaces.append(text(NAMES[s], x, y - 31, "space", "middle"))
    pairs = [[NAMES.index(name) for name in side.split("/")] for side in sorted(RIVER)]
    river = "".join(side_line(a, b) for a, b in pairs)
    # The lake closes the gap in the Nile; its shore is drawn as one ribbon with it.
    river += side_line(NAMES.index("E6"), NAMES.index("F6"))
    nile = stroke(river, "panel", 15, 'opacity=".75"') + stroke(river, "river", 11)
    return coast + "".join(spaces) + nile


def ropes(view: dict[str, Any]) -> str:
    lines = [side_line(*SIDES[SIDE_NAMES.index(name)]) for name in view["camels"]]
    return "".join(stroke(line, "ring-camel", 11) + stroke(line, "camel", 5.5) for line in lines)


def camels(view: dict[str, Any]) -> str:
    drawn = []
    for name in view["camels"]:
        a, b = SIDES[SIDE_NAMES.index(name)]
        (xa, ya), (xb, yb) = centre(a), centre(b)
        x, y = (xa + xb) / 2 - 18, (ya + yb) / 2 - 17
        drawn.append(f'<use href="#camel-d" x="{x:.1f}" y="{y:.1f}" width="36" height="30"/>')
    return "".join(drawn)


def pieces(view: dict[str, Any], seats: list[str]) -> str:
    board: dict[str, str] = view["board"]
    below, drawn, above = [], [], []
    for name, words in board.items():
        space = NAMES.index(name)
        x, y = centre(space)
        for part in [part.split() for part in words.split(", ")]:
            if part == ["tile"]:
                below.append(use("underworld", x, y, 66))
            elif part == ["sun"]:
                above.append(use("sun-token", x - 27, y - 25, 28))
            elif part[0] in MONUMENT.words:
                owner = seats.index(part[1]) if len(part) > 1 else -1
                drawn.append(piece(f"mon-{part[0]}", x, y + 2, 56, owner))
            else:
                drawn.append(figure(part, seats.index(part[0]), x, y))
                if len(part) > 2:
                    above.append(claws(space, part[2], seats.index(part[0])))
    return "".join(below) + steles(view) + "".join(drawn) + "".join(above)


def figure(part: list[str], seat: int, x: float, y: float) -> str:
    god, kind = part[0], part[1]
    if kind == "god":
        return piece(f"god-{god}", x, y, 76, seat)
    if kind == "warrior":
        return piece("warrior", x, y, 58, seat)
    turn = 60 * DIRECTION.words.index(part[2]) + 30 if len(part) > 2 else 0
    size = 70 if kind in LARGE else 62
    return piece(f"guardian-{kind.replace('-', '')}", x, y, size, seat, turn)


def claws(space: int, direction: str, seat: int) -> str:
    """Towards the two hexes that a scorpion points at, on the map or not."""
    first = DIRECTION.words.index(direction)
    x, y = centre(space)
    drawn = []
    for way in (first, (first + 1) % 6):
        angle = math.radians(60 * way - 90)
        cx, cy = x + H * 0.58 * math.cos(angle), y + H * 0.58 * math.sin(angle)
        turned = f'transform="rotate({60 * way} {cx:.1f} {cy:.1f})"'
        drawn.append(f'<g class="seat-{"ABCDE"[seat]}" {turned}>{use("claw", cx, cy, 30)}</g>')
    return "".join(drawn)


def steles(view: dict[str, Any]) -> str:
    """The order token of each region, on an empty space of it, or in the corner of a full one."""
    geo = geography(mask_of([SIDE_NAMES.index(name) for name in view["camels"]]))
    drawn = []
    for token, anchor in view["order"].items():
        land = spaces_in(geo.lands[geo.region[NAMES.index(anchor)]])
        free = [s for s in land if NAMES[s] not in view["board"]]
        quiet = [
            s for s in free if not any(n >= 0 and NAMES[n] in view["board"] for n in AROUND[s])
        ]
        if free:
            x, y = centre((quiet or free)[0])
            drawn.append(stele(x, y + 4, 20, token))
        else:
            x, y = centre(land[0])
            drawn.append(stele(x - 30, y + 22, 11, token))
    return "".join(drawn)


# --- tracks and seats


def devotion(view: dict[str, Any], seats: list[str]) -> str:
    """0 at the foot, the top space above; on one space the upper of the stack comes first."""
    foot, step = TOP_MARGIN + 9.5 * H, 9.2 * H / TOP
    drawn = [text("Devotion", 24, TOP_MARGIN - 8, "small")]
    for low, high, colour in ((0, LAST_RED, "red-track"), (LAST_RED + 1, TOP - 1, "blue-track")):
        y = foot - high * step
        tall = (high - low + 1) * step
        fill = f'fill="var(--{colour})"'
        drawn.append(f'<rect x="52" y="{y:.1f}" width="62" height="{tall:.1f}" {fill}/>')
    gold = 'fill="var(--gold-fill)"'
    drawn.append(
        f'<rect x="52" y="{foot - TOP * step:.1f}" width="62" height="{step:.1f}" {gold}/>'
    )
    for level in (0, 5, 10, 15, 20, 25, TOP):
        drawn.append(text(level, 44, foot - level * step + step * 0.75, "small", "end"))
    ranking = [seats.index(word) for word in view["ranking"]]
    for level in range(TOP + 1):
        here = [s for s in reversed(ranking) if view["sides"][seats[s]]["devotion"] == level]
        for i, seat in enumerate(here):
            y = foot - level * step + step / 2
            drawn.append(badge_of(64 + 19 * i, y, 8, seat))
    return "".join(drawn)


def badge_of(x: float, y: float, r: float, seat: int) -> str:
    letter = "ABCDE"[seat]
    disc = (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r + 3:.1f}" fill="var(--seat)" stroke="#211C15"/>'
    )
    return f'<g class="seat-{letter}">{disc}{badge(x, y, r, seat)}</g>'


def events(view: dict[str, Any]) -> str:
    """The event track; the next event stands in gold, those past are pale."""
    drawn, x = [], LEFT + 40
    for i, kind in enumerate(EVENTS):
        past = ' opacity=".35"' if i < view["event"] else ""
        fill = "gold-fill" if i == view["event"] else "panel"
        box = f'<rect x="{x:.0f}" y="24" width="34" height="40" rx="6" fill="var(--{fill})"/>'
        colour = "var(--warn)" if kind == 2 else "var(--ink)"
        icon = f'<g style="color:{colour}">{use(EVENT_ICONS[kind], x + 17, 44, 24)}</g>'
        drawn.append(f"<g{past}>{box}{icon}</g>")
        x += 48 if kind == 2 else 38
    return "".join(drawn)


def panels(view: dict[str, Any], seats: list[str], x: float) -> str:
    """The four action tracks, then each seat."""
    drawn, y = [], TOP_MARGIN + 4
    for i, action in enumerate(ACTION.words):
        spaces = len(seats) + USES_BEYOND_PLAYERS[i]
        used = view["markers"][action]
        drawn.append(f'<g style="color:var(--ink)">{use(ACTION_ICONS[i], x + 12, y, 24)}</g>')
        for n in range(spaces):
            fill = "var(--ink2)" if n < used else "var(--sunk)"
            box = f'x="{x + 36 + 22 * n:.0f}" y="{y - 6:.0f}" width="18" height="12" rx="4"'
            drawn.append(f'<rect {box} fill="{fill}" stroke="var(--line)"/>')
        y += 32
    y += 14
    for seat, word in enumerate(seats):
        drawn.append(panel(view, seat, word, x, y))
        y += 136
    return "".join(drawn)


def panel(view: dict[str, Any], seat: int, word: str, x: float, y: float) -> str:
    turn = " ◂" if view["turn"] == word else ""
    if word not in view["ranking"]:
        return badge_of(x + 12, y + 8, 11, seat) + text(
            f"{word.capitalize()} (merged or forgotten)", x + 34, y + 14, "small"
        )
    side = view["sides"][word]
    pool = [f"{side['warriors']} warriors"]
    pool += [f"{n} {kind}" for kind, n in side["guardians"].items()]
    lines = [
        f"{side['followers']} followers, {side['ankhs']} ankh tokens",
        ", ".join(pool),
        ", ".join(side["powers"]) or "no powers",
        "used: " + (", ".join(side["used"]) or "no cards"),
    ]
    drawn = [badge_of(x + 12, y + 8, 11, seat)]
    drawn.append(text(f"{word.capitalize()}{turn}", x + 34, y + 14, "head"))
    drawn.append(text(side["devotion"], x + 270, y + 14, "head", "end"))
    wrapped = [part for line in lines for part in wrap(line, 44)]
    drawn += [text(line, x, y + 34 + 16 * i, "small") for i, line in enumerate(wrapped)]
    return "".join(drawn)
