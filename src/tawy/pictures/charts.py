"""Charts as SVG: a few marks and real text, so that a page with them needs nothing else.

Drawn here and not by a plotting library: those that there are weigh more than all of Tawy, and
what is wanted are rows with intervals, lines and bars.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10

from tawy.arena.shares import Row

WIDE, LABEL, LINE, PAD = 720, 224, 22, 28
DEEP, LEFT = 300, 46
LONGEST = 30  # letters of a label


def svg(height: int, title: str, parts: list[str]) -> str:
    return (
        f'<svg viewBox="0 0 {WIDE} {height}" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>{''.join(parts)}</svg>"
    )


def text(x: float, y: float, words: str, kind: str = "", anchor: str = "start") -> str:
    place = f'x="{x:.1f}" y="{y:.1f}" class="{kind}" text-anchor="{anchor}"'
    return f"<text {place}>{escape(words)}</text>"


def short(words: str) -> str:
    """As much of a label as there is room for; the table beside the chart has all of it."""
    return words if len(words) <= LONGEST else f"{words[: LONGEST // 2]}…{words[-LONGEST // 2 :]}"


def box(x: float, y: float, wide: float, deep: float) -> str:
    place = f'x="{x:.1f}" y="{y:.1f}" width="{wide:.1f}" height="{deep:.1f}"'
    return f'<rect {place} class="fill"/>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def ticks(low: float, high: float) -> list[float]:
    """Round numbers from *low* to *high*, about five."""
    rough = max(high - low, 1e-9) / 5
    power = 10.0 ** floor(log10(rough))
    step = next(factor * power for factor in (1, 2, 5, 10) if factor * power >= rough * 0.999)
    first = ceil(low / step - 1e-9)
    return [round(i * step, 9) for i in range(first, floor(high / step + 1e-9) + 1)]


def intervals(
    title: str,
    rows: list[tuple[str, float, float, float]],
    low: float,
    high: float,
    axis: str,
    mark: float | None = None,
) -> str:
    """Rows of a dot with a bar for its interval; *mark* is a line that all are compared with."""
    height = PAD * 2 + LINE * len(rows) + 14
    wide = WIDE - LABEL - 60

    def at(value: float) -> float:
        return LABEL + wide * (min(max(value, low), high) - low) / (high - low or 1)

    bottom = PAD + LINE * len(rows)
    parts = []
    for tick in ticks(low, high):
        parts.append(line(at(tick), PAD - 6, at(tick), bottom, "grid"))
        parts.append(text(at(tick), bottom + 16, f"{tick:g}", "tick", "middle"))
    if mark is not None:
        parts.append(line(at(mark), PAD - 6, at(mark), bottom, "mark"))
    for i, (word, value, least, most) in enumerate(rows):
        y = PAD + LINE * i + LINE / 2
        parts.append(text(LABEL - 8, y + 4, short(word), "label", "end"))
        parts.append(line(at(least), y, at(most), y, "bar"))
        parts.append(f'<circle cx="{at(value):.1f}" cy="{y:.1f}" r="4.5" class="dot"/>')
        parts.append(text(WIDE - 52, y + 4, f"{round(value, 3):.3g}", "value"))
    parts.append(text(LABEL + wide / 2, bottom + 34, axis, "axis", "middle"))
    return svg(height, title, parts)


def of_rows(title: str, rows: list[Row], axis: str) -> str:
    """Shares of wins; the fair share is drawn where it is the same for all."""
    fair = {round(row.fair, 3) for row in rows}
    most = max([row.high for row in rows], default=1.0)
    points = [(row.word, row.share, row.low, row.high) for row in rows]
    top = min(1.0, -(-most * 10 // 1) / 10)
    return intervals(title, points, 0.0, top, axis, fair.pop() if len(fair) == 1 else None)


def bars(title: str, counted: Sequence[tuple[str, int]], axis: str) -> str:
    most = max([count for _, count in counted], default=1)
    wide = WIDE - LABEL - 60
    parts = []
    for i, (word, count) in enumerate(counted):
        y = PAD / 2 + LINE * i
        length = wide * count / most
        parts.append(text(LABEL - 8, y + 15, short(word), "label", "end"))
        parts.append(box(LABEL, y + 3, length, LINE - 6))
        parts.append(text(LABEL + length + 6, y + 15, str(count), "value"))
    bottom = PAD / 2 + LINE * len(counted)
    parts.append(text(LABEL + wide / 2, bottom + 18, axis, "axis", "middle"))
    return svg(int(bottom + 28), title, parts)


def histogram(title: str, numbers: Sequence[float], axis: str, bins: int = 16) -> str:
    """How often each range of numbers is met."""
    low, high = min(numbers), max(numbers)
    width = (high - low) / bins or 1
    counts = [0] * bins
    for number in numbers:
        counts[min(bins - 1, int((number - low) / width))] += 1
    plot = Plot(low, low + width * bins, 0, max(counts))
    parts = plot.frame(axis, "games")
    for i, count in enumerate(counts):
        x, y = plot.x(low + i * width), plot.y(count)
        wide, deep = plot.x(low + (i + 1) * width) - x - 2, plot.y(0) - y
        parts.append(box(x, y, wide, deep))
    return svg(DEEP, title, parts)


def lines(title: str, named: dict[str, list[float]], across: str, up: str) -> str:
    """Curves, each with its name at its end and a dash of its own: colour is not the only sign."""
    long = max([len(values) for values in named.values()], default=1)
    highest = max([max(values, default=0) for values in named.values()], default=1)
    plot = Plot(0, max(long - 1, 1), 0, highest or 1)
    parts = plot.frame(across, up)
    for i, (name, values) in enumerate(named.items()):
        points = " ".join(
            f"{plot.x(tick):.1f},{plot.y(value):.1f}" for tick, value in enumerate(values)
        )
        parts.append(f'<polyline points="{points}" class="curve c{i}"/>')
        if values:
            x, y = plot.x(len(values) - 1), plot.y(values[-1])
            parts.append(text(x + 6, y + 4, name, f"label t{i}"))
    return svg(DEEP, title, parts)


class Plot:
    """Two axes."""

    def __init__(self, x1: float, x2: float, y1: float, y2: float) -> None:
        self.x1, self.x2, self.y1, self.y2 = x1, x2, y1, y2

    def x(self, value: float) -> float:
        return LEFT + (WIDE - LEFT - 110) * (value - self.x1) / (self.x2 - self.x1 or 1)

    def y(self, value: float) -> float:
        return DEEP - 44 - (DEEP - 64) * (value - self.y1) / (self.y2 - self.y1 or 1)

    def frame(self, across: str, up: str) -> list[str]:
        parts = []
        for tick in ticks(self.x1, self.x2):
            parts.append(text(self.x(tick), DEEP - 26, f"{tick:g}", "tick", "middle"))
        for tick in ticks(self.y1, self.y2):
            parts.append(line(self.x(self.x1), self.y(tick), self.x(self.x2), self.y(tick), "grid"))
            parts.append(text(LEFT - 6, self.y(tick) + 4, f"{tick:g}", "tick", "end"))
        parts.append(
            text((self.x(self.x1) + self.x(self.x2)) / 2, DEEP - 8, across, "axis", "middle")
        )
        parts.append(text(4, 12, up, "axis"))
        return parts
