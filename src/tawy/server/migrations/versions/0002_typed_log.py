"""Entries of the log have a kind, words, a time and a hash that binds them; who sits is one.

Before, an entry was a number: an option, or one below zero. What that meant in Ankh rules 1, Kemet
rules 2 and the toy's 1 is written down beside this file and stays as it is, whatever becomes of
the games. Chance and the full words need the game played again: that comes when a game is opened.
"""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

from alembic import op

revision = "0002"
down_revision = "0001"

UNDO, STAND, ATTEND = -1, -2, -3
NOUNS = 1024
NUMBERS = json.loads((Path(__file__).parent.parent / "numbers.json").read_text(encoding="utf-8"))


def upgrade() -> None:
    connection = op.get_bind()
    execute = connection.exec_driver_sql
    execute("ALTER TABLE games ADD COLUMN plain INTEGER NOT NULL DEFAULT 0")
    execute("ALTER TABLE log RENAME TO numbers")
    execute(
        "CREATE TABLE log (game VARCHAR NOT NULL REFERENCES games (id), number INTEGER NOT NULL,"
        " kind VARCHAR NOT NULL, seat INTEGER NOT NULL, payload VARCHAR NOT NULL,"
        " words VARCHAR NOT NULL, command VARCHAR, at INTEGER NOT NULL, hash VARCHAR NOT NULL,"
        " PRIMARY KEY (game, number), UNIQUE (game, seat, command)) WITHOUT ROWID"
    )
    for game, header in execute("SELECT id, header FROM games").fetchall():
        rows = execute(
            "SELECT number, seat, option, command FROM numbers WHERE game = ? ORDER BY number",
            (game,),
        ).fetchall()
        bring_over(execute, game, header, list(rows))
    execute("DROP TABLE numbers")


def bring_over(execute: Any, game: str, header: str, rows: list[Any]) -> None:
    """One game. Of one whose header cannot be read the numbers stay, and nobody sits there."""
    try:
        plain = json.loads(header)
        names, bots = plain.pop("names"), plain.pop("bots")
        seats = [(name, bots.get(str(seat), "")) for seat, name in enumerate(names)]
        words = Words(plain["game"], plain["rules"])
        header = json.dumps(plain)
    except (ValueError, KeyError, TypeError, AttributeError):
        seats, words = [], Words("", "")
    log = Log(execute, game, header)
    for seat, (name, bot) in enumerate(seats):
        log.add(seat, "sit", seat, {"name": name, "bot": bot}, "", None)
    for counted, seat, option, command in rows:
        number = len(seats) + counted
        if option == UNDO:
            log.add(number, "undo", seat, None, "", command)
        elif option in (STAND, ATTEND):
            log.add(number, "stand", seat, {"on": option == STAND}, "", command)
        else:
            log.add(number, "choose", seat, {"options": [option]}, words.of(option), command)
    execute("UPDATE games SET header = ?, plain = 1 WHERE id = ?", (header, game))


class Words:
    """What an option was called, by its number alone."""

    def __init__(self, game: str, rules: str) -> None:
        known = NUMBERS.get(game, {})
        self.verbs = known["verbs"] if known.get("rules") == rules else []
        self.kinds = known.get("kinds", {})

    def of(self, option: Any) -> str:
        try:
            word, kind = self.verbs[option // NOUNS]
            noun = "" if kind is None else self.kinds[kind][option % NOUNS]
        except (IndexError, KeyError, TypeError):
            return ""
        return " ".join([part for part in (word, noun) if part])


class Log:
    """Entries with their hashes, as the version of this migration writes them."""

    def __init__(self, execute: Any, game: str, header: str) -> None:
        self.execute = execute
        self.game = game
        self.last = sha256(header.encode()).hexdigest()

    def add(
        self, number: int, kind: str, seat: int, payload: Any, words: str, command: str | None
    ) -> None:
        text = "" if payload is None else compact(payload)
        parts = [self.last, number, kind, seat, text, words, command or "", 0]
        self.last = sha256(compact(parts).encode()).hexdigest()
        row = (self.game, number, kind, seat, text, words, command, 0, self.last)
        # Twice the same command is a fault of the old file: the second is missed when it is opened.
        self.execute("INSERT OR IGNORE INTO log VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", row)


def compact(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)
