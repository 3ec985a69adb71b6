"""The server over real sockets: play, come back, crash, and what it refuses."""

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from served import Guest, Served, catch_up
from websockets.exceptions import ConnectionClosedError
from websockets.sync.client import connect

from tawy.server.database import InUse
from tawy.server.store import Store
from tawy.table.messages import LARGEST_MESSAGE

TABLE = {"game": "toy", "seats": [{"name": "Nefer"}, {"name": "Ptah"}]}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    served = Served(tmp_path / "tawy.db")
    yield served
    served.stop()


def play_on(guests: list[Guest], most: int) -> None:
    """Each guest takes its first option whenever it has one, till the game is over."""
    for _ in range(most):
        for guest in guests:
            if guest.seen.get("result"):
                return
            if guest.seen["options"]:
                assert guest.choose(guest.seen["options"][0])["type"] == "done"
                for other in guests:
                    catch_up(other)


def test_a_person_plays_a_whole_game_against_chance(server: Served) -> None:
    links = server.table(
        {"game": "toy", "seats": [{"name": "Nefer"}, {"name": "Luck", "bot": "random"}]}
    )
    assert links[1] is None
    with server.seat(links[0]) as nefer:
        nefer.hear("update")
        for _ in range(300):
            if nefer.seen.get("result"):
                break
            if nefer.seen["options"]:
                before = nefer.seen["mark"]
                assert nefer.choose(nefer.seen["options"][-1])["type"] == "done"
                assert nefer.seen["mark"] != before  # whoever hears of it has heard what it did
            else:
                nefer.hear("update")
        assert nefer.seen["result"]["ending"]
    status, text = server.get(f"seats/{links[0]}/record")
    assert (status, text.splitlines()[0]) == (200, "tawy record 1")


def test_a_seat_that_comes_back_hears_what_it_missed_and_no_more(server: Served) -> None:
    first, second = server.table(TABLE)
    with server.seat(first) as nefer, server.seat(second) as ptah:
        nefer.hear("update")
        ptah.hear("update")
        play_on([nefer, ptah], 2)
        mark, known = nefer.seen["mark"], list(nefer.events)
    # The table was let go when nobody was there: then all is told.
    with server.seat(second), server.seat(first) as nefer:
        nefer.hear("update")
        mark = nefer.seen["mark"]
        with server.seat(first, since=mark) as again:
            assert again.hear("update")["news"] == []
    with server.seat(first, since=mark) as again:
        again.hear("update")
        assert again.events == known
    with server.seat(first) as anew:
        anew.hear("update")
        assert anew.events == known


def test_a_game_outlives_the_server(tmp_path: Path) -> None:
    before = Served(tmp_path / "tawy.db")
    first, second = before.table(TABLE)
    with before.seat(first) as nefer, before.seat(second) as ptah:
        nefer.hear("update")
        ptah.hear("update")
        play_on([nefer, ptah], 3)
        seen, events = nefer.seen, nefer.events
    before.stop()
    after = Served(tmp_path / "tawy.db")
    with after.seat(first) as nefer:
        nefer.hear("update")
        assert nefer.seen["mark"].pop("epoch") != seen["mark"].pop("epoch")
        assert nefer.seen["mark"]["stamp"] == seen["mark"]["stamp"]
        for one in (nefer.seen, seen):
            one.pop("mark")
            one.pop("since")
        assert (nefer.seen, nefer.events) == (seen, events)
    after.stop()


def test_a_resent_command_is_answered_the_same_and_a_stale_one_refused(server: Served) -> None:
    first, _ = server.table(TABLE)
    with server.seat(first) as nefer:
        nefer.hear("update")
        mark, option = nefer.seen["mark"], nefer.seen["options"][0]
        answer = nefer.choose(option, command="a")
        assert answer == {"type": "done", "id": "a"}
        assert nefer.choose(option, expect=mark, command="a") == answer
        stale = nefer.choose(option, expect=mark, command="b")
        assert (stale["type"], stale["code"]) == ("refused", "stale")


def test_secret_answers_reach_nobody_else(server: Served) -> None:
    first, second = server.table(TABLE)
    with server.seat(first) as nefer, server.seat(second) as ptah:
        nefer.hear("update")
        ptah.hear("update")
        nefer.choose(nefer.seen["options"][-1])
        ptah.say(type="why-not", id="now", kind="none", word="none")
        assert (
            ptah.hear("obstacles", "update")["type"] == "obstacles"
        )  # the very next thing that Ptah hears


HOSTILE = [
    "", "{", "[]", "null", "5", '"hello"', '{"type": "rob"}', '{"type": "choose"}',
    '{"type": "choose", "id": "", "expect": {}, "options": [1]}',
    '{"type": "choose", "id": "x", "expect": 1, "options": [1]}',
    '{"type": "choose", "id": "x", "expect": {}, "options": []}',
    '{"type": "choose", "id": "x", "expect": {}, "options": [1], "seat": 1}',
    '{"type": "choose", "id": "x", "expect": {"at": 1}, "options": [1]}',
    '{"type": "choose", "id": "x", "expect": {}, "options": [' + "1," * 40 + "1]}",
    '{"type": "hello", "since": 5}', '{"type": "hello", "since": {"number": 1e99}}',
    '{"type": "hello", "since": {"number": ' + "9" * 400 + "}}",
    "[" * 5000, "\u0000", "\N{BACTRIAN CAMEL}" * 100,
]  # fmt: skip


