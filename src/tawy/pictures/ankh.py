"""A position of Ankh as a picture: board, tracks, seats. Made from the view of a seat alone.

Each part is drawn from (0, 0) on, and then placed: beside the board on a desk, below it on a phone.
"""

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
)
from tawy.ankh.data import (
    ACTION,
    CARD,
    CONFLICT,
    CONFLICTS,
    EVENTS,
    FORGETTING,
    LAST_RED,
    MERGING,
    MONUMENT,
    TOP,
    USES_BEYOND_PLAYERS,
)
from tawy.ankh.kinds import DIRECTION
from tawy.kernel.sets import members, set_of
from tawy.pictures.art import (
    LETTERS,
    box,
    hexagon,
    icon,
    piece,
    placed,
    seat_mark,
    sheet,
    stele,
    stroke,
    text,
    use,
)

R = 50.0  # of a hex
H = R * math.sqrt(3)
BOARD_WIDTH, BOARD_HEIGHT = 15 * R + 2 * R + 20, 10 * H + 20
GROUNDS = ["fertile", "desert", "water"]
CORNERS = [(4, 5), (5, 0), (0, 1), (1, 2), (2, 3), (3, 4)]  # of each side, north first
EVENT_ICONS = ["i-ev-control", "i-ev-caravan", "i-ev-conflict"]
ACTION_ICONS = ["i-act-move", "i-act-summon", "i-act-gain", "i-act-unlock"]
LARGE = ("apep", "scorpion", "androsphinx")
# Where things stand in their hex, from its centre: the name is in the upper left, never covered.
NAME_AT = (-22.0, -28.5)
FIGURE_AT = 5.0  # lower than the centre
MONUMENT_AT = 4.0
SUN_AT = (-15.0, 28.0)
CORNER_STELE_AT = (20.0, -26.0)

GAUGE_WIDTH, GAUGE_HEIGHT = 150.0, 860.0
EVENTS_WIDTH, EVENTS_HEIGHT = 18 * 38.0 + 4 * 12 + 4, 62.0
PANEL_WIDTH, PANEL_HEIGHT = 372.0, 140.0
TABLE_HEIGHT = 114.0  # of the actions and guardians
GAP = 10.0
PHONE_GAUGE = 1.35  # times as large as on a desk


def picture(view: dict[str, Any], title: str, phone: bool = False) -> str:
    """The whole table as *view* shows it; for a *phone* one column, without names of spaces."""
    seats = list(view["sides"])
    right = table(view, len(seats)) + "".join(
        placed(panel(view, seat, word), 0, TABLE_HEIGHT + seat * (PANEL_HEIGHT + GAP))
        for seat, word in enumerate(seats)
    )
    tall = TABLE_HEIGHT + len(seats) * (PANEL_HEIGHT + GAP)
    if phone:
        wide, below = BOARD_WIDTH, 80 + BOARD_HEIGHT + GAP
        beside = PHONE_GAUGE * GAUGE_WIDTH + GAP
        scale = (wide - beside - GAP) / PANEL_WIDTH
        body = [
            placed(events(view), GAP, GAP, (wide - 2 * GAP) / EVENTS_WIDTH),
            placed(board(view, seats, names=False), 0, 80),
            placed(gauge(view, seats), 0, below, PHONE_GAUGE),
            placed(right, beside, below, scale),
        ]
        return sheet(
            wide, below + max(scale * tall, PHONE_GAUGE * GAUGE_HEIGHT + GAP), "".join(body), title
        )
    x, y = GAUGE_WIDTH + 2 * GAP, EVENTS_HEIGHT + 2 * GAP
    body = [
        placed(events(view), x + (BOARD_WIDTH - EVENTS_WIDTH) / 2, GAP),
        placed(gauge(view, seats), GAP, y + 10),
        placed(board(view, seats, names=True), x, y),
        placed(right, x + BOARD_WIDTH + GAP, y),
    ]
    wide = x + BOARD_WIDTH + PANEL_WIDTH + 2 * GAP
    return sheet(wide, y + BOARD_HEIGHT + GAP, "".join(body), title)


# --- the board


