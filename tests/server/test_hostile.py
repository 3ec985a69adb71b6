"""Over a thousand messages that mean no good: none is obeyed, none breaks anything.

The server is a process of its own: whatever goes wrong in it, it would say on its stderr.
"""

import json
import random
import socket
import struct
from collections import Counter, deque
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
from apart import NAMES, Apart, without_numbers
from hostile import DEEP, ODD_TEXTS, Foe, Victim, mutated
from served import Guest, catch_up
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tawy.games import ANKH
from tawy.table.messages import LARGEST_MESSAGE

MOVING = {
    "game": "ankh",
    "seats": 3,
    "at": "move",
    "turn": "isis",
    "facts": {
        "gods": ["isis", "ra", "osiris"],
        "action": {"name": "move"},
        "board": {"I5": "isis warrior", "H5": "isis god", "C2": "ra god", "C4": "osiris god"},
    },
}
BATTLE = {
    "game": "ankh",
    "seats": 3,
    "at": "battle: choose cards",
    "facts": {
        "gods": ["isis", "ra", "osiris"],
        "battle": {"region": "I5"},
        "action": {"name": "move", "deeds": 1, "fired": True, "reached": 8},
        "board": {"I5": "isis god", "I4": "ra god", "H5": "osiris god"},
        "sides": {"isis": {"followers": 3}, "ra": {"devotion": 4}},
    },
}


@pytest.fixture
def apart(tmp_path: Path) -> Iterator[Apart]:
    server = Apart(tmp_path)
    yield server
    if server.process.poll() is None:
        server.stop()


def frame(opcode: int, data: bytes, first: int = 0x80, mask: int = 0x80) -> bytes:
    """A frame as it goes over the wire, well made or not."""
    size = bytes([mask | 126]) + struct.pack("!H", len(data))
    return bytes([first | opcode]) + size + (bytes(4) if mask else b"") + data


# Each ends a visit, this one and no other.
BROKEN = [
    frame(1, b"\xff\xfe"), frame(1, b"{}", mask=0), frame(3, b"{}"), frame(1, b"{}", first=0xF0),
    frame(0, b"{}"), frame(9, b"x" * 200), frame(8, b"\x03"), frame(8, b"\x00\x01\xff"),
    frame(1, b"{", first=0) + frame(1, b"}"), b"\x81\xff\x7f" + b"\xff" * 7 + bytes(4),
    frame(1, b"x" * (LARGEST_MESSAGE + 1)), frame(2, b"\0" * 60_000),
    frame(1, b"[" * 9_000, first=0) + frame(0, b"[" * 9_000),
]  # fmt: skip


