"""The store: one writer, on disk before anybody hears of it, and what it makes of trouble."""

import asyncio
import json
import socket
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest
from served import Guest, Served, catch_up
from shared.moments import MOVING
from websockets.sync.client import connect

from tawy.games import ANKH
from tawy.kernel.options import BadInput
from tawy.server import connections, database
from tawy.server.database import InUse, Place, connected
from tawy.server.store import READ_LOG, Store, entries_in
from tawy.server.tables import Tables
from tawy.server.writer import NotKept, Writer
from tawy.table import messages as m
from tawy.table.log import Entry, beginning, hashed

TABLE = {"game": "toy", "seats": [{"name": "Nefer"}, {"name": "Ptah"}]}
ENTRY = Entry("undo", 0, "", "", "c1", 5, "h")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    served = Served(tmp_path / "tawy.db")
    yield served
    served.stop()


async def with_game(path: str) -> Store:
    store = await Store.opened(path)
    await store.add_game("g", '{"game": "toy"}', ["a", None], [])
    return store


def rows(path: Path) -> list[Any]:
    with closing(sqlite3.connect(path)) as base:
        return base.execute(
            "SELECT game, number, kind, command FROM log ORDER BY number"
        ).fetchall()


# --- which file


@pytest.mark.parametrize(
    "content", [b"x", b"\n", b"my shopping list\n" * 40, b"SQLite format 2\x00"]
)
def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "list.txt"
    path.write_bytes(content)
    with pytest.raises(BadInput, match="is not a database"):
        asyncio.run(Store.opened(str(path)))
    assert path.read_bytes() == content


def test_a_database_of_something_else_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "other.db"
    with closing(sqlite3.connect(path)) as base:
        base.execute("CREATE TABLE recipes (name)")
    before = path.read_bytes()
    with pytest.raises(BadInput, match="of another program"):
        asyncio.run(Store.opened(str(path)))
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "address", ["postgresql://localhost/tawy", "mysql://x", "sqlite+pysqlcipher://"]
)
def test_another_kind_of_database_is_refused_with_a_sentence(address: str) -> None:
    with pytest.raises(BadInput, match="Tawy can't use"):
        asyncio.run(Store.opened(address))


def test_a_link_does_not_get_around_the_lock(tmp_path: Path) -> None:
    """Two servers would not hear of each other's games."""
    path, link = tmp_path / "tawy.db", tmp_path / "other.db"

    async def both() -> None:
        store = await Store.opened(str(path))
        link.symlink_to(path)
        try:
            with pytest.raises(InUse):
                await Store.opened(str(link))
        finally:
            await store.close()

    asyncio.run(both())


def test_it_is_in_memory_if_one_likes() -> None:
    async def used() -> None:
        store = await with_game(":memory:")
        await store.append("g", 0, [ENTRY])
        assert await store.seat_of("a") == ("g", 0)
        await store.close()

    asyncio.run(used())


def test_what_is_told_is_on_disk(tmp_path: Path) -> None:
    with closing(connected(Place.of(str(tmp_path / "tawy.db")))) as base:
        assert base.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert base.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL


def test_a_database_that_was_begun_and_has_no_tables_yet_is_finished(tmp_path: Path) -> None:
    """As if the power had failed at the very first start."""
    path = tmp_path / "tawy.db"
    with closing(sqlite3.connect(path)) as base:
        base.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")

    async def used() -> None:
        store = await with_game(str(path))
        assert await store.seat_of("a") == ("g", 0)
        await store.close()

    asyncio.run(used())


# --- writing


def test_what_comes_together_is_written_in_one_commit(tmp_path: Path) -> None:
    statements: list[str] = []

    async def used() -> None:
        store = await with_game(str(tmp_path / "tawy.db"))
        gate = threading.Event()
        held = asyncio.create_task(store.writer.do(lambda _: gate.wait()))
        await asyncio.sleep(0)
        many = [asyncio.create_task(store.append("g", i, [named(i)])) for i in range(50)]
        await asyncio.sleep(0)
        store.writer.connection.set_trace_callback(statements.append)
        gate.set()
        await asyncio.gather(held, *many)
        await store.close()

    asyncio.run(used())
    assert len(rows(tmp_path / "tawy.db")) == 50
    assert statements.count("COMMIT") <= 2


def named(number: int) -> Entry:
    return Entry("undo", 0, "", "", f"c{number}", 5, "h")


