"""The components of Kemet: counts, columns, and tables that do not add up."""

from dataclasses import replace

import pytest

from tawy.games import KEMET
from tawy.kemet import data
from tawy.kemet.board import CITIES, NAMES
from tawy.kemet.data import (
    ACTION_SPACES,
    ATTACKING,
    BATTLE_CARDS,
    BLUE,
    BUY,
    CARD,
    COLUMNS,
    CREATURE_TILE,
    CREATURES,
    DAMAGE,
    DEFENDING,
    DRAWS,
    FIRST_BLOOD,
    FORESIGHT,
    FREE_UNITS,
    GATES,
    GOLD,
    GOLDEN,
    HELD,
    INTERVENTIONS,
    LEVEL_OFF,
    MOVE,
    MOVES,
    NIGHT,
    NIGHT_LEVELS,
    NIGHT_UNITS,
    OBELISKS,
    PAYMENT_OFF,
    POINTS,
    PRAY,
    PRAYERS,
    PROTECTION,
    RAISE,
    RECRUIT,
    RED,
    ROOM,
    SIGHT,
    SILVER,
    SPOILS,
    STRENGTH,
    TELEPORT_OFF,
    TILE,
    TILE_OFF,
    TILES,
    TRIUMPH,
    WHITE,
    WOUND,
    Intervention,
    Tile,
    check_deck,
    check_tiles,
)
from tawy.kemet.kinds import CITY, COUNT, GOAL, LEVEL, SEAT, SPACE
from tawy.kemet.state import NOBODY
from tawy.kernel.options import BadInput, Kind
from tawy.kernel.sets import members, set_of


def tile(word: str) -> Tile:
    return TILES[TILE.words.index(word)]


def card(word: str) -> Intervention:
    return INTERVENTIONS[data.INTERVENTION.words.index(word)]


# --- power tiles


@pytest.mark.parametrize("colour", [WHITE, RED, BLUE])
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_four_tiles_of_each_colour_and_level(colour: int, level: int) -> None:
    """KEMET-SETUP-06 KEMET-SETUP-05."""
    assert sum(t.copies[colour] for t in TILES if t.level == level) == 4


def test_there_are_48_tiles_with_39_names() -> None:
    """KEMET-SETUP-05 KEMET-BUY-12: 32 names are there once."""
    assert sum(sum(t.copies) for t in TILES) == 48
    assert len(set(TILE.words)) == len(TILES) == 39
    assert len([t for t in TILES if sum(t.copies) == 1]) == 32


def test_which_names_are_there_more_than_once() -> None:
    """KEMET-BUY-10 KEMET-BUY-11: five twice in one colour, two once in each."""
    several = {t.word: (t.level, t.copies) for t in TILES if sum(t.copies) > 1}
    assert several == {
        "priest": (1, [2, 0, 0]),
        "priestess": (1, [2, 0, 0]),
        "charge": (1, [0, 2, 0]),
        "recruiting-scribe": (1, [0, 0, 2]),
        "defense": (1, [0, 0, 2]),
        "victory-point": (3, [1, 1, 1]),
        "act-of-god": (4, [1, 1, 1]),
    }


def rows(colour: int) -> list[str]:
    """The names of a colour, level by level."""
    return [
        " ".join(t.word for t in TILES if t.copies[colour] and t.level == level)
        for level in (1, 2, 3, 4)
    ]


def test_the_white_tiles() -> None:
    """KEMET-TILE-count-1."""
    assert rows(WHITE) == [
        "priest priestess",
        "slaves high-priest crusade divine-boon",
        "hand-of-god vision holy-war victory-point",
        "priest-of-ra priest-of-amon mummy act-of-god",
    ]


def test_the_red_tiles() -> None:
    """KEMET-TILE-count-2."""
    assert rows(RED) == [
        "charge godspeed stargate",
        "carnage offensive-strategy open-gates teleport",
        "victory-point royal-scarab blades-of-neith divine-wound",
        "act-of-god giant-scorpion initiative phoenix",
    ]


