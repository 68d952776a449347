"""Measure how soon the page can be used, against a stock PyScript page. Needs Playwright.

Both pages are visited in turns, so that what else the machine does falls on both alike.
"""

import tempfile
from collections import defaultdict

from playwright.sync_api import BrowserType

from tools import browsing, stock
from tools.ratios import Part, Row, machine, raw, table
from tools.steps import say

ROWS = {
    "page clickable, cold": ("first", "page", 0.20),
    "engine ready, first visit": ("first", "engine", 0.50),
    "engine ready, later visits": ("later", "engine", 0.35),
}
"""What is compared: the visit, the mark, and the ratio that is hoped for."""

Samples = dict[tuple[str, str, str], list[float]]
"""Milliseconds by page (ours, stock), visit (first, later) and mark (page, engine)."""


def marks(kind: BrowserType, profile: str, address: str) -> dict[str, float]:
    """Open the page with a profile. Returns the milliseconds from the start of its load to each mark."""
    with browsing.visit(kind, profile, address) as page:
        browsing.wait_for(page, "page", "engine")
        browsing.settle(page)
        return dict(page.evaluate("window.marks"))


def sample(kind: BrowserType, addresses: dict[str, str], times: int) -> Samples:
    """Visit each page twice, so many times, in turns."""
    samples: Samples = defaultdict(list)
    for turn in range(times):
        for name, address in addresses.items():
            say(f"Measuring {turn + 1} of {times}: {name} ...")
            with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
                for visited in ("first", "later"):
                    for mark, value in marks(kind, profile, address).items():
                        samples[name, visited, mark].append(value)
    return samples


def rows(samples: Samples) -> list[Row]:
    """What is compared, each with its measurements."""
    return [Row(what, f"≤ {hoped:.2f}", samples["ours", visited, mark], samples["stock", visited, mark])
            for what, (visited, mark, hoped) in ROWS.items()]


def measure(times: int) -> Part:
    """Visit both pages so many times."""
    addresses = {"stock": browsing.served(stock.make()), "ours": browsing.served()}
    with browsing.browsers() as kind:
        version = browsing.version(kind)
        compared = rows(sample(kind, addresses, times))
    text = f"""{times} runs in turns, medians with the least and the most, in {version} on {machine()}, \
served from the same machine.

{table(compared, "this page, ms", "stock page, ms")}

The stock page is PyScript as its documentation sets it up: Pyodide on the main thread, the engine as one archive of \
source files, every vendor file as it comes, one button bound by Python. A first visit has an empty profile; a later \
one is a new browser process with the profile of the first, so with a filled cache and, for this page, its service \
worker and the snapshot. *Clickable* is when the page's Python has bound its commands, *ready* is when the engine has \
answered."""
    return Part(text, raw(compared))
