"""Files from outside: read with clear errors, written whole or not at all."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tawy.kernel.game import game_called
from tawy.kernel.options import BadInput
from tawy.records.play import Play
from tawy.records.record import Record, read, replay

UTF8 = "utf-8-sig"  # with or without the mark that some editors put first


@contextmanager
def blame(path: Path) -> Iterator[None]:
    """What goes wrong inside is said of this file."""
    if "\0" in str(path):
        raise BadInput(repr(str(path)), "is not a valid file name")
    try:
        yield
    except BadInput as bad:
        raise BadInput(str(path), str(bad)) from None
    except IsADirectoryError:
        raise BadInput(str(path), "is a folder, not a file") from None
    except FileNotFoundError:
        missing = "file" if path.parent.is_dir() else "folder"
        raise BadInput(str(path), f"no such {missing}") from None
    except OSError as error:
        raise BadInput(str(path), error.strerror or str(error)) from None
    except UnicodeDecodeError:
        raise BadInput(str(path), "is not a text file in UTF-8") from None
    except RecursionError:
        raise BadInput(str(path), "is nested too deeply") from None


def read_record(path: Path) -> Record:
    with blame(path):
        return read(path.read_text(encoding=UTF8))


def replayed(path: Path) -> Play[Any]:
    record = read_record(path)
    with blame(path):
        return replay(game_called(record.header.game), record)


def read_position(path: Path) -> dict[str, object]:
    with blame(path):
        try:
            data = json.loads(path.read_text(encoding=UTF8), object_pairs_hook=once_each)
        except json.JSONDecodeError as error:
            raise BadInput(f"line {error.lineno}", f"not JSON: {error.msg}") from None
        except (BadInput, UnicodeDecodeError):
            raise
        except ValueError:  # a number of thousands of digits
            raise BadInput("", "contains a number that is too long") from None
        if not isinstance(data, dict) or not isinstance(data.get("game"), str):
            raise BadInput("game", "a position is an object that names its game")
        return data


def once_each(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """JSON would let a second entry win without a word: two figures on a space."""
    found: dict[str, object] = {}
    for name, value in pairs:
        if name in found:
            raise BadInput(name, f"appears twice: {found[name]!r} and {value!r}")
        found[name] = value
    return found


def write_whole(path: Path, text: str) -> None:
    """Replace the file at once, so that a full disk or a power cut loses nothing old."""
    with blame(path):
        beside = path.with_name(f".{path.name}.{os.getpid()}.part")
        try:
            beside.write_text(text, encoding="utf-8")
            beside.replace(path)
        finally:
            beside.unlink(missing_ok=True)
