"""A JSON Schema of the facts of a view, as rows of a table: place, form, who sees it, meaning."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from tawy.records.position import NONE

Vocabulary = dict[str, list[str]]  # by name: the words of a list

ALL: Final = "all"
MOST_LISTED: Final = 9  # words that stand in a row themselves


@dataclass(frozen=True)
class Note:
    """What a fact means. Where a *form* is given, the fact has one row, whatever is in it."""

    says: str
    form: str = ""
    seen: str = ALL


Notes = dict[str, Note]


class Rows:
    """Goes over the facts in the order of their schema: each has a note, and each note a fact."""

    def __init__(self, notes: Notes, vocabulary: Vocabulary) -> None:
        self.notes = notes
        self.names = {tuple(words): name for name, words in vocabulary.items()}
        self.found: list[list[str]] = []
        self.unused = set(notes)

    def of(self, schema: dict[str, Any]) -> list[list[str]]:
        self.fields(schema, "")
        if self.unused:
            raise LookupError(f"notes of facts that there are not: {sorted(self.unused)}")
        return self.found

    def fields(self, schema: dict[str, Any], above: str) -> None:
        for name, one in schema["properties"].items():
            self.fact(f"{above}{name}", one)

    def fact(self, place: str, schema: dict[str, Any]) -> None:
        note = self.notes[place]
        self.unused.remove(place)
        if note.form:
            self.add(place, note.form, note)
            return
        inner, ending = but_null(schema)
        if "properties" in inner:
            self.add(place, f"object{ending}", note)
            self.fields(inner, f"{place}.")
        elif "propertyNames" in inner:
            self.keyed(place, inner, note)
        else:
            self.add(place, self.form(inner) + ending, note)

    def keyed(self, place: str, schema: dict[str, Any], note: Note) -> None:
        key = self.names[tuple(schema["propertyNames"]["enum"])]
        values = schema["additionalProperties"]
        if "properties" in values:
            self.add(place, f"by {key}: object", note)
            self.fields(values, f"{place}.{key.upper()}.")
        else:
            self.add(place, f"by {key}: {self.form(values)}", note)

    def add(self, place: str, form: str, note: Note) -> None:
        self.found.append([f"`{place}`", form, note.seen, note.says])

    def form(self, schema: dict[str, Any]) -> str:
        if "enum" in schema:
            return self.one_of(schema["enum"])
        if schema["type"] == "boolean":
            return "true or false"
        if schema["type"] == "integer":
            return f"{schema['minimum']} to {schema['maximum']}"
        if schema["type"] == "array":
            items = self.form(schema["items"])
            least, most = schema.get("minItems"), schema.get("maxItems")
            fixed = least is not None and least == most
            return f"list of {least}: {items}" if fixed else f"list of {items}"
        raise LookupError(f"a note must say the form of {schema}")

    def one_of(self, enum: list[str | None]) -> str:
        """The name of a list, or its words; in a view nothing is null, never a word for it."""
        words = [word for word in enum if word is not None and word != NONE]
        nothing = " or null" if None in enum else ""
        if tuple(words) in self.names:
            return self.names[tuple(words)] + nothing
        if len(words) > MOST_LISTED:
            raise LookupError(f"no list has the words {words}")
        return ", ".join(f"`{word}`" for word in words) + nothing


def but_null(schema: dict[str, Any]) -> tuple[dict[str, Any], str]:
    """What may be null, without that."""
    either = schema.get("anyOf", [])
    if {"type": "null"} not in either:
        return schema, ""
    inner: dict[str, Any] = next(one for one in either if one != {"type": "null"})
    return inner, " or null"
