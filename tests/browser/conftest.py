"""The browser and the server that the tests of the pages share."""

import importlib.util
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright
from screen import ROOT, Site, chromium


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Ended with each file: its loop would stand in the way of tests that run one of their own."""
    with sync_playwright() as playwright:
        found = chromium(playwright)
        yield found
        found.close()


@pytest.fixture(scope="session", autouse=True)
def built() -> None:
    """`go.py test` builds the pages; who runs pytest alone is told."""
    spec = importlib.util.spec_from_file_location("web_build", ROOT / "web" / "build.py")
    assert spec
    assert spec.loader
    maker = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(maker)
    assert maker.ready(ROOT), "the client is not built: python web/build.py"


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    site = Site(tmp_path)
    yield site
    site.stop()