class Attack:
    """The dice, two tables, and what came of it all."""

    def __init__(self, server: Apart) -> None:
        self.server = server
        self.dice = random.Random(74)
        self.foe = Foe(self.dice)
        self.sent: Counter[str] = Counter()
        self.statuses: Counter[int] = Counter()
        self.victims = [*self.quiet_table(), *self.secret_table()]

    # --- the tables

    def quiet_table(self) -> list[Victim]:
        """One seat is asked, has chosen twice and may take it back; two are not asked."""
        links = self.server.new_table(MOVING)
        done = ["a", "b"]
        with ExitStack() as kept:
            guests = [kept.enter_context(self.server.seat(link)) for link in links]
            guests[0].hear("update")
            options = list(guests[0].seen["options"])
            for name, words in (("a", "move I5"), ("b", "I4")):
                answer = guests[0].choose(ANKH.option_called(words), command=name)
                assert answer == {"type": "done", "id": name}
            for guest in guests[1:]:
                catch_up(guest)
            options += guests[0].seen["options"]
            assert guests[0].seen["undo"]
            return victims(links, guests, options, {0: done})

    def secret_table(self) -> list[Victim]:
        """A ballot: one has sealed its card, two have not."""
        links = self.server.new_table(BATTLE)
        with ExitStack() as kept:
            guests = [kept.enter_context(self.server.seat(link)) for link in links]
            for guest in guests:
                guest.hear("update")
            options = [
                *guests[0].seen["options"],
                ANKH.option_called("move I5"),
                ANKH.option_called("I4"),
            ]
            guests[0].choose(guests[0].seen["options"][0], command="c")
            assert guests[0].seen["draft"]
            return victims(links, guests, options, {0: ["c"]})

    # --- over sockets

    def at_seats(self, rounds: int) -> None:
        """Every kind of message from every seat, so many times, each as its own."""
        with ExitStack() as kept:
            lines = [kept.enter_context(self.server.open(v.link)) for v in self.victims]
            for _ in range(rounds):
                for kind in Foe.KINDS:
                    victim, line = self.dice.choice(list(zip(self.victims, lines, strict=True)))
                    said, wanted = kind(self.foe, victim)
                    line.send(said)
                    self.sent[kind.__name__] += 1
                    check(victim, json.loads(line.recv(timeout=20)), wanted, said)

    def out_of_order(self, rounds: int) -> None:
        """Many at once, shuffled: each is answered, or was replaced by a newer question."""
        for _ in range(rounds):
            victim = self.dice.choice(self.victims)
            kinds = [kind for kind in Foe.KINDS if kind is not Foe.hello]
            batch = [kind(self.foe, victim) for kind in self.dice.sample(kinds, 8)]
            with self.server.open(victim.link) as line:
                for said, _ in batch:
                    line.send(said)
                heard = [json.loads(line.recv(timeout=20)) for _ in batch]
            check_all(victim, batch, heard)
            self.sent["reordered"] += len(batch)

    def broken(self, rounds: int) -> None:
        for wrong in BROKEN * rounds:
            victim = self.dice.choice(self.victims)
            with self.server.open(victim.link) as line:
                line.socket.sendall(wrong)
                closed(line)
            self.sent["broken frames"] += 1
        for _ in range(3 * rounds):  # small on the wire, huge when unpacked
            victim = self.dice.choice(self.victims)
            with self.server.open(victim.link) as line:
                line.send("x" * 5_000_000)
                closed(line)
            self.sent["bombs"] += 1

    def gone_again(self, rounds: int) -> None:
        """Says something and is gone before the answer, politely or not."""
        for _ in range(rounds):
            victim = self.dice.choice(self.victims)
            dead = self.dice.random() < 0.3
            with self.server.open("nowhere" if dead else victim.link) as line:
                for kind in [Foe.hello, *self.dice.sample(Foe.KINDS, 4), Foe.hello, Foe.look_ahead]:
                    if not dead:
                        line.send(kind(self.foe, victim)[0])
                        self.sent["left unread"] += 1
                if self.dice.random() < 0.5:
                    cut(line.socket)

    def links(self) -> None:
        """What is nearly a link opens nothing."""
        for victim in self.victims:
            for link in near(self.dice, victim.link):
                with self.server.open(link) as line:
                    told = json.loads(line.recv(timeout=20))
                assert (told["type"], told["code"]) == ("trouble", "no-such-table"), link
                self.http("GET", f"/api/seats/{link}/record", 404)
                self.sent["links"] += 1
            for trick in (f"x/../{victim.link}", f"%2e%2e%2f{victim.link}", f"{victim.link}/"):
                self.http("GET", f"/api/seats/{trick}", 404)
            self.http("GET", f"/api/seats/{victim.link}/record", 409)

    # --- by HTTP

    def http(self, method: str, path: str, *wanted: int, body: bytes = b"", **headers: str) -> int:
        status = self.server.ask(method, path, body, **headers)
        self.sent["http"] += 1
        self.statuses[status] += 1
        assert status in wanted, (method, path, status, body[:500])
        return status

    def methods(self) -> None:
        for method in ("PUT", "DELETE", "PATCH", "TRACE", "BREW", "CONNECT"):
            for path in ("/", "/api/games", "/api/setups", "/api/tables", "/api/seats/x/record"):
                self.http(method, path, 404, 405, body=b"{}")
        for path in (
            "/api",
            "/api/seats/x",
            "/assets/..%2findex.html",
            "/assets/%00",
            "//",
            "/%ff",
        ):
            self.http("GET", path, 404)
            self.http("GET", path + "a" * 9_000, 404)

    def strangers(self) -> None:
        body = json.dumps({"game": "ankh", "seats": NAMES}).encode()
        for host in ("evil.example", "127.0.0.1.evil.example", "[::2]", "127.0.0.1:x", "\xff", " "):
            self.http("GET", "/api/games", 400, 403, Host=host)
            self.http("POST", "/api/tables", 400, 403, body=body, Host=host)
        for origin in (
            "null",
            "http://evil.example",
            "http://127.0.0.1",
            "https://localhost",
            "\xff",
        ):
            self.http("POST", "/api/tables", 403, body=body, Origin=origin)

    def bodies(self, rounds: int) -> None:
        """Of a new table and of a picture of one: only what is sound is taken."""
        table = {"game": "ankh", "seats": NAMES, "settings": {"scenario": "three-nomes-3"}}
        setup = {"game": "ankh", "seats": 3, "settings": {"god1": "ra"}}
        for _ in range(rounds):
            body = json.dumps(mutated(self.dice, table)).encode()
            self.http("POST", "/api/tables", 201, 400, body=body)
            body = json.dumps(mutated(self.dice, setup)).encode()
            self.http("POST", "/api/setups", 200, 400, body=body)
        for body in odd_bodies(self.dice):
            for path in ("/api/tables", "/api/setups"):
                self.http("POST", path, 400, 413, body=body)
        for text in ODD_TEXTS:
            seats = [{"name": text}, *NAMES]
            body = json.dumps({"game": "ankh", "seats": seats}).encode()
            self.http("POST", "/api/tables", 201, 400, body=body)

    def positions(self, rounds: int) -> None:
        """Unsound ones are refused; whoever sits down at one that was taken is told of it."""
        for number in range(rounds):
            position = mutated(self.dice, (MOVING, BATTLE)[number % 2])
            body = {"game": "ankh", "seats": NAMES, "position": position}
            status, made = self.server.post(json.dumps(body).encode())
            self.sent["positions"] += 1
            self.statuses[status] += 1
            assert status in (201, 400), (status, position)
            if status == 201:
                for link in made["links"]:
                    assert json.loads(self.server.told(link))["type"] == "update"

    def raw(self) -> None:
        host = f"Host: 127.0.0.1:{self.server.port}\r\n".encode()
        upgrade = b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        post, seat = b"POST /api/tables HTTP/1.1\r\n", b"GET /api/seats/x HTTP/1.1\r\n"
        for parts in (
            [b"\x16\x03\x01\x02\x00\r\n\r\n"], [b"GET /\xff HTTP/1.1\r\n", host, b"\r\n"],
            [b"GET / HTTP/x\r\n", host, b"\r\n"], [b"GET /api/games HTTP/1.1\r\n\r\n"],
            [post, host, b"Content-Length: -5\r\n\r\n{}"], [post, host, host, b"\r\n"],
            [post, host, b"Content-Length: 99999999999999999999999\r\n\r\n"],
            [post, host, b"Transfer-Encoding: chunked\r\n\r\nzz\r\n"],
            [seat, host, upgrade, b"\r\n"], [seat, host, upgrade, b"Sec-WebSocket-Key: x\r\n\r\n"],
        ):  # fmt: skip
            answer = self.server.say_raw(*parts)
            assert answer.startswith((b"HTTP/1.1 400", b"HTTP/1.1 403")), answer
            self.sent["raw"] += 1
        for body in (b"", b"{", b"{}"):  # and gone before all of it was said
            with socket.create_connection(("127.0.0.1", self.server.port)) as line:
                line.sendall(post + host + b"Content-Length: 100\r\n\r\n" + body)
            self.sent["raw"] += 1


