"""A table of Ankh in the terminal: board, tracks, battle, seats. Made from a view alone."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from tawy.ankh.board import AROUND, NAMES
from tawy.ankh.data import (
    ACTION,
    CAMELS,
    CARD,
    CONFLICTS,
    EVENT,
    EVENTS,
    FIGURE,
    GODS,
    LAST_RED,
    POWER,
    TOP,
    USES_BEYOND_PLAYERS,
)
from tawy.ankh.kinds import DIRECTION, SCENARIO, SEAT
from tawy.cli.ankh.board import (
    MANY_COLOURS,
    WIDTH,
    Board,
    fought_over,
    legend,
    palette_for,
    pieces_on,
    seat_words,
    short,
)
from tawy.cli.drawing import flowing
from tawy.words import Words

FULL, EMPTY, LIMIT = "#", ".", "|"
GAP: Final = 3  # between board and tracks, where they stand beside each other
BESIDE: Final = 80  # the least room for the tracks beside the board
NOTHING: Final = "-"
RUNNING: Final = "<{}>"  # around the event that runs now
COMING: Final = "[{}]"  # around the next one
TURN: Final = ">"  # before whose turn it is
OWN: Final = "@"  # before the seats of whoever looks


class AnkhTable:
    """*view* is what a seat sees, *side* says by seat who speaks for it (below 0: nobody).

    *own* are the seats that are marked as those of whoever looks.
    """

    def __init__(
        self, view: dict[str, Any], side: list[int], words: Words, own: Collection[int] = ()
    ) -> None:
        self.view = view
        self.side = side
        self.words = words
        self.own = own
        self.seats = seat_words(view)
        self.palette = MANY_COLOURS

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        self.palette = palette_for(console.color_system)
        board = self.board(options)
        room = min(options.max_width, BESIDE)
        tracks = Group(*self.parts(console, options.update_width(room)))
        if options.max_width < WIDTH + GAP + BESIDE:
            yield Group(board, Text(), tracks)
            return
        grid = Table.grid(padding=(0, GAP, 0, 0))
        grid.add_column(width=WIDTH)
        grid.add_column()
        grid.add_row(board, tracks)
        yield grid

    def board(self, options: ConsoleOptions) -> RenderableType:
        """With its legend; where it has no room, what it needs, for half a board misleads."""
        if options.max_width < WIDTH:
            return Text(self.say("too-narrow", wanted=WIDTH, given=options.max_width), "bold")
        return Group(
            Board(self.view, self.words, options.ascii_only, self.palette).text(),
            Text(self.say("two-lines"), "dim"),
            flowing([Text(sign, "dim") for sign in legend(self.view, self.words)]),
        )

    def parts(self, console: Console, options: ConsoleOptions) -> list[RenderableType]:
        tracks = [self.actions(), self.devotion()]
        widths = [console.measure(track, options=options).maximum for track in tracks]
        grid = Table.grid(padding=(0, 2, 0, 0))
        if sum(widths) + 2 <= options.max_width:
            grid.add_row(*tracks)
        else:  # in a language with long words: one below the other
            for track in tracks:
                grid.add_row(track)
        found: list[RenderableType] = [self.moment(), self.events(), grid, self.supplies()]
        if self.view["battle"] is not None:
            found.append(self.battle())
        return [*found, self.sides(), self.sides_key()]

    # --- words

    def say(self, label: str, **values: object) -> str:
        return self.words.say(f"ankh-label-{label}", **values)

    def seat(self, word: str) -> str:
        return self.words.noun(SEAT, word)

    def mark(self, word: str) -> Text:
        """A side with its colour, and the letters that its pieces have on the board."""
        letters = short(self.words, word, 2) if word in GODS.words else "  "
        style = self.palette.seats[self.seats.index(word)]
        return Text.assemble((letters, style), " ", self.seat(word))

    def titled(self, label: str, *values: str) -> Text:
        return Text.assemble((self.say(label), "bold"), ": ", *values)

    # --- tracks

    def moment(self) -> Text:
        view = self.view
        turn = [self.seat(view["turn"])]
        if view["action"]["name"] is not None:
            turn.append(self.words.noun(ACTION, view["action"]["name"]))
        shown = [self.titled("turn", ", ".join(turn))]
        if view["scenario"]:
            shown.append(self.titled("scenario", self.words.noun(SCENARIO, view["scenario"])))
        done = self.say("conflicts-so-far", number=view["conflicts"], all=CONFLICTS)
        return flowing([*shown, self.titled("conflicts", done)])

    def events(self) -> Text:
        """The whole track, with brackets where we are; its key; the next ones in words."""
        following = self.view["event"]
        running = following - 1 if self.view["action"]["fired"] else -1
        line = self.titled("events")
        for i, kind in enumerate(EVENTS):
            letter = short(self.words, EVENT.words[kind], 1)
            if i == running:
                line.append(RUNNING.format(letter), "bold reverse")
            elif i == following:
                line.append(COMING.format(letter), "bold")
            else:
                line.append(f" {letter} ", "dim" if i < following else "")
        names = [self.words.noun(EVENT, EVENT.words[kind]) for kind in EVENTS]
        coming = ", ".join(names[following:][:3]) or self.say("none-left")
        told = [self.bracketed(RUNNING, "now", names[running])] if running >= 0 else []
        told.append(self.bracketed(COMING, "next", coming))
        return Text("\n").join([line, self.events_key(), flowing(told)])

    def events_key(self) -> Text:
        key = [f"{short(self.words, w, 1)} {self.words.noun(EVENT, w)}" for w in EVENT.words]
        return flowing([Text(item, "dim") for item in key])

    def bracketed(self, brackets: str, label: str, value: str) -> Text:
        """With the brackets that it has on the track."""
        return Text.assemble(brackets.format(" "), " ", self.titled(label, value))

    def actions(self) -> Table:
        """The markers: a step for each use, and in how many more uses the event comes."""
        table = plain_table()
        for label in ("action", "marker", "event-in"):
            table.add_column(self.say(label), justify="right" if label == "event-in" else "left")
        for i, action in enumerate(ACTION.words):
            used = self.view["markers"][action]
            left = len(self.seats) + USES_BEYOND_PLAYERS[i] - used
            name = Text(self.words.noun(ACTION, action))
            if self.view["action"]["name"] == action:
                name.stylize("bold reverse")
            table.add_row(name, FULL * used + EMPTY * left, str(left))
        return table

    def devotion(self) -> Table:
        """The most devoted first; of two on one space, the upper one."""
        table = plain_table()
        table.add_column(self.say("devotion"))
        table.add_column("", justify="right")
        table.add_column(self.say("red", limit=LAST_RED, top=TOP), no_wrap=True)
        for word in reversed(self.view["ranking"]):
            height = self.view["sides"][word]["devotion"]
            steps = FULL * height + EMPTY * (TOP - height)
            red, blue = (steps[:LAST_RED], "red"), (steps[LAST_RED:], "blue")
            bar = Text.assemble(red, (LIMIT, "bold"), blue)
            table.add_row(self.mark(word), Text(str(height), "bold"), bar)
        return table

    def supplies(self) -> Text:
        view = self.view
        left = zip(view["guardians"], view["stock"], strict=True)
        stock = [f"{self.words.noun(FIGURE, kind)} {n}" for kind, n in left if kind]
        shown = [self.titled("guardians", ", ".join(stock) or NOTHING)]
        shown.append(self.titled("camels-left", str(CAMELS - len(view["camels"]))))
        if view["tiebreaker"] is not None:
            state = self.say("face-up" if view["ready"] else "face-down")
            shown.append(self.titled("tiebreaker", f"{self.seat(view['tiebreaker'])}, {state}"))
        if "amun" in view["gods"]:
            shown.append(
                self.titled("amun-token", self.say("face-up" if view["amun"] else "face-down"))
            )
        if view["trapped"]:
            shown.append(self.titled("trapped", ", ".join([self.seat(w) for w in view["trapped"]])))
        return Text("\n").join([flowing(shown), *self.scorpions()])

    def scorpions(self) -> list[Text]:
        """The claws in words, with the spaces that they point at."""
        found = []
        for name in self.view["board"]:
            for piece in [p for p in pieces_on(self.view, name) if p.aim >= 0]:
                claws = AROUND[NAMES.index(name)]
                hit = [claws[piece.aim], claws[(piece.aim + 1) % len(claws)]]
                told = self.say(
                    "scorpion-aim",
                    god=self.seat(piece.owner),
                    space=name,
                    direction=self.words.noun(DIRECTION, DIRECTION.words[piece.aim]),
                )
                found.append(Text(f"{told}: {', '.join([NAMES[s] for s in hit if s >= 0])}"))
        return found

    # --- the battle

    def battle(self) -> Group:
        """Strengths are shown when they are measured, cards and bids when they are revealed."""
        b = self.view["battle"]
        table = plain_table()
        for label in ("seat", "cards", "bid", "figures", "strength"):
            table.add_column(self.say(label))
        measured = any(b["present"])
        for word in b["fighters"]:
            i = self.seats.index(word)
            cards = [self.words.noun(CARD, card) for card in b["cards"][i]]
            if not cards and b["two"] == word:
                cards = [self.say("two-cards")]
            numbers = [str(b[field][i]) for field in ("present", "strength")]
            if b["winner"] == word:
                numbers[1] += f" {self.say('winner')}"
            bid = str(b["bids"][i]) if any(b["bids"]) else NOTHING
            shown = numbers if measured else [NOTHING, NOTHING]
            table.add_row(self.mark(word), ", ".join(cards) or NOTHING, bid, *shown)
        where = self.say("battle-region", token=fought_over(self.view))
        notes = [self.titled(f, ", ".join(b[f])) for f in ("dying", "safe") if b[f]]
        return Group(Text(), self.titled("battle", where), table, *notes, Text())

    # --- seats

    def sides(self) -> Table:
        table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
        table.add_column(self.say("seat"), no_wrap=True)
        for label in ("short-devotion", "short-followers", "short-ankhs"):
            table.add_column(self.say(label), justify="right", no_wrap=True)
        for label in ("pool", "powers", "used"):
            table.add_column(self.say(label), overflow="fold")
        for seat, word in enumerate(self.seats):
            table.add_row(self.named(seat, word), *self.owned(seat, word))
        return table

    def sides_key(self) -> Text:
        marks = [f"{TURN} {self.say('mark-turn')}"]
        marks += [f"{OWN} {self.say('mark-own')}"] if self.own else []
        return flowing([Text(mark, "dim") for mark in marks])

    def named(self, seat: int, word: str) -> Text:
        """With marks for whose turn it is and who is looking, and with partners."""
        partners = [s for i, s in enumerate(self.seats) if self.side[i] == seat and i != seat]
        turn = TURN if self.view["turn"] == word else " "
        own = OWN if seat in self.own else " "
        joined = [Text(f"\n   + {self.seat(partner)}") for partner in partners]
        return Text.assemble((f"{turn}{own} ", "bold"), self.mark(word), *joined)

    def owned(self, seat: int, word: str) -> list[str]:
        """The columns of a side; of a god that is gone, where it went."""
        if self.side[seat] != seat:
            speaker = self.side[seat]
            gone = self.say("forgotten")
            if speaker >= 0:
                gone = self.say("merged", seat=self.seat(self.seats[speaker]))
            return ["", "", "", gone, "", ""]
        side = self.view["sides"][word]
        pool = {"warrior": side["warriors"], **side["guardians"]}
        return [
            str(side["devotion"]),
            str(side["followers"]),
            str(side["ankhs"]),
            ", ".join([f"{self.words.noun(FIGURE, kind)} {n}" for kind, n in pool.items()]),
            ", ".join([self.words.noun(POWER, power) for power in side["powers"]]) or NOTHING,
            ", ".join([self.words.noun(CARD, card) for card in side["used"]]) or NOTHING,
        ]


# --- small helpers


def plain_table() -> Table:
    return Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="bold")