@pytest.mark.parametrize("text", HOSTILE)
def test_what_is_no_message_of_ours_changes_nothing(server: Served, text: str) -> None:
    first, _ = server.table(TABLE)
    with server.seat(first) as nefer:
        nefer.hear("update")
        seen = nefer.seen
        nefer.socket.send(text)
        assert nefer.hear("trouble")["code"] == "malformed"
        nefer.socket.send(b"\xff\x00binary")
        assert nefer.hear("trouble")["code"] == "malformed"
        nefer.say(type="hello", since={})
        nefer.hear("update")
        assert nefer.seen == seen


@pytest.mark.parametrize(
    ("option", "ahead", "code"),
    [(-5, 0, "illegal"), (1 << 50, 0, "illegal"), (0, -2, "stale"), (0, 99, "stale")],
)
def test_what_is_not_offered_is_refused(server: Served, option: int, ahead: int, code: str) -> None:
    first, _ = server.table(TABLE)
    with server.seat(first) as nefer:
        nefer.hear("update")
        mark = nefer.seen["mark"]
        expect = {**mark, "number": mark["number"] + ahead}
        assert nefer.choose(option, expect=expect)["code"] == code


@pytest.mark.parametrize(("kind", "word"), [("space", "Z9"), ("gold", "A1"), ("seat", "set")])
def test_why_not_of_what_does_not_exist_has_no_reasons(
    server: Served, kind: str, word: str
) -> None:
    links = server.table({**TABLE, "game": "ankh"})
    with server.seat(links[0]) as nefer:
        nefer.hear("update")
        nefer.say(type="why-not", id="why", kind=kind, word=word)
        assert nefer.hear("obstacles") == {"type": "obstacles", "id": "why", "obstacles": []}


def test_what_a_choice_would_do_is_told_to_whoever_may_choose_it(server: Served) -> None:
    links = server.table({**TABLE, "game": "ankh"})
    with server.seat(links[0]) as nefer, server.seat(links[1]) as ptah:
        nefer.hear("update")
        ptah.hear("update")
        first, other = (nefer, ptah) if nefer.seen["options"] else (ptah, nefer)
        option = first.seen["options"][0]
        first.say(type="look-ahead", id="1", options=[option])
        assert first.hear("ahead", "refused")["events"]
        other.say(type="look-ahead", id="1", options=[option])
        assert other.hear("ahead", "refused")["code"] == "illegal"


def test_a_huge_message_ends_the_visit_and_nothing_else(server: Served) -> None:
    first, _ = server.table(TABLE)
    with server.seat(first) as nefer:
        nefer.hear("update")
        nefer.socket.send("x" * (LARGEST_MESSAGE + 1))
        with pytest.raises(ConnectionClosedError):
            nefer.hear("trouble")
    with server.seat(first) as again:
        again.hear("update")
        assert again.seen["facts"] == nefer.seen["facts"]


def test_a_dead_link_is_told_so(server: Served) -> None:
    with connect(f"ws://127.0.0.1:{server.port}/api/seats/nowhere") as socket:
        told = json.loads(socket.recv(timeout=20))
        assert (told["type"], told["code"]) == ("trouble", "no-such-table")
    assert server.get("seats/nowhere/record") == (
        404, {"code": "no-such-table", "place": "", "reason": ""}
    )  # fmt: skip


def test_no_record_before_the_end(server: Served) -> None:
    """It holds the seed."""
    first, _ = server.table(TABLE)
    assert server.get(f"seats/{first}/record")[0] == 409


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (b"{", 400, "malformed"),
        (b"[]", 400, "malformed"),
        (json.dumps({**TABLE, "seats": []}).encode(), 400, "malformed"),
        (json.dumps({**TABLE, "game": "chess"}).encode(), 400, "unsound"),
        (json.dumps({**TABLE, "settings": {"a": "b"}}).encode(), 400, "unsound"),
        (json.dumps({**TABLE, "seats": [{"name": "one"}]}).encode(), 400, "unsound"),
        (json.dumps({**TABLE, "seats": [{"name": "a"}, {"name": "a"}]}).encode(), 400, "unsound"),
        (b" " * 20_000, 413, "too-large"),
    ],
)
def test_an_unsound_table_is_refused(server: Served, body: bytes, status: int, code: str) -> None:
    answer = server.post(body)
    assert (answer[0], answer[1]["code"]) == (status, code)


def test_opponents_go_on_after_a_server_that_ended_in_the_middle(tmp_path: Path) -> None:
    """The log may end where one of them is to choose: nobody else could ever go on."""
    server = Served(tmp_path / "tawy.db")
    seats = [{"name": "Nefer"}, {"name": "Luck", "bot": "random"}]
    link = server.table({"game": "toy", "seats": seats})[0]
    with server.seat(link) as nefer:
        nefer.hear("update")
        nefer.choose(nefer.seen["options"][0])
    server.stop()
    with closing(sqlite3.connect(tmp_path / "tawy.db")) as database:
        first = "select min(number) from log where seat = 1 and kind = 'choose'"
        database.execute(f"delete from log where number >= ({first})")
        database.commit()
    after = Served(tmp_path / "tawy.db")
    with after.seat(link) as nefer:
        nefer.hear("update")
        assert nefer.seen["options"] or nefer.seen.get("result")
    after.stop()


def test_a_table_where_nobody_sits_is_refused(server: Served) -> None:
    seats = [{"name": name, "bot": "random"} for name in ("Luck", "Chance")]
    status, fault = server.post(json.dumps({"game": "toy", "seats": seats}).encode())
    assert (status, fault["code"], fault["place"]) == (400, "unsound", "seats")


def test_two_servers_never_share_a_database(tmp_path: Path) -> None:
    server = Served(tmp_path / "tawy.db")
    with pytest.raises(InUse):
        asyncio.run(Store.opened(str(tmp_path / "tawy.db")))
    server.stop()
