"""Opponents at a table: they think apart, the server answers meanwhile, and they say why."""

import json
import secrets
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from served import Served, catch_up
from shared.moments import MOVING

from tawy.ankh.flow import numbers as ankh_rules
from tawy.bots.bot import Choice, seed_of_bot
from tawy.bots.evaluations import evaluation_of
from tawy.bots.levels import LEVELS
from tawy.bots.requests import Explain, Think
from tawy.bots.worker import Died, Worker
from tawy.games import ANKH, KEMET
from tawy.kemet.flow import numbers as kemet_rules
from tawy.kemet.state import Kemet
from tawy.kernel.game import Game
from tawy.kernel.options import verb_of
from tawy.kernel.rng import Stream
from tawy.records.play import Header, Play
from tawy.server import thinkers
from tawy.table.log import Sitting
from tawy.table.opponents import Opponents, Step
from tawy.table.table import Table
from tawy.table.trying import shows


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    served = Served(tmp_path / "tawy.db")
    yield served
    served.stop()


def seats(bot: str, count: int = 2) -> list[dict[str, str]]:
    return [{"name": "Nefer"}, *[{"name": f"Rival {i}", "bot": bot} for i in range(1, count)]]


@pytest.mark.parametrize("game", ["ankh", "kemet"])
def test_an_opponent_chooses_and_says_why(server: Served, game: str) -> None:
    [link, nobody] = server.table({"game": game, "seats": seats("farmer")})
    assert nobody is None
    with server.seat(link) as nefer:
        nefer.hear("update")
        assert nefer.seen["bots"] == ["", "farmer"]
        for _ in range(60):
            nefer.say(type="why", id="why", seat=1)
            because = nefer.hear("because")
            if any(thought["terms"] for thought in because["thoughts"]):
                break
            if nefer.seen["options"]:
                nefer.choose(nefer.seen["options"][0])
            else:
                nefer.hear("update")
        thought = next(one for one in because["thoughts"] if one["terms"])
        assert because["seat"] == 1
        assert thought["choice"]["verb"]


def test_a_person_has_no_reasons_to_tell(server: Served) -> None:
    [link, _] = server.table({"game": "ankh", "seats": seats("farmer")})
    with server.seat(link) as nefer:
        nefer.hear("update")
        for seat in (0, -1, 7):
            nefer.say(type="why", id="why", seat=seat)
            assert nefer.hear("because")["thoughts"] == []


def state_where(game: Game[Any], seats: int, wanted: Callable[[Any], bool]) -> Play[Any]:
    """A game at random, as soon as it is so."""
    for key in range(1, 200):
        names = [f"player {i}" for i in range(seats)]
        play = Play(game, Header(game.name, game.version, names, "1", key))
        dice = Stream(f"{key}")
        while play.state.ending < 0:
            if wanted(play.state):
                return play
            seat = game.engine.pending(play.state)[0]
            play.apply(seat, dice.pick(game.engine.legal(play.state, seat)))
    raise AssertionError("it never came to that")


@pytest.mark.parametrize("rule", [kemet_rules.EXCHANGE_CARD, kemet_rules.KEEP_CARD])
def test_a_card_that_is_chosen_in_secret_is_never_explained(rule: int) -> None:
    """No ballot, and yet nobody may know."""
    g = state_where(KEMET, 3, lambda g: g.stack[-1].rule == rule and len(set(g.offers)) > 2).state
    seat = g.stack[-1].who
    cards = [one for one in g.offers if verb_of(one) == verb_of(g.offers[-1])]
    assert len(cards) > 1
    assert not any(shows(KEMET, g, seat, card) for card in cards)


@pytest.mark.parametrize("begins", [True, False])
def test_why_is_told_of_a_whole_turn_whoever_answered_in_it(begins: bool) -> None:
    """A new turn is told alone. In the midst of one, others may have chosen in a battle."""

    def wanted(g: Kemet) -> bool:
        mine = g.turn == 1 and not g.drafts and KEMET.engine.pending(g) == [1]
        return mine and evaluation_of("kemet").quiet(g) == begins and len(g.offers) > 2

    play = state_where(KEMET, 2, wanted)
    table = Table(KEMET, play.header, "", "")
    table.play, table.sitting[1] = play, Sitting("Rival", "farmer")
    opponents = Opponents(table, "1")
    opponents.steps[1] = [Step(play.state, 0)]
    option = play.state.offers[1]
    opponents.remember(1, option)
    assert [step.option for step in opponents.steps[1]] == ([option] if begins else [0, option])


def test_what_everybody_sees_is_explained() -> None:
    g = state_where(ANKH, 3, lambda g: g.stack[-1].rule == ankh_rules.CHOOSE_ACTION).state
    assert all(shows(ANKH, g, g.stack[-1].who, option) for option in g.offers)