def centre(space: int) -> tuple[float, float]:
    q, r = PLACES[space]
    return 10 + R + q * R * 1.5, 10 + H / 2 + H * (r + q / 2)


def side_line(a: int, b: int) -> str:
    """The line of the side between two spaces."""
    way = (PLACES[b][0] - PLACES[a][0], PLACES[b][1] - PLACES[a][1])
    x, y = centre(a)
    ends = [
        (x + R * math.cos(i * math.pi / 3), y + R * math.sin(i * math.pi / 3))
        for i in CORNERS[STEPS.index(way)]
    ]
    return f"M{ends[0][0]:.1f} {ends[0][1]:.1f}L{ends[1][0]:.1f} {ends[1][1]:.1f}"


def board(view: dict[str, Any], seats: list[str], names: bool) -> str:
    geo = geography(set_of([SIDE_NAMES.index(name) for name in view["camels"]]))
    lands = [members(land) for land in geo.lands]
    order = {t: lands[geo.region[NAMES.index(s)]] for t, s in view["order"].items()}
    fought = lands[geo.region[NAMES.index(view["battle"]["region"])]] if view["battle"] else []
    return "".join(
        [
            ground(view, fought),
            ropes(view["camels"], "camel"),
            ropes(view["action"]["line"], "accent"),
            steles(view, order),
            pieces(view, seats),
            camels(view),
            space_names(view) if names else "",
        ]
    )


def ground(view: dict[str, Any], fought: list[int]) -> str:
    """The land and its river, tiles, and a dashed edge round each space that is fought for."""
    drawn = [f'<path d="{hexagon(*centre(s), R + 7)}" fill="var(--sea)"/>' for s in range(SPACES)]
    for s in range(SPACES):
        x, y = centre(s)
        fill = f"var(--{GROUNDS[TERRAIN[s]]})"
        drawn.append(f'<path d="{hexagon(x, y, R - 0.9)}" fill="{fill}"/>')
        if TERRAIN[s] == WATER:
            wave = f"M{x - 22:.1f} {y + 4:.1f}q5.5 -6 11 0t11 0t11 0t11 0"
            drawn.append(stroke(wave, "water2", 2))
        if has_tile(view, s):
            drawn.append(f'<path d="{hexagon(x, y, R - 0.9)}" fill="#4A4258"/>')
            drawn.append(use("underworld", x, y + FIGURE_AT, 58))
    pairs = [[NAMES.index(name) for name in side.split("/")] for side in sorted(RIVER)]
    river = "".join(side_line(a, b) for a, b in pairs)
    # The lake closes the gap in the Nile; its shore is drawn as one ribbon with it.
    river += side_line(NAMES.index("E6"), NAMES.index("F6"))
    drawn.append(stroke(river, "panel", 13, 'opacity=".75"') + stroke(river, "river", 10))
    for s in fought:
        drawn.append(stroke(hexagon(*centre(s), R - 6), "warn", 2.5, 'stroke-dasharray="3 6"'))
    return "".join(drawn)


def has_tile(view: dict[str, Any], space: int) -> bool:
    return "tile" in view["board"].get(NAMES[space], "").split(", ")


def space_names(view: dict[str, Any]) -> str:
    """In a halo of their ground."""
    drawn = []
    for s in range(SPACES):
        x, y = centre(s)
        kind = "space on-tile" if has_tile(view, s) else "space"
        name = text(NAMES[s], x + NAME_AT[0], y + NAME_AT[1], kind)
        drawn.append(f'<g style="stroke:var(--{GROUNDS[TERRAIN[s]]})">{name}</g>')
    return "".join(drawn)


def ropes(sides: list[str], colour: str) -> str:
    lines = [side_line(*SIDES[SIDE_NAMES.index(name)]) for name in sides]
    return "".join(stroke(line, "ring-camel", 10) + stroke(line, colour, 5) for line in lines)


def camels(view: dict[str, Any]) -> str:
    """In the middle of their sides, but for those that a claw reaches over."""
    aimed = [
        {space, AROUND[space][way]}
        for space in range(SPACES)
        for way in aims(view["board"].get(NAMES[space], ""))
    ]
    drawn = []
    for name in view["camels"]:
        pair = SIDES[SIDE_NAMES.index(name)]
        x, y = on_side(*pair, -14 if set(pair) in aimed else 0)
        x, y = x - 14, y - 13.5
        drawn.append(f'<use href="#camel-d" x="{x:.1f}" y="{y:.1f}" width="28" height="23"/>')
    return "".join(drawn)


