"""Looks through all that a browser was sent for what its seat may not know, or not yet."""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

# Of what a seat sees, that which its own answer in a ballot changes.
ITS_OWN = (
    "mark",
    "since",
    "options",
    "choices",
    "draft",
    "undo",
    "last",
    "question",
    "secret",
)


@dataclass
class Ballots:
    """How those of a game are."""

    # What is wrong with how one is told in the end: its events, and what was seen when it opened.
    order: Callable[[list[Any], Any], list[str]]
    narrows: bool  # each step leaves fewer of the same choices


@dataclass
class Sealed:
    """A ballot as the seat of the browser lived through it."""

    opened: int  # the number of its news when all were asked,
    revealed: int = 0  # and when all were in
    seats: list[int] = field(default_factory=list)  # who takes part
    drafts: list[list[Any]] = field(default_factory=list)  # of its side, after each of its steps
    speaks: bool = True  # for its side; else it only sees what its partner does

    def lasts(self, number: int) -> bool:
        return self.opened <= number < self.revealed


def leaks(frames: list[str], ballots: list[Sealed], never: list[str], game: Ballots) -> list[str]:
    """What is wrong with these frames; *never* is what may be in none of them."""
    found = [f"{word[:12]} is told" for word in never for frame in frames if word in frame]
    heard = [json.loads(frame) for frame in frames]
    updates = [message for message in heard if message["type"] == "update"]
    found += jumps(updates)
    for ballot in ballots:
        found += leaks_in(ballot, updates, game)
        told = aheads_in(ballot, heard)
        found += ["a look ahead" for m in told if m["events"] or m["facts"] is not None]
    return found


def number_of(update: Any) -> int:
    return int(update["observation"]["mark"]["number"])


def aheads_in(ballot: Sealed, heard: list[Any]) -> Iterator[Any]:
    """What was seen ahead while it was open: between its updates, for an answer has no number."""
    number = 0
    for message in heard:
        if message["type"] == "update":
            number = number_of(message)
        elif message["type"] == "ahead" and ballot.lasts(number):
            yield message


def jumps(updates: list[Any]) -> list[str]:
    """News is numbered without a gap, a number comes once, and the table is opened once."""
    numbers = [news["number"] for message in updates for news in message["news"]]
    found = [] if numbers == list(range(1, len(numbers) + 1)) else ["the numbers of news jump"]
    last = [message["news"][-1]["number"] if message["news"] else 0 for message in updates]
    if last != [number_of(message) for message in updates]:
        found.append("an update without news, or whose news is not the last")
    if len({message["observation"]["mark"]["epoch"] for message in updates}) != 1:
        found.append("another epoch")
    return found


def leaks_in(ballot: Sealed, updates: list[Any], game: Ballots) -> list[str]:
    """Till all are in, nothing but the answers of its own side may change what a seat sees."""
    during = [message for message in updates if ballot.lasts(number_of(message))]
    if not during or number_of(during[0]) != ballot.opened:
        return ["the ballot was not seen to open"]
    opening, *later = during
    found = []
    if opening["observation"]["draft"]:
        found.append("a draft at the opening")
    if opening["observation"]["awaited"] != ballot.seats:
        found.append("not all who take part are awaited")
    if ballot.revealed - ballot.opened != len(ballot.drafts) + 1 or len(later) > len(ballot.drafts):
        found.append("news that its own side has not made")
    else:
        for message in later:
            draft = ballot.drafts[number_of(message) - ballot.opened - 1]
            found += leaks_after(
                message, opening["observation"], draft, ballot.speaks, game.narrows
            )
    told = [news for message in updates for news in message["news"]]
    reveal = [news["events"] for news in told if news["number"] == ballot.revealed]
    return found + game.order(reveal[-1] if reveal else [], opening["observation"])


def leaks_after(
    message: Any, opening: Any, draft: list[Any], speaks: bool, narrows: bool
) -> list[str]:
    seen, found = message["observation"], []
    if any(news["events"] for news in message["news"]):
        found.append("events before all are in")
    if any(news["facts"] not in (None, opening["facts"]) for news in message["news"]):
        found.append("another table in the news")
    shared = {*seen, *opening} - {*ITS_OWN}
    now, then = steady(seen), steady(opening)
    found += [f"{key} changes" for key in shared if now.get(key) != then.get(key)]
    if seen["draft"] != draft or seen["undo"] != len(draft) * speaks:
        found.append("not its own draft")
    if narrows and not narrower(seen, opening, draft):
        found.append("not its own options")
    return found


def steady(seen: Any) -> Any:
    """Of a forecast only what the other side may do: the rest depends on one's own answer."""
    outlook = seen.get("outlook") or {}
    forecast = outlook.get("forecast")
    if not forecast:
        return seen
    facing = [[one["card"], one["strength"]] for one in forecast["cards"][0]["against"]]
    others = [forecast["more"], forecast["gone"], facing]
    return {**seen, "outlook": {**outlook, "forecast": others}}


def narrower(seen: Any, opening: Any, draft: list[Any]) -> bool:
    """What is left of the options is what was there before and was not chosen."""
    return {*seen["options"]} <= {*opening["options"]} - {one["option"] for one in draft}


def gods_in_order(events: list[Any], opening: Any) -> list[str]:
    """What was sealed is told by the order of the seats, whoever answered first."""
    gods = opening["facts"]["gods"]
    told = [gods.index(e["side"]) for e in events if e["event"] in ("played", "bade")]
    return [] if told and told == sorted(told) else ["not told in the order of seats"]


OF_ANKH = Ballots(gods_in_order, narrows=True)
OF_KEMET = Ballots(lambda events, opening: [], narrows=False)
