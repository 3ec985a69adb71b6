"""Nobody can tell a game of Kemet from one with other hands, cards face down, or answers."""

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from shared.secrecy import UNKNOWN, check_tells_nothing, check_views, showing

from tawy.kemet import choices as c
from tawy.kemet import events as e
from tawy.kemet.data import ALL_UP, ESCAPE, VETO
from tawy.kemet.flow import battle, battle_cards, interventions, move, turn
from tawy.kemet.flow import numbers as n
from tawy.kemet.flow.rules import RULES
from tawy.kemet.game import KEMET, KemetGame
from tawy.kemet.state import Battle, Kemet
from tawy.kernel.engine import Engine
from tawy.kernel.frames import Ask, Chance, Frame, Rule
from tawy.kernel.game import Game
from tawy.kernel.options import noun_of, verb_of
from tawy.kernel.rng import Stream
from tawy.proof.contract import Broken, play_checked, redealt, viewers, walk
from tawy.proof.fuzz import mixed_chooser, mixed_play

EACH = 50  # states of every kind,
PLAIN = 100  # and so many more without a secret that is out of the ordinary
AFTER = 11  # every so many choices one of them is taken
PARTS = 8
MOST_GAMES = 60
EVERY = 3  # choices of them one is checked


def drafts(g: Kemet) -> bool:
    return any(g.drafts)


def window(g: Kemet) -> bool:
    return bool(g.stack) and g.stack[-1].rule in (n.VETO, n.ESCAPE)


def face_down(g: Kemet) -> bool:
    return any(g.hidden)


def exchanged(g: Kemet) -> bool:
    return any(g.removed) and g.discards != ALL_UP


def under_a_card(g: Kemet) -> bool:
    """What was put under the card that Prescience has made its player show."""
    return g.battle is not None and not g.battle.revealed and any(g.battle.cards)


def looked_at(g: Kemet) -> bool:
    return any(g.looked)


def buried(g: Kemet) -> bool:
    return any(g.buried)


SECRETS = [drafts, window, face_down, exchanged, under_a_card, looked_at, buried]
RARE = [under_a_card, looked_at, window]


@cache
def states() -> dict[str, list[Kemet]]:
    """States with each kind of secret, and plain ones, from mixed games of all sizes."""
    found: dict[str, list[Kemet]] = {kind.__name__: [] for kind in SECRETS}
    found["plain"] = []
    number = 0
    while any(len(found[kind.__name__]) < EACH for kind in SECRETS) or len(found["plain"]) < PLAIN:
        play = mixed_play(KEMET, number, "secrecy", number % 5 == 0)
        stream = Stream(f"secrecy {number}")
        for step, _ in enumerate(walk(play, stream, mixed_chooser(KEMET, number))):
            kinds = [kind for kind in SECRETS if kind(play.state)]
            for kind in kinds:
                if len(found[kind.__name__]) < EACH and (kind in RARE or step % AFTER == 0):
                    found[kind.__name__].append(play.state.copy())
            if not kinds and step % AFTER == 0 and len(found["plain"]) < PLAIN:
                found["plain"].append(play.state.copy())
        number += 1
    return found


def every_state() -> list[Kemet]:
    return [g for some in states().values() for g in some]


def test_every_kind_of_secret_is_there() -> None:
    """Hundreds of states: hands in nearly all, each other secret in dozens."""
    assert len(every_state()) == len(SECRETS) * EACH + PLAIN
    hands = [g for g in every_state() if any(g.held)]
    assert len(hands) > 0.9 * len(every_state())
    assert {g.discards for g in every_state()} == {0, 1, 2}
    assert {g.seats for g in every_state()} == {2, 3, 4, 5}
    assert {g.stack[-1].rule for g in states()["window"]} == {n.VETO, n.ESCAPE}


@pytest.mark.parametrize(
    "secret", ["held", "deck", "hand", "hidden", "removed", "looked", "buried", "drafts", "key"]
)
def test_the_secrets_are_dealt_anew(secret: str) -> None:
    """Most of them are other ones for whoever cannot know them, so the next test means it."""
    changed = 0
    for i, g in enumerate(every_state()):
        other = redealt(KEMET, g, -1, Stream(f"{i}"))
        changed += getattr(other, secret) != getattr(g, secret)
    assert changed > 20


def test_what_is_hidden_in_a_battle_is_dealt_anew() -> None:
    """The cards that were not used, and interventions under a card. KEMET-BATTLE-16, -70"""
    unused = cards = 0
    for i, g in enumerate(states()["under_a_card"]):
        other = redealt(KEMET, g, -1, Stream(f"{i}"))
        assert isinstance(other, Kemet)
        unused += other.fighting().unused != g.fighting().unused
        cards += other.fighting().cards != g.fighting().cards
    assert unused > EACH / 3
    assert cards > EACH / 3


@pytest.mark.parametrize("part", range(PARTS))
def test_view_options_events_and_undo_tell_nothing(part: int) -> None:
    """For every seat and the spectator, at the moment and after the next choice. KEMET-Q-65"""
    check_tells_nothing(KEMET, every_state(), part, PARTS)


