"""What nobody needs any more goes by itself: while people play nobody searches for it."""

import gc
import threading
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from served import Served, catch_up

from tawy.server.connections import SeatProtocol
from tawy.server.tables import Tables

PEOPLE = [{"name": "Nefer"}, {"name": "Ptah"}]
ALONE = [{"name": "Nefer"}, {"name": "Ptah", "bot": "pharaoh"}]


def is_seat(protocol: Any) -> bool:
    return isinstance(protocol, SeatProtocol)


@pytest.fixture
def unsearched() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.parametrize("seats", [PEOPLE, ALONE], ids=["people", "opponent"])
def test_a_table_goes_when_its_people_have_left(
    tmp_path: Path, unsearched: None, seats: list[dict[str, Any]]
) -> None:
    """Also if an opponent was thinking, who is told to stop then."""
    server = Served(tmp_path / "tawy.db")
    app: Any = server.server.config.app
    tables: Tables = app.state.tables
    link = server.table({"game": "kemet", "seats": seats})[0]
    with server.seat(link) as guest:
        guest.hear("update")
        catch_up(guest)
        if guest.seen["options"]:
            guest.choose(guest.seen["options"][0])
        (opening,) = tables.open.values()
        table = weakref.ref(opening.result())
        (protocol,) = filter(is_seat, server.server.server_state.connections)
        line = weakref.ref(protocol.conn)  # with all that it deflates with
        del opening, protocol
    for _ in range(400):
        if table() is None and line() is None:
            break
        threading.Event().wait(0.05)
    assert not tables.open
    assert table() is None
    assert line() is None
    server.stop()