def on_side(a: int, b: int, off: float) -> tuple[float, float]:
    """A point of the side between two spaces, so far off its middle, upwards or to the right."""
    (xa, ya), (xb, yb) = centre(min(a, b)), centre(max(a, b))
    right, up = (yb - ya) / H, (xb - xa) / H
    return (xa + xb) / 2 + off * right, (ya + yb) / 2 - off * up


def aims(words: str) -> list[int]:
    """The two ways that a scorpion points at, if there is one."""
    first = [
        DIRECTION.words.index(w) for w in words.replace(",", "").split() if w in DIRECTION.words
    ]
    return [way % 6 for n in first for way in (n, n + 1)]


def pieces(view: dict[str, Any], seats: list[str]) -> str:
    drawn, above = [], []
    for name, words in view["board"].items():
        space = NAMES.index(name)
        x, y = centre(space)
        for part in [part.split() for part in words.split(", ")]:
            if part == ["sun"]:
                above.append(use("sun-token", x + SUN_AT[0], y + SUN_AT[1], 24))
            elif part[0] in MONUMENT.words:
                owner = seats.index(part[1]) if len(part) > 1 else -1
                drawn.append(piece(f"mon-{part[0]}", x, y + MONUMENT_AT, 56, owner))
            elif part != ["tile"]:
                drawn.append(figure(part, seats.index(part[0]), x, y + FIGURE_AT))
                if len(part) > 2:
                    above.append(claws(view, space, seats.index(part[0])))
    return "".join(drawn) + "".join(above)


def figure(part: list[str], seat: int, x: float, y: float) -> str:
    god, kind = part[0], part[1]
    if kind == "god":
        return piece(f"god-{god}", x, y, 66, seat)
    if kind == "warrior":
        return piece("warrior", x, y, 58, seat)
    turn = 60 * DIRECTION.words.index(part[2]) + 30 if len(part) > 2 else 0
    return piece(guardian_symbol(kind), x, y, 66 if kind in LARGE else 60, seat, turn)


def guardian_symbol(kind: str) -> str:
    return f"guardian-{kind.replace('-', '')}"


def claws(view: dict[str, Any], space: int, seat: int) -> str:
    """Towards the two hexes that a scorpion points at, on the map or not."""
    x, y = centre(space)
    ropes = [set(SIDES[SIDE_NAMES.index(name)]) for name in view["camels"]]
    drawn = []
    for way in aims(view["board"][NAMES[space]]):
        angle = math.radians(60 * way - 90)
        cx, cy = x + H * 0.5 * math.cos(angle), y + H * 0.5 * math.sin(angle)
        if {space, AROUND[space][way]} in ropes:
            cx, cy = on_side(space, AROUND[space][way], 13)
        turned = f'transform="rotate({60 * way} {cx:.1f} {cy:.1f})"'
        drawn.append(f'<g class="seat-{LETTERS[seat]}" {turned}>{use("claw", cx, cy, 24)}</g>')
    return "".join(drawn)


def steles(view: dict[str, Any], order: dict[str, list[int]]) -> str:
    """The order token of each region, on an empty space of it, or in the corner of a full one."""
    taken: dict[str, str] = view["board"]
    drawn = []
    for token, land in order.items():
        free = [s for s in land if NAMES[s] not in taken]
        quiet = [s for s in free if not any(n >= 0 and NAMES[n] in taken for n in AROUND[s])]
        if free:
            x, y = centre((quiet or free)[0])
            drawn.append(stele(x, y + FIGURE_AT, 19, token))
        else:  # beside a monument there is more room
            built = [s for s in land if taken[NAMES[s]].split()[0] in MONUMENT.words]
            x, y = centre((built or land)[0])
            drawn.append(stele(x + CORNER_STELE_AT[0], y + CORNER_STELE_AT[1], 10, token))
    return "".join(drawn)