def victims(
    links: list[str], guests: list[Guest], options: list[int], done: dict[int, list[str]]
) -> list[Victim]:
    names = [name for by_seat in done.values() for name in by_seat]
    return [
        Victim(link, guest.seen, options, done.get(seat, []), [] if seat in done else names)
        for seat, (link, guest) in enumerate(zip(links, guests, strict=True))
    ]


def check(victim: Victim, heard: dict[str, Any], wanted: str, said: object) -> None:
    kind, _, detail = wanted.partition(" ")
    assert heard["type"] == kind or not wanted, (heard, said)
    if kind == "update":
        assert without_numbers(heard["observation"]) == without_numbers(victim.seen)
    elif detail:
        assert heard["code"] == detail, (heard, said)


def check_all(victim: Victim, batch: list[tuple[Any, str]], heard: list[dict[str, Any]]) -> None:
    """Answers to commands and questions by their ids, to what is neither in any order."""
    nameless = [one for one in heard if "id" not in one]
    for said, wanted in batch:
        found = next((one for one in heard if one.get("id", said) == id_in(said)), None)
        if found is not None:
            heard.remove(found)
        if found is None:
            check(victim, nameless.pop(), wanted, said)
        elif found.get("code") != "stale":
            check(victim, found, wanted, said)
        else:
            assert json.loads(said)["type"] in ("look-ahead", "why-not", "choose", "undo"), said


def id_in(said: str | bytes) -> Any:
    with suppress(ValueError, RecursionError):
        told = json.loads(said) if isinstance(said, str) else None
        return told.get("id") if isinstance(told, dict) and said else None
    return None


def closed(line: ClientConnection) -> None:
    """The server ends the visit, whatever it has said before."""
    with pytest.raises(ConnectionClosed):
        deque(iter(lambda: line.recv(timeout=20), None), 0)


def cut(line: socket.socket) -> None:
    """As when a cable is pulled: no goodbye. Perhaps the server was quicker."""
    with suppress(OSError):
        line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    line.close()


def near(dice: random.Random, link: str) -> list[str]:
    place = dice.randrange(len(link))
    other = "a" if link[place] != "a" else "b"
    return [
        link[:place] + other + link[place + 1 :], link[:-1], link + "a", link.swapcase(),
        link[::-1], f"{link}%00", f"%20{link}", f"{link}%0a", link * 100, "%ff%fe", "%ed%a0%80",
        "'%20OR%201=1", "%2e%2e", "null", "None", "0", "a" * 7_000,
    ]  # fmt: skip