def test_the_blue_tiles() -> None:
    """KEMET-TILE-count-3."""
    assert rows(BLUE) == [
        "recruiting-scribe defense",
        "legion ancestral-elephant defensive-strategy deep-desert-snake",
        "victory-point shield-of-neith defensive-victory prescience",
        "act-of-god reinforcements sphinx divine-will",
    ]


@pytest.mark.parametrize(
    ("column", "tiles"),
    [
        (MOVES, {"godspeed": 1}),
        (STRENGTH, {"blades-of-neith": 1}),
        (ATTACKING, {"charge": 1}),
        (DEFENDING, {"defense": 1}),
        (DAMAGE, {"carnage": 1}),
        (PROTECTION, {"shield-of-neith": 1}),
        (FIRST_BLOOD, {"initiative": 2}),
        (WOUND, {"divine-wound": 1}),
        (FORESIGHT, {"prescience": 1}),
        (SPOILS, {"crusade": 2}),
        (TRIUMPH, {"holy-war": 4}),
        (HELD, {"defensive-victory": 1}),
        (PRAYERS, {"priest": 1}),
        (NIGHT, {"high-priest": 2, "priest-of-amon": 5}),
        (DRAWS, {"divine-boon": 1, "mummy": 1}),
        (SIGHT, {"vision": 4}),
        (NIGHT_LEVELS, {"hand-of-god": 1}),
        (NIGHT_UNITS, {"reinforcements": 4}),
        (FREE_UNITS, {"recruiting-scribe": 2}),
        (ROOM, {"legion": 2}),
        (POINTS, {"victory-point": 1, "sphinx": 1}),
        (TILE_OFF, {"priestess": 1}),
        (LEVEL_OFF, {"slaves": 1}),
        (TELEPORT_OFF, {"stargate": 1}),
        (PAYMENT_OFF, {"priest-of-ra": 1}),
        (GATES, {"open-gates": 1}),
        (OBELISKS, {"teleport": 1}),
        (SILVER, {"act-of-god": 1}),
        (GOLD, {"divine-will": 1}),
    ],
)
def test_what_tiles_add(column: int, tiles: dict[str, int]) -> None:
    """A column holds these tiles and no others."""
    assert {t.word: t.adds[column] for t in TILES if t.adds[column]} == tiles


def test_every_tile_does_something_once() -> None:
    """KEMET-CREATURE-01: a column, a creature or a card; Mummy and Sphinx have two."""
    for t in TILES:
        effects = len([n for n in t.adds if n]) + (t.creature >= 0) + (t.card >= 0)
        assert effects == (2 if t.word in ("mummy", "sphinx") else 1)
        assert len(t.adds) == COLUMNS


def test_the_tokens_in_the_box_suffice() -> None:
    """KEMET-SETUP-29: a silver one for each Act of God, a golden one for Divine Will."""
    assert sum(tile("act-of-god").copies) == 3
    assert sum(tile("divine-will").copies) == 1


# --- creatures and battle cards


@pytest.mark.parametrize(
    ("word", "values", "colour", "level"),
    [
        ("mummy", (1, 2, 0, 0), WHITE, 4),
        ("royal-scarab", (2, 2, 0, 0), RED, 3),
        ("giant-scorpion", (1, 2, 2, 0), RED, 4),
        ("phoenix", (1, 2, 0, 0), RED, 4),
        ("ancestral-elephant", (1, 1, 0, 1), BLUE, 2),
        ("deep-desert-snake", (1, 0, 0, 0), BLUE, 2),
        ("sphinx", (0, 2, 0, 0), BLUE, 4),
    ],
)
def test_the_creatures(word: str, values: tuple[int, ...], colour: int, level: int) -> None:
    """KEMET-CREATURE-01 KEMET-SETUP-30: moves, strength, damage, protection; and the tile."""
    number = data.CREATURE.words.index(word)
    one = CREATURES[number]
    assert (one.moves, one.strength, one.damage, one.protection) == values
    assert (one.gates, one.cancels) == (word == "phoenix", word == "deep-desert-snake")
    own = TILES[CREATURE_TILE[number]]
    assert (own.creature, own.level, own.copies[colour]) == (number, level, 1)
    assert len(CREATURES) == len([t for t in TILES if t.creature >= 0]) == 7