def test_who_is_asked_does_not_depend_on_a_hand() -> None:
    """Whoever holds cards is asked even with nothing to play. KEMET-DI-gen-06"""
    idle = 0
    for i, g in enumerate(every_state()):
        f = g.stack[-1]
        rule = KEMET.engine.rules[f.rule]
        if isinstance(rule, Ask) and not isinstance(rule, Chance):
            idle += len(g.offers) == 1
            for seat in viewers(g):
                if seat != f.who:
                    other = redealt(KEMET, g, seat, Stream(f"{i} {seat}"))
                    assert len(rule.options(other, f)) > 1 or rule.silence_tells(other, f)
    assert idle > 3


# --- leaks in the view


def field(name: str) -> Game[Any]:
    return showing(KemetGame, lambda g: getattr(g, name))


def in_battle(leak: Callable[[Battle], object]) -> Game[Any]:
    return showing(KemetGame, lambda g: [] if g.battle is None else leak(g.battle))


LEAKS = {
    "a hand of battle cards": (field("hand"), "face_down"),
    "a hand of interventions": (field("held"), "plain"),
    "the deck": (field("deck"), "plain"),
    "the generator": (field("key"), "plain"),
    "how much was drawn": (field("draws"), "plain"),
    "cards face down": (field("hidden"), "face_down"),
    "the whole discard": (field("discard"), "face_down"),
    "a card exchanged": (field("removed"), "exchanged"),
    "answers": (field("drafts"), "drafts"),
    "cards that Vision shows": (field("looked"), "looked_at"),
    "buried cards": (field("buried"), "buried"),
    "the whole pile": (field("pile"), "buried"),  # those of Divine Wound are among them
    "interventions under a card": (in_battle(lambda b: b.cards), "under_a_card"),
    "how many are under a card": (in_battle(lambda b: sum(b.cards)), "under_a_card"),
    "the card not used": (in_battle(lambda b: b.unused), "under_a_card"),
}


@pytest.mark.parametrize("name", LEAKS)
def test_a_leak_in_the_view_is_found(name: str) -> None:
    game, kind = LEAKS[name]
    with pytest.raises(Broken, match=UNKNOWN):
        check_views(game, states()[kind])


# --- leaks in who is asked, and in what is told


class HoldersVeto(interventions.Veto):
    def seats(self, g: Kemet, f: Frame) -> list[int]:
        return [seat for seat in super().seats(g, f) if g.holds(seat, VETO)]


class VetoIfHeld(interventions.Intervention):
    def veto(self, g: Kemet, f: Frame) -> bool:
        held = any(g.holds(seat, VETO) for seat in range(g.seats))
        return held and super().veto(g, f)


class EscapeIfHeld(battle.Fight):
    def escape(self, g: Kemet, f: Frame) -> bool:
        defender = g.fighting().seats[battle_cards.DEFENDER]
        return g.holds(defender, ESCAPE) > 0 and super().escape(g, f)


class SilentAct(turn.Act):
    def silence_tells(self, g: Kemet, f: Frame) -> bool:
        return False


class SilentMarch(move.MarchOn):
    def silence_tells(self, g: Kemet, f: Frame) -> bool:
        return False


class OpenWound(battle_cards.Wound):
    def choose(self, g: Kemet, f: Frame, choice: int) -> None:
        super().choose(g, f, choice)
        if verb_of(choice) == c.WOUND:
            g.tell(e.BURIED, "", f.who, noun_of(choice))


def with_rule(number: int, rule: Rule[Kemet]) -> KemetGame:
    game = KemetGame()
    game.engine = Engine([rule if i == number else own for i, own in enumerate(RULES)])
    return game


UNTOLD = "news that no event tells"
BACK = "can take it back|can take back what showed a secret"
QUESTIONS = {
    "a window only for holders of Veto": (
        with_rule(n.VETO, HoldersVeto()), f"who is asked by 'holders veto'|{UNTOLD}",
    ),
    "a window only if Veto is held": (
        with_rule(n.INTERVENTION, VetoIfHeld()), f"{UNTOLD}|{BACK}",
    ),
    "a window only if Escape is held": (with_rule(n.BATTLE, EscapeIfHeld()), UNTOLD),
    "a turn that ends by itself without a card to play": (
        with_rule(n.ACT, SilentAct()), f"is asked at all tells|{UNTOLD}|{BACK}",
    ),
    "a move that ends by itself without a card to play": (
        with_rule(n.MARCH, SilentMarch()), f"is asked at all tells|{UNTOLD}|{BACK}",
    ),
    "a card buried for all to see": (
        with_rule(n.WOUND, OpenWound()), f"events tell seat|{BACK}",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", QUESTIONS)
def test_a_leak_in_a_question_or_an_event_is_found(name: str) -> None:
    game, message = QUESTIONS[name]
    with pytest.raises(Broken, match=message):
        play_all(game)


def play_all(game: KemetGame) -> None:
    for number in range(MOST_GAMES):
        play = mixed_play(game, number, "leaks")
        play_checked(play, Stream(f"leaks {number}"), EVERY, mixed_chooser(game, number))
