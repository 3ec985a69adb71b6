"""A table of Kemet in the terminal: board, seats, actions, market, battle, cards in hand.

Made from a view, or from all the facts of a position, and from what follows from them.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, Final

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from tawy.cli.drawing import MANY_COLOURS, flowing, palette_for
from tawy.cli.kemet.board import NOTHING, Board, short_seat
from tawy.kemet.data import ACTION_SPACE as SPACE_FOR_A_TOKEN
from tawy.kemet.data import (
    ACTION_SPACES,
    BATTLE_CARDS,
    CARD,
    COLOUR,
    CREATURE,
    INTERVENTION,
    LEVELS,
    ROWS,
    TILE,
    TILES,
)
from tawy.kemet.kinds import SEAT, SPACE
from tawy.words import Words

BROADEST: Final = 100  # columns: broader would only tear the lines apart
TURN: Final = ">"  # before whose turn it is
OWN: Final = "@"  # before the seats of whoever looks
TIMES: Final = "x"
NUMBERS: Final = ["strength", "damage", "protection"]


class KemetTable:
    """*view* is what a seat sees, with what follows from it as its `outlook`.

    *own* are the seats that are marked as those of whoever looks.
    """

    def __init__(
        self, view: dict[str, Any], side: list[int], words: Words, own: Collection[int] = ()
    ) -> None:
        self.view = view
        self.words = words
        self.own = own
        self.seats = list(view["seats"])
        self.palette = MANY_COLOURS

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        self.palette = palette_for(console.color_system)
        width = min(options.max_width, BROADEST)
        yield from console.render(Group(*self.parts()), options.update_width(width))

    def parts(self) -> list[RenderableType]:
        board = Board(self.view, self.words, self.palette).parts()
        found: list[RenderableType] = [self.moment(), board, Text(), self.all_seats()]
        found += [Text(self.say("seats-key"), "dim"), self.marks()]
        found += [*self.by_seat("tiles", self.tiles), *self.by_seat("discard", self.discarded)]
        found += [Text(), self.actions(), Text(), self.market(), self.piles(), *self.running()]
        if self.view["battle"] is not None:
            found += [Text(), self.battle()]
        return [*found, *self.hand()]

    # --- words

    def say(self, label: str, **values: object) -> str:
        return self.words.say(f"kemet-label-{label}", **values)

    def seat(self, word: str) -> str:
        return self.words.noun(SEAT, word)

    def mark(self, word: str) -> Text:
        """The letters that a seat has on the board."""
        return Text(short_seat(self.words, word), self.palette.seats[SEAT.words.index(word)])

    def titled(self, label: str, value: str) -> Text:
        return Text.assemble((self.say(label), "bold"), ": ", value)

    def counted(self, cards: dict[str, int]) -> str:
        """Interventions with how many there are."""
        found = [self.times(self.words.noun(INTERVENTION, w), n) for w, n in cards.items()]
        return ", ".join(found) or NOTHING

    def times(self, name: str, count: int) -> str:
        return name if count == 1 else f"{name} {TIMES}{count}"

    # --- the day

    def moment(self) -> Text:
        view = self.view
        now = str(view["day"]) if view["turn"] else f"{view['day']}, {self.say('night')}"
        shown = [self.titled("day", now)]
        if view["turn"]:
            shown.append(self.titled("turn", self.seat(view["turn"])))
        shown.append(self.titled("goal", self.say("goal-points", goal=view["goal"])))
        for label, field in (("order", "order"), ("coming", "coming")):
            if view[field]:
                order = [short_seat(self.words, word) for word in view[field]]
                shown.append(self.titled(label, " ".join(order)))
        return flowing(shown)

    def actions(self) -> Group:
        """From the top row to the bottom; behind each space who has a token there.

        A space has a line: side by side a row would be too broad in most languages.
        """
        rows = Table.grid(padding=(0, 2, 0, 0))
        for row in range(ROWS + 1, 0, -1):
            title = f"  {self.say('row', row=row)}:"
            for space in [space for space in ACTION_SPACES if space.row == row]:
                rows.add_row(Text(title, "dim"), self.action(space.word))
                title = ""
        return Group(Text(self.say("actions"), "bold"), rows)

    def action(self, word: str) -> Text:
        there = [self.mark(w) for w in self.seats if word in self.view["seats"][w]["covered"]]
        name = self.words.noun(SPACE_FOR_A_TOKEN, word)
        return Text.assemble(name, " [", Text(" ").join(there or [Text(" ")]), "]")

    # --- seats

    def all_seats(self) -> Table:
        table = Table(box=box.SIMPLE_HEAD, padding=(0, 2, 0, 0), pad_edge=False, show_edge=False)
        table.add_column(self.say("seat"), no_wrap=True)
        columns = ["score", "battles", "prayer", "pyramids", "reserve", "tokens", "cards"]
        for label in columns:
            table.add_column(self.say(f"short-{label}"), justify="right", no_wrap=True)
        for number, word in enumerate(self.seats):
            table.add_row(self.named(number, word), *self.owned(word))
        return table

    def named(self, number: int, word: str) -> Text:
        turn = TURN if self.view["turn"] == word else " "
        own = OWN if number in self.own else " "
        return Text.assemble((f"{turn}{own} ", "bold"), self.mark(word), " ", self.seat(word))

    def owned(self, word: str) -> list[str]:
        seat, standing = self.view["seats"][word], self.view["outlook"]["seats"][word]
        levels = [told.split()[0] for told in seat["pyramids"].values()]
        cards = [count(seat["hand"]), count(seat["interventions"])]
        return [
            f"{standing['score']} ({seat['points']}+{standing['temporary']})",
            str(seat["battles"]),
            str(seat["prayer"]),
            "/".join(levels),
            str(seat.get("reserve", NOTHING)),
            str(seat["left"]),
            "+".join([str(number) for number in cards]),
        ]

    def marks(self) -> Text:
        told = [f"{TURN} {self.say('mark-turn')}"]
        told += [f"{OWN} {self.say('mark-own')}"] if self.own else []
        return Text("  ".join(told), "dim")

    # --- tiles and cards

    def by_seat(self, label: str, told: Callable[[dict[str, Any]], str]) -> list[RenderableType]:
        """A line for each seat of which there is something to tell."""
        lines: list[RenderableType] = []
        for word in self.seats:
            line = told(self.view["seats"][word])
            if line:
                lines.append(Text.assemble("  ", self.mark(word), f" {line}"))
        return [Text(self.say(label), "bold"), *lines] if lines else []

    def tiles(self, seat: dict[str, Any]) -> str:
        return ", ".join([self.words.noun(TILE, tile) for tile in seat["tiles"]])

    def market(self) -> Group:
        """By colour and level, with how many there are where it is not one."""
        lines = [Text(self.say("market"), "bold")]
        for word in COLOUR.words:
            line = Text.assemble((f"{self.words.noun(COLOUR, word)}: ", "bold"))
            for level in range(1, LEVELS + 1):
                tiles = self.on_offer(word, level)
                line.append(f"[{level}] ", "bold")
                line.append(f"{', '.join(tiles) or NOTHING}{'; ' if level < LEVELS else ''}")
            lines.append(line)
        return Group(*lines)

    def on_offer(self, colour: str, level: int) -> list[str]:
        supply = self.view["supply"][colour]
        fitting = [t for t in TILES if t.level == level and supply.get(t.word)]
        return [self.times(self.words.noun(TILE, t.word), supply[t.word]) for t in fitting]

    def piles(self) -> Text:
        """Of divine interventions; all the facts of a position have no count of the deck."""
        view = self.view
        shown = [self.titled("deck", str(view["deck"]))] if "deck" in view else []
        shown.append(self.titled("pile", self.counted(view["pile"])))
        if view["buried"]:
            shown.append(Text(self.say("face-down", count=count(view["buried"]))))
        return Text("  ").join(shown)

    def hand(self) -> list[RenderableType]:
        """What only whoever looks may see."""
        own = self.view.get("own")
        if own is None:
            return []
        cards = ", ".join([self.battle_card(word) for word in own["hand"]])
        held = self.counted(own["interventions"])
        return [Text(), self.titled("hand", cards), self.titled("interventions", held)]

    def discarded(self, seat: dict[str, Any]) -> str:
        open_ones = [self.words.noun(CARD, word) for word in seat["discard"]]
        hidden = count(seat["hidden"])
        return ", ".join([*open_ones, *([self.say("face-down", count=hidden)] if hidden else [])])

    def battle_card(self, word: str) -> str:
        row = BATTLE_CARDS[CARD.words.index(word)]
        return f"{self.words.noun(CARD, word)} {row.strength}/{row.damage}/{row.protection}"

    # --- what is going on

    def running(self) -> list[Text]:
        """Units about to be placed, a move, a card that is played."""
        view, found = self.view, []
        if view["running"]["plan"]:
            plan = [f"{self.space(s)} {n}" for s, n in view["running"]["plan"].items()]
            found.append(self.titled("plan", ", ".join(plan)))
        if view["march"] is not None:
            found.append(self.march(view["march"]))
        if view["announced"] is not None:
            found.append(self.announced(view["announced"]))
        return found

    def space(self, word: str) -> str:
        return self.words.noun(SPACE, word)

    def march(self, march: dict[str, Any]) -> Text:
        left = self.view["outlook"]["march"]["left_with_creature"]
        told = [self.say("march-left", left=left)]
        if march["space"]:
            told = [self.space(march["space"]), *told]
        return self.titled("march", ", ".join(told))

    def announced(self, played: dict[str, Any]) -> Text:
        told = [self.seat(played["seat"]), self.words.noun(INTERVENTION, played["card"])]
        told += [self.space(played["space"])] if played["space"] else []
        told += [self.say("vetoes", count=played["vetoes"])] if played["vetoes"] else []
        return self.titled("announced", ", ".join(told))

    # --- the battle

    def battle(self) -> Group:
        """Both sides with their numbers: as they are, and what cards can still make of them."""
        b, look = self.view["battle"], self.view["outlook"]["battle"]
        table = Table(box=box.SIMPLE_HEAD, padding=(0, 2, 0, 0), pad_edge=False, show_edge=False)
        table.add_column("")
        for role in ("attacker", "defender"):
            won = f" ({self.say('winner')})" if b["winner"] == b[role] else ""
            table.add_column(Text.assemble(self.say(role), ": ", self.seat(b[role]), won))
        table.add_row(self.say("units"), *[self.fighters(side) for side in look["sides"]])
        for name in NUMBERS:
            told = [self.number(side, name) for side in look["sides"]]
            if any(told):
                table.add_row(self.say(name), *told)
        table.add_row(self.say("card"), *[self.played(b, side) for side in (0, 1)])
        if any(b["cards"]):
            table.add_row(self.say("interventions"), *[self.counted(one) for one in b["cards"]])
        if any(b["lost"]):
            table.add_row(self.say("lost"), *[str(lost) for lost in b["lost"]])
        return Group(self.titled("battle", self.space(b["space"])), table)

    def fighters(self, side: dict[str, Any]) -> str:
        creatures = [part["word"] for part in side["parts"] if part["of"] == CREATURE.name]
        named = [self.words.noun(CREATURE, word) for word in creatures]
        return ", ".join([str(side["units"]), *named])

    def number(self, side: dict[str, Any], name: str) -> str:
        if name not in side:
            return ""
        told = side[name]
        if told["least"] == told["most"]:
            return str(told["total"])
        return self.say("range", **told)

    def played(self, battle: dict[str, Any], side: int) -> str:
        if battle["played"][side]:
            return self.battle_card(battle["played"][side])
        return NOTHING


def count(told: Any) -> int:
    """How many: in a view it is a number, in a position a list or counts by kind."""
    if isinstance(told, dict):
        return sum(told.values())
    return int(told) if isinstance(told, int) else len(told)
