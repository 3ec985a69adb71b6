"""Writes the golden records and signatures anew: `python tests/golden/make.py`. Read the diff.

A record keeps its choices as long as they are legal, so that the diff shows what has changed and
little else; where they end, chance goes on. What no record shows any more is looked for in other
games, and the shortest beginning that shows it becomes a record. `make.py kemet 7` shows one.
"""

import json
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

import tawy.games  # noqa: F401  # registers the games
from tawy.kernel.frames import CHANCE
from tawy.kernel.game import REGISTRY, Game
from tawy.kernel.options import BadInput
from tawy.kernel.rng import Stream
from tawy.proof.contract import walk
from tawy.proof.fuzz import material_of, mixed_chooser, mixed_play, signature
from tawy.records.play import Header, Play
from tawy.records.record import TITLE, Record, next_mark, read, say, write

HERE = Path(__file__).parent
MARKED = 10  # one sentence in so many has its digest: with all of them every line of a diff differs
LOOKED_AT = 400  # games, for what no record shows,
LONGEST = 150  # and choices of each of them;
SHORTEST = 40  # what shows only how a table plays, shows it by what is played so
# What records must show, by the first word of it. The rest of what a game is fuzzed for is rare.
SHOWN = {"event", "choice", "ending", "game", "discards", "ruling"}
RANDOM = "random"


def wanted(game: Game[Any]) -> set[str]:
    """What the records of a game must show together, so that a change of any rule is seen."""
    named = {name for name in material_of(game).wanted(game) if name.split()[0] in SHOWN}
    rules = {f"rule {rule.name()}" for rule in game.engine.rules}
    scenarios = {f"scenario {word}" for word in game.settings.get("scenario", [])}
    seats = {f"{seats} seats" for seats in range(game.fewest, game.most + 1)}
    return named | rules | (scenarios - {f"scenario {RANDOM}"}) | seats


def shown(play: Play[Any], rules: set[str]) -> set[str]:
    facts = play.game.dump(play.state)
    scenario = {f"scenario {facts['scenario']}"} if "scenario" in facts else set()
    return {*material_of(play.game).sights(play), f"{play.state.seats} seats"} | scenario | rules


def steps(play: Play[Any]) -> Iterator[tuple[Play[Any], set[str]]]:
    """The same game from its start, choice by choice, with the rules that have run so far."""
    again, rules = Play(play.game, play.header, open_chance=True), set[str]()
    for ply in [None, *play.plies()]:
        if ply is not None:
            again.apply(ply.seat, ply.option)
        rules |= {f"rule {play.game.engine.rules[f.rule].name()}" for f in again.state.stack}
        yield again, rules


def all_shown(play: Play[Any]) -> set[str]:
    *_, (whole, rules) = steps(play)
    return shown(whole, rules)


def golden(play: Play[Any]) -> str:
    """The record of a game, with few digests."""
    text = write(play)
    again = Play(play.game, play.header, open_chance=True)
    for number, line in enumerate(read(text).lines, 1):
        say(again, line.words)
        own = f"  #{next_mark(again, '', line.words)}" if number % MARKED == 0 else ""
        text = text.replace(f"  #{line.mark}\n", f"{own}\n", 1)
    return text


def anew(game: Game[Any], record: Record) -> Play[Any]:
    """The choices of a record under today's rules; once they no longer fit, as many others."""
    play = Play(game, replace(record.header, rules=game.version))
    chosen = [line.words for line in record.lines if not line.words.startswith("chance ")]
    try:
        while chosen:  # the generator draws for itself
            say(play, chosen[0], earlier=True)
            del chosen[0]
    except BadInput as error:
        print(f"{game.name}, {record.header.game_id}: {error}")
    others = walk(play, Stream(f"anew {record.header.game_id}"))
    for _ in islice(others, len(chosen) + 1):
        pass
    while play.state.drafts:  # a secret choice that is half made does not end a record
        next(others)
    return play


def beginning(play: Play[Any], goal: set[str]) -> Play[Any]:
    """As much of a game as shows all of *goal*, up to a choice of one seat."""
    for part, rules in steps(play):
        waiting = part.state.drafts or CHANCE in play.game.engine.pending(part.state)
        if not waiting and goal <= shown(part, rules) and len(part.plies()) >= SHORTEST:
            return part
    return play


def slim(game: Game[Any], header: Header) -> Header:
    """Its position without what follows from the rest: less to read, less that can break."""
    start = Play(game, header, open_chance=True).digest()
    position: dict[str, Any] = json.loads(json.dumps(header.position))
    position.pop("rules", None)

    def same() -> bool:
        try:
            return Play(game, replace(header, position=position), True).digest() == start
        except BadInput:
            return False

    leave_out(position.get("facts", {}), same)
    return replace(header, position=position)


def leave_out(facts: dict[str, Any], same: Callable[[], bool]) -> None:
    for name, value in list(facts.items()):
        del facts[name]
        if not same():
            facts[name] = value
            if isinstance(value, dict):
                leave_out(value, same)


def played(game: Game[Any], number: int) -> Play[Any]:
    play = mixed_play(game, number, "golden")
    choices = walk(play, Stream(f"golden {number}"), mixed_chooser(game, number))
    for _ in islice(choices, LONGEST):
        pass
    return play


def found(game: Game[Any], missing: set[str]) -> Iterator[Play[Any]]:
    """Few and short games that show what is missing."""
    games = [played(game, number) for number in range(LOOKED_AT)] if missing else []
    all_of = {number: all_shown(play) for number, play in enumerate(games)}
    while missing and any(missing & seen for seen in all_of.values()):
        best = max(all_of, key=lambda n: (len(missing & all_of[n]), -len(games[n].plies())))
        record = read(write(beginning(games[best], missing & all_of[best])))
        record.header = slim(game, record.header)
        yield anew(game, record)
        missing -= all_of[best]


def texts_in(path: Path) -> list[str]:
    """The records of a file. Above each is as much room as there: lines keep their numbers."""
    texts: list[str] = []
    above = 0
    for part in path.read_text(encoding="utf-8").split(f"{TITLE}\n")[1:]:
        texts.append("\n" * above + f"{TITLE}\n{part.rstrip()}\n")
        above += 1 + part.count("\n")
    return texts


def make(game: Game[Any]) -> None:
    path, made = HERE / f"{game.name}.records", list[str]()
    missing = wanted(game)
    for number, text in enumerate(texts_in(path) if path.exists() else [], 1):
        try:
            play = anew(game, read(text))
        except BadInput as error:  # its position cannot be any more
            print(f"{game.name}: number {number} is given up: {error}")
            continue
        made.append(golden(play))
        missing -= all_shown(play)
    for play in found(game, missing):
        print(f"{game.name}: a new one, {play.header.game_id}")
        made.append(golden(play))
    for name in sorted(missing):
        print(f"{game.name}: nothing shows {name!r}")
    path.write_text("\n".join(made), encoding="utf-8")
    own = signature(game, material_of(game).signed)
    (HERE / f"{game.name}.signature").write_text(f"{own}\n", encoding="utf-8")


def main(name: str = "", number: str = "") -> None:
    """All of them; or show one, for `tawy replay`."""
    if name:
        print(texts_in(HERE / f"{name}.records")[int(number) - 1].strip())
        return
    for game in REGISTRY.values():
        make(game)


if __name__ == "__main__":
    main(*sys.argv[1:])
