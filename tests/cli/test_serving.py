"""`tawy serve` and `tawy play` as processes: the line they print, their ports, how they end."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tawy.cli import serving

TABLE = {"game": "toy", "seats": [{"name": "Nefer"}, {"name": "Ptah"}]}


class Running:
    """A server in a process of its own."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self.process = process
        assert process.stdout
        self.line = process.stdout.readline()
        found = re.match(r"http://127\.0\.0\.1:\d+/", self.line)
        assert found, self.line
        self.address = found[0]

    def status(self, path: str) -> int:
        try:
            with urllib.request.urlopen(self.address + path) as response:
                return int(response.status)
        except urllib.error.HTTPError as error:
            return error.code

    def new_table(self) -> str:
        body = json.dumps(TABLE).encode()
        with urllib.request.urlopen(self.address + "api/tables", body) as response:
            return str(json.load(response)["links"][0])

    def interrupt(self) -> tuple[int, str, str]:
        self.process.send_signal(signal.SIGINT)
        out, err = self.process.communicate(timeout=20)
        return self.process.returncode, out, err


@contextmanager
def running(home: Path, *words: str) -> Iterator[Running]:
    environment = {**os.environ, "XDG_DATA_HOME": str(home), "HOME": str(home)}
    process = subprocess.Popen(
        [sys.executable, "-m", "tawy", *words],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        yield Running(process)
    finally:
        process.kill()
        process.communicate()


@pytest.mark.skipif(sys.platform == "win32", reason="a process cannot be sent Ctrl-C alone there")
def test_games_are_there_again_after_a_restart(tmp_path: Path) -> None:
    """In the user's own folder; Ctrl-C is 130 without another word."""
    with running(tmp_path, "play", "--no-browser", "--port", "0") as first:
        assert first.line == f"{first.address} (press Ctrl+C to stop)\n"
        link = first.new_table()
        assert first.interrupt() == (130, "", "")
    with running(tmp_path, "serve", "--port", "0") as second:
        assert second.line == f"{second.address}\n"
        assert second.status(f"api/seats/{link}/record") == 409  # not over: but it is known
        assert second.status("") in (200, 503)  # pages, where they have been built
        assert second.interrupt() == (130, "", "")


@pytest.mark.skipif(sys.platform == "win32", reason="a process cannot be sent a signal alone there")
@pytest.mark.parametrize("told", [signal.SIGINT, signal.SIGTERM])
def test_a_server_that_is_told_to_stop_closes_its_store(tmp_path: Path, told: int) -> None:
    """By Ctrl-C, or by a system that shuts down."""
    path = tmp_path / "tawy.db"
    with running(tmp_path, "serve", "--port", "0", "--database", str(path)) as server:
        server.new_table()
        server.process.send_signal(told)
        out, err = server.process.communicate(timeout=20)
        assert (server.process.returncode, out, err) == (130, "", "")
    assert not [one.name for one in tmp_path.iterdir() if one.name.endswith(("-wal", "-shm"))]


@pytest.fixture
def taken() -> Iterator[int]:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        yield listener.getsockname()[1]


@pytest.mark.parametrize("command", ["serve", "play"])
def test_a_port_that_is_taken_is_named(tawy, tmp_path: Path, command: str, taken: int) -> None:
    done = tawy(command, "--port", taken, "--database", tmp_path / "tawy.sqlite")
    assert (done.code, done.out) == (2, "")
    assert f"port {taken}: can't be used: " in done.err
    assert "--port" in done.err


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Nothing is served; the addresses that would be, and those that a browser was sent to."""
    told: list[str] = []

    def serve_on(listener: socket.socket, database: str, ready: serving.Ready) -> None:
        with listener:
            ready(f"http://127.0.0.1:{listener.getsockname()[1]}/")

    monkeypatch.setattr(serving, "serve_on", serve_on)
    monkeypatch.setattr(serving, "open_browser", told.append)
    return told


def test_the_next_free_port_is_taken_and_told(
    tawy, tmp_path: Path, served: list[str], monkeypatch: pytest.MonkeyPatch, taken: int
) -> None:
    monkeypatch.setattr("tawy.cli.commands.USUAL_PORT", taken)
    done = tawy("play", "--database", tmp_path / "tawy.sqlite")
    assert done.code == 0
    assert served == [done.out.split()[0]]
    used = served[0].rpartition(":")[2].strip("/")
    assert done.err == f"port {taken} is in use, using {used} instead\n"
    assert str(taken) not in served[0]


def test_games_that_are_served_already_are_opened_there(
    tawy, tmp_path: Path, served: list[str], monkeypatch: pytest.MonkeyPatch, taken: int
) -> None:
    def running(*_: object) -> None:
        raise serving.Running("tawy.sqlite", serving.IN_USE)

    monkeypatch.setattr("tawy.cli.commands.USUAL_PORT", taken)
    monkeypatch.setattr(serving, "serve_on", running)
    done = tawy("play", "--database", tmp_path / "tawy.sqlite")
    assert done.code == 0
    assert served == [f"http://127.0.0.1:{taken}/"]
    assert "already running" in done.out
    assert done.err == ""


@pytest.mark.parametrize("game", ["ankh", "kemet"])
def test_a_game_is_opened_where_it_is_set_up(
    tawy, tmp_path: Path, served: list[str], game: str
) -> None:
    """The client reads the rest of the address; see App.svelte."""
    done = tawy("play", game, "--port", "0", "--database", tmp_path / "tawy.sqlite")
    assert done.code == 0
    assert re.fullmatch(rf"http://127\.0\.0\.1:\d+/#/start/{game}", served[0])
    assert done.out == f"{served[0]} (press Ctrl+C to stop)\n"


@pytest.mark.skipif(sys.platform == "win32", reason="a process cannot be sent Ctrl-C alone there")
def test_a_second_server_on_the_same_games_says_so(tawy, tmp_path: Path) -> None:
    file = tmp_path / "tawy.sqlite"
    with running(tmp_path, "serve", "--port", "0", "--database", str(file)):
        done = tawy("serve", "--port", "0", "--database", file)
    assert (done.code, done.out) == (2, "")
    assert done.err == f"error: tawy.sqlite: {serving.IN_USE}\n"


def test_no_browser_is_opened_where_none_is_wanted(tawy, tmp_path: Path, served: list[str]) -> None:
    file = tmp_path / "tawy.sqlite"
    assert tawy("play", "--no-browser", "--port", "0", "--database", file).code == 0
    assert served == []


def test_a_browser_is_opened_only_where_there_are_windows(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A browser of the terminal would stand in the way of what is told there."""
    opened: list[str] = []

    class Now:
        def __init__(self, target, args, daemon) -> None:
            self.start = lambda: target(*args)

    monkeypatch.setattr(serving.threading, "Thread", Now)
    monkeypatch.setattr(serving.webbrowser, "open", opened.append)
    monkeypatch.setattr(serving.sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    serving.open_browser("here")
    assert opened == []
    monkeypatch.setenv("DISPLAY", ":0")
    serving.open_browser("here")
    assert opened == ["here"]


@pytest.mark.parametrize(
    ("platform", "variables", "folder"),
    [
        ("linux", {"XDG_DATA_HOME": "{home}/data"}, "data/tawy"),
        ("linux", {"XDG_DATA_HOME": "relative"}, ".local/share/tawy"),
        ("linux", {}, ".local/share/tawy"),
        ("darwin", {}, "Library/Application Support/tawy"),
        ("win32", {"LOCALAPPDATA": "{home}/local"}, "local/tawy"),
    ],
)
def test_games_are_kept_where_the_system_wants_them(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    platform: str,
    variables: dict[str, str],
    folder: str,
) -> None:
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setattr(serving.sys, "platform", platform)
    monkeypatch.setattr(serving.Path, "home", lambda: tmp_path)
    for name, value in variables.items():
        monkeypatch.setenv(name, value.format(home=tmp_path))
    assert serving.database_place(None) == str(tmp_path / folder / "tawy.sqlite")
    assert (tmp_path / folder).is_dir()


@pytest.mark.parametrize(
    ("database", "told"),
    [
        ("/no/such/folder/tawy.sqlite", "no such folder"),
        (".", "is a folder"),
        ("chess://board", "Tawy can't use chess yet"),
        ("postgresql://me:secret@host/name", "Tawy can't use postgresql yet"),
        ("letter.txt", "is not a database. Name another file; nothing was changed"),
    ],
)
def test_a_database_that_cannot_be_used_is_one_clear_line(
    tawy, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, database: str, told: str
) -> None:
    """In a folder of its own: a lock lies beside whatever is named."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "letter.txt").write_text("Dear Tawy, " * 100)
    done = tawy("serve", "--port", "0", "--database", database)
    assert (done.code, done.out) == (2, "")
    assert told in done.err
    assert "secret" not in done.err


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("kemet", "--seats", "3"), "--seats: works only in the terminal: add --terminal"),
        (("chess",), "no game is called 'chess'; known: ankh, kemet, toy"),
        (("chess", "--seats", "3"), "no game is called 'chess'; known: ankh, kemet, toy"),
        (("--seats", "3"), "--seats: works only in the terminal: add --terminal"),
        (("--lang", "en"), "--lang: works only in the terminal: add --terminal"),
        (("--load", "a.record"), "--load: works only in the terminal: add --terminal"),
        (("--set", "first=1"), "--set: works only in the terminal: add --terminal"),
        (("toy", "--port", "0"), "--port: works only in the browser: leave it out"),
        (("--terminal", "--no-browser"), "--no-browser: works only in the browser"),
        (("--port", "70000"), "70000 is not in the range"),
    ],
)
def test_words_for_the_other_place_are_refused(tawy, words: tuple[str, ...], told: str) -> None:
    done = tawy("play", *words)
    assert (done.code, done.out) == (2, "")
    assert told in done.err
