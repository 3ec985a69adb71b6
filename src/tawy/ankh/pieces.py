"""Where all pieces are. Each total is what came out of the box, at any moment. ANKH-Q-97.

A piece that is on the board twice, or in no place where it may be, makes a total wrong. What
has left the game is counted by the rules that say what leaves, not by what is missing; only of
guardians nobody can tell how many a god had that is gone: there it is at most one of a kind.
"""

from __future__ import annotations

from tawy.ankh.board import LAND
from tawy.ankh.data import (
    ALL_CARDS,
    ANKH_TOKENS,
    ANUBIS,
    CARD,
    CYCLE,
    FIGURE,
    FIRST_GUARDIAN,
    GOD,
    GUARDIAN_FIGURES,
    GUARDIAN_LEVEL,
    GUARDIANS,
    MONUMENT,
    ORDER_TOKENS,
    OSIRIS,
    RA,
    SUNS,
    TILES,
    TOKENS_ON_THE_BOARD,
    WARRIOR,
    WARRIORS,
)
from tawy.ankh.flow.setup import available
from tawy.ankh.kinds import SEAT
from tawy.ankh.state import Ankh
from tawy.kernel.sets import members


def pieces(g: Ankh) -> dict[str, int]:
    found: dict[str, int] = {}
    for seat in range(g.seats):
        count_seat(g, seat, found)
    for kind, word in enumerate(MONUMENT.words):
        found[word] = g.stones[kind].bit_count() + max(0, g.stones_left(kind))
    found["camels"] = g.geo.camels.bit_count() + max(0, g.camels_left())
    tokens = [token for token in g.token if token]
    found["order tokens"] = len(tokens) + ORDER_TOKENS - len(set(tokens))
    found["suns"] = (g.sunny & g.all_figures()).bit_count() + beside_board(g, RA, SUNS, g.sunny)
    found["tiles"] = (g.tiles & LAND).bit_count() + beside_board(g, OSIRIS, TILES, g.tiles)
    for kind in range(GUARDIANS):
        found[FIGURE.words[kind + FIRST_GUARDIAN]] = count_guardians(g, kind)
    return found


def gone(g: Ankh, seat: int) -> bool:
    """Its god is merged into another or forgotten: its pieces are out of the game."""
    return g.side[seat] != seat


def count_seat(g: Ankh, seat: int, found: dict[str, int]) -> None:
    """ANKH-COMP-03, -07, -13. What the god that is gone had is out of the game: MERGE-04."""
    out, word = gone(g, seat), SEAT.words[seat]
    own = [g.kind_at(s) for s in members(g.held[seat]) if g.side_at(s) == seat]
    on_land = [g.kind_at(s) for s in members(g.held[seat] & LAND)]
    waiting = out or not g.ranking  # for the set-up, or for ever
    found[f"god figures of {word}"] = on_land.count(GOD) + (1 if waiting else 0)
    trapped = g.trapped.count(seat) if g.side_of_god(ANUBIS) >= 0 else 0
    warriors = own.count(WARRIOR) + g.warriors[seat] + trapped
    found[f"warriors of {word}"] = warriors + (WARRIORS if out else 0)
    marking = (g.owned[seat] & g.all_stones()).bit_count()
    row = TOKENS_ON_THE_BOARD - g.unlocked(seat)
    tokens = g.ankhs[seat] + marking + max(0, row) + g.unlocked(seat)
    left = ANKH_TOKENS - TOKENS_ON_THE_BOARD if out else 0
    found[f"ankh tokens of {word}"] = tokens + left
    found[f"cards of {word}"] = count_cards(g, seat)


def count_cards(g: Ankh, seat: int) -> int:
    """ANKH-COMP-13: what is not in hand is used; a card in a battle is not in hand too."""
    hand = g.hand[seat]
    played = 0 if g.battle is None else g.battle.cards[seat]
    twice = 0 if played >> CYCLE & 1 else played & hand  # a Cycle of Ma'at takes all back at once
    used = (ALL_CARDS & ~hand).bit_count()
    return len(CARD.words) if gone(g, seat) else hand.bit_count() + used + twice.bit_count()


def beside_board(g: Ankh, god: int, all_of_them: int, placed: int) -> int:
    """ANKH-COMP-14: the suns or tiles beside the god's board; all, if the god is not there."""
    if g.side_of_god(god) < 0:
        return all_of_them
    return max(0, all_of_them - placed.bit_count())


def count_guardians(g: Ankh, kind: int) -> int:
    """ANKH-COMP-05, ANKH-SETUP-20 to -22: card + sides + what gods took with them + the box."""
    every, figure = GUARDIAN_FIGURES[kind], kind + FIRST_GUARDIAN
    held = [g.kind_at(s) for side in range(g.seats) for s in members(g.held[side])]
    owned = held.count(figure) + sum(g.beasts[kind::GUARDIANS])
    if g.guardian[GUARDIAN_LEVEL[kind]] != figure or not any([g.ranking, g.ending >= 0]):
        return owned + every  # in the box: not drawn, or not yet dealt
    owned += g.stock[GUARDIAN_LEVEL[kind]]
    missing = available(g, kind) - owned
    left = len([seat for seat in range(g.seats) if gone(g, seat) or g.merged(seat)])
    return owned + min(max(0, missing), left) + every - available(g, kind)
