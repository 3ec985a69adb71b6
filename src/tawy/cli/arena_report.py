"""The report of a run: one page that needs nothing else, every plot with its table."""

from __future__ import annotations

from html import escape
from importlib.resources import files

from tawy.arena import shares
from tawy.arena.match import Result
from tawy.arena.ratings import rate, who_met
from tawy.arena.results import Verdicts
from tawy.arena.series import Verdict
from tawy.kernel.game import game_called
from tawy.pictures import charts
from tawy.words import Words

Cells = list[list[str]]
STYLE = """
body{font:16px/1.5 system-ui,sans-serif;background:var(--page);color:var(--ink);margin:0 auto;
max-width:900px;padding:1rem}
h1,h2{line-height:1.2}h2{margin-top:2.5rem;border-bottom:2px solid var(--line)}
svg{width:100%;height:auto;background:var(--panel);border:1px solid var(--line);border-radius:6px}
svg text{fill:var(--ink);font:13px system-ui,sans-serif}.tick{fill:var(--ink2)}
.axis{fill:var(--ink2)}.value{font-variant-numeric:tabular-nums}
.grid{stroke:var(--line)}.mark{stroke:var(--warn);stroke-width:2;stroke-dasharray:6 4}
.bar{stroke:var(--accent);stroke-width:5;stroke-linecap:round;opacity:.45}.dot{fill:var(--accent)}
.fill{fill:var(--accent)}.curve{fill:none;stroke-width:3;stroke:var(--accent)}
.c1{stroke:var(--warn);stroke-dasharray:7 4}svg .t0{fill:var(--accent)}svg .t1{fill:var(--warn)}
.wide{overflow-x:auto}table{border-collapse:collapse;margin:.75rem 0;font-size:.9rem}
th,td{border:1px solid var(--line);padding:.25rem .6rem;text-align:right;white-space:pre}
th:first-child,td:first-child{text-align:left}th{background:var(--sunk)}
details{margin:.5rem 0}summary{cursor:pointer}.note{color:var(--ink2)}
"""
FAIR = (
    "Bars are 95 % intervals. What everybody would win if all were alike stands in the table; "
    "where it is the same for all it is the dashed line."
)
SHARED = (
    "The share is of one bot: the first of a match, the stronger of two, the one among others. "
    "The table names it."
)
BEST_FIRST = "Whoever is furthest above it comes first."


def page(title: str, verdicts: Verdicts, results: list[Result]) -> str:
    """Of the results of one game."""
    tokens = (files("tawy.pictures") / "tokens.css").read_text(encoding="utf-8")
    game = results[0].job.game
    parts = [f"<h1>{escape(title)}</h1>", summary(results)]
    asked = [(title, v, v.share) for title, v in verdicts if v.share is not None]
    parts += [questions(asked)] if asked else []
    parts += [strength(results), matrix(results), times(results)]
    parts += [things(results, Words("en", game_called(game))), shape(results, game)]
    head = (
        '<!doctype html><html lang="en"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{tokens}{STYLE}</style>"
    )
    return head + "\n".join(parts) + "</html>\n"


def grid(heads: list[str], cells: Cells) -> str:
    head = "".join(f"<th>{escape(one)}</th>" for one in heads)
    rows = ["<tr>" + "".join(f"<td>{escape(one)}</td>" for one in row) + "</tr>" for row in cells]
    return f'<div class="wide"><table><tr>{head}</tr>{"".join(rows)}</table></div>'


def section(title: str, note: str, *parts: str) -> str:
    said = f'<p class="note">{escape(note)}</p>' if note else ""
    return f"<h2>{escape(title)}</h2>{said}{''.join(parts)}"


def core_hours(results: list[Result]) -> float:
    return sum(sum(turns) for one in results for turns in one.seconds + one.between) / 3600


def summary(results: list[Result]) -> str:
    bots = sorted({bot for one in results for bot in one.job.players()})
    nobody = sum(1 not in one.places for one in results) / len(results)
    said = (
        f"{len(results)} games of {', '.join(bots)}; {core_hours(results):.2f} core-hours of "
        f"thinking; {nobody:.1%} without a winner: there all are last, and share the win."
    )
    failed = [f"<p>{escape(one.line())}.</p>" for one in shares.failing(results)]
    return f"<p>{escape(said)}</p>{''.join(failed)}"


def questions(asked: list[tuple[str, Verdict, float]]) -> str:
    rows = [(title, share, *v.bounds) for title, v, share in asked if v.games]
    cells = [
        [title, str(v.games), v.whose, f"{share:.3f}", f"{v.bounds[0]:.3f} to {v.bounds[1]:.3f}",
         f"{v.undecided:.1%}", v.state()]
        for title, v, share in asked
    ]  # fmt: skip
    heads = [
        "question", "games", "share of", "share", "95 % interval", "without winner", "result",
    ]  # fmt: skip
    chart = charts.intervals("Questions", rows, 0.0, 1.0, "share", None)
    return section("Questions", SHARED, chart, grid(heads, cells))


