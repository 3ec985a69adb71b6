"""What a run of breaks has shown, as a table and as a list of what nobody noticed."""

from __future__ import annotations

import tomllib
from collections import defaultdict
from pathlib import Path
from typing import Any

from areas import AREAS, module_of

Row = dict[str, Any]
HEAD = ("module", "tried", "expectation", "crash only", "equivalent", "left")


def accepted() -> dict[tuple[str, str, str, str], str]:
    """Breaks that change nothing anybody could notice, each with the reason."""
    text = Path(__file__).with_name("equivalents.toml").read_text(encoding="utf-8")
    rows = tomllib.loads(text).get("equivalent", [])
    return {(r["path"], r["code"], r["was"], r["becomes"]): r["reason"] for r in rows}


def verdict(row: Row, known: dict[tuple[str, str, str, str], str]) -> str:
    if row["expectation"]:
        return "expectation"
    if row["crash"]:
        return "crash only"
    same = (row["path"], row["code"], row["was"], row["becomes"])
    return "equivalent" if same in known else "left"


def report(rows: list[Row]) -> str:
    known = accepted()
    told = [(row, verdict(row, known)) for row in rows]
    lines = ["| " + " | ".join(HEAD) + " |", "|---" * len(HEAD) + "|"]
    for area in AREAS:
        mine = [(row, how) for row, how in told if row["area"] == area]
        counts: dict[str, dict[str, int]] = defaultdict(lambda: defaultdict(int))
        for row, how in mine:
            counts[module_of(row["path"])][how] += 1
        for module in sorted(counts):
            lines.append(table_row(module, counts[module]))
        if mine:
            whole: dict[str, int] = defaultdict(int)
            for _, how in mine:
                whole[how] += 1
            lines.append(table_row(f"**{area}**", whole) + f" {noticed(whole)}")
    for title, wanted in (
        ("Left: nobody noticed", lambda row, how: how == "left"),
        ("Noticed by crashes only", lambda row, how: how == "crash only"),
        ("Noticed by one case or test alone", lambda row, how: count(row) == 1),
        ("Equivalent", lambda row, how: how == "equivalent"),
    ):
        found = [row for row, how in told if wanted(row, how)]
        lines += ["", f"## {title}: {len(found)}", ""]
        lines += [f"- `{row['name']}`{by_whom(row)}" for row in found]
    return "\n".join(lines) + "\n"


def table_row(name: str, counts: dict[str, int]) -> str:
    cells = [name, sum(counts.values()), *[counts[column] for column in HEAD[2:]]]
    return "| " + " | ".join(str(cell) for cell in cells) + " |"


def noticed(counts: dict[str, int]) -> str:
    """Of those that can matter."""
    killed = counts["expectation"] + counts["crash only"]
    real = killed + counts["left"]
    return f"{killed} of {real} that can matter: {100 * killed / real:.0f} %" if real else ""


def count(row: Row) -> int:
    return len(row["expectation"]) + len(row["crash"])


def by_whom(row: Row) -> str:
    return f" ({[*row['expectation'], *row['crash']][0]})" if count(row) else ""
