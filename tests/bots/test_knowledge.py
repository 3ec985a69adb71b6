"""What a bot knows: states that agree with a view, drawn as the cards lie."""

import json
import random
from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from tawy.bots.knowledge import Knowledge, View, determinize, look
from tawy.games import ANKH, KEMET
from tawy.kemet.data import CARD, INTERVENTIONS
from tawy.kemet.state import Kemet
from tawy.kernel.frames import State
from tawy.kernel.game import Game
from tawy.kernel.rng import Stream
from tawy.records import position
from tawy.toy.game import TOY

GAMES: list[Game[Any]] = [TOY, ANKH, KEMET]
STATES = 1_000  # of each game
KEPT = 0.1  # of the moments of a game
DISCARDS = ["unused-down", "all-down", "all-up"]


def views(game: Game[Any], seed: int) -> list[tuple[State, View]]:
    """Moments of one game, each as one seat sees it."""
    dice = random.Random(seed)
    settings = {"max_days": "30", "discards": DISCARDS[seed % 3]} if game is KEMET else {}
    g = game.new(game.fewest + seed % (game.most - game.fewest + 1), settings, key=seed)
    found = []
    while g.ending < 0:
        if dice.random() < KEPT:
            seat = dice.choice([s for s in range(g.seats) if g.side[s] >= 0])
            found.append((g.copy(), look(game, g, seat)))
        seat = game.engine.pending(g)[0]
        game.engine.apply(g, seat, dice.choice(game.engine.legal(g, seat)))
    found.append((g, look(game, g, 0)))
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_made_up_state_looks_the_same_to_its_seat(game: Game[Any]) -> None:
    checked, seed = 0, 0
    while checked < STATES:
        seed += 1
        for truth, view in views(game, seed):
            g = determinize(view, Stream(f"{seed} {checked}"))
            assert json.dumps(game.observe(g, view.seat)) == json.dumps(view.observation)
            assert game.pieces(g) == game.pieces(truth)
            assert g.key != truth.key
            checked += 1


def test_a_view_is_plain_data_and_holds_no_state() -> None:
    for game in GAMES:
        for _, view in views(game, 3)[:20]:
            assert json.loads(json.dumps(view.observation)) == view.observation
            kept = [value for name, value in vars(view).items() if name != "game"]
            assert not any(isinstance(value, State) for value in kept)


# --- a small position with all its completions

# All interventions lie open but these; the other seat holds two of them.
UNSEEN = ["veto", "veto", "prayer", "escape"]
HELD = 2
# Of its six battle cards one lies open and one face down: any of the five others.
LYING = "chariot-raid"
SAMPLES = 5_000
# 20 completions: a chi-square of 19 degrees of freedom is above this once in a thousand times.
CRITICAL = 43.8


def small() -> Kemet:
    pile = {row.word: row.copies - UNSEEN.count(row.word) for row in INTERVENTIONS}
    return position.load(KEMET, {
        "game": "kemet", "seats": 2, "at": "act", "turn": "player1",
        "facts": {
            "board": {"city-1a": "player1 5", "city-2a": "player2 5"},
            "pile": {card: count for card, count in pile.items() if count},
            "seats": {
                "player1": {},
                "player2": {
                    "interventions": {"veto": 1, "prayer": 1},
                    "discard": [LYING, "shield-push"], "hidden": ["shield-push"],
                },
            },
        },
    })  # fmt: skip


def completion(g: Kemet) -> tuple[tuple[str, ...], str]:
    """What seat 1 holds, and what lies face down there."""
    held = [r.word for i, r in enumerate(INTERVENTIONS) for _ in range(g.holds(1, i))]
    return tuple(sorted(held)), CARD.words[g.hidden[1].bit_length() - 1]


def test_samples_fit_the_deal() -> None:
    hands = Counter(tuple(sorted(hand)) for hand in combinations(UNSEEN, HELD))
    down = [card for card in CARD.words[:6] if card != LYING]
    expected = {(hand, card): hands[hand] / (6 * len(down)) for hand in hands for card in down}
    assert len(expected) == 20
    g = small()
    known, stream = Knowledge(look(KEMET, g, 0)), Stream("samples")
    found = Counter(completion(known.sample(stream)) for _ in range(SAMPLES))
    assert completion(g) in found
    assert set(found) <= set(expected)
    chi_square = sum(
        (found[one] - SAMPLES * share) ** 2 / (SAMPLES * share) for one, share in expected.items()
    )
    assert chi_square < CRITICAL
