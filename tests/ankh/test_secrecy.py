"""Nobody can tell a game of Ankh from one where the others have chosen otherwise."""

from functools import cache

import pytest
from shared.secrecy import UNKNOWN, check_tells_nothing, check_views, showing

from tawy.ankh.game import ANKH, AnkhGame
from tawy.ankh.state import Ankh
from tawy.kernel.rng import Stream
from tawy.proof.contract import Broken, redealt, viewers, walk
from tawy.proof.fuzz import mixed_chooser, mixed_play

STATES = 300
OPEN = 180  # of them have an answer in and another pending
AFTER = 7  # every so many choices a state without a secret is taken


@cache
def states() -> tuple[list[Ankh], list[Ankh]]:
    """Those with an open secret, and others; from mixed games of all sizes."""
    secret: list[Ankh] = []
    others: list[Ankh] = []
    number = 0
    while len(secret) < OPEN or len(others) < STATES - OPEN:
        play = mixed_play(ANKH, number, "secrecy")
        stream = Stream(f"secrecy {number}")
        for step, _ in enumerate(walk(play, stream, mixed_chooser(ANKH, number))):
            if any(play.state.drafts):
                secret.append(play.state.copy())
            elif step % AFTER == 0:
                others.append(play.state.copy())
        number += 1
    return secret[:OPEN], others[: STATES - OPEN]


def test_half_of_the_states_have_an_open_secret() -> None:
    """A card or a bid is in, and somebody still owes one."""
    secret, others = states()
    assert len(secret) + len(others) == STATES
    assert len(secret) >= STATES / 2
    assert all(any(g.drafts) and ANKH.engine.pending(g) for g in secret)
    rules = {ANKH.engine.rules[g.stack[-1].rule].name() for g in secret}
    assert rules == {"choose cards", "bid"}


def test_the_secrets_are_dealt_anew() -> None:
    """For the others most drafts and all generators are other ones, so the next test means it."""
    secret, _ = states()
    changed = 0
    for i, g in enumerate(secret):
        for seat in viewers(g):
            other = redealt(ANKH, g, seat, Stream(f"{i} {seat}"))
            assert other.key != g.key
            changed += other.drafts != g.drafts
    assert changed > len(secret)


@pytest.mark.parametrize("part", range(6))
def test_view_options_events_and_undo_tell_nothing(part: int) -> None:
    """For every seat and the spectator, at the moment and after the next choice. ANKH-Q-74"""
    secret, others = states()
    check_tells_nothing(ANKH, [*secret, *others], part, 6)


LEAKS = {
    "answers": showing(AnkhGame, lambda g: [draft[:] for draft in g.drafts]),
    "how much was drawn": showing(AnkhGame, lambda g: g.draws),
}


@pytest.mark.parametrize("name", LEAKS)
def test_a_leak_in_the_view_is_found(name: str) -> None:
    secret, _ = states()
    with pytest.raises(Broken, match=UNKNOWN):
        check_views(LEAKS[name], secret)
