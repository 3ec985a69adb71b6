"""What the browser of a seat received in twenty games, searched for what it may not know."""

import copy
import json
import random
import sqlite3
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from itertools import permutations
from typing import Any, Protocol

import pytest
from leaks import Sealed, leaks
from playwright.sync_api import Browser
from screen import House, Screen, screens
from websockets.sync.client import ClientConnection, connect

GAMES = 20
SMALL = {"width": 360, "height": 480}  # there is less to paint
GODS = ["amun", "anubis", "isis", "osiris", "ra"]
SPACES = ["C4", "B5", "B7", "D5", "C7", "D7", "G3", "F2", "F4"]  # god, god, god, warriors
KEEP_LINES = """
    window.lines = [];
    window.WebSocket = class extends WebSocket {
        constructor(...given) { super(...given); window.lines.push(this); }
    };
"""
# What the page has laid by.
STORED = "() => JSON.stringify([{...localStorage}, {...sessionStorage}, document.cookie])"


def position(dice: random.Random, gods: list[str]) -> dict[str, Any]:
    """Three gods close to each other, a conflict near, none far from the top."""
    event = dice.choice([10, 11, 14, 15, 16, 17])  # the next or the one after it is a conflict
    figures = [f"{god} god" for god in gods] + [f"{god} warrior" for god in gods + gods]
    stones = dict(zip(["B6", "C8", "D8"], ["temple", "pyramid", "obelisk"], strict=True))
    owners = dice.sample(gods, 3)
    return {
        "game": "ankh",
        "seats": 3,
        "at": "turn",
        "turn": dice.choice(gods),
        "facts": {
            "gods": gods,
            "event": event,
            "markers": {"move": 3, "summon": 3, "followers": 3, "unlock": 2},
            "board": {
                **dict(zip(SPACES, figures, strict=True)),
                **{space: f"{stones[space]} {owners.pop()}" for space in stones},
            },
            "sides": {
                god: {"devotion": dice.randrange(25, 29), "followers": dice.randrange(2, 9)}
                for god in gods
            },
        },
    }  # fmt: skip


