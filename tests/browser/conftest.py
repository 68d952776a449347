"""A browser, the built site under a sub-path of a plain server, and a watch on what pages ask and complain of.

    def test_something(open_table):
        page = open_table("#g=raub&n=1")          # the engine is ready
        page = open_table(viewport={"width": 320, "height": 640}, wait=False)

A test fails when a page of it logs an error, throws one, or asks for anything outside the site's own folder.
"""

import pytest
from playwright.sync_api import sync_playwright
from support import Watch, contents, publish, serving, wait_for_engine
from tools import chromium, dist
from tools.steps import DIST

PHONE = {"width": 390, "height": 844}
SHORT_START = "--js-flags=--liftoff-only --wasm-lazy-compilation"
"""Most tests do little once the engine is there: much of its start would go into making it faster afterwards. The long
tests, which run with --all, have that faster engine."""


@pytest.fixture(scope="session")
def site():
    """The address of the built site."""
    dist.build()
    with serving(DIST) as address:
        yield address


@pytest.fixture
def copy(tmp_path, site):
    """A copy of the built site that a test may change."""
    folder = tmp_path / "site"
    publish(folder, contents(DIST))
    return folder


@pytest.fixture(scope="session")
def browser(request):
    """One Chromium for all tests."""
    flags = chromium.flags() if request.config.getoption("--all") else [*chromium.flags(), SHORT_START]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.get(), args=flags)
        yield browser
        browser.close()


@pytest.fixture
def watch(site):
    """The watch on this test's pages; a test that expects a fault clears `faults` itself."""
    watch = Watch([site])
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
