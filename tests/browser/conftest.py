"""A browser, the built site under a sub-path of a plain server, and a watch on what pages ask and complain of.

    def test_something(open_table):
        page = open_table("#g=raub&n=1")          # the engine is ready
        page = open_table(viewport={"width": 320, "height": 640}, wait=False)

A test fails when a page of it logs an error, throws one, or asks for anything outside the site's own folder.
"""

import threading
from contextlib import contextmanager
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import sync_playwright
from tools import chromium, dist, serve
from tools.steps import DIST

SUB_PATH = "/some/sub/path/"
PHONE = {"width": 390, "height": 844}


@contextmanager
def serving(folder, prefix=SUB_PATH):
    """Serve a folder while the block runs; gives the address."""
    server = serve.server(folder, prefix=prefix)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}{prefix}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


@pytest.fixture(scope="session")
def site():
    """The address of the built site."""
    dist.build()
    with serving(DIST) as address:
        yield address


@pytest.fixture(scope="session")
def browser():
    """One Chromium for all tests."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.get(), args=chromium.flags())
        yield browser
        browser.close()


@dataclass
class Watch:
    """What the pages of a test asked for and complained of."""

    home: str
    requests: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)

    def follow(self, context):
        """Listen to every page of a browser context."""
        context.on("request", lambda request: self.requests.append(request.url))
        context.on("console", self.hear)
        context.on("weberror", lambda error: self.faults.append(f"error: {error.error}"))

    def hear(self, message):
        if message.type == "error":
            self.faults.append(f"console: {message.text} ({message.location.get('url', '')})")

    def foreign(self):
        """The requests that left the site's folder."""
        return [url for url in self.requests if not url.startswith((self.home, "blob:", "data:"))]


@pytest.fixture
def watch(site):
    """The watch on this test's pages; a test that expects a fault clears `faults` itself."""
    watch = Watch(site)
    yield watch
    assert watch.foreign() == []
    assert watch.faults == []


@pytest.fixture
def new_page(browser, watch):
    """Make a page in a browser context of its own; the options are Playwright's for a context."""
    contexts = []

    def make(**options):
        options = {"viewport": PHONE, "service_workers": "block", **options}
        context = browser.new_context(**options)
        contexts.append(context)
        context.set_default_timeout(30_000)
        watch.follow(context)
        return context.new_page()

    yield make
    for context in contexts:
        context.close()


@pytest.fixture
def page(new_page):
    """An empty page the size of a phone."""
    return new_page()


@pytest.fixture
def open_table(new_page, site):
    """Open the site, by default until the engine is ready; the options are Playwright's for a context."""

    def open_(address="", wait=True, **options):
        page = new_page(**options)
        page.goto(site + address)
        page.wait_for_selector('html[data-page="ready"]', state="attached")
        if wait:
            wait_for_engine(page)
        return page

    return open_


def wait_for_engine(page):
    """Wait until the engine has started."""
    page.wait_for_selector('html[data-engine="ready"]', state="attached", timeout=90_000)
