"""Standing orders at a table: whoever left word is not asked for a Veto, and nobody else knows."""

from seated import Seated
from shared.moments import PRAYING

from tawy.games import KEMET
from tawy.kemet import choices as c
from tawy.kemet.data import PRAYER_CARD
from tawy.kernel.frames import SPECTATOR
from tawy.kernel.options import option
from tawy.table import messages as m

PRAY = option(c.PLAY, PRAYER_CARD)
PASS = option(c.PASS)


def praying() -> Seated:
    return Seated(KEMET, 3, PRAYING)


def test_with_all_orders_left_nobody_is_waited_for() -> None:
    table = praying()
    table.stand(1)
    table.stand(2)
    table.choose(0, PRAY)
    assert table.state.prayer[0] == 7
    assert KEMET.engine.awaited(table.state) == [0]


def test_an_order_is_news_for_nobody_else() -> None:
    table = praying()
    others = (SPECTATOR, 0, 2)
    before = {sees: (table.number(sees), table.observation(sees)) for sees in others}
    mine = table.number(1)
    assert isinstance(table.stand(1), m.Done)
    assert table.number(1) == mine + 1
    assert table.observation(1)["standing"] is True
    assert before == {sees: (table.number(sees), table.observation(sees)) for sees in others}


def test_an_order_answers_the_window_that_is_open() -> None:
    table = praying()
    table.choose(0, PRAY)
    assert KEMET.engine.awaited(table.state) == [1, 2]
    table.stand(2)
    assert KEMET.engine.pending(table.state) == [1]
    table.choose(1, PASS)
    assert table.state.prayer[0] == 7


def test_what_follows_from_an_order_is_in_the_log() -> None:
    """It may close the window; then chance may draw: the log says so."""
    table = praying()
    table.choose(0, PRAY)
    table.choose(1, PASS)
    table.stand(2)
    assert table.state.prayer[0] == 7
    assert table.reopened().everything() == table.everything()


def test_who_takes_an_order_back_is_asked_again() -> None:
    table = praying()
    table.stand(1)
    table.stand(1, on=False)
    table.stand(2)
    table.choose(0, PRAY)
    assert "standing" not in table.observation(1)
    assert KEMET.engine.pending(table.state) == [1]


def test_the_log_brings_orders_back() -> None:
    """After a crash too: with the same answers, and the same news for everybody."""
    table = praying()
    table.stand(2)
    table.choose(0, PRAY)
    table.choose(1, PASS)
    table.stand(2, on=False)
    again = table.reopened()
    assert again.everything() == table.everything()
    assert again.table.play.standing == set()
