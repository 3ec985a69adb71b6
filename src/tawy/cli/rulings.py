"""Which rulings a table plays, in words."""

from __future__ import annotations

from collections.abc import Sequence

from tawy.cli.games import GAMES, Facts
from tawy.words import Words


def say_reading(words: Words, name: str, reading: str) -> str:
    return words.say(f"{words.game.name}-setting-{name}-{reading}")


def other_rulings(facts: Facts, words: Words) -> list[str]:
    """What this table plays otherwise than usual, with a heading; nothing if there is nothing."""
    others: dict[str, str] = facts.get("rulings", {})
    if not others:
        return []
    told = [f"- {say_reading(words, name, reading)}" for name, reading in others.items()]
    return [words.say("rulings-here", count=len(others)) + ":", *told]


def ruling_of(rules: Sequence[str], facts: Facts, words: Words) -> str | None:
    """What this table plays, where one of the *rules* is a ruling that others play otherwise."""
    game = GAMES.get(words.game.name)
    for row in game.rulings if game else []:
        if row.id in rules:
            reading = facts.get("rulings", {}).get(row.name, row.readings[0])
            return words.say("why-ruling", ruling=say_reading(words, row.name, reading))
    return None
