"""Records: a header, sentences of notation with a running digest, and how it ended.

A sentence is one or more plies of one seat on a line: `amber bid 2 bet edfu  #5f2c9a1b`. The
number behind it binds the line, all lines before it and the position after it.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from tawy.kernel.frames import CHANCE, Ply, S
from tawy.kernel.game import Game
from tawy.kernel.options import BadInput, verb_of
from tawy.kernel.rng import commitment, key_in
from tawy.records.earlier import passed_over, renewed
from tawy.records.play import Header, Play

TITLE: Final = "tawy record 1"
FIELDS: Final = "game, rules, id, setting NAME, seat N, bot N, commitment, seed, position"
CLOSING: Final = ["result", "digest"]
FIELD: Final = re.compile(
    r"game|rules|id|setting \S+|seat \d+|bot \d+|commitment|seed|position|result|digest"
)


@dataclass
class Line:
    """A line of a file. The mark of a sentence is its running digest."""

    place: str
    words: str
    mark: str = ""


@dataclass
class Record:
    """A record as read, not yet checked against the rules."""

    header: Header
    lines: list[Line]
    closing: dict[str, Line]


def write(play: Play[S]) -> str:
    lines = sentences(Play(play.game, play.header, open_chance=True), play.plies())
    return written(play.header, lines, play.result(), play.digest())


def written(header: Header, lines: list[str], result: str, digest: str) -> str:
    """The text of a record: a header, these sentences, and how it ended."""
    fields = [TITLE, f"game: {header.game}", f"rules: {header.rules}", f"id: {header.game_id}"]
    fields += [f"setting {name}: {value}" for name, value in header.settings.items()]
    fields += [f"seat {seat + 1}: {name}" for seat, name in enumerate(header.names)]
    fields += [f"bot {seat + 1}: {bot}" for seat, bot in header.bots.items()]
    fields += [f"commitment: {header.commitment}"] if header.commitment else []
    fields += [f"seed: {header.key:064x}"] if header.key >= 0 else []
    fields += [f"position: {json.dumps(header.position)}"] if header.position else []
    return "\n".join([*fields, "", *lines, "", f"result: {result}", f"digest: {digest}", ""])


def sentences(play: Play[S], plies: list[Ply]) -> list[str]:
    """The plies in words. They are played on *play*: words and digests need the position."""
    verbs = play.game.verbs
    groups: list[list[Ply]] = []
    for ply in plies:
        last = groups[-1][-1] if groups else Ply(ply.seat, 0)
        joins = verbs[verb_of(last.option)].name in verbs[verb_of(ply.option)].joins.split()
        if groups and joins and last.seat == ply.seat:
            groups[-1].append(ply)
        else:
            groups.append([ply])
    lines, mark = [], ""
    for group in groups:
        words = [play.game.who(play.state, group[0].seat)]
        for ply in group:
            words.append(play.game.words(play.state, ply.option))
            play.apply(ply.seat, ply.option)
        mark = next_mark(play, mark, " ".join(words))
        lines.append(f"{' '.join(words)}  #{mark}")
    return lines


def next_mark(play: Play[S], mark: str, words: str) -> str:
    return sha256(f"{mark} {words} {play.digest()}".encode()).hexdigest()[:8]


def read(text: str) -> Record:
    rows = [(i + 1, row.strip()) for i, row in enumerate(text.splitlines()) if row.strip()]
    if not rows or rows[0][1] != TITLE:
        raise BadInput("line 1", f"a record must begin with {TITLE!r}")
    fields: dict[str, Line] = {}
    lines: list[Line] = []
    for number, row in rows[1:]:
        place = f"line {number}"
        name, colon, value = row.partition(":")
        if not colon:
            words, _, mark = row.partition("#")
            lines.append(Line(place, " ".join(words.split()), mark))
        elif not FIELD.fullmatch(name) or name in fields:
            told = "appears twice" if name in fields else f"is unknown; known: {FIELDS}"
            raise BadInput(place, f"field {name!r} {told}")
        else:
            fields[name] = Line(place, value.strip())
    closing = {name: fields.pop(name) for name in CLOSING if name in fields}
    if len(closing) < len(CLOSING):
        raise BadInput(
            f"line {rows[-1][0]}", "the record is cut off: result and digest are missing"
        )
    return Record(read_header(fields), lines, closing)


def read_header(fields: dict[str, Line]) -> Header:
    for name in ("game", "rules", "seat 1"):
        if name not in fields:
            raise BadInput("header", f"the field {name!r} is missing")
    seats = [name for name in fields if name.startswith("seat ")]
    if seats != [f"seat {i + 1}" for i in range(len(seats))]:
        raise BadInput(fields[seats[0]].place, "the seats must be numbered 1, 2, 3 and so on")
    text = {name: line.words for name, line in fields.items()}
    names = [text[name] for name in seats]
    header = Header(text["game"], text["rules"], names, text.get("id", ""), -1)
    if "seed" in fields:
        header.key = key_in(text["seed"], fields["seed"].place)
    try:
        header.position = json.loads(text.get("position", "{}"))
        header.bots = {int(n[4:]) - 1: text[n] for n in text if n.startswith("bot ")}
    except (ValueError, RecursionError) as error:
        raise BadInput("header", f"position or bot can't be read: {error}") from None
    if not isinstance(header.position, dict):
        raise BadInput(fields["position"].place, "a position must be an object")
    header.commitment = text.get("commitment", "")
    header.settings = {n[8:]: text[n] for n in text if n.startswith("setting ")}
    return header


def replay(game: Game[S], record: Record, check: bool = False) -> Play[S]:
    """Play a record from its beginning. With *check*, also prove its draws and its digests.

    One of other rules is played by its words: what it proves, it proves under its own.
    """
    if record.header.rules != game.version and not check:
        return replay_earlier(game, record)
    header, key = record.header, record.header.key
    made = commitment(max(key, 0), header.game_id)
    if check and key >= 0 and header.commitment not in ("", made):
        raise BadInput("header", "the seed doesn't match the commitment")
    play = Play(game, header, open_chance=True)
    mark = ""
    for line in record.lines:
        say(play, line.words, line.place, prove=check and key >= 0)
        mark = next_mark(play, mark, line.words) if line.mark or check else ""
        if mark != line.mark:
            raise BadInput(line.place, f"the game differs here: digest {mark}, not {line.mark}")
    for name, truth in (("result", play.result()), ("digest", play.digest())):
        if record.closing[name].words != truth:
            raise BadInput(record.closing[name].place, f"the {name} should be {truth!r}")
    play.state.open_chance = key < 0  # a secret seed cannot draw
    game.engine.run(play.state)
    return play


def replay_earlier(game: Game[S], record: Record) -> Play[S]:
    play = Play(game, renewed(game, record.header), open_chance=True)
    for line in record.lines:
        try:
            say(play, line.words, line.place, earlier=True)
        except BadInput as bad:
            told = f"these are rules {game.version!r}, not {record.header.rules!r}, and"
            told = f"{told} {line.words!r} no longer fits: {bad.reason}"
            raise BadInput(line.place, told) from None
    play.state.open_chance = record.header.key < 0
    game.engine.run(play.state)
    return play


def say(
    play: Play[S], sentence: str, place: str = "", prove: bool = False, earlier: bool = False
) -> None:
    """Play one sentence; with *prove*, chance must have drawn what the generator gives.

    With *earlier*, it was said under other rules.
    """
    game, (who, *rest) = play.game, sentence.split() or [""]
    seat = CHANCE if who == "chance" else game.seat_called(play.state, who, place)
    if not rest:
        raise BadInput(place, f"{who!r} must be followed by a choice")
    trial = play.state.copy()  # nothing is played of a sentence that cannot be played whole
    options: list[int] = []
    while rest:
        if earlier and (skipped := passed_over(game, rest)):
            rest = rest[skipped:]
            continue
        option, taken = game.read(trial, seat, rest, place)
        if prove and seat == CHANCE and option != game.engine.drawn(trial):
            drawn = game.words(trial, game.engine.drawn(trial))
            raise BadInput(place, f"the seed draws {drawn!r} here")
        game.engine.apply(trial, seat, option)
        options.append(option)
        rest = rest[taken:]
    for option in options:
        play.apply(seat, option)
