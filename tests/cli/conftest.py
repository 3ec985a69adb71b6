"""The command as a person uses it: words in, lines and an exit code out."""

import sys
from collections.abc import Callable

import pytest

from tawy.cli import main


class Run:
    """What a command printed, and its exit code."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err


@pytest.fixture
def tawy(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., Run]:
    """Run `tawy WORDS...`; *typed* are the lines that a person types."""

    def run(*words: object, typed: str = "") -> Run:
        lines = iter(typed.splitlines())

        def answer(prompt: str = "") -> str:
            print(prompt)
            try:
                return next(lines)
            except StopIteration:
                raise EOFError from None

        monkeypatch.setattr("builtins.input", answer)
        monkeypatch.setattr(sys, "argv", ["tawy", *map(str, words)])
        with pytest.raises(SystemExit) as stopped:
            main()
        said = capsys.readouterr()
        assert "Traceback" not in said.out + said.err
        code = stopped.value.code
        return Run(code if isinstance(code, int) else 0, said.out, said.err)

    return run
