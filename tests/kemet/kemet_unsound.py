"""Facts that cannot be in a position of Kemet: changes to a little one, and what is told."""

from typing import Any

from shared.positions import altered

BOARD = {"city-1a": "player1 3", "front-1": "player1 5", "obelisk-12": "player2 4"}
PYRAMIDS = {"white": "2 city-1a", "red": "1 city-1b"}
TWO: dict[str, Any] = {
    "seats": 2,
    "at": "act",
    "turn": "player1",
    "facts": {"board": BOARD, "seats": {"player1": {"pyramids": PYRAMIDS}}},
}


def two(changes: dict[str, Any]) -> dict[str, Any]:
    return altered(TWO, changes)


def facts(**changes: Any) -> dict[str, Any]:
    """By their places: board__front_1 is facts.board.front-1, p1 is a seat."""
    found = {}
    for field, value in changes.items():
        parts = [
            part if part in ("on_offer", "max_days") else part.replace("_", "-")
            for part in field.replace("__", ".").split(".")
        ]
        place = ".".join(["facts", *parts])
        for seat in "1", "2", "3":
            place = place.replace(f".p{seat}", f".seats.player{seat}")
        found[place] = value
    return found


def tiles(*words: str) -> dict[str, Any]:
    return facts(p1__tiles=list(words))


def ruled(name: str, reading: str) -> dict[str, Any]:
    return {"facts.rulings": {name: reading}}


def moment(at: str, turn: str = "player1", **changes: Any) -> dict[str, Any]:
    return {"at": at, "turn": turn, **facts(**changes)}


def night(at: str, *owned: str, **changes: Any) -> dict[str, Any]:
    return {**moment(at, **changes), **tiles(*owned)}


MET = "player2 4, player1 3"  # a battle on obelisk-12, which a move has brought about


def fight(at: str, turn: str = "player1", **changes: Any) -> dict[str, Any]:
    return moment(at, turn, **{"board__obelisk_12": MET, **changes})


CHOSEN: dict[str, Any] = {
    "space": "obelisk-12", "attacker": "player1", "defender": "player2",
    "played": ["chariot-raid", "shield-push"], "unused": ["fervent-purge", "mixed-tactics"],
}  # fmt: skip


def chosen(at: str, turn: str = "player1", **changes: Any) -> dict[str, Any]:
    """A battle for which the cards are chosen."""
    told = {key: value for key, value in changes.items() if "__" in key}
    battle = {**CHOSEN, **{key: v for key, v in changes.items() if "__" not in key}}
    return fight(at, turn, battle=battle, **told)


def decided(at: str, turn: str = "player1", **changes: Any) -> dict[str, Any]:
    return chosen(at, turn, **{"winner": "player1", "units": [3, 4], **changes})


def march(at: str = "march on", board: dict[str, str] | None = None, **told: Any) -> dict[str, Any]:
    return moment(at, march=told, board=board or BOARD)