def odd_bodies(dice: random.Random) -> list[bytes]:
    table = json.dumps({"game": "ankh", "seats": NAMES}).encode()
    nest = b'{"game":"ankh","seats":[{"name":"a"},{"name":"b"}],"position":{"facts":'
    return [
        b"", b"\0", b"[]", b"null", b"5", b'"ankh"', b"\xff\xfe", b'{"game":"\xff"}', table[:-1],
        table + table, b" " * (LARGEST_MESSAGE + 1), b"x" * 3_000_000, dice.randbytes(999),
        b"game=ankh&seats=3", b'{"game":"ankh","seats":3e999}', b'{"game":"ankh","seats":-1}',
        json.dumps({"game": "ankh", "seats": [{"name": f"{n}"} for n in range(100)]}).encode(),
        *[nest + b"[" * n + b"]" * n + b"}}" for n in (300, 800, 950, 990, DEEP)],
        *[nest + b'{"event":' * n + b"0" + b"}" * n + b"}}" for n in (300, 800, 950, 990, 1500)],
        nest + b'{"event":' + b"9" * 4_000 + b"}}}", nest + b'{"event":' + b"9" * 9_000 + b"}}}",
    ]  # fmt: skip


def test_nothing_hostile_is_obeyed_and_nothing_breaks(apart: Apart) -> None:
    attack = Attack(apart)
    games, links = apart.games(), [victim.link for victim in attack.victims]
    assert len(games) == 2
    kept, told = apart.kept(games), [apart.told(link) for link in links]

    attack.at_seats(rounds=50)
    attack.out_of_order(rounds=20)
    attack.broken(rounds=2)
    attack.gone_again(rounds=30)
    attack.links()
    attack.methods()
    attack.strangers()
    attack.bodies(rounds=100)
    attack.positions(rounds=300)
    attack.raw()

    assert attack.sent.total() >= 1000
    assert max(attack.statuses) < 500
    assert apart.kept(games) == kept
    assert [apart.told(link) for link in links] == told
    apart.said_nothing()


def test_standing_orders_without_end_are_their_senders_alone(apart: Apart) -> None:
    """They are obeyed, even of one who is not asked; to the others nothing has happened. At some
    time it is enough: the log would grow without bound."""
    links = apart.new_table(MOVING)
    (game,), told = apart.games(), [apart.told(link) for link in links]
    (_, before, digest), orders, answers = apart.kept([game])[0], 200, Counter[str]()
    with apart.seat(links[1]) as guest:
        guest.hear("update")
        for number in range(orders):
            guest.say(type="stand", id=f"order {number}", on=number % 2 == 0)
            answers[guest.hear("done", "refused").get("code", "done")] += 1
    assert answers == {"done": 20, "too-often": orders - 20}
    assert [apart.told(links[0]), apart.told(links[2])] == [told[0], told[2]]
    assert not json.loads(apart.told(links[1]))["observation"].get("standing")
    _, rows, now = apart.kept([game])[0]
    assert (now, len(rows) - len(before)) == (digest, 20)
    apart.said_nothing()


def say_for_ever(line: socket.socket, said: bytes) -> None:
    for _ in range(1_000):  # or so
        line.sendall(said)


def test_who_does_not_listen_is_not_listened_to(apart: Apart) -> None:
    """What is not read piles up with whoever does not read it; others are served meanwhile."""
    link, other, _ = apart.new_table(MOVING)
    wish = {"type": "look-ahead", "id": "1", "options": [ANKH.option_called("move I5")]}
    said = frame(1, json.dumps(wish).ljust(4_000).encode())
    with apart.open(link) as line:
        line.socket.settimeout(2)
        # Small, or answers to all of it would fit into what some machines keep for a reader.
        line.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1 << 16)
        with pytest.raises(TimeoutError):
            say_for_ever(line.socket, said * 100)
        with apart.seat(other) as guest:
            catch_up(guest)
        cut(line.socket)
    apart.said_nothing()


def test_many_browsers_at_one_seat_all_hear_the_news(apart: Apart) -> None:
    link, other, _ = apart.new_table(MOVING)
    with ExitStack() as kept:
        crowd = [kept.enter_context(apart.seat(link)) for _ in range(50)]
        watcher = kept.enter_context(apart.seat(other))
        for guest in [*crowd, watcher]:
            guest.hear("update")
        assert crowd[17].choose(ANKH.option_called("move I5"))["type"] == "done"
        for guest in crowd:
            catch_up(guest)
        assert {json.dumps(guest.seen) for guest in crowd} == {json.dumps(crowd[0].seen)}
        assert crowd[0].seen["undo"] == 1
    apart.said_nothing()
