"""Rule cases: a position, choices in notation, and what must hold. See docs/cases.md."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

from tawy.kernel.frames import CHANCE, SPECTATOR
from tawy.kernel.game import Game, game_called
from tawy.kernel.options import BadInput, one_of
from tawy.kernel.rng import stretch
from tawy.records.play import Header, Play
from tawy.records.position import NONE, only, take
from tawy.records.record import say

FIELDS = "title rules game seats settings seed position step"
STEP = "say awaited sides options legal illegal facts view hidden told untold result"
MOST_IDS = 4

T = TypeVar("T")


class Failed(AssertionError):
    """A case does not hold: at which step, and what is so instead."""


def run_case(path: Path, find: Callable[[str], Game[Any]] = game_called) -> str:
    """Run one case file; returns its title. Raises Failed, or BadInput for a bad file."""
    data = read_case(path)
    play = opening(data, find)
    heard = 0
    for number, step in enumerate(take(data, "step", list, "", None), 1):
        place = f"step {number}"
        run_step(play, only(step, STEP, place), heard, f"{place}.")
        heard = len(play.log.events)
    return str(data["title"])


def read_case(path: Path) -> dict[str, Any]:
    try:
        data = only(tomllib.loads(path.read_text(encoding="utf-8")), FIELDS, "")
    except tomllib.TOMLDecodeError as error:
        raise BadInput("", f"is not TOML: {error}") from None
    except UnicodeDecodeError:
        raise BadInput("", "is not a text file in UTF-8") from None
    take(data, "title", str, "", None)
    rules = take(data, "rules", list, "", None)
    if not 1 <= len(rules) <= MOST_IDS:
        raise BadInput("rules", f"must cite 1 to {MOST_IDS} rules, not {len(rules)}")
    return data


def opening(data: dict[str, Any], find: Callable[[str], Game[Any]] = game_called) -> Play[Any]:
    """The game that a case begins with. With a seed the generator answers for chance."""
    position = take(data, "position", dict, "", {})
    game = find(take(data, "game", str, "", position.get("game")))
    seats = take(data, "seats", int, "", position.get("seats", game.fewest))
    seed = take(data, "seed", str, "", "")
    names = [f"player {i + 1}" for i in range(seats)]
    header = Header(game.name, game.version, names, "case", stretch(seed))
    header.settings = take(data, "settings", dict, "", position.get("settings", {}))
    if position:
        header.position = {**position, "seats": seats, "settings": header.settings}
    return Play(game, header, open_chance=not seed)


def run_step(play: Play[Any], step: dict[str, object], heard: int, place: str) -> None:
    game = play.game
    for sentence in take(step, "say", list, place, []):
        try:
            say(play, str(sentence))
        except BadInput as bad:
            raise Failed(f"{place}say: {sentence!r}: {bad.reason}{hint(bad.reason)}") from None
    g = play.state
    if "awaited" in step:
        awaited = [game.who(g, seat) for seat in game.engine.awaited(g)]
        expect(f"{place}awaited", step["awaited"], awaited)
    if "sides" in step:
        sides = [NONE if side < 0 else game.seat_word(g, side) for side in g.side]
        expect(f"{place}sides", step["sides"], sides)
    if "result" in step:
        expect(f"{place}result", step["result"], play.result())
    if "facts" in step:
        expect(f"{place}facts", step["facts"], game.dump(g))
    check_knowledge(play, step, heard, place)
    check_choices(play, step, place)


def hint(reason: str) -> str:
    """What authors of cases most often overlook."""
    return ". A choice with one option is made without asking" if "not asked" in reason else ""


def by_seat(
    play: Play[Any], step: dict[str, object], field: str, kind: type[T], place: str
) -> Iterator[tuple[str, int, T]]:
    """What a field says of each seat: its place, the seat, the value."""
    values = take(step, field, dict, place, {})
    for word in values:
        here = f"{place}{field}."
        viewers = {"spectator": SPECTATOR, "chance": CHANCE}
        seat = viewers[word] if word in viewers else play.game.seat_called(play.state, word, here)
        yield f"{here}{word}", seat, take(values, word, kind, here, None)


def check_knowledge(play: Play[Any], step: dict[str, object], heard: int, place: str) -> None:
    """What seats see and do not see, and were told and not told since the step began."""
    game, g, events = play.game, play.state, play.log.events[heard:]
    for here, seat, seen in by_seat(play, step, "view", dict, place):
        expect(here, seen, game.view(g, seat))
    for here, seat, names in by_seat(play, step, "hidden", list, place):
        known(names, list(game.dump(g)), here)
        for name in [name for name in names if name in game.view(g, seat)]:
            raise Failed(f"{here}: {name!r} is visible: {game.view(g, seat)[name]!r}")
    for here, seat, wanted in by_seat(play, step, "told", list, place):
        rest = iter([game.event_for(g, event, seat) for event in events])
        for event in wanted:
            if not any(one is not None and matches(event, one) for one in rest):
                have = [one for e in events if (one := game.event_for(g, e, seat)) is not None]
                raise Failed(
                    f"{here}: {event!r} was not told, or not in this order; told were: {have!r}"
                )
    for here, seat, names in by_seat(play, step, "untold", list, place):
        known(names, [kind.name for kind in game.events], here)
        told = [one["event"] for e in events if (one := game.event_for(g, e, seat)) is not None]
        for name in [name for name in names if name in told]:
            raise Failed(f"{here}: {name!r} was told")


def known(names: list[object], words: list[str], place: str) -> None:
    """A misspelt name would hold for nothing."""
    for name in names:
        if name not in words:
            raise BadInput(place, f"nothing is called {name!r}; {one_of(words)}")


def check_choices(play: Play[Any], step: dict[str, object], place: str) -> None:
    """options: just these; legal: these at least; illegal: these not, for this reason."""
    game, g = play.game, play.state
    for here, seat, wanted in by_seat(play, step, "options", list, place):
        expect(here, sorted(wanted), sorted(offered(game, g, seat)))
    for here, seat, wanted in by_seat(play, step, "legal", list, place):
        have = offered(game, g, seat)
        for words in [words for words in wanted if words not in have]:
            raise Failed(f"{here}: {words!r} is not legal; {one_of(have)}")
    for here, seat, refused in by_seat(play, step, "illegal", dict, place):
        for words, reason in refused.items():
            option = game.option_called(words, here, g)
            reasons = [r.name for r in game.why_not(g, seat, option)]
            if reason not in reasons:
                told_so = ", ".join(reasons) or "it is legal"
                raise Failed(f"{here}: {words!r}: expected {reason!r}, got: {told_so}")


def offered(game: Game[Any], g: Any, seat: int) -> list[str]:
    return [game.words(g, option) for option in game.engine.legal(g, seat)]


def expect(place: str, wanted: object, have: object) -> None:
    """All that is wanted is there; an object may have more fields, but for an empty one."""
    if isinstance(wanted, dict) and isinstance(have, dict) and wanted:
        for field, value in wanted.items():
            if field not in have and value != NONE:
                raise Failed(f"{place}.{field}: is missing; {one_of(list(have))}")
            expect(f"{place}.{field}", value, have.get(field))
    elif not matches(wanted, have):
        raise Failed(f"{place}: expected {wanted!r}, got {have!r}")


def matches(wanted: object, have: object) -> bool:
    """Equal, but that the word none stands for null and an object may have more fields."""
    if isinstance(wanted, dict) and isinstance(have, dict) and wanted:
        return all(field in have and matches(wanted[field], have[field]) for field in wanted)
    if isinstance(wanted, list) and isinstance(have, list):
        return len(wanted) == len(have) and all(map(matches, wanted, have))
    return wanted == have or (wanted == NONE and have is None)


def case_files(paths: list[Path]) -> list[Path]:
    """The case files that are named, and those in the folders that are named."""
    found: list[Path] = []
    for path in paths:
        if not path.exists():
            raise BadInput(str(path), "no such file or folder")
        found += sorted(path.rglob("*.toml")) if path.is_dir() else [path]
    return found
