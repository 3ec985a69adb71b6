"""What the browser needs of Ankh: its scenarios, how they begin, and what is printed."""

from __future__ import annotations

from typing import Any

from tawy.ankh import data as d
from tawy.ankh.game import ANKH, RANDOM
from tawy.ankh.rulings import RULINGS
from tawy.ankh.scenarios import SCENARIOS
from tawy.ankh.state import Ankh
from tawy.server.browser import BrowserGame, Printed, printed_rulings


class AnkhInBrowser(BrowserGame[Ankh]):
    def scenarios(self) -> dict[str, int]:
        return {word: scenario.players for word, scenario in SCENARIOS.items()}

    def picture(self, seats: int, settings: dict[str, str]) -> dict[str, Any] | None:
        """A seat whose god is open goes by its number, though its god stands on the board."""
        settings = ANKH.checked(seats, settings)
        asked = ANKH.start(seats, settings)
        if settings["scenario"] == RANDOM:
            return None
        g = ANKH.new(seats, decided(seats, settings), 0)
        g.god = asked.god
        return ANKH.dump(g)

    def printed(self) -> list[Printed]:
        actions = dict(zip(d.ACTION.words, d.USES_BEYOND_PLAYERS, strict=True))
        cards = dict(zip(d.CARD.words, d.CARD_STRENGTH, strict=True))
        powers = {word: i // d.POWERS_OF_A_LEVEL + 1 for i, word in enumerate(d.POWER.words)}
        return [
            Printed("ACTIONS", d.ACTION.words),
            Printed("USES_BEYOND_PLAYERS", actions, "An event comes with so many uses more."),
            Printed("EVENTS", [d.EVENT.words[event] for event in d.EVENTS], "The track."),
            Printed("CONFLICTS", d.CONFLICTS),
            Printed("MERGING", d.MERGING, "The conflict, counted from 1, after which gods merge."),
            Printed(
                "FORGETTING", d.FORGETTING, "The one after which gods in the red are forgotten."
            ),
            Printed("CAMELS", d.CAMELS, "On the board and beside it."),
            Printed("TOP", d.TOP, "Of the devotion track."),
            Printed("LAST_RED", d.LAST_RED),
            Printed("CARDS", [{"word": w, "strength": s} for w, s in cards.items()]),
            Printed(
                "POWERS",
                [{"word": word, "level": level, "cost": level} for word, level in powers.items()],
                "Levels count from 1; the cost is in followers.",
            ),
            Printed("UNLOCKS_OF_A_LEVEL", d.UNLOCKS_OF_A_LEVEL, "So many powers may a god unlock."),
            printed_rulings(RULINGS),
        ]


def decided(seats: int, settings: dict[str, str]) -> dict[str, str]:
    """With something in place of all that is left open, always the same: nothing is drawn."""
    whole = {
        name: ANKH.settings[name][1] if value == RANDOM else value
        for name, value in settings.items()
        if not name.startswith("god")
    }
    free = [god for god in d.GODS.words if god not in settings.values()]
    for name in [f"god{seat + 1}" for seat in range(seats)]:
        whole[name] = settings[name] if settings[name] in d.GODS.words else free.pop(0)
    return whole
