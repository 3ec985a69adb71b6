"""Pieces as SVG: symbols of sprite.svg in the colour, pattern and letter of a seat."""

from __future__ import annotations

import math
from importlib.resources import files
from xml.sax.saxutils import escape

LETTERS = "ABCDE"
FONT = '"Segoe UI",Roboto,"Noto Sans",system-ui,sans-serif'
TEXT = (
    f"text{{font-family:{FONT}}}.letter{{font-weight:800;fill:var(--onglyph)}}"
    ".badge{font-weight:800;fill:#211C15}.number{font-weight:800}"
    ".space{font-size:10px;font-weight:600;fill:var(--ink2);paint-order:stroke;stroke-width:3px}"
    ".on-tile{fill:#FFF9EC;stroke:#4A4258}.played{font-size:12px;font-weight:700;fill:#211C15}"
    ".small{font-size:12px;fill:var(--ink2)}.count{font-size:14px;fill:var(--ink)}"
    ".head{font-size:17px;font-weight:700;fill:var(--ink)}"
    ".used{font-size:12px;fill:var(--ink2);text-decoration:line-through}"
)


def sheet(width: float, height: float, body: str, title: str) -> str:
    """A whole picture that needs nothing from outside."""
    here = files("tawy.pictures")
    sprite = (here / "sprite.svg").read_text(encoding="utf-8")
    symbols = sprite[sprite.index(">") + 1 : sprite.rindex("</svg>")]
    style = (here / "tokens.css").read_text(encoding="utf-8") + TEXT
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" '
        f'width="{width:.0f}" height="{height:.0f}" role="img"><title>{escape(title)}</title>'
        f"<style>{style}</style>{symbols}"
        f'<rect width="{width:.0f}" height="{height:.0f}" fill="var(--page)"/>{body}</svg>\n'
    )


def use(symbol: str, x: float, y: float, size: float) -> str:
    """A symbol centred on a point."""
    left, top = x - size / 2, y - size / 2
    place = f'x="{left:.1f}" y="{top:.1f}" width="{size:.1f}" height="{size:.1f}"'
    return f'<use href="#{symbol}" {place}/>'


def text(words: object, x: float, y: float, kind: str, anchor: str = "start") -> str:
    place = f'x="{x:.1f}" y="{y:.1f}" class="{kind}" text-anchor="{anchor}"'
    return f"<text {place}>{escape(str(words))}</text>"


def icon(symbol: str, x: float, y: float, size: float, colour: str = "ink") -> str:
    return f'<g style="color:var(--{colour})">{use(symbol, x, y, size)}</g>'


def box(x: float, y: float, width: float, height: float, fill: str, more: str = "") -> str:
    place = f'x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}"'
    return f'<rect {place} rx="5" fill="var(--{fill})" {more}/>'


def placed(drawn: str, x: float, y: float, scale: float = 1) -> str:
    return f'<g transform="translate({x:.1f} {y:.1f}) scale({scale:g})">{drawn}</g>'


def piece(symbol: str, x: float, y: float, size: float, seat: int, turn: float = 0) -> str:
    """A piece of a seat, with its letter; seat -1 is neutral."""
    drawn = use(symbol, x, y, size)
    if turn:
        drawn = f'<g transform="rotate({turn:.0f} {x:.1f} {y:.1f})">{drawn}</g>'
    if seat < 0:
        return f'<g class="neutral">{drawn}</g>'
    if symbol == "warrior":
        height = size * 0.42
        place = f'x="{x:.1f}" y="{y + size * 0.195:.1f}" font-size="{height:.1f}"'
        mark = f'<text {place} class="letter" text-anchor="middle">{LETTERS[seat]}</text>'
    else:
        # Between the sides of the hex, so that no camel on them covers it.
        right, down = (0.3, 0.3) if symbol.startswith("mon") else (0.26, 0.34)
        mark = badge(x + size * right, y + size * down, size * 0.17, seat)
    return f'<g class="seat-{LETTERS[seat]}">{drawn}{mark}</g>'


def badge(x: float, y: float, r: float, seat: int) -> str:
    ring = f'fill="#FFF9EC" stroke="#211C15" stroke-width="{max(0.8, r * 0.16):.1f}"'
    letter = f'x="{x:.1f}" y="{y + r * 0.5:.1f}" font-size="{r * 1.42:.1f}"'
    return (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" {ring}/>'
        f'<text {letter} class="badge" text-anchor="middle">{LETTERS[seat]}</text>'
    )


def seat_mark(x: float, y: float, r: float, seat: int) -> str:
    disc = (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r + 2.5:.1f}" fill="var(--seat)" stroke="#211C15"/>'
    )
    return f'<g class="seat-{LETTERS[seat]}">{disc}{badge(x, y, r, seat)}</g>'


def stele(x: float, y: float, r: float, number: object) -> str:
    """A stone with a number of the board."""
    w = r * 0.8
    outline = (
        f"M{x - w:.1f} {y + r:.1f}V{y - r * 0.25:.1f}A{w:.1f} {w:.1f} 0 0 1 "
        f"{x + w:.1f} {y - r * 0.25:.1f}V{y + r:.1f}Z"
    )
    digits = f'x="{x:.1f}" y="{y + r * 0.66:.1f}" font-size="{r * 1.3:.1f}"'
    return (
        f'<path d="{outline}" fill="#F3EAD6" stroke="#5C5140" stroke-width="{r * 0.12:.1f}"/>'
        f'<text {digits} class="number" text-anchor="middle" fill="#211C15">{number}</text>'
    )


def hexagon(x: float, y: float, r: float) -> str:
    points = [
        f"{x + r * math.cos(a * math.pi / 3):.1f} {y + r * math.sin(a * math.pi / 3):.1f}"
        for a in range(6)
    ]
    return "M" + "L".join(points) + "Z"


def stroke(lines: str, colour: str, width: float, more: str = "") -> str:
    ends = 'stroke-linecap="round" fill="none"'
    return f'<path d="{lines}" stroke="var(--{colour})" stroke-width="{width}" {ends} {more}/>'