@pytest.mark.parametrize("bot", ["bob", "program:false", "search:9", "Farmer"])
def test_an_opponent_that_there_is_not_is_refused(server: Served, bot: str) -> None:
    status, fault = server.post(json.dumps({"game": "ankh", "seats": seats(bot)}).encode())
    assert status == 400
    for level in LEVELS:
        assert level in fault["reason"]


def test_a_game_without_terms_has_no_levels(server: Served) -> None:
    status, fault = server.post(json.dumps({"game": "toy", "seats": seats("scribe")}).encode())
    assert status == 400
    assert "random" in fault["reason"]


def test_one_that_gives_no_answer_is_replaced_by_chance(
    server: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A process that is ended in the middle of its thoughts ends nothing else."""
    monkeypatch.setattr(thinkers, "LIMIT", 0.0)
    [link, _] = server.table({"game": "kemet", "seats": seats("pharaoh")})
    with server.seat(link) as nefer:
        nefer.hear("update")
        while "pharaoh at seat 1" not in caplog.text or not nefer.seen["options"]:
            if nefer.seen["options"]:
                nefer.choose(nefer.seen["options"][0])
            else:
                nefer.hear("update")
    assert "chance chose" in caplog.text


def test_whoever_thinks_is_not_told_the_key_of_the_game(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever has it knows every card that will ever be drawn."""
    asked: list[Think] = []
    ask = thinkers.Thinker.ask

    def ask_and_tell(thinker: thinkers.Thinker, request: Think | Explain) -> Choice:
        if isinstance(request, Think):
            asked.append(request)
        return ask(thinker, request)

    monkeypatch.setattr(thinkers.Thinker, "ask", ask_and_tell)
    monkeypatch.setattr(secrets, "randbits", lambda bits: 0xC0FFEE << 200)
    [link, _] = server.table({"game": "kemet", "seats": seats("farmer")})
    with server.seat(link) as nefer:
        nefer.hear("update")
        while not asked:
            if nefer.seen["options"]:
                nefer.choose(nefer.seen["options"][0])
            catch_up(nefer)
    for key in (f"{0xC0FFEE << 200}", f"{0xC0FFEE << 200:x}"):
        assert key not in repr(asked)
    assert asked[0].seed == seed_of_bot(0xC0FFEE << 200, 1)


def test_others_are_answered_while_an_opponent_thinks(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that has no end to its thoughts holds up nobody but those at its table."""
    thinks, enough = Event(), Event()
    ask = thinkers.Thinker.ask

    def ask_late(thinker: thinkers.Thinker, request: Think | Explain) -> Choice:
        thinks.set()
        enough.wait()
        return ask(thinker, request)

    monkeypatch.setattr(thinkers.Thinker, "ask", ask_late)
    [slow, _] = server.table({"game": "ankh", "seats": seats("farmer")})
    [link, _] = server.table({"game": "ankh", "seats": seats("")})
    with server.seat(slow) as waiting, server.seat(link) as nefer:
        waiting.hear("update")
        while not thinks.is_set():
            if waiting.seen["options"]:
                waiting.choose(waiting.seen["options"][0])
            catch_up(waiting)
        nefer.hear("update")
        for _ in range(10):
            catch_up(nefer)
        enough.set()
        waiting.hear("update")


@pytest.mark.parametrize("why", ["undone", "left"])
def test_a_thought_that_is_useless_is_stopped(
    server: Served, monkeypatch: pytest.MonkeyPatch, why: str
) -> None:
    """What led to it is taken back, or nobody is there. Others wait for the process meanwhile."""
    thinks, stopped = Event(), Event()

    def ask_late(thinker: thinkers.Thinker, request: Think | Explain) -> Choice:
        thinks.set()
        stopped.wait()
        raise Died

    monkeypatch.setattr(thinkers.Thinker, "ask", ask_late)
    monkeypatch.setattr(Worker, "stop", lambda worker: stopped.set())
    [link, _] = server.table({"game": "ankh", "position": MOVING, "seats": seats("farmer")})
    with server.seat(link) as nefer:
        nefer.hear("update")
        while not thinks.is_set():
            if nefer.seen["options"]:
                nefer.choose(nefer.seen["options"][-1])  # at last it is the rival's turn
            catch_up(nefer)
        assert not stopped.is_set()
        if why == "undone":
            nefer.say(type="undo", id="undo", expect=nefer.seen["mark"])
            nefer.hear("done")
            assert stopped.wait(60)
            catch_up(nefer)
            assert nefer.seen["options"]
    assert stopped.wait(60)