def test_one_that_fails_harms_no_other(tmp_path: Path) -> None:
    async def used() -> list[Any]:
        store = await with_game(str(tmp_path / "tawy.db"))
        numbers = [0, 1, 1, 2]  # the third comes twice
        found = await asyncio.gather(
            *[store.append("g", n, [named(i)]) for i, n in enumerate(numbers)],
            return_exceptions=True,
        )
        await store.close()
        return found

    found = asyncio.run(used())
    assert [type(one) for one in found] == [
        type(None),
        type(None),
        sqlite3.IntegrityError,
        type(None),
    ]
    assert [row[1] for row in rows(tmp_path / "tawy.db")] == [0, 1, 2]


def test_nothing_is_lost_when_it_is_closed(tmp_path: Path) -> None:
    async def used() -> None:
        store = await with_game(str(tmp_path / "tawy.db"))
        writing = [asyncio.create_task(store.append("g", i, [named(i)])) for i in range(30)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*writing)

    asyncio.run(used())
    assert len(rows(tmp_path / "tawy.db")) == 30


# --- trouble


def first_message(server: Served, link: str) -> dict[str, Any]:
    """To somebody who has not even said hello."""
    with connect(f"ws://127.0.0.1:{server.port}/api/seats/{link}") as line:
        told: dict[str, Any] = json.loads(line.recv(timeout=20))
        return told


def choose(guest: Guest, command: str = "") -> dict[str, Any]:
    return guest.choose(guest.seen["options"][0], command=command)


