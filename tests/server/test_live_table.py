"""A table in use, without a network: opponents that come too late or break, browsers that go."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from shared.moments import MOVING
from starlette.websockets import WebSocketDisconnect

from tawy.bots.bot import Choice
from tawy.bots.requests import Think
from tawy.server.live import BROKEN, Visitor
from tawy.server.live_table import LiveTable
from tawy.server.questions import Questions
from tawy.server.store import Store
from tawy.server.tables import Tables
from tawy.server.thinkers import Thinkers
from tawy.table import messages as m


class Slow:
    """In place of processes: it thinks until it is let go, and takes its time to stop."""

    def __init__(self) -> None:
        self.asked: list[Think] = []
        self.go = asyncio.Event()

    def get_ready(self) -> None:
        pass

    async def ask(self, request: Think) -> Choice | None:
        self.asked.append(request)
        thinking = asyncio.create_task(self.go.wait())
        try:
            await asyncio.shield(thinking)
        except asyncio.CancelledError:
            await asyncio.wait([thinking])
            raise
        return Choice(request.observation["options"][0])

    def close(self) -> None:
        self.go.set()


class Broken(Slow):
    async def ask(self, request: Think) -> Choice | None:
        raise ZeroDivisionError


def with_table(
    rival: str,
    used: Callable[[Tables, LiveTable], Awaitable[None]],
    thinkers: Callable[[], Any] = Slow,
) -> None:
    """Isis is a person in the middle of a move; it is Ra's turn when she stops."""

    async def run() -> None:
        store = await Store.opened(":memory:")
        tables = Tables(store)
        tables.thinkers = thinkers()
        seats = [m.Seat("Nefer"), m.Seat("Rival", rival)]
        [link, _] = await tables.create(m.NewTable("ankh", seats, {}, MOVING))
        assert link is not None
        async with tables.at(link) as found:
            assert found is not None
            await used(tables, found[0])
            tables.thinkers.close()
        await tables.close()
        await store.close()

    asyncio.run(run())


async def choose_last(live: LiveTable, command: str) -> None:
    viewer = live.table.seat(0)
    options = live.table.observe(0)["options"]
    wanted = m.Choose(command, viewer.mark(), [options[-1]])
    assert isinstance(await live.command(viewer, wanted), m.Done)


async def until(true: Callable[[], object]) -> None:
    while not true():
        await asyncio.sleep(0)


async def let_the_rival_choose(live: LiveTable) -> int:
    """Choose till it is asked; returns how many choices that took."""
    taken = 0
    while live.opponents.to_choose() is None:
        await choose_last(live, f"{taken}")
        taken += 1
    return taken


def test_one_whose_thought_was_useless_is_asked_again_before_it_has_stopped() -> None:
    """What led to the question is taken back and chosen anew while it still thinks of the old."""

    async def used(tables: Tables, live: LiveTable) -> None:
        slow: Any = tables.thinkers
        await let_the_rival_choose(live)
        await until(lambda: slow.asked)
        viewer = live.table.seat(0)
        undone = await live.command(viewer, m.Undo("undo", viewer.mark()))
        assert isinstance(undone, m.Done)
        assert live.opponents.to_choose() is None
        await choose_last(live, "again")
        assert live.opponents.to_choose() == 1
        assert len(slow.asked) == 1
        slow.go.set()
        await until(lambda: live.opponents.to_choose() is None)
        assert len(slow.asked) > 1

    with_table("farmer", used)


def test_an_opponent_that_breaks_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    async def used(tables: Tables, live: LiveTable) -> None:
        await let_the_rival_choose(live)
        await until(lambda: live.playing is not None and live.playing.done())
        await asyncio.sleep(0)  # what is to be done once it is done

    with_table("farmer", used, Broken)
    [told] = [record for record in caplog.records if record.levelname == "ERROR"]
    assert told.message == "an opponent could not choose"
    assert told.exc_info is not None
    assert told.exc_info[0] is ZeroDivisionError


@pytest.mark.parametrize(("rival", "made"), [("farmer", 1), ("random", 0), ("", 0)])
def test_processes_are_made_ready_where_somebody_will_think(
    rival: str, made: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[Thinkers] = []

    def noted(thinkers: Thinkers) -> None:
        started.append(thinkers)

    monkeypatch.setattr(Thinkers, "get_ready", noted)

    async def used(tables: Tables, live: LiveTable) -> None:
        assert len(started) == made

    with_table(rival, used, Thinkers)


class Closing:
    """A browser that has gone when something is sent to it."""

    def __init__(self) -> None:
        self.sent = 0

    async def send_text(self, text: str) -> None:
        self.sent += 1
        raise WebSocketDisconnect(1006)

    async def close(self, code: int) -> None:
        raise AssertionError("nobody is there to be closed")


@pytest.mark.parametrize("said", ["news", "answer"])
def test_a_browser_that_goes_while_it_is_told_is_no_trouble(
    said: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def used(tables: Tables, live: LiveTable) -> None:
        socket: Any = Closing()
        visitor = Visitor(socket, live, live.table.seat(0), Questions())
        live.join(visitor)
        if said == "news":
            visitor.greet(m.Hello())
            await until(lambda: visitor.telling is not None and visitor.telling.done())
        else:
            await visitor.ask(m.WhyNot("1", "space", "A1"))
            await until(lambda: visitor.asked is None and socket.sent)
        await asyncio.sleep(0)
        visitor.leave()

    with_table("", used)
    assert [record.message for record in caplog.records] == []


class Open:
    """A browser that hears all."""

    def __init__(self) -> None:
        self.heard: list[Any] = []
        self.closed: list[int] = []

    async def send_text(self, text: str) -> None:
        self.heard.append(json.loads(text))

    async def close(self, code: int) -> None:
        self.closed.append(code)


def test_every_hello_is_answered_even_with_no_news() -> None:
    async def used(tables: Tables, live: LiveTable) -> None:
        socket: Any = Open()
        visitor = Visitor(socket, live, live.table.seat(0), Questions())
        live.join(visitor)
        for count in (1, 2, 3):
            visitor.greet(m.Hello(visitor.viewer.mark()))
            await until(lambda count=count: len(socket.heard) == count)
        assert [update["news"] for update in socket.heard] == [[], [], []]
        visitor.leave()

    with_table("", used)


def test_a_browser_that_cannot_be_told_is_closed(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It comes back and hears all again."""

    def broken(*_: object) -> m.Update:
        raise ZeroDivisionError

    async def used(tables: Tables, live: LiveTable) -> None:
        socket: Any = Open()
        visitor = Visitor(socket, live, live.table.seat(0), Questions())
        live.join(visitor)
        monkeypatch.setattr(live.table, "update", broken)
        visitor.greet(m.Hello())
        await until(lambda: socket.closed)
        assert socket.closed == [BROKEN]
        visitor.leave()

    with_table("", used)
    assert "a seat could not be told" in caplog.text


@pytest.mark.parametrize("number", [-1, -(2**40), 10**9])
def test_whoever_says_hello_with_a_number_that_there_is_not_hears_all(number: int) -> None:
    async def used(tables: Tables, live: LiveTable) -> None:
        viewer = live.table.seat(0)
        for command in ("first", "second", "third"):
            await choose_last(live, command)
        everything = live.table.update(viewer, m.Mark())
        known = m.Mark(viewer.epoch, number, "")
        assert live.table.update(viewer, known).news == everything.news
        assert live.table.update(viewer, viewer.mark()).news == []

    with_table("", used)