def test_a_troop_makes_four_steps_at_most() -> None:
    """KEMET-MOVE-27: with Godspeed and the Royal Scarab."""
    assert data.STEPS == 1
    most = data.STEPS + sum(t.adds[MOVES] for t in TILES) + max(c.moves for c in CREATURES)
    assert most == 4


def values_of(word: str) -> tuple[int, int, int]:
    one = BATTLE_CARDS[CARD.words.index(word)]
    return one.strength, one.damage, one.protection


def test_the_cards_that_strike() -> None:
    """KEMET-CARD-01 KEMET-CARD-02 KEMET-CARD-03 KEMET-CARD-04."""
    assert values_of("cavalry-blitz") == (4, 1, 0)
    assert values_of("chariot-raid") == (1, 3, 0)
    assert values_of("fervent-purge") == (3, 2, 0)
    assert values_of("mixed-tactics") == (2, 2, 1)


def test_the_cards_that_shield() -> None:
    """KEMET-CARD-05 KEMET-CARD-06."""
    assert values_of("phalanx-defense") == (2, 0, 2)
    assert values_of("shield-push") == (3, 0, 1)


def test_the_special_cards() -> None:
    """KEMET-CARD-07 KEMET-CARD-08 KEMET-CARD-09: these two, and no others beside the six."""
    special = [c.word for i, c in enumerate(BATTLE_CARDS) if not data.FIRST_HAND >> i & 1]
    assert special == ["offensive-strategy", "defensive-strategy"]
    assert values_of("offensive-strategy") == (3, 3, 0)
    assert values_of("defensive-strategy") == (3, 0, 3)
    assert data.FIRST_HAND.bit_count() == data.HAND == 6


def test_the_six_cards_have_strength_15() -> None:
    """KEMET-CARD-10 KEMET-SETUP-31: and 32 cards are in the box."""
    first = [c for i, c in enumerate(BATTLE_CARDS) if data.FIRST_HAND >> i & 1]
    assert sum(c.strength for c in first) == 15
    assert data.MOST_PLAYERS * len(first) + len(BATTLE_CARDS) - len(first) == 32


def test_the_special_cards_come_with_their_tiles() -> None:
    """KEMET-CARD-07 KEMET-CARD-08: one copy of each."""
    brought = {t.word: t.card for t in TILES if t.card >= 0}
    assert brought == {"offensive-strategy": 6, "defensive-strategy": 7}
    assert [CARD.words[number] for number in brought.values()] == list(brought)
    assert [sum(tile(word).copies) for word in brought] == [1, 1]


# --- divine intervention


@pytest.mark.parametrize(
    ("word", "copies", "price", "values"),
    [
        ("war-rage", 3, 0, (1, 0, 0)),
        ("war-fury", 3, 1, (2, 0, 0)),
        ("blood-battle", 3, 0, (0, 1, 0)),
        ("bloodbath", 3, 1, (0, 2, 0)),
        ("bronze-wall", 3, 0, (0, 0, 1)),
        ("iron-wall", 3, 1, (0, 0, 2)),
        ("teleportation", 3, 1, (0, 0, 0)),
        ("open-gates", 1, 1, (0, 0, 0)),
        ("prayer", 2, 0, (0, 0, 0)),
        ("mana-theft", 2, 0, (0, 0, 0)),
        ("raining-fire", 3, 1, (0, 0, 0)),
        ("enlistment", 3, 0, (0, 0, 0)),
        ("escape", 1, 0, (0, 0, 0)),
        ("veto", 2, 0, (0, 0, 0)),
    ],
)
def test_the_deck(word: str, copies: int, price: int, values: tuple[int, ...]) -> None:
    """KEMET-Q-62 KEMET-DI-gen-01: copies, price; strength, damage, protection in battle only."""
    one = card(word)
    assert (one.copies, one.price) == (copies, price)
    assert (one.strength, one.damage, one.protection) == values
    assert (one.moment == data.IN_BATTLE) == any(values)