# --- tracks


def gauge(view: dict[str, Any], seats: list[str]) -> str:
    """0 at the foot, the top space above; on one space the upper of the stack comes first."""
    step = GAUGE_HEIGHT / (TOP + 2)
    foot = GAUGE_HEIGHT - step
    drawn = [icon("i-devotion", 92, step / 2, 22)]
    sections = ((0, LAST_RED, "red-track"), (LAST_RED + 1, TOP - 1, "blue-track"))
    for low, high, colour in (*sections, (TOP, TOP, "gold-fill")):
        drawn.append(box(34, foot - high * step, 114, (high - low + 1) * step - 1, colour))
    drawn.append(
        stroke(f"M30 {foot - LAST_RED * step:.1f}h120", "warn", 2, 'stroke-dasharray="4 4"')
    )
    for level in (0, 5, 10, 15, LAST_RED, LAST_RED + 1, 25, TOP):
        drawn.append(text(level, 28, foot - level * step + step * 0.7, "count", "end"))
    ranking = [seats.index(word) for word in view["ranking"]]
    for level in range(TOP + 1):
        here = [s for s in reversed(ranking) if view["sides"][seats[s]]["devotion"] == level]
        for i, seat in enumerate(here):
            drawn.append(seat_mark(46 + 22.4 * i, foot - level * step + step / 2, 8, seat))
    return "".join(drawn)


def events(view: dict[str, Any]) -> str:
    """The event track; the next event is framed in gold, those past are pale."""
    endings = {MERGING: "i-ev-merge", FORGETTING: "i-ev-forgotten", CONFLICTS: "i-check"}
    drawn, x = [], 2.0
    for i, kind in enumerate(EVENTS):
        past = ' opacity=".35"' if i < view["event"] else ""
        frame = 'stroke="#211C15" stroke-width="2.5"' if i == view["event"] else ""
        parts = [box(x, 2, 36, 40, "gold-fill" if frame else "panel", frame)]
        parts.append(icon(EVENT_ICONS[kind], x + 18, 22, 24, "warn" if kind == CONFLICT else "ink"))
        ending = endings.get(EVENTS[: i + 1].count(CONFLICT)) if kind == CONFLICT else None
        if ending:
            parts.append(icon(ending, x + 18, 52, 18))
        drawn.append(f"<g{past}>{''.join(parts)}</g>")
        x += 50 if kind == CONFLICT else 38
    return "".join(drawn)