def strength(results: list[Result]) -> str:
    note = (
        "openskill's BradleyTerryFull: everybody begins with 25; the mean over several orders of "
        "the games. Bots that never met are rated apart. A part of a budget is another bot."
    )
    return section("Ratings", note, *[ladder_of(games) for games in who_met(results)])


def ladder_of(results: list[Result]) -> str:
    ratings = rate(results)
    rows = [(one.bot, one.mu, *one.interval()) for one in ratings]
    low, high = min(row[2] for row in rows), max(row[3] for row in rows)
    cells = [
        [one.bot, str(one.games), f"{one.mu:.2f}", "{:.2f} to {:.2f}".format(*one.interval())]
        for one in ratings
    ]
    chart = charts.intervals("Ratings", rows, low, high, "rating")
    return chart + grid(["bot", "games", "rating", "95 %"], cells)


def matrix(results: list[Result]) -> str:
    found = shares.win_matrix(results)
    bots = sorted({bot for pair in found for bot in pair})
    cells: Cells = []
    for one in bots:
        row = [one]
        for other in bots:
            r = found.get((one, other))
            row.append(f"{r.share:.2f}\n{r.low:.2f} to {r.high:.2f}\n{r.games}" if r else "")
        cells.append(row)
    rows = sorted([(r.word, r.share, r.low, r.high) for r in found.values()], key=lambda r: -r[1])
    rows = [row for row in rows if row[1] >= 0.5]
    note = (
        "How often the bot of the row came before that of the column, with the 95 % interval and "
        "the games; a tie is half."
    )
    chart = charts.intervals("Wins", rows, 0.0, 1.0, "share", 0.5)
    return section("Win matrix", note, chart, grid(["", *bots], cells))


def times(results: list[Result]) -> str:
    found = shares.turn_seconds(results)
    rows = [(bot, middle, middle, late) for bot, (middle, late, _) in found.items()]
    high = max(row[3] for row in rows) or 1
    cells = [
        [bot, str(count), f"{middle:.3f}", f"{late:.3f}"]
        for bot, (middle, late, count) in found.items()
    ]
    note = (
        "CPU seconds of a bot in a whole turn of its own, and between turns: in each turn of "
        "another, or night, in which it was asked. The bar begins at the median, ends at 95 %."
    )
    chart = charts.intervals("Time of a turn", rows, 0.0, high, "seconds")
    heads = ["bot", "turns", "median", "95th percentile"]
    return section("Time of a turn", note, chart, grid(heads, cells))


def things(results: list[Result], words: Words) -> str:
    parts = []
    scenarios = shares.by_scenario(results)
    kinds = {"bot": shares.by_bot(results), **shares.by_thing(results)}
    if scenarios:
        kinds["scenario (wins of the first seat)"] = scenarios
    for kind, rows in kinds.items():
        for row in rows:
            called = words.say(f"{words.game.name}-{kind.split()[0]}-{row.word}".replace(" ", "-"))
            row.word = row.word if called.startswith(f"{words.game.name}-") else called
        cells = [
            [row.word, str(row.games), f"{row.share:.3f}", f"{row.low:.3f} to {row.high:.3f}",
             f"{row.fair:.3f}"]
            for row in rows
        ]  # fmt: skip
        heads = [kind, "games", "share of wins", "95 % interval", "if all were alike"]
        chart = charts.of_rows(f"Share of wins by {kind}", rows, "share of wins")
        listed = f"<details open><summary>Table</summary>{grid(heads, cells)}</details>"
        note = FAIR if kind.startswith(shares.SEAT) else f"{FAIR} {BEST_FIRST}"
        parts.append(section(f"Share of wins by {kind}", note, chart, listed))
    return "".join(parts)


def shape(results: list[Result], game: str) -> str:
    """How long games were, how they ended, how scores grew."""
    of = game_called(game)
    plies, ends = shares.lengths(results), shares.endings(results)
    quarter = [plies[len(plies) * part // 4] for part in (1, 2, 3)]
    heads = ["shortest", "a quarter", "half", "three quarters", "longest"]
    length = grid(heads, [[str(one) for one in (plies[0], *quarter, plies[-1])]])
    grown = {"winners": shares.growth(results, True), "others": shares.growth(results, False)}
    cells = [
        [str(tick), *[f"{curve[tick]:g}" if tick < len(curve) else "" for curve in grown.values()]]
        for tick in range(max(len(curve) for curve in grown.values()))
    ]
    return (
        section("Lengths", "Choices in a game, chance's draws too.",
                charts.histogram("Lengths", plies, "choices"), length)
        + section("Endings", "", charts.bars("Endings", list(ends.items()), "games"),
                  grid(["ending", "games"], [[word, str(count)] for word, count in ends.items()]))
        + section(f"Growth of {of.scored}", f"Medians at each {of.clock}.",
                  charts.lines(f"Growth of {of.scored}", grown, of.clock, of.scored),
                  grid([of.clock, *grown], cells))
    )  # fmt: skip
