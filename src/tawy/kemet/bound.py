"""How long a turn can be: why every turn ends, and after how many choices at most. KEMET-Q-85.

A turn is all that is chosen between its begin and its end, the answers of others included. What
it can use up is counted where it begins, and nothing of it grows but prayer:

- **Tokens**: an ordinary one, with a silver and a golden one three. Each is placed once; one bought
  in the turn can only be placed in a later one, or counts from the begin (KEMET-Q-06).
- **Cards**: nobody draws interventions by day, so each card in a hand is used once: played, hidden
  in a battle, discarded for a wound, or as Veto or Escape. Each is played with no more choices
  than a target has, and it opens one window, in which each of the others answers once.
- **Fights**: a move ends with its first; recruits fight for each district once, an Enlistment for
  two at most, since it brings two units. Apart from cards, a fight has a fixed number of choices.
- **Steps**: by land or harbour as far as a move goes, by card once for each card, paid for as long
  as there is prayer, free once to each obelisk (KEMET-TELEPORT-17, KEMET-MOVE-28). Upon enemies who
  escape or fall at once a move goes on, so each step may be answered by them.
- **Prayer**: it grows by a prayer of the action, by cards, and by fights. After a fight nobody has
  more than the top of the scale, so it adds no more than that to what the turn can spend; and
  the fight of the last token's action comes too late to pay for a step.

So the sum below is above every turn, and far above most. Nothing in the engine needs it: it is the
proof that a turn ends, and fuzzing holds every turn to it.
"""

from __future__ import annotations

from typing import Final

from tawy.kemet.data import (
    CREATURES,
    DECK,
    DISTRICTS,
    ENLISTMENT,
    INTERVENTIONS,
    MANA_THEFT,
    PRAYER_CARD,
    PRAYERS,
    PRAYING,
    STEPS,
    TELEPORTATION,
    TILES,
    TOP,
)
from tawy.kemet.data import MOVES as STEPS_MORE
from tawy.kemet.rulings import AT_ONCE, SILVER_TOKEN
from tawy.kemet.state import Kemet

# KEMET-MOVE-27: a creature and the tiles, whoever has them; a tile can be bought in the turn.
FARTHEST: Final = (
    STEPS
    + sum([tile.adds[STEPS_MORE] for tile in TILES])
    + max([creature.moves for creature in CREATURES])
)
MOST_TOKENS: Final = 3
BEST_PRAYER: Final = PRAYING + sum([tile.adds[PRAYERS] for tile in TILES])

# Choices.
OF_A_TOKEN: Final = 3  # itself, where a move begins, and that it ends; a recruit has more:
OF_A_RECRUIT: Final = 1 + DISTRICTS + 2  # itself, how many in each, a creature and its district
OF_A_STEP: Final = 4  # units, creature, space, and where a creature goes that is left alone
OF_A_MEETING: Final = 2  # the answer of whoever could escape, a creature that lost its troop
# Which fight; two cards each and that no more follow; that no wounds follow; two creatures;
# recall or retreat, where to, recall or stay.
OF_A_FIGHT: Final = 1 + 2 * 3 + 1 + 2 + 3
OF_A_CARD: Final = 3  # itself and two targets, or hidden and paid for, and a creature it strikes
ENLISTED: Final = 2  # fights that one Enlistment can bring
END_OF_TURN: Final = 1


def most_steps(capacity: int, prayer: int, cards: int, obelisks: int) -> int:
    """Of one move: *prayer* is all that is there to be spent in it, *cards* those that teleport."""
    return capacity + prayer + cards + obelisks


def most_choices(
    seats: int, tokens: int, prayer: int, cards: int, obelisks: int, own: list[int]
) -> int:
    """Of one turn. *cards* are those in all hands, *own* those of the seat itself, by kind."""
    enlistments, teleportations = own[ENLISTMENT], own[TELEPORTATION]
    fights = DISTRICTS * tokens + ENLISTED * enlistments
    paying = DISTRICTS * (tokens - 1) + ENLISTED * enlistments  # those that come before a step
    gained = sum([own[card] * INTERVENTIONS[card].prayer for card in (PRAYER_CARD, MANA_THEFT)])
    spent = prayer + gained + (tokens - 1) * BEST_PRAYER + TOP * paying
    steps = tokens * most_steps(FARTHEST, 0, 0, obelisks) + spent + teleportations
    return (
        tokens * max(OF_A_TOKEN, OF_A_RECRUIT)
        + steps * (OF_A_STEP + OF_A_MEETING)
        + fights * (OF_A_FIGHT + 1)  # and the answer of whoever could escape
        + cards * (OF_A_CARD + seats - 1)
        + END_OF_TURN
    )


def longest_turn(g: Kemet) -> int:
    """The most choices of the turn that begins now."""
    tokens = 1 + (1 if g.silver else 0) + (1 if g.gold else 0)
    if g.rulings[SILVER_TOKEN] == AT_ONCE:
        tokens = MOST_TOKENS
    cards = sum([g.hand_size(seat) for seat in range(g.seats)])
    obelisks = g.map.obelisks.bit_count()
    own = g.cards_of(g.turn)
    return most_choices(g.seats, tokens, g.prayer[g.turn], cards, obelisks, own)


def longest_of_all(g: Kemet) -> int:
    """The most choices of any turn on this map: all tokens, all prayer, the whole deck in hand."""
    own = [card.copies for card in INTERVENTIONS]
    return most_choices(g.seats, MOST_TOKENS, TOP, DECK, g.map.obelisks.bit_count(), own)
