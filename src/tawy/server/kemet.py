"""What the browser needs of Kemet: what is printed on its components."""

from __future__ import annotations

from tawy.kemet import data as d
from tawy.kemet.rulings import RULINGS
from tawy.kemet.state import Kemet
from tawy.server.browser import BrowserGame, Printed, printed_rulings

MOMENTS = {
    d.OWN_TURN: "own-turn",
    d.OWN_MOVE: "own-move",
    d.ENTERED: "entered",
    d.ANNOUNCED: "announced",
    d.IN_BATTLE: "in-battle",
}


class KemetInBrowser(BrowserGame[Kemet]):
    def printed(self) -> list[Printed]:
        return [
            Printed("TILES", [tile(row) for row in d.TILES], "The price of a tile is its level."),
            Printed("CREATURES", d.CREATURE.words, "Each has a tile of the same name."),
            Printed(
                "SPACES",
                [action_space(row) for row in d.ACTION_SPACES],
                "Of the action pyramid; rows count from the bottom.",
            ),
            Printed("ROWS", d.ROWS, "So many rows want a token every day."),
            Printed("TOKENS", d.TOKENS, "Ordinary ones, of each seat."),
            Printed("LEVELS", d.LEVELS, "Of pyramids and of tiles."),
            Printed(
                "CARDS",
                [{"word": row.word, **values(row)} for row in d.BATTLE_CARDS],
                "Everybody has six; one with the name of a tile comes with it.",
            ),
            Printed(
                "INTERVENTIONS",
                [intervention(row) for row in d.INTERVENTIONS],
                "With what they add in a battle.",
            ),
            printed_rulings(RULINGS),
        ]


def tile(row: d.Tile) -> dict[str, object]:
    copies = {word: row.copies[i] for i, word in enumerate(d.COLOUR.words) if row.copies[i]}
    return {"word": row.word, "level": row.level, "copies": copies}


def intervention(row: d.Intervention) -> dict[str, object]:
    return {
        "word": row.word,
        "price": row.price,
        "moment": MOMENTS[row.moment],
        **values(row),
    }


def values(row: d.BattleCard | d.Intervention) -> dict[str, object]:
    return {"strength": row.strength, "damage": row.damage, "protection": row.protection}


def action_space(row: d.ActionSpace) -> dict[str, object]:
    """The golden one leaves a choice of action."""
    action = d.ACTION.words[row.actions[0]] if len(row.actions) == 1 else row.word
    colour = d.COLOUR.words[row.colour] if row.colour >= 0 else None
    return {"word": row.word, "row": row.row, "action": action, "colour": colour}
