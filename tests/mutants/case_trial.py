"""Runs all rule cases of some folders and prints which of them noticed something, and how."""

from __future__ import annotations

import json
import signal
import sys
from pathlib import Path
from typing import NoReturn

LIMIT = 20  # seconds a case may take: a broken loop may never end


def too_long(*_: object) -> NoReturn:
    raise TimeoutError


def main(folders: list[str]) -> dict[str, list[str]]:
    noticed: dict[str, list[str]] = {"expectation": [], "crash": []}
    try:
        from tawy import games  # noqa: PLC0415 - what is broken may not even be importable
        from tawy.proof.cases import Failed, case_files, run_case  # noqa: PLC0415
    except Exception as error:
        return {**noticed, "crash": [f"import: {error!r}"]}
    assert games
    signal.signal(signal.SIGALRM, too_long)
    for path in case_files([Path(folder) for folder in folders]):
        signal.alarm(LIMIT)
        try:
            run_case(path)
        except Failed:
            noticed["expectation"].append(str(path))
        except TimeoutError:
            noticed["crash"].append(str(path))
            break  # others would hang as well
        except Exception:
            noticed["crash"].append(str(path))
        signal.alarm(0)
    return noticed


if __name__ == "__main__":
    print(json.dumps(main(sys.argv[1:])))