# fmt: off
FACTS: list[tuple[dict[str, Any], str, str]] = [
    # words and fields
    (facts(weather=1), "facts.weather", "no such field"),
    (facts(goal=0), "facts.goal", "0 is not between 1"),
    (facts(highest=1), "facts.highest", "1 is not between 2 and 4"),
    (facts(discards="open"), "facts.discards", "known: unused-down"),
    (facts(day=True), "facts.day", "must be a number"),
    (facts(turn="player3"), "facts.turn", "known: player1, player2"),
    (facts(order=["player3"]), "facts.order[0]", "known: player1, player2"),
    (facts(order="player1"), "facts.order", "must be a list"),
    (facts(board__front_3="player1 1"), "facts.board.front-3", "not 'front-3'"),
    (facts(board__front_1=5), "facts.board.front-1", "wants a troop as"),
    (facts(board__front_1="player1"), "facts.board.front-1", "wants a seat, units"),
    (facts(board__front_1="player3 1"), "facts.board.front-1", "known: player1, player2"),
    (facts(board__front_1="player1 0"), "facts.board.front-1", "a troop of no units"),
    (facts(board__front_1="player1 13"), "facts.board.front-1", "not '13'"),
    (facts(board__front_1="player1 2 hippo"), "facts.board.front-1", "known: mummy"),
    (facts(board__front_1="player1 2 mummy"), "facts.board.front-1", "has not its tile"),
    (facts(board__front_1="player1 2, player1 2"), "facts.board.front-1", "one attacker"),
    (facts(board={"front-1": "player1 5", "city-1a": "player1 5", "city-1b": "player1 5"}),
     "facts.board", "15 units of player1"),
    (facts(temples={"front-1": "player1"}), "facts.temples.front-1", "known: west-temple-2"),
    (facts(seats={"player3": {}}), "facts.seats.player3", "known: player1, player2"),
    (facts(p1__camels=1), "facts.seats.player1.camels", "no such field"),
    (facts(p1__city="city-3"), "facts.seats.player1.city", "known: city-1, city-2"),
    (facts(p1__pyramids="2"), "facts.seats.player1.pyramids", "must be an object"),
    (facts(p1__pyramids={"green": "1"}), "facts.seats.player1.pyramids.green", "no such field"),
    (facts(p1__pyramids={"white": 2}), "facts.seats.player1.pyramids.white", "wants a level"),
    (facts(p1__pyramids={"white": "5 city-1a"}), "facts.seats.player1.pyramids.white", "not '5'"),
    (facts(p1__pyramids={"white": "2 town"}), "facts.seats.player1.pyramids.white", "not 'town'"),
    (facts(p1__prayer=12), "facts.seats.player1.prayer", "not between 0 and 11"),
    (facts(p1__tiles=["cheese"]), "facts.seats.player1.tiles[0]", "not 'cheese'"),
    (facts(p1__tiles=["priest", "priest"]), "facts.seats.player1.tiles[1]", "appears twice"),
    (facts(p1__covered=["chess"]), "facts.seats.player1.covered[0]", "known: buy-white"),
    (facts(p1__left=6), "facts.seats.player1.left", "not between 0 and 5"),
    (facts(p1__hand=["ace"]), "facts.seats.player1.hand[0]", "known: cavalry-blitz"),
    (facts(p1__interventions=["veto"]), "facts.seats.player1.interventions", "card and how many"),
    (facts(p1__interventions={"veto": 3}), "facts.seats.player1.interventions.veto", "0 and 2"),
    (facts(p1__interventions={"ace": 1}), "facts.seats.player1.interventions.ace", "war-rage"),
    (facts(p1__interventions={"veto": 2}, pile={"veto": 1}), "facts.pile", "only 2 of veto"),
    (facts(p1__tiles=["mummy"], p2__tiles=["mummy"]), "facts.seats", "more own mummy than"),
    (facts(supply={"green": {}}), "facts.supply.green", "no such field"),
    (facts(supply={"red": {"priest": 1}}), "facts.supply.red.priest", "1 is not between 0 and 0"),
    (facts(supply={"white": {"cheese": 1}}), "facts.supply.white.cheese", "not 'cheese'"),
    (facts(tokens={"placed": 1}), "facts.tokens.placed", "must be true or false"),
    (facts(tokens={"bronze": True}), "facts.tokens.bronze", "no such field"),
    (facts(running={"due": 36}), "facts.running.due", "not between 0 and 35"),
    (facts(running={"plan": {"front-1": 13}}), "facts.running.plan.front-1", "0 and 12"),
    (facts(running={"pyramid": "white"}), "facts.running.pyramid", "player1 white"),
    (fight("battles", running={"attacker": "player2"}), "facts.running.attacker", "of player1"),
    (facts(march={"steps": -1}), "facts.march.steps", "not between"),
    (facts(announced={"card": "veto"}), "facts.announced.seat", "not None"),
    (facts(battle={"space": "sea"}), "facts.battle.space", "not 'sea'"),
    (facts(battle={**CHOSEN, "played": ["chariot-raid"]}), "facts.battle.played",
     "wants the attacker's and the defender's"),
    (facts(battle={**CHOSEN, "winner": "player3"}), "facts.battle.winner", "known: player1"),
    ({"seats": 3, **facts(battle={**CHOSEN, "winner": "player3"})}, "facts.battle.winner",
     "player3 does not fight in it"),
    (facts(battle={**CHOSEN, "strength": [1]}), "facts.battle.strength", "must have 2 numbers"),
    # the table
    ({"sides": ["player1", "player1"]}, "sides", "nobody joins another"),
    (facts(order=["player1"]), "facts.order", "names 1 of 2 seats"),
    (facts(order=["player1", "player1"]), "facts.order", "names a seat twice"),
    (facts(turn="player2"), "facts.turn", "is that of player1"),
    ({"at": "night", **facts(turn="player1")}, "facts.turn", "nobody's turn now"),
    (facts(day=0), "facts.day", "the first day has begun"),
    (facts(p1__city="city-2"), "facts.seats.player2.city", "name one for each seat"),
    (facts(p1__city="city-2", p2__city="city-2"), "facts.seats.player2.city", "of another"),
    (facts(highest=2, p1__pyramids={"red": "3 city-1a"}), "facts.seats.player1.pyramids.red",
     "2 is the highest"),
    (facts(p1__pyramids={"red": "3"}), "facts.seats.player1.pyramids.red", "its district too"),
    (facts(p1__pyramids={"red": "0 city-1a"}), "facts.seats.player1.pyramids.red", "nowhere"),
    (facts(p1__pyramids={"red": "1 city-2a"}), "facts.seats.player1.pyramids.red", "no district"),
    (facts(p1__pyramids={"white": "1 city-1a", "red": "1 city-1a"}),
     "facts.seats.player1.pyramids.red", "city-1a has another pyramid"),
    # the board
    (facts(board__front_1="player1 6"), "facts.board.front-1", "5 is the most"),
    (facts(temples={"west-temple-2": "player1"}), "facts.temples.west-temple-2", "nobody stands"),
    (moment("dusk: sanctuary", temples={"delta-temple": "player1"}),
     "facts.temples.delta-temple", "nobody stands"),
    ({**moment("dusk: judge", temples={"delta-temple": "player1"}),
      **ruled("last-in-delta", "still-a-temple")}, "facts.temples.delta-temple", "nobody stands"),
    ({**moment("dusk", temples={"delta-temple": "player1"}),
      **ruled("last-in-delta", "point-kept")}, "facts.temples.delta-temple", "nobody stands"),
    (facts(board__obelisk_12=MET), "facts.board.obelisk-12", "only while battles"),
    # tiles and cards
    (facts(supply={"white": {}}), "facts.supply", "0 of priest in it and 0 with the seats"),
    (facts(p1__tiles=["victory-point"], supply={"white": {}}), "facts.supply", "0 of priest"),
    (facts(p1__tiles=["priest"], supply={"white": {"priest": 2}}), "facts.supply",
     "2 of priest in it and 1 with the seats; there are 2"),
    (facts(pile={"veto": 1}, buried={"veto": 2}), "facts.buried.veto", "2 face down, 1 in the"),
    (facts(pile={"veto": 1}, buried={"veto": 1}), "facts.buried.veto", "nobody has divine-wound"),
    ({**tiles("divine-wound"), **ruled("interventions", "face-up"),
      **facts(pile={"veto": 1}, buried={"veto": 1})}, "facts.buried.veto", "lie face up"),
    (facts(looked={"veto": 1}), "facts.looked", "only Vision looks"),
    (facts(p1__battles=1, p1__points=0), "facts.seats.player1.battles", "1 of 0 points"),
    (facts(p1__hand=["chariot-raid", "shield-push"], p1__discard=["shield-push"]),
     "facts.seats.player1.hand", "shield-push is in two places"),
    (facts(p1__hand=["offensive-strategy"]), "facts.seats.player1.hand", "in neither hand"),
    (facts(p1__discard=["offensive-strategy"]), "facts.seats.player1.hand", "with its tile only"),
    (facts(p1__removed=["shield-push"]), "facts.seats.player1.removed", "1 cards; one goes"),
    (facts(p1__discard=["shield-push"]), "facts.seats.player1.discard", "a battle takes two"),
    (facts(p1__hidden=["shield-push"]), "facts.seats.player1.hidden", "of the discard"),
    (facts(discards="all-up", p1__discard=["shield-push", "chariot-raid"],
           p1__hidden=["shield-push"]), "facts.seats.player1.hidden", "face down"),
    ({**tiles("offensive-strategy"), **facts(p1__removed=["shield-push"],
      p1__shown=["shield-push"])}, "facts.seats.player1.shown", "still in the game"),
    # tokens
    (moment("dusk", p1__left=3), "facts.seats.player1.left", "the day is over"),
    (facts(p1__covered=["golden"]), "facts.seats.player1.covered", "comes with divine-will"),
    (facts(p1__covered=["pray-1"], p1__left=5), "facts.seats.player1.covered", "1 covered; with 5"),
    ({**tiles("act-of-god"), **facts(p1__covered=["pray-1", "pray-2"], p1__left=5)},
     "facts.seats.player1.covered", "or one more by the silver one: 0"),
    (facts(p2__covered=["buy-white", "buy-red", "buy-blue", "pray-1"]),
     "facts.seats.player2.covered", "not every row"),
    (facts(p1__left=0), "facts.tokens.placed", "write true"),
    (moment("turn", p1__left=0), "facts.seats.player1.left", "wants a token to place"),
    (facts(tokens={"placed": True}, p1__left=5), "facts.tokens.placed", "write false"),
    (facts(tokens={"silver": True}), "facts.tokens.silver", "no silver token"),
    (facts(tokens={"gold": True}), "facts.tokens.gold", "no golden token"),
    (facts(tokens={"placed": True, "over": True}), "facts.tokens.over", "goes on"),
    ({**tiles("act-of-god"), **ruled("silver-token", "at-once"), **facts(tokens={"gold": False})},
     "facts.tokens.silver", "from its purchase on; write true"),
    ({**tiles("divine-will"), **ruled("silver-token", "at-once"), **facts(tokens={"gold": False})},
     "facts.tokens.gold", "from its purchase on; write true"),
]
# fmt: on
