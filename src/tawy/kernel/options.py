"""Options are ints: verb * 1024 + noun. Here they become words, and words become options."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

NOUNS: Final = 1024  # room for nouns in one verb
SEAT: Final = "seat"  # the kind whose nouns are called by what they are called at the table


class BadInput(ValueError):
    """Something from outside that cannot be used: where it is, and why."""

    def __init__(self, place: str, reason: str) -> None:
        super().__init__(f"{place}: {reason}" if place else reason)
        self.place = place
        self.reason = reason


def one_of(words: list[str]) -> str:
    """The known words, for an error message."""
    return "known: " + (", ".join(words) or "none")


@dataclass
class Kind:
    """A kind of noun (space, card, count ...) and the words of its nouns, by number.

    The words of a *plain* kind are numbers or marks that read the same in every language.
    """

    name: str
    words: list[str]
    plain: bool = False

    def number(self, word: object, place: str) -> int:
        if not isinstance(word, str) or word not in self.words:
            raise BadInput(place, f"no {self.name} is called {word!r}; {one_of(self.words)}")
        return self.words.index(word)


@dataclass
class Verb:
    """What can be chosen: a word (it may be empty: the noun says all) and a kind of noun.

    In records it *joins* the line of its seat's last choice, if that was one of these verbs.
    """

    name: str
    word: str
    kind: Kind | None = None
    joins: str = ""

    def nouns(self) -> list[str]:
        return [""] if self.kind is None else self.kind.words


def option(verb: int, noun: int = 0) -> int:
    return verb * NOUNS + noun


def verb_of(choice: int) -> int:
    return choice // NOUNS


def noun_of(choice: int) -> int:
    return choice % NOUNS


def show(verbs: list[Verb], choice: int) -> str:
    """The plain words of an option: those of its verb, then those of its noun."""
    verb = verbs[verb_of(choice)]
    return " ".join([w for w in (verb.word, verb.nouns()[noun_of(choice)]) if w])


def find(verbs: list[Verb], words: str) -> int:
    """The option with these plain words, legal or not; -1 if there is none."""
    for i, verb in enumerate(verbs):
        for j in range(len(verb.nouns())):
            if show(verbs, option(i, j)) == words:
                return option(i, j)
    return -1


def read_one(rest: list[str], shown: list[str], place: str) -> int:
    """The number of the one choice whose words begin *rest*; none or several is an error."""
    found = [i for i, words in enumerate(shown) if rest[: len(words.split())] == words.split()]
    if len(found) != 1:
        what = "no choice begins" if not found else "several choices begin"
        listed = [shown[i] for i in found] or shown
        raise BadInput(place, f"{what} {' '.join(rest)!r}; {one_of(listed)}")
    return found[0]
