"""The client speaks the protocol of the server."""

from pathlib import Path

from tawy.server.typescript import source

CLIENT = Path(__file__).parents[2] / "web" / "src" / "lib" / "protocol.ts"


def test_the_types_of_the_client_are_those_of_the_server() -> None:
    """`python -m tawy.server.typescript > web/src/lib/protocol.ts` writes them anew."""
    assert CLIENT.read_text(encoding="utf-8") == source()