def test_the_deck_has_35_cards_of_14_kinds() -> None:
    """KEMET-SETUP-26 KEMET-DI-gen-09."""
    assert sum(c.copies for c in INTERVENTIONS) == 35
    assert len(INTERVENTIONS) == len({c.word for c in INTERVENTIONS}) == 14


def test_when_cards_are_played() -> None:
    """Six in battle, four in the own turn, two in a move, two in another's."""
    moments = [
        (data.OWN_TURN, "prayer mana-theft raining-fire enlistment"),
        (data.OWN_MOVE, "teleportation open-gates"),
        (data.ENTERED, "escape"),
        (data.ANNOUNCED, "veto"),
    ]
    for moment, words in moments:
        assert " ".join(c.word for c in INTERVENTIONS if c.moment == moment) == words


def test_what_turn_cards_do_in_numbers() -> None:
    """Prayer gained, prayer stolen, units destroyed, units added."""
    found = {c.word: (c.prayer, c.theft, c.kills, c.units) for c in INTERVENTIONS}
    assert {word: values for word, values in found.items() if any(values)} == {
        "prayer": (2, 0, 0, 0),
        "mana-theft": (1, 1, 0, 0),
        "raining-fire": (0, 0, 1, 0),
        "enlistment": (0, 0, 0, 2),
    }


# --- the action pyramid


@pytest.mark.parametrize(
    ("row", "actions"),
    [(1, [BUY, BUY, BUY, PRAY]), (2, [RAISE, MOVE, PRAY]), (3, [MOVE, RECRUIT])],
)
def test_the_rows_of_the_action_pyramid(row: int, actions: list[int]) -> None:
    """KEMET-DAY-04 KEMET-DAY-05 KEMET-DAY-06."""
    spaces = [i for i, one in enumerate(ACTION_SPACES) if one.row == row]
    assert [ACTION_SPACES[i].actions for i in spaces] == [[action] for action in actions]
    assert data.ROW_SPACES[row - 1] == sum(1 << i for i in spaces)


def test_the_golden_space_is_apart() -> None:
    """KEMET-DAY-07 KEMET-DAY-24: a move or a recruit, no row to be covered."""
    assert [i for i, one in enumerate(ACTION_SPACES) if one.row == 4] == [GOLDEN]
    assert ACTION_SPACES[GOLDEN].actions == [MOVE, RECRUIT]
    assert len(data.ROW_SPACES) == data.ROWS == 3
    assert sum(data.ROW_SPACES) == data.ORDINARY_SPACES == (1 << GOLDEN) - 1


def test_each_colour_has_one_space() -> None:
    """KEMET-BUY-02 KEMET-PRAY-04 KEMET-MOVE-24 KEMET-PYRAMID-17: two, two, one."""
    ordinary = [one for one in ACTION_SPACES if one.row < 4]
    assert [one.colour for one in ordinary if one.actions == [BUY]] == [WHITE, RED, BLUE]
    assert {one.colour for one in ordinary if one.actions != [BUY]} == {-1}
    counts = [len([one for one in ordinary if one.actions == [a]]) for a in range(5)]
    assert counts == [3, 2, 1, 2, 1]


# --- tables that do not add up


