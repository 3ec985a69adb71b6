"""Facts and history in the terminal, for any game."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import click
from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

from tawy.cli.games import GAMES, Facts
from tawy.cli.rulings import other_rulings
from tawy.facts.rows import BY_SEAT, FactsGame
from tawy.kernel.frames import SPECTATOR
from tawy.kernel.game import Game
from tawy.records.play import Play
from tawy.words import Words


def show_facts(game: Game[Any], g: Any, facts: Facts, words: Words) -> None:
    click.echo(drawn(game, g, facts, words))


def drawn(game: Game[Any], g: Any, facts: Facts, words: Words, own: Collection[int] = ()) -> str:
    """The facts that are given, as the terminal shows them, with a mark for the own seats."""
    console = Console(highlight=False)
    with console.capture() as captured:
        if game.name in GAMES:
            shown = {**facts, "outlook": game.outlook(g, SPECTATOR)}
            console.print(GAMES[game.name].table(shown, g.side, words, own))
        elif isinstance(game, FactsGame):
            console.print(plain_table(game, g, facts, words))
        else:
            console.print_json(data=facts)
    return captured.get().rstrip("\n")


def plain_table(game: FactsGame[Any], g: Any, facts: Facts, words: Words) -> Group:
    """One line for each fact, those by seat as a table."""
    lines = []
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
            lines.append(Text(f"{title}: {', '.join(shown) or '-'}"))
    return Group(*lines, table)


def told(kind: Any, value: object, words: Words) -> str:
    return "-" if value is None else words.noun(kind, value)


def heading(game: Game[Any], g: Any, facts: Facts, seat: str, words: Words, chosen: int = 0) -> str:
    """What is asked of the seat with this name; where the game has no words for it, who is.

    In secret choices it may depend on how many steps of its own the seat has *chosen*.
    """
    rule = game.engine.rules[g.stack[-1].rule].name()
    name = f"{game.name}-ask-{rule}".replace(" ", "-")
    if not words.bundle.has_message(name):
        return words.say("your-turn", seat=seat)
    values = GAMES[game.name].question(facts, rule, words) if game.name in GAMES else {}
    return f"{seat}: {words.say(name, chosen=chosen, **values)}"


def in_columns(items: list[Text], width: int) -> Table:
    """As many side by side as there is room for; read down, column by column."""
    widest = max([len(item) for item in items]) + 2
    across = max(1, width // widest)
    down = -(-len(items) // across)
    grid = Table.grid(padding=(0, 2, 0, 0))
    for row in range(down):
        grid.add_row(*items[row::down])
    return grid


def show_history(play: Play[Any], words: Words) -> None:
    for event in play.log.events:
        heard = play.game.event_for(play.state, event, SPECTATOR)
        if heard is not None:
            click.echo(words.event(heard))
    show_result(play, words)


def show_result(play: Play[Any], words: Words) -> None:
    g, name = play.state, play.game.name
    if g.ending < 0:
        return
    ending = f"{name}-ending-{play.game.endings[g.ending]}".replace(" ", "-")
    click.echo(words.say("over", ending=words.say(ending)))
    # All may have lost: then nobody is before anybody.
    held = sorted(set(g.places)) if 1 in g.places else []
    for place, number in enumerate(held, 1):  # places that are shared leave no gap
        seats = [s for s in range(g.seats) if g.places[s] == number]
        named = [words.say(f"{name}-seat-{play.game.seat_word(g, s)}") for s in seats]
        click.echo(words.say("place", place=place, seats=", ".join(named)))
    for line in other_rulings(play.game.view(g, SPECTATOR), words):
        click.echo(line)
