"""Open pages for measurements, each visit with a browser of its own. Needs Playwright.

A visit is a browser's start, a page's load and its end; a first visit has an empty profile, a later one the profile
of the visit before.
"""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import BrowserType, Page, sync_playwright

from tools import chromium, serve
from tools.steps import DIST

PATIENCE = 120_000
"""Milliseconds until a measurement gives up waiting for a page."""

PHONE = {"width": 390, "height": 844}

CLOCK = """
window.marks = {};
window.tasks = [];
new PerformanceObserver((list) => {
  window.tasks.push(...list.getEntries().map((entry) => [entry.startTime, entry.duration]));
}).observe({ type: "longtask", buffered: true });
new MutationObserver(() => {
  const root = document.documentElement;
  const note = (mark) => { window.marks[mark] ??= performance.now(); };
  if (root?.dataset.page === "ready" && document.querySelector("[data-command], [data-action]")) note("page");
  if (root?.dataset.engine === "ready") note("engine");
  if (root?.dataset.turn === "you") note("turn");
}).observe(document, { attributes: true, childList: true, subtree: true });
"""
"""Notes when the page can be clicked, when the engine has answered, when a card can be played; and long tasks."""

KEPT = """async () => {
  if (!window.stihUpdate) return true;
  const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
  const names = kept.flat().map((request) => request.url);
  return window.stihUpdate.offline && (window.noSnapshot || names.some((name) => name.endsWith(".snapshot")));
}"""
"""Whether the service worker, where there is one, has kept the site and the engine's snapshot."""


@contextmanager
def browsers() -> Iterator[BrowserType]:
    """Playwright's Chromium."""
    with sync_playwright() as playwright:
        yield playwright.chromium


@contextmanager
def visit(kind: BrowserType, profile: str, address: str, script: str = "") -> Iterator[Page]:
    """A page opened at the address by a browser with that profile; `script` runs before the page's own."""
    options = {"executable_path": chromium.get(), "args": chromium.flags(), "viewport": PHONE}
    with kind.launch_persistent_context(profile, **options) as context:
        page = context.pages[0]
        page.set_default_timeout(PATIENCE)
        page.add_init_script(CLOCK + script)
        page.goto(address)
        yield page


def settle(page: Page) -> None:
    """Wait until all is kept that a next visit can use."""
    for _ in range(PATIENCE // 100):
        if page.evaluate(KEPT):
            return
        page.wait_for_timeout(100)
    raise TimeoutError("the site is not kept in the browser")


def wait_for(page: Page, *marks: str) -> None:
    """Wait until the page has come to each of the marks of CLOCK."""
    page.wait_for_function("names => names.every((name) => window.marks[name])", arg=list(marks))


def served(folder: Path = DIST, handler: type[serve.Handler] = serve.Handler) -> str:
    """Serve a folder until the program ends. Returns its address."""
    server = serve.server(folder, handler=handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}/"


def version(kind: BrowserType) -> str:
    """The browser's name and version."""
    with kind.launch(executable_path=chromium.get(), args=chromium.flags()) as browser:
        return f"Chromium {browser.version}"