class Player:
    """A seat over a socket of its own; what it was sent is kept."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.seen: dict[str, Any] = {}
        self.received: list[str] = []
        self.commands = 0
        line.send('{"type": "hello"}')
        self.hear("update")

    def hear(self, kind: str) -> dict[str, Any]:
        while True:
            text = str(self.line.recv(timeout=20))
            self.received.append(text)
            message: dict[str, Any] = json.loads(text)
            if message["type"] == "update":
                self.seen = message["seen"]
            if message["type"] == kind:
                return message

    def say(self, kind: str, **more: Any) -> None:
        self.commands += 1
        named = {"id": f"{kind} {self.commands}", "expect": self.seen["number"]}
        self.line.send(json.dumps({"type": kind, **named, **more}))
        number = self.hear("done")["number"]
        while self.seen["number"] < number:
            self.hear("update")

    def catch_up(self) -> None:
        self.line.send('{"type": "why-not", "id": "now", "kind": "none", "word": "none"}')
        self.hear("reasons")


# Sends it over the line of the page, and comes back with the answer.
ASK = """([wish, word]) => new Promise(answered => {
    lines[0].addEventListener('message', ({data}) => data.includes(word) && answered());
    lines[0].send(wish);
})"""


class Watcher(Protocol):
    received: list[str]

    def catch_up(self) -> None: ...


class Window:
    """The browser at seat 0, which only looks on."""

    def __init__(self, screen: Screen, link: str) -> None:
        self.screen, self.asked = screen, 0
        screen.page.goto("about:blank")  # it leaves the table where it was
        self.received = screen.received = []
        screen.go(f"#/table/{link}")
        screen.page.wait_for_function("() => lines.length === 1 && lines[0].readyState === 1")

    def catch_up(self) -> None:
        """Ask over the line of the page: what was sent on it before has come, then."""
        self.asked += 1
        word = f"barrier {self.asked}"
        wish = json.dumps({"type": "why-not", "id": word, "kind": "none", "word": "none"})
        self.screen.page.evaluate(ASK, [wish, word])


class Played:
    """One game, played by dice at all seats, while somebody watches at seat 0."""

    def __init__(self, players: list[Player], watcher: Watcher, dice: random.Random) -> None:
        self.players, self.watcher, self.dice = players, watcher, dice
        self.ballots: list[Sealed] = []
        self.kinds: Counter[str] = Counter()

    def play(self) -> None:
        while not self.players[0].seen.get("result"):
            asked = [p for p in self.players if p.seen["options"]]
            if asked[0].seen.get("secret"):
                self.ballot(asked)
            else:
                self.turn(asked[0])
            for player in self.players:
                player.catch_up()
        self.watcher.catch_up()

    def turn(self, player: Player) -> None:
        while player.seen["options"] and not player.seen.get("secret"):
            player.say("choose", option=self.dice.choice(player.seen["options"]))

    def ballot(self, asked: list[Player]) -> None:
        """The others first, but for the last one at times: nothing comes of it to the watcher."""
        sitting = self.players[0]
        note = Sealed(sitting.seen["number"], seats=[p.seen["seat"] for p in asked])
        self.kinds[asked[0].seen["question"]] += 1
        mine = self.speaker()
        note.speaks = mine is sitting
        others = [player for player in asked if player is not mine]
        self.dice.shuffle(others)
        waits = mine in asked and (not others or self.dice.random() < 0.7)
        last = mine if mine is not None and waits else others.pop()
        for player in others:
            self.seal(player, note)
        self.watcher.catch_up()
        assert last_number(self.watcher) == note.opened
        if mine is not None and mine in asked and mine is not last:
            self.seal(mine, note)
        self.seal(last, note)
        sitting.catch_up()
        note.revealed = sitting.seen["number"]
        self.ballots.append(note)

    def seal(self, player: Player, note: Sealed) -> None:
        """All that is asked of it; now and then it thinks again."""
        while True:
            player.say("choose", option=self.dice.choice(player.seen["options"]))
            if not player.seen["draft"]:  # it was the last one: all is revealed
                return
            self.noted(player, note)
            if self.dice.random() < 0.2:
                player.say("undo")
                self.noted(player, note)
                self.kinds["taken back"] += 1
            elif not player.seen["options"]:
                self.kinds["two cards"] += len(player.seen["draft"]) > 1
                return

    def speaker(self) -> Player | None:
        """Who speaks for the side of seat 0, if it has one."""
        side = self.players[0].seen["side"][0]
        return self.players[side] if side >= 0 else None

    def noted(self, player: Player, note: Sealed) -> None:
        if player is self.speaker():
            note.drafts.append(player.seen["draft"])


def last_number(watcher: Watcher) -> int:
    update = next(frame for frame in reversed(watcher.received) if '"type":"update"' in frame)
    return int(json.loads(update)["seen"]["number"])


def never_told(house: House, links: list[str]) -> list[str]:
    """The seed of the last table, its number, and the way to its other seats."""
    with sqlite3.connect(house.database) as base:
        query = "SELECT id, header FROM games ORDER BY rowid DESC LIMIT 1"
        number, header = base.execute(query).fetchone()
    key = int(json.loads(header)["key"], 16)
    hashes = [sha256(link.encode()).hexdigest() for link in links]
    return [f"{key:x}", str(key), number, *links[1:], *hashes]


@dataclass
class Searched:
    """What somebody at seat 0 was sent in a game, and what there is to know about it."""

    frames: list[str]
    ballots: list[Sealed]
    never: list[str]
    kinds: Counter[str]

    def leaks(self) -> list[str]:
        return leaks(self.frames, self.ballots, self.never)


def played(house: House, seed: int, watch: Callable[[str], Watcher] | None = None) -> Searched:
    """A game of these dice, with who watches it: a browser, or else a socket."""
    dice = random.Random(seed)
    gods = list(list(permutations(GODS, 3))[seed * 7 % 60])
    links = house.table(["Nefer", "Ptah", "Teti"], position=position(dice, gods))
    never = never_told(house, links)
    with ExitStack() as kept:
        where = house.address.replace("http", "ws")
        lines = [
            kept.enter_context(connect(f"{where}/api/seats/{link}", max_size=None))
            for link in [*links, links[0]]
        ]
        players = [Player(line) for line in lines[:3]]
        watcher = watch(links[0]) if watch else Player(lines[3])
        game = Played(players, watcher, dice)
        game.play()
    return Searched(watcher.received, game.ballots, never, game.kinds)


@pytest.mark.timeout(600)
def test_no_secret_reaches_a_browser_before_its_time(browser: Browser, house: House) -> None:
    frames, kinds = 0, Counter[str]()
    with screens(browser, house, SMALL) as (screen,):
        screen.context.add_init_script(KEEP_LINES)
        for seed in range(GAMES):
            game = played(house, seed, partial(Window, screen))
            assert game.leaks() == [], seed
            shown = screen.page.content() + screen.page.evaluate(STORED)
            assert not [word for word in game.never if word in shown]
            frames += len(game.frames)
            kinds += game.kinds
    assert frames > 20 * GAMES
    assert kinds["choose cards"] > GAMES
    assert min(kinds["bid"], kinds["two cards"], kinds["taken back"]) > 3


# --- the search itself: each of these is found


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> Searched:
    """A game as a socket at seat 0 heard it, with nothing wrong in it."""
    house = House(tmp_path_factory.mktemp("recorded"))
    game = played(house, 9)
    house.stop()
    assert game.leaks() == []
    return game


class Planted:
    """A copy of a game, to put a leak into: in a ballot in which seat 0 was not the last."""

    def __init__(self, game: Searched) -> None:
        self.heard = [json.loads(frame) for frame in game.frames]
        self.ballots, self.never = copy.deepcopy(game.ballots), game.never
        self.ballot = next(b for b in self.ballots if b.drafts and b.speaks)
        self.opening = self.update(self.ballot.opened)
        self.later = self.update(self.ballot.opened + 1)
        self.reveal = self.update(self.ballot.revealed)

    def update(self, number: int) -> Any:
        updates = [m for m in self.heard if m["type"] == "update"]
        return next(m for m in updates if m["seen"]["number"] == number)

    def insert(self, message: Any) -> None:
        self.heard.insert(self.heard.index(self.opening) + 1, message)

    def leaks(self) -> list[str]:
        return leaks([json.dumps(m) for m in self.heard], self.ballots, self.never)


def news_of_an_answer(p: Planted) -> None:
    """Somebody has answered, and all later news of seat 0 has a number one higher."""
    said = copy.deepcopy(p.opening)
    said["news"] = [{**said["news"][-1], "events": []}]
    for message in [m for m in p.heard if m["type"] == "update"] + [said]:
        if message is said or message["seen"]["number"] > p.ballot.opened:
            message["seen"]["number"] += 1
            for news in message["news"]:
                news["number"] += 1
    for ballot in p.ballots:
        ballot.opened += ballot.opened > p.ballot.opened
        ballot.revealed += ballot.revealed > p.ballot.opened
    p.insert(said)


PLAYED = {"event": "played", "side": "ra", "card": "flood"}
LEAKS: dict[str, Callable[[Planted], Any]] = {
    "seed": lambda p: p.heard[0]["seen"]["names"].append(p.never[0]),
    "seed in decimal": lambda p: p.heard[-1].update(word=p.never[1]),
    "number of the game": lambda p: p.heard[0]["seen"].update(id=p.never[2]),
    "link of another": lambda p: p.later["seen"]["names"].append(f"/table/{p.never[3]}"),
    "draft of another at the opening": lambda p: p.opening["seen"]["draft"].append({"option": 1}),
    "draft of another beside its own": lambda p: p.later["seen"]["draft"].append({"option": 1}),
    "all drafts": lambda p: p.later["seen"].update(drafts=[[1], [2], [3]]),
    "who is not awaited any more": lambda p: p.later["seen"].update(awaited=[0]),
    "who is not awaited at once": lambda p: p.opening["seen"]["awaited"].pop(),
    "outlook": lambda p: p.later["seen"]["outlook"]["battle"].update(decided=True),
    "cards on the table": lambda p: p.later["seen"]["table"]["battle"]["cards"][1].append("flood"),
    "used cards": lambda p: p.later["seen"]["table"].update(sides={}),
    "event": lambda p: p.later["news"][0]["events"].append(PLAYED),
    "table in the news": lambda p: p.later["news"][0].update(table={"battle": None}),
    "undo": lambda p: p.later["seen"].update(undo=3),
    "options": lambda p: p.later["seen"]["options"].append(p.later["seen"]["draft"][0]["option"]),
    "an update of nothing": lambda p: p.insert({**copy.deepcopy(p.opening), "news": []}),
    "the same again": lambda p: p.insert(copy.deepcopy(p.opening)),
    "news of an answer": news_of_an_answer,
    "order of answers": lambda p: p.reveal["news"][0]["events"].reverse(),
    "look ahead": lambda p: p.insert(
        {"type": "ahead", "id": "", "number": p.ballot.opened, "events": [PLAYED], "table": None}
    ),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_found(recorded: Searched, leak: str) -> None:
    planted = Planted(recorded)
    assert planted.leaks() == []
    LEAKS[leak](planted)
    assert planted.leaks()
