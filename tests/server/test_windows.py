"""When windows pass that a seat cannot answer: at once among computers, else like a click."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from shared.moments import PRAYING

from tawy.games import KEMET
from tawy.server import live_table
from tawy.server.live_table import LiveTable
from tawy.server.store import Store
from tawy.server.tables import Tables
from tawy.server.writer import NotKept
from tawy.table import messages as m
from tawy.table.log import Entry
from tawy.table.viewer import Viewer

PRAY, PASS = KEMET.option_called("play prayer"), KEMET.option_called("pass")
Used = Callable[[LiveTable], Awaitable[None]]


class Waiting:
    """In place of processes: opponents that never choose by themselves."""

    def get_ready(self) -> None:
        pass

    async def ask(self, request: object) -> None:
        await asyncio.Event().wait()

    def close(self) -> None:
        pass


def at_table(sitting: list[str], used: Used, again: Used | None = None) -> None:
    """The first seat may play Prayer; the second holds a Veto, the third none.

    *again* is what is done once nobody was there for a while.
    """

    async def run() -> None:
        store = await Store.opened(":memory:")
        tables = Tables(store)
        thinkers: Any = Waiting()
        tables.thinkers = thinkers
        seats = [m.Seat(f"Seat {i}", bot) for i, bot in enumerate(sitting)]
        links = await tables.create(m.NewTable("kemet", seats, {}, PRAYING))
        link = next(link for link in links if link is not None)
        for use in (used, again):
            if use is not None:
                async with tables.at(link) as found:
                    assert found is not None
                    await use(found[0])
        await tables.close()
        await store.close()

    asyncio.run(run())


async def choose(live: LiveTable, seat: int, option: int) -> None:
    """Whoever plays the seat."""
    async with live.lock:
        await live.write_down(live.table.choice(seat, [option], f"{live.table.entries}", 0))


async def order(live: LiveTable, seat: int, on: bool) -> None:
    said = m.Stand(f"order {live.table.entries}", on, unable=True)
    assert isinstance(await live.command(live.table.seat(seat), said), m.Done)


async def until(true: Callable[[], object]) -> None:
    while not true():
        await asyncio.sleep(0)


def pending(live: LiveTable) -> list[int]:
    return live.table.game.engine.pending(live.table.play.state)


class Browser:
    """Notes each time it is woken whether it is asked anything."""

    def __init__(self, live: LiveTable, seat: int) -> None:
        self.live = live
        self.viewer: Viewer = live.table.seat(seat)
        self.asked: list[bool] = []
        live.join(self)

    def wake(self) -> None:
        self.asked.append(bool(self.live.table.observation(self.viewer).options))


def soon(monkeypatch: pytest.MonkeyPatch, after: float = 0) -> None:
    monkeypatch.setattr(live_table, "quick_click", lambda: after)


def test_among_computers_nobody_is_even_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is told of the card is told in the same breath that his seat lets it pass."""
    soon(monkeypatch, 1000)

    async def used(live: LiveTable) -> None:
        browser = Browser(live, 2)
        await choose(live, 0, PRAY)
        assert (pending(live), browser.asked) == ([1], [False])
        await choose(live, 1, PASS)
        assert live.table.play.state.prayer[0] == 7

    at_table(["farmer", "farmer", ""], used)


def test_with_other_people_it_takes_as_long_as_a_click(monkeypatch: pytest.MonkeyPatch) -> None:
    assert all(1 < live_table.quick_click() < 5 for _ in range(100))
    soon(monkeypatch)

    async def used(live: LiveTable) -> None:
        await order(live, 2, on=True)
        await choose(live, 0, PRAY)
        assert pending(live) == [1, 2]
        await until(lambda: pending(live) == [1])

    at_table(["farmer", "", ""], used)


def test_the_wait_of_one_window_is_not_that_of_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    """It would come too soon for somebody who reads the question."""
    soon(monkeypatch, 1000)

    async def used(live: LiveTable) -> None:
        await order(live, 2, on=True)
        await choose(live, 0, PRAY)
        [(_, first)] = live.passing.values()
        await choose(live, 1, KEMET.option_called("veto"))
        assert not first.cancelling()  # nothing that happened was news for the third seat
        await choose(live, 2, PASS)  # by hand; now it is asked about the Veto
        await until(first.cancelled)
        [(_, second)] = live.passing.values()
        assert (pending(live), second.done()) == ([2], False)

    at_table(["", "", ""], used)


def test_an_order_that_is_taken_back_in_time_lets_nothing_pass(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    soon(monkeypatch, 1000)

    async def used(live: LiveTable) -> None:
        await order(live, 2, on=True)
        await choose(live, 0, PRAY)
        [(_, waiting)] = live.passing.values()
        await order(live, 2, on=False)
        await until(waiting.cancelled)
        assert (live.passing, pending(live)) == ({}, [1, 2])

    at_table(["", "", ""], used)


def test_what_is_due_waits_till_somebody_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    soon(monkeypatch, 1000)
    waited: list[asyncio.Task[None]] = []

    async def used(live: LiveTable) -> None:
        await order(live, 2, on=True)
        await choose(live, 0, PRAY)
        waited.extend(waiting for _, waiting in live.passing.values())

    async def again(live: LiveTable) -> None:
        await until(waited[0].cancelled)
        assert (pending(live), list(live.passing)) == ([1, 2], [2])

    at_table(["", "", ""], used, again)


def test_a_pass_that_cannot_be_written_is_no_trouble_of_the_choice_before_it(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def used(live: LiveTable) -> None:
        append = live.store.append

        async def full(game: str, number: int, entries: list[Entry]) -> None:
            if not entries[0].command:
                raise NotKept("the disk is full")
            await append(game, number, entries)

        monkeypatch.setattr(live.store, "append", full)
        browser = Browser(live, 2)
        await choose(live, 0, PRAY)
        # Nobody is asked what passes by itself: it is tried again.
        assert (pending(live), browser.asked, list(live.passing)) == ([1, 2], [False], [2])
        monkeypatch.undo()
        soon(monkeypatch)
        await live.wake()
        await until(lambda: pending(live) == [1])

    at_table(["farmer", "farmer", ""], used)
    assert "a pass could not be written" in caplog.text
