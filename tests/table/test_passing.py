"""Windows that a seat cannot answer: they pass by themselves where it says so, or plays alone."""

from seated import AT, Seated
from shared.moments import PRAYING

from tawy.games import KEMET
from tawy.kernel.frames import SPECTATOR
from tawy.records.record import write
from tawy.table import messages as m
from tawy.table.log import CHOOSE, STAND

PRAY, PASS = KEMET.option_called("play prayer"), KEMET.option_called("pass")


def praying(bots: dict[int, str] | None = None) -> Seated:
    return Seated(KEMET, 3, PRAYING, bots)


def excuse(table: Seated, seat: int, on: bool = True) -> None:
    assert table.give(seat, m.Stand(table.id(), on, unable=True)) == m.Done(f"c{table.said}")


def let_pass(table: Seated) -> list[int]:
    """What whoever runs the table does with passes that are due."""
    due = table.table.passing_seats()
    for seat in due:
        table.carry(table.table.let_pass(seat, AT))
    return due


def test_a_person_among_computers_is_excused_and_nobody_else() -> None:
    def excused(table: Seated) -> list[bool]:
        return [table.observation(seat).get("excused", False) for seat in range(3)]

    assert excused(praying({0: "random", 1: "random"})) == [False, False, True]
    assert excused(praying({0: "random"})) == [False, False, False]
    assert excused(praying()) == [False, False, False]
    assert "excused" not in praying({0: "random", 1: "random"}).observation(SPECTATOR)


def test_only_what_cannot_be_answered_passes() -> None:
    table = praying()
    excuse(table, 1)
    excuse(table, 2)
    table.choose(0, PRAY)
    assert let_pass(table) == [2]
    seen = table.observation(1)
    assert ([choice["verb"] for choice in seen["choices"]], seen.get("passes")) == (
        ["pass", "veto"],
        None,
    )
    assert table.observation(2)["passes"]


def test_who_wants_to_be_asked_is_asked_though_alone() -> None:
    table = praying({0: "random", 1: "random"})
    excuse(table, 2, on=False)
    table.choose(0, PRAY)
    assert let_pass(table) == []
    assert table.observation(2)["options"] == [PASS]
    excuse(table, 2)  # while the window is open
    assert let_pass(table) == [2]


def test_it_is_written_like_a_click() -> None:
    by_itself, by_hand = praying({0: "random", 1: "random"}), praying()
    for table in (by_itself, by_hand):
        table.choose(0, PRAY)
    let_pass(by_itself)
    by_hand.choose(2, PASS)
    for table in (by_itself, by_hand):
        table.choose(1, PASS)
    last = [
        [(entry.kind, entry.seat, entry.payload, entry.words) for entry in table.log[3:]]
        for table in (by_itself, by_hand)
    ]
    assert last[0] == last[1]
    assert [kind for kind, *_ in last[0]] == [CHOOSE, CHOOSE, CHOOSE]
    assert write(by_itself.table.play) == write(by_hand.table.play)


def test_it_is_news_for_nobody_else() -> None:
    """Neither the order nor the pass: so it doesn't tell how many have answered."""
    table = praying()
    others = (SPECTATOR, 0, 1)
    before = [(table.number(sees), table.observation(sees)) for sees in others]
    excuse(table, 2)
    assert before == [(table.number(sees), table.observation(sees)) for sees in others]
    table.choose(0, PRAY)
    before = [(table.number(sees), table.observation(sees)) for sees in others]
    assert let_pass(table) == [2]
    assert before == [(table.number(sees), table.observation(sees)) for sees in others]


def test_a_pass_by_itself_is_not_offered_back_and_cuts_nothing_off_the_story() -> None:
    table = praying({0: "random", 1: "random"})
    table.choose(0, PRAY)
    assert table.observation(2)["options"] == []  # whoever looks in between sees no question
    let_pass(table)
    assert table.observation(2)["undo"] == 0
    table.choose(1, PASS)
    told = [[event["event"] for event in one["events"]] for one in table.news(2)]
    assert [events for events in told if events][-2:] == [["announced"], ["prayed"]]
    assert table.observation(2)["since"] == 0


def test_the_log_brings_it_back() -> None:
    """The order, the passes and the story, at every moment; computers or not."""
    for bots in ({}, {0: "random", 1: "random"}):
        table = praying(bots)
        excuse(table, 1)
        assert table.reopened().everything() == table.everything()
        table.choose(0, PRAY)
        let_pass(table)
        assert table.reopened().everything() == table.everything()
        table.choose(1, PASS)
        let_pass(table)
        again = table.reopened()
        assert again.everything() == table.everything()
        assert again.table.excused == {1: True}


def test_orders_of_earlier_logs_are_read_as_before() -> None:
    table = praying()
    table.stand(2)
    assert [entry.payload for entry in table.log if entry.kind == STAND] == ['{"on":true}']


# --- a window that is answered by hand


def test_what_follows_the_last_answer_is_part_of_the_story() -> None:
    """It comes with the news of the own answer, and is what others did."""
    table = praying()
    table.choose(0, PRAY)
    table.choose(1, PASS)
    table.choose(2, PASS)
    seen, news = table.observation(2), table.news(2)
    assert (seen["since"], news[-1]["number"]) == (table.number(2) - 1, table.number(2))
    assert [event["event"] for event in news[-1]["events"]] == ["prayed"]
    assert table.observation(1)["since"] == table.number(1) - 1
    assert table.reopened().everything() == table.everything()
