"""Facts and history in the terminal, for any game."""

from __future__ import annotations

from typing import Any

import click
from rich.console import Console
from rich.table import Table

from tawy.kernel.frames import SPECTATOR
from tawy.kernel.game import Game
from tawy.records.play import Play
from tawy.tables.facts import BY_SEAT, TableGame
from tawy.words import Words


def show_facts(game: Game[Any], g: Any, facts: dict[str, object], words: Words) -> None:
    """The facts that are given: one line each, those by seat as a table."""
    if not isinstance(game, TableGame):
        Console().print_json(data=facts)
        return
    table = Table()
    table.add_column("")
    for seat in range(g.seats):
        table.add_column(words.say(f"{game.name}-seat-{game.seat_word(g, seat)}"))
    for fact in game.facts:
        if fact.name not in facts:
            continue
        value, title = facts[fact.name], words.say(f"{game.name}-fact-{fact.name}")
        if fact.size == BY_SEAT and isinstance(value, list):
            table.add_row(title, *[told(fact.kind, v, words) for v in value])
        else:
            values = value if isinstance(value, list) else [value]
            shown = [told(fact.kind, v, words) for v in values]
            if fact.by is not None:
                names = [words.noun(fact.by, word) for word in fact.by.words]
                shown = [f"{name} {one}" for name, one in zip(names, shown, strict=True)]
            click.echo(f"{title}: {', '.join(shown) or '-'}")
    Console().print(table)


def told(kind: Any, value: object, words: Words) -> str:
    return "-" if value is None else words.noun(kind, value)


def show_history(play: Play[Any], words: Words) -> None:
    for event in play.log.events:
        heard = play.game.told(play.state, event, SPECTATOR)
        if heard is not None:
            click.echo(words.event(heard))
    show_result(play, words)


def show_result(play: Play[Any], words: Words) -> None:
    g, name = play.state, play.game.name
    if g.ending < 0:
        return
    click.echo(words.say("over", ending=words.say(f"{name}-ending-{play.game.endings[g.ending]}")))
    for place in sorted(set(g.places)):
        seats = [s for s in range(g.seats) if g.places[s] == place]
        named = [words.say(f"{name}-seat-{play.game.seat_word(g, s)}") for s in seats]
        click.echo(words.say("place", place=place, seats=", ".join(named)))
