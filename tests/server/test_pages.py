"""The pages over real sockets: what is served, how long it is kept, and who is turned away."""

import gzip
import http.client
import json
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tawy.server import pages
from tawy.server.app import make_app, make_server

INDEX = "<!doctype html><title>Tawy</title>"
SCRIPT = "// a script\n" * 200
HTML = {"Accept": "text/html,*/*"}


class Answer:
    def __init__(self, response: http.client.HTTPResponse) -> None:
        self.status = response.status
        self.headers = response.headers
        self.body = response.read()


class Site:
    def __init__(self, port: int, built: Path) -> None:
        self.port = port
        self.built = built
        self.host = f"127.0.0.1:{port}"

    def ask(self, path: str, method: str = "GET", body: str = "", **headers: str) -> Answer:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=20)
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        connection.request(method, path, body or None, named)
        answer = Answer(connection.getresponse())
        connection.close()
        return answer


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    built = tmp_path_factory.mktemp("site") / "static"
    (built / "assets").mkdir(parents=True)
    (built / ".vite").mkdir()
    (built / ".vite" / "manifest.json").write_text("{}")
    (built / "index.html").write_text(INDEX)
    (built / "assets" / "index-1a2b.js").write_text(SCRIPT)
    (built / "assets" / "index-3c4d.css").write_text("p { margin: 0 }")
    (built.parent / "secret").write_text("not for anybody")
    server = make_server(make_app(str(built.parent / "tawy.db")), 0)
    thread = threading.Thread(target=server.run, daemon=True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pages, "BUILT", built)
        thread.start()
        while not server.started:
            assert thread.is_alive(), "the server did not start"
        yield Site(server.servers[0].sockets[0].getsockname()[1], built)
        server.should_exit = True
        thread.join()


def test_the_page_is_asked_for_anew_each_time(site: Site) -> None:
    answer = site.ask("/")
    assert (answer.status, answer.body.decode()) == (200, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert site.ask("/", "HEAD").body == b""


@pytest.mark.parametrize(
    ("name", "media"), [("index-1a2b.js", "text/javascript"), ("index-3c4d.css", "text/css")]
)
def test_assets_are_kept_for_ever(site: Site, name: str, media: str) -> None:
    answer = site.ask(f"/assets/{name}")
    assert answer.status == 200
    assert answer.headers["content-type"] == f"{media}; charset=utf-8"
    assert "immutable" in answer.headers["cache-control"]


def test_what_is_long_comes_packed_to_those_who_unpack(site: Site) -> None:
    packed = site.ask("/assets/index-1a2b.js", Accept_Encoding="gzip")
    assert packed.headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed.body).decode() == SCRIPT
    plain = site.ask("/assets/index-1a2b.js")
    assert (plain.headers["content-encoding"], plain.body.decode()) == (None, SCRIPT)


@pytest.mark.parametrize("path", ["/", "/assets/index-1a2b.js", "/nowhere", "/api/nowhere"])
def test_every_answer_tells_the_browser_to_be_careful(site: Site, path: str) -> None:
    headers = site.ask(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self';" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"


@pytest.mark.parametrize("path", ["/nowhere", "/index.html", "/assets/gone.js", "/assets/a/b"])
def test_people_who_are_lost_get_the_client(site: Site, path: str) -> None:
    """It says so in their language; scripts and pictures that are missing are just missing."""
    answer = site.ask(path, **HTML)
    assert (answer.status, answer.body.decode()) == (404, INDEX)
    assert answer.headers["cache-control"] == "no-cache"
    other = site.ask(path, Accept="*/*")
    assert (other.status, other.body) == (404, b"Not Found")


@pytest.mark.parametrize(
    "path",
    [
        "/assets/../../secret", "/assets/..%2f..%2fsecret", "/assets/..%5c..%5csecret",
        "/../secret", "/.vite/manifest.json", "/assets/..", "/assets/.", "/assets/%00",
    ],
)  # fmt: skip
def test_nothing_but_the_pages_can_be_had(site: Site, path: str) -> None:
    assert site.ask(path).status == 404


@pytest.mark.parametrize(
    ("path", "method", "status", "code"),
    [
        ("/api/nowhere", "GET", 404, "no-such-place"),
        ("/api/tables", "DELETE", 405, "wrong-method"),
    ],
)
def test_programs_get_a_fault(site: Site, path: str, method: str, status: int, code: str) -> None:
    answer = site.ask(path, method, **HTML)
    assert (answer.status, json.loads(answer.body)["code"]) == (status, code)


def test_without_pages_the_way_out_is_named(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "BUILT", site.built / "missing")
    answer = site.ask("/", **HTML)
    assert answer.status == 503
    assert answer.headers["content-type"].startswith("text/plain")
    assert "python3 go.py play" in answer.body.decode()
    assert site.ask("/assets/index-1a2b.js").status == 404


# --- strangers


FOREIGN = ["http://evil.example", "null", "", "https://{host}", "http://127.0.0.1:1", "{host}"]


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_foreign_page_can_change_nothing(site: Site, origin: str) -> None:
    answer = site.ask("/api/tables", "POST", "{", Origin=origin.format(host=site.host))
    assert (answer.status, json.loads(answer.body)["code"]) == (403, "foreign-origin")


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_foreign_page_cannot_sit_down(site: Site, origin: str) -> None:
    named = {"Origin": origin.format(host=site.host)}
    with pytest.raises(InvalidStatus) as refused:
        connect(f"ws://{site.host}/api/seats/nowhere", additional_headers=named)
    assert refused.value.response.status_code == 403


def test_own_pages_and_programs_can(site: Site) -> None:
    """A program says no origin."""
    for headers in ({}, {"Origin": f"http://{site.host}"}):
        assert site.ask("/api/tables", "POST", "{", **headers).status == 400
        url = f"ws://{site.host}/api/seats/nowhere"
        with connect(url, additional_headers=headers) as socket:
            assert json.loads(socket.recv(timeout=20))["code"] == "no-such-table"


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8650", "127.0.0.1.evil.example", ""]
)
def test_a_name_that_only_leads_here_is_refused(site: Site, host: str) -> None:
    """A page that had its own name lead to this machine would be of one origin with us."""
    own = {"Host": host, "Origin": f"http://{host}"}
    for method, path in (("GET", "/"), ("POST", "/api/tables")):
        answer = site.ask(path, method, **own)
        assert (answer.status, json.loads(answer.body)["code"]) == (403, "foreign-host")


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:80", "127.0.0.1:9000", "[::1]:8650"])
def test_this_machine_may_be_called_by_all_its_own_names(site: Site, host: str) -> None:
    assert site.ask("/", Host=host).status == 200