def test_a_full_disk_refuses_and_loses_nothing(
    server: Served,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """The choice can be sent again when there is room; a new table is refused with a code."""
    link, _ = server.table(TABLE)

    def full(*_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    with server.seat(link) as nefer:
        nefer.hear("update")
        before, kept = nefer.seen, rows(tmp_path / "tawy.db")
        with monkeypatch.context() as patched:
            patched.setattr("tawy.server.store.insert", full)
            assert choose(nefer, "a") == {"type": "refused", "id": "a", "code": m.NOT_KEPT}
            status, fault = server.post(json.dumps(TABLE).encode())
            assert (status, fault["code"], fault["reason"]) == (
                507, m.NOT_KEPT, "database or disk is full",
            )  # fmt: skip
        catch_up(nefer)
        assert nefer.seen == before
        with server.seat(link) as again:  # it did not happen, for nobody
            again.hear("update")
            assert again.seen == before
        assert choose(nefer, "a") == {"type": "done", "id": "a"}
        assert len(rows(tmp_path / "tawy.db")) > len(kept)
    assert "could not be written: database or disk is full" in caplog.text


def test_another_program_that_holds_the_database_is_waited_for(
    server: Served, tmp_path: Path
) -> None:
    """A backup, say: nobody is told of a fault."""
    link, elsewhere = server.table(TABLE)
    with server.seat(link) as nefer, server.seat(elsewhere) as ptah:
        nefer.hear("update")
        with closing(sqlite3.connect(tmp_path / "tawy.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            option, mark = nefer.seen["options"][0], nefer.seen["mark"]
            nefer.say(type="choose", id="a", expect=mark, options=[option])
            catch_up(ptah)  # the server answers while it waits
            other.execute("COMMIT")
        assert nefer.hear("done", "refused")["type"] == "done"


def test_one_that_never_lets_go_is_told_as_such(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "PATIENCE", 1)
    server = Served(tmp_path / "tawy.db")
    link, _ = server.table(TABLE)
    with server.seat(link) as nefer:
        nefer.hear("update")
        with closing(sqlite3.connect(tmp_path / "tawy.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            assert choose(nefer, "a")["code"] == m.NOT_KEPT
            assert server.post(json.dumps(TABLE).encode())[0] == 507
        assert choose(nefer, "a")["type"] == "done"
    server.stop()


def test_a_read_that_fails_once_leaves_nothing_broken(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    link, _ = server.table(TABLE)

    async def fails(store: Store, game: str) -> None:
        raise NotKept("disk I/O error")

    with monkeypatch.context() as patched:
        patched.setattr(Store, "load", fails)
        told = first_message(server, link)
        assert (told["code"], told["reason"]) == (m.NOT_KEPT, "disk I/O error")
    with server.seat(link) as nefer:
        nefer.hear("update")
        assert choose(nefer)["type"] == "done"


def test_a_server_that_stops_closes_its_store_whatever_its_tables_say(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = Served(tmp_path / "tawy.db")
    link, _ = server.table(TABLE)
    closed: list[str] = []
    close = Writer.close

    async def noted(self: Writer) -> None:
        closed.append(self.thread.name)
        await close(self)

    async def broken(self: Tables) -> None:
        raise RuntimeError("a table cannot be closed")

    monkeypatch.setattr(Writer, "close", noted)
    monkeypatch.setattr(Tables, "close", broken)
    with server.seat(link) as nefer:
        nefer.hear("update")
    with suppress(Exception):
        server.stop()
    assert sorted(closed) == ["database", "database, reading"]
    asyncio.run(opened_and_closed(tmp_path / "tawy.db"))  # its lock is gone


async def opened_and_closed(path: Path) -> None:
    await (await Store.opened(str(path))).close()


def test_damaged_tables_do_not_keep_a_server_from_closing(tmp_path: Path) -> None:
    """Nor do they end anything but the visit to them."""
    server = Served(tmp_path / "tawy.db")
    links = [server.table(TABLE)[0] for _ in range(3)]
    server.stop()
    with closing(sqlite3.connect(tmp_path / "tawy.db")) as base:
        ids = [row[0] for row in base.execute("SELECT id FROM games ORDER BY rowid")]
        base.execute("UPDATE games SET header = substr(header, 1, 20) WHERE id = ?", [ids[0]])
        base.execute("DELETE FROM log WHERE game = ?", [ids[1]])
        base.commit()
    after = Served(tmp_path / "tawy.db")
    for link in links[:2]:
        told = first_message(after, link)
        assert (told["type"], told["code"]) == ("trouble", m.DAMAGED)
        assert told["reason"]
        assert after.get(f"seats/{link}/record")[1]["code"] == m.DAMAGED
    with after.seat(links[2]) as nefer:
        nefer.hear("update")
        assert choose(nefer)["type"] == "done"
    after.stop()
    asyncio.run(opened_and_closed(tmp_path / "tawy.db"))


def test_a_game_that_cannot_go_on_is_told_as_such_and_its_record_ends_it(tmp_path: Path) -> None:
    """Whoever reads it knows all secrets: so it stays ended, whatever rules come."""
    server = Served(tmp_path / "tawy.db")
    link, _ = server.table({**TABLE, "game": "ankh", "position": MOVING})
    with server.seat(link) as nefer:
        nefer.hear("update")
        for words in ("move I5", "I4"):
            assert nefer.choose(ANKH.option_called(words))["type"] == "done"
    server.stop()
    with closing(sqlite3.connect(tmp_path / "tawy.db")) as base:
        base.execute(
            "UPDATE games SET header = replace(header, ?, ?)",
            [f'"rules": "{ANKH.version}"', '"rules": "0"'],
        )
        base.commit()
    rechain(tmp_path / "tawy.db", "I4", "Z9")
    after = Served(tmp_path / "tawy.db")
    with after.seat(link) as nefer:
        nefer.hear("update")
        stopped = nefer.seen["stopped"]
        assert (stopped["code"], stopped["reason"]) == (m.RULES_CHANGED, "")
        assert stopped["rest"] == ["Nefer: Z9"]
        assert nefer.seen["facts"]["board"]["I5"] == "isis warrior"
        assert nefer.choose(0)["code"] == m.RULES_CHANGED
        assert after.get(f"seats/{link}/record")[0] == 409  # to ask for it changes nothing
        nefer.say(type="end", id="show")
        nefer.hear("done")
        status, text = after.get(f"seats/{link}/record")
        assert (status, "rules: 0" in text, "isis Z9" in text) == (200, True, True)
        assert "Z9" in nefer.seen["stopped"]["reason"]  # whoever is there is told
    with after.seat(link) as nefer:
        nefer.hear("update")
        assert "Z9" in nefer.seen["stopped"]["reason"]
    after.stop()
    assert rows(tmp_path / "tawy.db")[-1][2] == "stop"
    asyncio.run(opened_and_closed(tmp_path / "tawy.db"))


@pytest.mark.parametrize(
    ("now", "then"),
    [('"facts": {', '"facts": {"sphinxes": 3, '), ('"game": "ankh"', '"game": "ra"')],
)
def test_a_game_that_can_no_longer_begin_is_told_as_such(
    tmp_path: Path, now: str, then: str
) -> None:
    server = Served(tmp_path / "tawy.db")
    link, _ = server.table({**TABLE, "game": "ankh", "position": MOVING})
    server.stop()
    with closing(sqlite3.connect(tmp_path / "tawy.db")) as base:
        for old, new in ((f'"rules": "{ANKH.version}"', '"rules": "0"'), (now, then)):
            base.execute("UPDATE games SET header = replace(header, ?, ?)", [old, new])
        base.commit()
    after = Served(tmp_path / "tawy.db")
    told = first_message(after, link)
    assert (told["type"], told["code"]) == ("trouble", m.RULES_CHANGED)
    assert after.get(f"seats/{link}/record")[1]["code"] == m.RULES_CHANGED
    after.stop()
    asyncio.run(opened_and_closed(tmp_path / "tawy.db"))


def rechain(path: Path, words: str, other: str) -> None:
    """A log in which this was chosen, well written: as under rules that had such a choice."""
    with closing(sqlite3.connect(path)) as base:
        [(id, header)] = base.execute("SELECT id, header FROM games").fetchall()
        last = beginning(header)
        for number, entry in enumerate(entries_in(base.execute(READ_LOG, [id]).fetchall())):
            said = other if entry.words == words else entry.words
            changed = Entry(*[getattr(entry, n) for n in ("kind", "seat", "payload")], said,
                            entry.command, entry.at, "")  # fmt: skip
            last = hashed(changed, number, last)
            base.execute(
                "UPDATE log SET words = ?, hash = ? WHERE number = ?", [said, last, number]
            )
        base.commit()


# --- those who ask too much, and those who are gone


def test_who_asks_without_end_is_answered_the_last_question(server: Served) -> None:
    """Others are answered meanwhile; of the questions that nobody waits for any more few are."""
    seats = [{"name": "Nefer"}, {"name": "Ptah"}]
    link, other = server.table({"game": "ankh", "seats": seats, "position": MOVING})
    move = ANKH.option_called("move I5")
    with server.seat(link) as nefer, server.seat(other) as ptah:
        nefer.hear("update")
        ptah.hear("update")
        for number in range(300):
            nefer.say(type="look-ahead", id=f"{number}", options=[move])
        catch_up(ptah)
        heard = [nefer.hear("ahead", "refused") for _ in range(300)]
        assert {one["id"] for one in heard} == {f"{number}" for number in range(300)}
        stale = [one for one in heard if one["type"] == "refused"]
        assert {one["code"] for one in stale} == {m.STALE}
        assert stale
        assert next(one for one in heard if one["id"] == "299")["type"] == "ahead"


def test_one_who_is_gone_without_a_word_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """He reads nothing and answers no ping: closing politely would wait for him for ever."""
    # Long enough that by then all buffers on the way to him are full.
    monkeypatch.setattr("tawy.server.app.PING_EVERY", 2.0)
    monkeypatch.setattr("tawy.server.app.PONG_WITHIN", 0.2)
    server = Served(tmp_path / "tawy.db")
    link, _ = server.table({**TABLE, "game": "ankh"})
    for listening in server.server.servers[0].sockets:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 1 << 12)
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1 << 12)
        line.connect(("127.0.0.1", server.port))
        line.sendall(
            f"GET /api/seats/{link} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        line.settimeout(1)
        hello = b'{"type":"hello"}'
        said = bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello  # masked by nothing
        line.sendall(said * 3000)  # each is answered by all that there is to see
        there = server.server.server_state.connections
        for _ in range(600):
            if not there:
                break
            threading.Event().wait(0.05)
        assert not there
    server.stop()


def test_one_who_comes_and_says_nothing_does_not_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "SILENCE", 0.05)
    server = Served(tmp_path / "tawy.db")
    come = socket.create_connection(("127.0.0.1", server.port), timeout=20)
    with come as line, suppress(ConnectionResetError):
        assert line.recv(1) == b""
    assert server.get("seats/nowhere/record")[0] == 404
    server.stop()


def test_a_seat_that_says_nothing_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """People think for longer than one who came may take to ask for something."""
    monkeypatch.setattr(connections, "SILENCE", 0.5)
    server = Served(tmp_path / "tawy.db")
    link, _ = server.table({**TABLE, "game": "ankh"})
    with server.seat(link) as guest:
        guest.hear("update")
        later = socket.create_connection(("127.0.0.1", server.port), timeout=20)
        with later as line, suppress(ConnectionResetError):
            assert line.recv(1) == b""  # whoever came after the guest has been ended by now
        catch_up(guest)
    server.stop()
