"""Processes that think for opponents: what they remember, and what becomes of those that fail."""

import asyncio
import os
import signal
from collections.abc import Iterator

import pytest

from tawy.bots import service
from tawy.bots.bot import Choice
from tawy.bots.search import Search
from tawy.bots.service import Think
from tawy.bots.worker import told_to_stop
from tawy.games import KEMET
from tawy.server.thinkers import Thinker, Thinkers


def thought(step: int, bot: str = "search:8") -> Think:
    """A first choice of Kemet: which city to settle in."""
    g = KEMET.new(2, {}, key=1)
    seat = KEMET.engine.pending(g)[0]
    return Think(bot, "one bot in one game", "seed", "kemet", KEMET.observe(g, seat), step)


@pytest.fixture
def fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "_bots", type(service._bots)())


@pytest.mark.usefixtures("fresh")
@pytest.mark.parametrize(("step", "kept"), [(5, True), (7, False), (4, False)])
def test_only_the_next_step_goes_on_from_the_last(step: int, kept: bool) -> None:
    """Meanwhile another process may have thought for the same opponent, or nobody had to."""
    service.think(thought(4))
    bot = service._bots["one bot in one game"].bot
    assert isinstance(bot, Search)
    tree = bot.tree
    bot.expected = thought(step).observation["undo"]  # as if the choice had been made
    service.think(thought(step))
    assert (bot.tree is tree) == kept


@pytest.fixture
def thinkers() -> Iterator[Thinkers]:
    found = Thinkers()
    yield found
    found.close()


def test_one_that_nobody_knows_gives_no_answer_and_holds_up_nobody(thinkers: Thinkers) -> None:
    """As an opponent of a game that was saved by another version."""

    async def ask() -> None:
        assert await thinkers.ask(thought(0, "a level of long ago")) is None
        assert thinkers.busy == []
        assert await thinkers.ask(thought(0)) is not None

    asyncio.run(ask())


def test_one_that_died_at_rest_is_not_asked(thinkers: Thinkers) -> None:
    dead = Thinker()
    assert dead.worker.process.pid is not None
    os.kill(dead.worker.process.pid, signal.SIGKILL)
    dead.worker.process.join()
    thinkers.idle.append(dead)

    async def ask() -> None:
        assert await thinkers.ask(thought(0)) is not None

    asyncio.run(ask())
    assert dead not in thinkers.idle


def test_one_whose_answer_nobody_wants_stops_and_is_free_for_others(
    thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its answer is not taken for that to the next question."""
    monkeypatch.setattr("tawy.server.thinkers.answer", wait_for_the_end)

    async def ask() -> None:
        asking = asyncio.create_task(thinkers.ask(thought(0)))
        while not thinkers.busy:
            await asyncio.sleep(0)
        [thinker] = thinkers.busy
        asking.cancel()
        await asyncio.sleep(0)
        asking.cancel()  # once more, while it stops
        with pytest.raises(asyncio.CancelledError):
            await asking
        while thinkers.busy:
            await asyncio.sleep(0)
        assert thinkers.idle == [thinker]
        again = asyncio.create_task(thinkers.ask(thought(1)))
        while not thinkers.busy:
            await asyncio.sleep(0)
        thinker.worker.stop()
        assert await again == Choice(1)

    asyncio.run(ask())


def wait_for_the_end(request: Think) -> Choice:
    """Think till nobody wants to know."""
    while not told_to_stop():
        pass
    return Choice(request.step)
