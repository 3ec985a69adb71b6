"""The messages of a table as TypeScript, so that client and server cannot drift apart.

`python -m tawy.server.typescript > web/src/lib/protocol.ts` writes them anew; a test compares.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import inspect

from tawy.table import messages as m

UNIONS = {"Request": m.Request, "Answer": m.Answer}
PLAIN: list[type[msgspec.Struct]] = [
    m.Mark, m.News, m.Observation, m.Choice, m.Result, m.Stopped, m.Obstacle, m.Way,
    m.Step, m.Use, m.Thought, m.Seat, m.NewTable, m.Links, m.GameInfo, m.Setup, m.Picture, m.Fault,
]  # fmt: skip
HEAD = "// Made from a table's messages by `python -m tawy.server.typescript`: not to be edited.\n"


def source() -> str:
    parts = [HEAD]
    for name, union in UNIONS.items():
        members: list[type[msgspec.Struct]] = list(union.__args__)
        parts += [interface(member) for member in members]
        parts.append(f"export type {name} = {' | '.join(m.__name__ for m in members)};\n")
    parts += [interface(struct) for struct in PLAIN]
    return "\n".join(parts)


def interface(struct: type[msgspec.Struct]) -> str:
    found = inspect.type_info(struct)
    assert isinstance(found, inspect.StructType)
    lines = [f"export interface {struct.__name__} {{"]
    if found.tag is not None:
        lines.append(f'  {found.tag_field}: "{found.tag}";')
    for field in found.fields:
        # What the server may leave out of what it is sent; it always sends all of its own.
        optional = "" if field.required else "?"
        lines.append(f"  {field.encode_name}{optional}: {written(field.type)};")
    return "\n".join([*lines, "}", ""])


def written(kind: inspect.Type) -> str:
    if isinstance(kind, inspect.StrType):
        return "string"
    if isinstance(kind, (inspect.IntType, inspect.FloatType)):
        return "number"
    if isinstance(kind, inspect.BoolType):
        return "boolean"
    if isinstance(kind, inspect.NoneType):
        return "null"
    if isinstance(kind, inspect.AnyType):
        return "unknown"
    if isinstance(kind, inspect.StructType):
        return kind.cls.__name__
    if isinstance(kind, inspect.ListType):
        inner = written(kind.item_type)
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if isinstance(kind, inspect.DictType):
        return f"Record<{written(kind.key_type)}, {written(kind.value_type)}>"
    if isinstance(kind, inspect.UnionType):
        return " | ".join(written(one) for one in kind.types)
    raise TypeError(f"no TypeScript for {kind}")  # a new kind of field: write it above


def main(say: Any = print) -> None:
    say(source(), end="")


if __name__ == "__main__":
    main()
