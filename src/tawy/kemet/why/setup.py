"""Why not, in set-up and in the night."""

from __future__ import annotations

from tawy.kemet.data import COLOURS, HAND_OF_GOD, REINFORCEMENTS, TROOP
from tawy.kemet.flow.interventions import room_left
from tawy.kemet.flow.setup import fewest, to_come
from tawy.kemet.state import Kemet
from tawy.kemet.why.actions import no_higher
from tawy.kemet.why.common import no_district, no_player, no_troop, out_of_play, reason
from tawy.kernel.game import Obstacle
from tawy.kernel.sets import BIT

# --- set-up


def no_drawn_place(g: Kemet, seat: int, other: int) -> list[Obstacle]:
    return no_player(g, other) or [reason("placed-in-order", "SETUP-27")]


def no_city(g: Kemet, seat: int, city: int) -> list[Obstacle]:
    if city >= g.seats:
        return [reason("city-out-of-play", "SETUP-11")]
    return [reason("city-taken", "SETUP-11")]


def no_site(g: Kemet, seat: int, space: int) -> list[Obstacle]:
    found = no_district(g, seat, space, "SETUP-33")
    return found or [reason("pyramid-there", "SETUP-23", "BOARD-03")]


def no_deployment(g: Kemet, seat: int, units: int) -> list[Obstacle]:
    if units < fewest(g, seat):
        return [reason("too-few-to-deploy", "SETUP-14", "SETUP-16")]
    found = [reason("too-many-to-deploy", "SETUP-14")] if units > to_come(g, seat) else []
    if units > TROOP:
        found.append(reason("no-room", "SETUP-16"))
    return found


# --- cards


def no_card_to_draw(g: Kemet, seat: int, card: int) -> list[Obstacle]:
    """Only chance is told: it is asked where a record is replayed."""
    return [reason("none-in-deck", "DI-gen-09")]


def no_card_to_keep(g: Kemet, seat: int, card: int) -> list[Obstacle]:
    return [reason("not-drawn", "TILE-vision")]


# --- night tiles


def no_night_tile(g: Kemet, seat: int, tile: int) -> list[Obstacle]:
    return [reason("no-night-tile", "NIGHT-07")]


def no_night_use_yet(g: Kemet, seat: int, noun: int) -> list[Obstacle]:
    return [reason("night-tile-first", "NIGHT-08")]


def no_day_use(g: Kemet, seat: int, tile: int) -> list[Obstacle]:
    nightly = tile in (HAND_OF_GOD, REINFORCEMENTS)
    return [reason("only-at-night", "NIGHT-07")] if nightly else []


def no_night_enlarging(g: Kemet, seat: int, space: int) -> list[Obstacle]:
    return out_of_play(g, space) or [reason("only-own-pyramids", "Q-48")]


def no_night_level(g: Kemet, seat: int, level: int) -> list[Obstacle]:
    return [reason("one-level-only", "TILE-hand-of-god")]


def no_night_raise(g: Kemet, seat: int, colour: int) -> list[Obstacle]:
    return no_higher(g, seat * COLOURS + colour)


def no_troop_to_reinforce(g: Kemet, seat: int, space: int) -> list[Obstacle]:
    if g.districts(seat) & BIT[space]:
        return [reason("districts-came-first", "TILE-reinforcements", "Q-47")]
    found = no_troop(g, seat, space, "TILE-reinforcements")
    if not found and room_left(g, seat, space) <= 0:
        return [reason("no-room", "BOARD-16")]
    return found


# --- the order of turns


def no_place(g: Kemet, seat: int, other: int) -> list[Obstacle]:
    return no_player(g, other) or [reason("placed-in-order", "ORDER-06")]
