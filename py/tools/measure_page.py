"""Measure how soon the page can be used, against a stock PyScript page. Needs Playwright.

A visit is a browser's start, a page's load and its end; a first visit has an empty profile, a later one the profile
of the visit before. Both pages are visited in turns, so that what else the machine does falls on both alike.
"""

import tempfile
import threading
from collections import defaultdict
from pathlib import Path

from playwright.sync_api import BrowserType, Page, sync_playwright

from tools import chromium, serve, stock
from tools.ratios import Row, machine, table
from tools.steps import DIST, say

TIMES = 5

ROWS = {
    "page clickable, cold": ("first", "page", 0.20),
    "engine ready, first visit": ("first", "engine", 0.50),
    "engine ready, later visits": ("later", "engine", 0.35),
}
"""What is compared: the visit, the mark, and the ratio that is hoped for."""

CLOCK = """
window.marks = {};
new MutationObserver(() => {
  const root = document.documentElement;
  const note = (mark) => { window.marks[mark] ??= performance.now(); };
  if (root?.dataset.page === "ready" && document.querySelector("[data-command]")) note("page");
  if (root?.dataset.engine === "ready") note("engine");
}).observe(document, { attributes: true, childList: true, subtree: true });
"""

Samples = dict[tuple[str, str, str], list[float]]
"""Milliseconds by page (ours, stock), visit (first, later) and mark (page, engine)."""


def visit(browsers: BrowserType, profile: str, address: str) -> dict[str, float]:
    """Open the page with a profile. Returns the milliseconds from the start of its load to each mark."""
    program, flags = chromium.get(), chromium.flags()
    with browsers.launch_persistent_context(profile, executable_path=program, args=flags) as context:
        page = context.pages[0]
        page.add_init_script(CLOCK)
        page.goto(address)
        page.wait_for_function("window.marks.page && window.marks.engine", timeout=120_000)
        settle(page)
        return dict(page.evaluate("window.marks"))


def settle(page: Page) -> None:
    """Let the service worker, where there is one, keep the site for the next visit."""
    page.wait_for_function("!window.stihUpdate || window.stihUpdate.offline", timeout=120_000)


def sample(browsers: BrowserType, addresses: dict[str, str]) -> Samples:
    """Visit each page twice, TIMES times, in turns."""
    samples: Samples = defaultdict(list)
    for turn in range(TIMES):
        for name, address in addresses.items():
            say(f"Measuring {turn + 1} of {TIMES}: {name} ...")
            with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
                for visited in ("first", "later"):
                    for mark, value in visit(browsers, profile, address).items():
                        samples[name, visited, mark].append(value)
    return samples


def served(folder: Path) -> str:
    """Serve a folder until the program ends. Returns its address."""
    server = serve.server(folder)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}/"


def rows(samples: Samples) -> list[Row]:
    """What is compared, each with its measurements."""
    return [Row(what, f"≤ {hoped:.2f}", samples["ours", visited, mark], samples["stock", visited, mark])
            for what, (visited, mark, hoped) in ROWS.items()]


def section() -> str:
    """Measure. Returns what docs/bench.md says of it."""
    addresses = {"stock": served(stock.make()), "ours": served(DIST)}
    with sync_playwright() as playwright:
        with playwright.chromium.launch(executable_path=chromium.get(), args=chromium.flags()) as browser:
            version = browser.version
        samples = sample(playwright.chromium, addresses)
    return f"""{TIMES} runs in turns, medians with the least and the most, in Chromium {version} on {machine()}, \
served from the same machine.

{table(rows(samples), "this page, ms", "stock page, ms")}

The stock page is PyScript as its documentation sets it up: Pyodide on the main thread, the engine as one archive of \
source files, every vendor file as it comes, one button bound by Python. A first visit has an empty profile; a later \
one is a new browser process with the profile of the first, so with a filled cache and, for this page, its service \
worker. *Clickable* is when the page's Python has bound its commands, *ready* is when the engine has answered."""