@pytest.mark.parametrize(
    ("change", "place"),
    [
        (Tile("priest", 1, {WHITE: 1}, {}), r"tiles\.white-1: 3 tiles, not 4"),
        (Tile("priest", 2, {WHITE: 2}, {}), r"tiles\.white-1: 2 tiles, not 4"),
        (Tile("priest", 1, {WHITE: 2, BLUE: 1}, {}), r"tiles\.blue-1: 5 tiles, not 4"),
        (Tile("priest", 5, {WHITE: 2}, {}), r"tiles\.priest: wants a level"),
        (Tile("slaves", 1, {WHITE: 2}, {}), r"tiles\.slaves: stands twice"),
    ],
)
def test_an_unsound_table_of_tiles_is_refused(change: Tile, place: str) -> None:
    """KEMET-SETUP-05 KEMET-SETUP-06."""
    check_tiles(TILES)
    with pytest.raises(BadInput, match=place):
        check_tiles([change, *TILES[1:]])


def test_an_unsound_deck_is_refused() -> None:
    """KEMET-SETUP-26 KEMET-DI-gen-09: 35 it must be, whatever the kinds."""
    rage, fury, *others = INTERVENTIONS
    check_deck([replace(rage, copies=2), replace(fury, copies=4), *others])
    for copies, count in ((2, 34), (4, 36)):
        with pytest.raises(BadInput, match=f"deck: {count} cards, not 35"):
            check_deck([replace(rage, copies=copies), fury, *others])
    with pytest.raises(BadInput, match=r"deck\.war-rage: fewer"):
        check_deck([replace(rage, copies=-1), replace(fury, copies=7), *others])


# --- numbers and words


def test_the_numbers_of_the_book() -> None:
    assert (data.UNITS, data.UNITS_AT_START, data.TROOP) == (12, 10, 5)
    assert (data.TOP, data.PRAYER_AT_START, data.NIGHT_PRAYER, data.PRAYING) == (11, 5, 2, 2)
    assert data.TOKENS == 5
    assert data.GOALS == [4, 8, 10]


def test_the_cap_with_legion() -> None:
    assert data.TROOP + tile("legion").adds[ROOM] == 7


def test_vision_chooses_among_five() -> None:
    assert data.NIGHT_CARDS + tile("vision").adds[SIGHT] == 5


def test_a_start_shares_three_levels() -> None:
    assert data.SPLITS == [[0, 1, 2], [1, 1, 1]]
    assert {sum(split) for split in data.SPLITS} == {3}


@pytest.mark.parametrize(
    ("kind", "ends"),
    [
        (data.TILE, ""),
        (data.CREATURE, ""),
        (data.INTERVENTION, "_CARD"),
        (data.CARD, "_CARD"),
        (data.ACTION, ""),
        (data.COLOUR, ""),
        (data.DISCARDS, ""),
    ],
    ids=lambda value: value.name if isinstance(value, Kind) else "",
)
def test_numbers_have_the_names_of_their_words(kind: Kind, ends: str) -> None:
    """A constant that slipped by a line would make one card another."""
    found = 0
    for number, word in enumerate(kind.words):
        name = word.upper().replace("-", "_")
        known = [n for n in (name + ends, name) if hasattr(data, n)]
        if known and not (kind is data.TILE and word in data.CREATURE.words):
            assert getattr(data, known[0]) == number
            found += 1
    assert found


def test_kinds_have_no_word_twice() -> None:
    kinds = [SEAT, SPACE, CITY, LEVEL, COUNT, GOAL, data.ACTION_SPACE, data.CARD, data.TILE]
    for kind in kinds:
        assert len(set(kind.words)) == len(kind.words)
    assert SPACE.words == NAMES
    assert len(SEAT.words) == len(CITY.words) == CITIES == 5
    assert LEVEL.words == ["0", "1", "2", "3", "4"]


def test_a_game_begins_with_free_temples_and_six_cards_each() -> None:
    """KEMET-SETUP-07 KEMET-SETUP-31: a point for each temple; the special cards are nobody's."""
    g = KEMET.new(4, {}, key=1)
    temples = members(g.map.temples)
    assert [g.temple[space] for space in temples] == [NOBODY] * len(temples)
    assert g.hand == [set_of(list(range(6)))] * 4
    g.temple[temples[0]] = 2
    assert [g.temporary(seat) for seat in range(4)] == [0, 0, 1, 0]
