"""The numbers of the rules: their places in the table in flow/table.py."""

from __future__ import annotations

from typing import Final

SETTING_UP: Final = 0
DRAW_SEAT: Final = 1
CHOOSE_CITY: Final = 2
FOUND: Final = 3
SHARE_LEVELS: Final = 4
BUILD: Final = 5
DEPLOY: Final = 6
DEPLOY_IN: Final = 7
NIGHT: Final = 8
DRAW_CARDS: Final = 9
DRAW_CARD: Final = 10
LOOK_AT_CARD: Final = 11
KEEP_CARD: Final = 12
HAND_OF_GOD: Final = 13
SET_ORDER: Final = 14
RAISE: Final = 15
RAISE_TO: Final = 16
BUY: Final = 17
BRING_CREATURE: Final = 18
EXCHANGE_CARD: Final = 19