def table(view: dict[str, Any], players: int) -> str:
    """The four actions (the last space of each brings the event), and the guardians in stock."""
    drawn = []
    for i, action in enumerate(ACTION.words):
        spaces, used = players + USES_BEYOND_PLAYERS[i], view["markers"][action]
        x, y = 190.0 * (i % 2), 16 + 34.0 * (i // 2)
        drawn.append(icon(ACTION_ICONS[i], x + 12, y, 24))
        for n in range(spaces):
            fill = "ink2" if n < used else "gold-fill" if n == used == spaces - 1 else "sunk"
            drawn.append(box(x + 32 + 24 * n, y - 8, 20, 16, fill, 'stroke="var(--ink2)"'))
        last = x + 32 + 24 * (spaces - 1) + 10
        drawn.append(icon("i-play", last, y, 14, "panel" if used == spaces else "ink"))
    for level, kind in enumerate(view["guardians"]):
        if kind is not None:
            drawn.append(counted_piece(kind, view["stock"][level], 70.0 * level, 90, -1))
    return "".join(drawn)


def counted_piece(kind: str, count: int, x: float, y: float, seat: int) -> str:
    symbol = kind if kind == "warrior" else guardian_symbol(kind)
    return piece(symbol, x + 14, y, 28, seat) + text(count, x + 31, y + 5, "count")


# --- seats


def panel(view: dict[str, Any], seat: int, word: str) -> str:
    side = view["sides"][word]
    on_turn = view["turn"] == word
    edge = 'stroke="var(--ink)" stroke-width="3"' if on_turn else 'stroke="var(--line)"'
    drawn = [box(0, 0, PANEL_WIDTH, PANEL_HEIGHT, "panel", edge)]
    known = word in view["gods"]
    drawn.append(piece(f"god-{word}", 30, 30, 48, seat) if known else seat_mark(30, 30, 16, seat))
    drawn.append(text(word.capitalize(), 62, 25, "head"))
    drawn.append(icon("i-play", 148, 19, 16) if on_turn else "")
    drawn += tokens(view, word)
    if view["ranking"] and word not in view["ranking"]:
        # The view does not tell which of both it was.
        gone = ["i-ev-merge"] * (len(view["gods"]) > 2)
        gone += ["i-ev-forgotten"] * (view["conflicts"] >= FORGETTING)
        drawn += [icon(sign, 74 + 28 * i, 48, 22) for i, sign in enumerate(gone)]
        return f'<g opacity=".7">{"".join(drawn)}</g>'
    drawn.append(text(side["devotion"], PANEL_WIDTH - 12, 25, "head", "end"))
    drawn.append(icon("i-devotion", PANEL_WIDTH - 50, 19, 20))
    drawn.append(reserves(view, seat, word))
    lines = wrap(", ".join(side["powers"]), 48, break_on_hyphens=False)
    drawn += [text(line, 12, 76 + 14.5 * i, "small") for i, line in enumerate(lines)]
    played = view["battle"]["cards"][seat] if view["battle"] else []
    for i, card in enumerate(CARD.words):
        x, y = 12 + 88.0 * (i % 4), 97 + 20.0 * (i // 4)
        drawn.append(card_chip(card, x, y, card in played, card in side["used"]))
    return "".join(drawn)


def tokens(view: dict[str, Any], word: str) -> list[str]:
    """Who breaks ties, whether Amun may still play two cards; pale: not now. Battle's numbers."""
    signs = []
    if view["tiebreaker"] == word:
        signs.append(("i-protection", "", view["ready"]))
    if word == "amun":
        signs.append(("i-cards", "2", view["amun"]))
    battle = view["battle"]
    if battle and word in battle["fighters"]:
        seat = list(view["sides"]).index(word)
        signs.append(("i-ev-conflict", "", True))
        if any(battle["bids"]):
            signs.append(("i-follower", battle["bids"][seat], True))
        if any(battle["strength"]):
            signs.append(("i-strength", battle["strength"][seat], True))
    drawn, x = [], 166.0
    for sign, number, ready in signs:
        pale = "" if ready else ' opacity=".35"'
        drawn.append(f"<g{pale}>{icon(sign, x, 19, 18)}{text(number, x + 10, 24, 'count')}</g>")
        x += 24 if number == "" else 36
    return drawn


def reserves(view: dict[str, Any], seat: int, word: str) -> str:
    """Followers, ankh tokens, and the figures that are not on the board."""
    side = view["sides"][word]
    drawn, x = [], 72.0
    for sign, field in (("i-follower", "followers"), ("ankh", "ankhs")):
        drawn.append(icon(sign, x, 46, 16) + text(side[field], x + 13, 51, "count"))
        x += 50
    # A ring makes a token of the sign, which alone stands for devotion.
    ring = 'r="10.5" fill="none" stroke="var(--ink)" stroke-width="1.5"'
    drawn.append(f'<circle cx="122" cy="46" {ring}/>')
    x -= 19
    for kind, count in {"warrior": side["warriors"], **side["guardians"]}.items():
        drawn.append(counted_piece(kind, count, x, 46, seat))
        x += 54
    if word == "anubis":  # below, beside the cards
        for i, trapped in enumerate(view["trapped"]):
            owner = list(view["sides"]).index(trapped)
            drawn.append(piece("warrior", 290 + 28 * i, 126, 25, owner))
    return "".join(drawn)


def card_chip(card: str, x: float, y: float, played: bool, used: bool) -> str:
    dashed = 'stroke="var(--line)" stroke-dasharray="3 3"'
    edge = dashed if used and not played else 'stroke="var(--ink2)"'
    chip = box(x, y, 84, 17, "gold-fill" if played else "panel", edge)
    words = f"▸ {card}" if played else card
    kind = "played" if played else "used" if used else "small"
    return chip + text(words, x + 42, y + 13, kind, "middle")
