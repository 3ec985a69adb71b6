"""Rule cases: a position, choices in notation, and what must hold. See docs/cases.md."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from tawy.kernel.game import Game, game_called
from tawy.kernel.options import BadInput, one_of
from tawy.kernel.play import Header, Play
from tawy.kernel.position import only, take
from tawy.kernel.record import say
from tawy.kernel.rng import stretch

FIELDS = "title rules game seats settings seed position step"
STEP = "say awaited legal options illegal facts told view result"
MOST_IDS = 4


class Failed(AssertionError):
    """A case does not hold: at which step, and what is so instead."""


def run_case(path: Path) -> str:
    """Run one case file; returns its title. Raises Failed, or BadInput for a bad file."""
    data = read_case(path)
    play = opening(data)
    for number, step in enumerate(take(data, "step", list, "", None), 1):
        place = f"step {number}"
        run_step(play, only(step, STEP, place), place)
    return str(data["title"])


def read_case(path: Path) -> dict[str, Any]:
    try:
        data = only(tomllib.loads(path.read_text(encoding="utf-8")), FIELDS, "")
    except tomllib.TOMLDecodeError as error:
        raise BadInput("", f"not TOML: {error}") from None
    except UnicodeDecodeError:
        raise BadInput("", "not a text file in UTF-8") from None
    take(data, "title", str, "", None)
    rules = take(data, "rules", list, "", None)
    if not 1 <= len(rules) <= MOST_IDS:
        raise BadInput("rules", f"a case cites 1 to {MOST_IDS} rules, not {len(rules)}")
    return data


def opening(data: dict[str, Any]) -> Play[Any]:
    """The game that a case begins with. With a seed the generator answers for chance."""
    position = take(data, "position", dict, "", {})
    game = game_called(take(data, "game", str, "", position.get("game")))
    seats = take(data, "seats", int, "", position.get("seats", game.fewest))
    names = [f"player {i + 1}" for i in range(seats)]
    seed = take(data, "seed", str, "", "")
    header = Header(game.name, game.version, names, "case", stretch(seed))
    header.settings = take(data, "settings", dict, "", position.get("settings", {}))
    header.position = position
    return Play(game, header, open_chance=not seed)


def run_step(play: Play[Any], step: dict[str, object], place: str) -> None:
    game, heard = play.game, len(play.log.events)
    for sentence in take(step, "say", list, f"{place}.", []):
        try:
            say(play, str(sentence))
        except BadInput as bad:
            raise Failed(f"{place}: {sentence!r}: {bad.reason}") from None
    g = play.state
    if "awaited" in step:
        awaited = [game.who(g, seat) for seat in game.engine.awaited(g)]
        expect(place, "awaited", step["awaited"], awaited)
    if "result" in step:
        expect(place, "result", step["result"], play.result())
    if "facts" in step:
        contains(f"{place}: facts", step["facts"], game.dump(g))
    for word, wanted in take(step, "view", dict, place, {}).items():
        seat = game.seat_called(g, word, place)
        contains(f"{place}: view.{word}", wanted, game.view(g, seat))
    for word, wanted in take(step, "told", dict, place, {}).items():
        seat = game.seat_called(g, word, place)
        after = play.log.events[heard:]
        have = [e for event in after if (e := event.told_to(seat)) is not None]
        check_told(f"{place}: told.{word}", wanted, have)
    check_choices(play, step, place)


def check_choices(play: Play[Any], step: dict[str, object], place: str) -> None:
    """options: just these; legal: these at least; illegal: these not, for this reason."""
    game, g = play.game, play.state
    for word, wanted in take(step, "options", dict, place, {}).items():
        expect(place, f"options.{word}", sorted(wanted), sorted(offered(game, g, word, place)))
    for word, wanted in take(step, "legal", dict, place, {}).items():
        have = offered(game, g, word, place)
        for words in wanted:
            if words not in have:
                raise Failed(f"{place}: {words!r} is not legal for {word}; {one_of(have)}")
    for word, wanted in take(step, "illegal", dict, place, {}).items():
        for words, reason in wanted.items():
            seat = game.seat_called(g, word, place)
            reasons = [r.name for r in game.why_not(g, seat, game.wish(words))]
            if reason not in reasons:
                told_so = ", ".join(reasons) or "it is legal"
                raise Failed(f"{place}: {words!r} for {word}: wanted {reason!r}, but: {told_so}")


def offered(game: Game[Any], g: Any, word: str, place: str) -> list[str]:
    seat = game.seat_called(g, word, place)
    return [game.words(g, option) for option in game.engine.legal(g, seat)]


def expect(place: str, what: str, wanted: object, have: object) -> None:
    if wanted != have:
        raise Failed(f"{place}: {what}: wanted {wanted!r}, but it is {have!r}")


def contains(place: str, wanted: object, have: object) -> None:
    """All that is wanted is there; an object may have more fields."""
    if isinstance(wanted, dict) and isinstance(have, dict):
        for field, value in wanted.items():
            if field not in have:
                raise Failed(f"{place}.{field}: not there; {one_of(list(have))}")
            contains(f"{place}.{field}", value, have[field])
    elif wanted != have:
        raise Failed(f"{place}: wanted {wanted!r}, but it is {have!r}")


def check_told(place: str, wanted: list[dict[str, object]], have: list[Any]) -> None:
    """The wanted events were told, in this order, others between them or not."""
    rest = iter(have)
    for event in wanted:
        if not any(event.items() <= one.items() for one in rest):
            raise Failed(f"{place}: {event!r} was not told, or not in this order; told: {have!r}")


def case_files(paths: list[Path]) -> list[Path]:
    """The case files that are named, and those in the folders that are named."""
    found: list[Path] = []
    for path in paths:
        if not path.exists():
            raise BadInput(str(path), "no such file or folder")
        found += sorted(path.rglob("*.toml")) if path.is_dir() else [path]
    return found
