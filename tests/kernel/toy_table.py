"""Lotus Boat for a test: from a seed or from a position, answered in notation."""

from typing import Any

from tawy.games import TOY
from tawy.kernel.rng import Stream, stretch
from tawy.proof.contract import snapshot, walk
from tawy.records.play import Header, Play
from tawy.records.position import load
from tawy.records.record import say
from tawy.toy.game import Toy

SEATS = ["amber", "jade", "lapis", "coral", "ivory"]


def header(seats: int, seed: str = "1", position: dict[str, Any] | None = None) -> Header:
    names = [f"player {i + 1}" for i in range(seats)]
    head = Header(TOY.name, TOY.version, names, f"seed {seed}", stretch(seed))
    head.position = position or {}
    return head


def seeded(seats: int = 3, seed: str = "1") -> Play[Toy]:
    """A new game."""
    return Play(TOY, header(seats, seed))


def finished(seats: int, seed: str) -> Play[Toy]:
    """A game played to its end at random."""
    play = seeded(seats, seed)
    for _ in walk(play, Stream(f"choices {seed}")):
        pass
    return play


def at(where: str, turn: str = "", seats: int = 3, **facts: object) -> dict[str, Any]:
    """A position, as an author of cases would write it; whose turn it is steers."""
    facts = ({"steerer": turn} if turn else {}) | facts
    position = {"game": "toy", "seats": seats, "at": where, "facts": facts}
    return position | ({"turn": turn} if turn else {})


def placed(position: dict[str, Any], *sentences: str) -> Play[Toy]:
    """A game from a position, where chance is asked like a seat."""
    head = header(position.get("seats", TOY.fewest), position=position)
    return tell(Play(TOY, head, open_chance=True), *sentences)


def loaded(position: dict[str, Any], open_chance: bool = False) -> Toy:
    """What a position says; with *open_chance* it stops where chance is asked."""
    like = Toy(TOY.fewest)
    like.open_chance = open_chance
    return load(TOY, position, like if open_chance else None)


def tell(play: Play[Toy], *sentences: str) -> Play[Toy]:
    for sentence in sentences:
        say(play, sentence)
    return play


def choose(play: Play[Toy], seat: int, words: str) -> None:
    play.apply(seat, TOY.option_called(words))


def offered(play: Play[Toy], seat: int) -> list[str]:
    return [TOY.words(play.state, option) for option in TOY.engine.legal(play.state, seat)]


def whole(play: Play[Toy]) -> tuple[str, list[tuple[int, int]], list[object]]:
    """All of a game: its state, its plies, its events."""
    plies = [(ply.seat, ply.option) for ply in play.plies()]
    events = [(e.kind.name, e.values, e.why, e.seen, e.ply) for e in play.log.events]
    return snapshot(TOY, play.state), plies, events
