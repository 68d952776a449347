"""Measure what each of the means that shorten the start gives. Needs Playwright."""

import statistics
import tempfile
from typing import Any

from playwright.sync_api import BrowserType

from tools import browsing, packed, variants
from tools.ratios import Part, Raw, machine
from tools.steps import say

FAR = 0.02
"""Seconds by which every answer of the server is late."""

MOST = 3
"""Visits that are enough for a look at each step."""


def visited(kind: BrowserType, profile: str, site: packed.Site) -> dict[str, Any]:
    """Open a site once. Returns when it could be used (ms), requests and bytes until then, long tasks (ms)."""
    site.forget()
    with browsing.visit(kind, profile, site.address) as page:
        browsing.wait_for(page, "page", "engine")
        requests, size = len(site.sent), site.size()
        seen = page.evaluate("({ ...window.marks, tasks: window.tasks.map((task) => task[1]) })")
        browsing.settle(page)
    return {"page": round(seen["page"]), "engine": round(seen["engine"]), "requests": requests, "bytes": size,
            "tasks": [round(task) for task in seen["tasks"]]}


def sample(kind: BrowserType, sites: dict[str, packed.Site], times: int) -> Raw:
    """First and later visits of each site, in turns."""
    raw: Raw = {f"{step}, {which}": [] for step in sites for which in ("first", "later")}
    for turn in range(times):
        for step, site in sites.items():
            say(f"Measuring {turn + 1} of {times}: {step} ...")
            with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
                for which in ("first", "later"):
                    raw[f"{step}, {which}"].append(visited(kind, profile, site))
    return raw


def line(step: str, raw: Raw) -> str:
    """A step's line of the table, medians."""
    cells = [step]
    for which in ("first", "later"):
        visits = raw[f"{step}, {which}"]
        cells += [f"{statistics.median(visit[mark] for visit in visits):.0f}" for mark in ("page", "engine")]
    first = raw[f"{step}, first"]
    cells += [f"{statistics.median(visit['requests'] for visit in first):.0f}",
              f"{statistics.median(visit['bytes'] for visit in first) / 1000:.0f}",
              f"{statistics.median(max(visit['tasks'], default=0) for visit in first):.0f}"]
    return f"| {' | '.join(cells)} |"


def measure(times: int) -> Part:
    """Visit the site with each number of means, so many times but no more than are enough."""
    times = min(times, MOST)
    sites = {step: packed.serving(f"step-{number}", variants.site(step), FAR)
             for number, step in enumerate(variants.STEPS)}
    with browsing.browsers() as kind:
        raw, version = sample(kind, sites, times), browsing.version(kind)
    lines = "\n".join(line(step, raw) for step in sites)
    text = f"""Medians of {times} visits in turns, in {version} on {machine()}, from a server that compresses with \
gzip and answers {FAR * 1000:.0f} ms late. Every step keeps those above it; the last is the site as it is.

| step | first visit: clickable, ms | engine, ms | later visit: clickable, ms | engine, ms | requests, first | kB, \
first | longest task of the page's thread, ms |
| --- | --- | --- | --- | --- | --- | --- | --- |
{lines}

- **Library compiled**: the build lets Pyodide itself compile Python's library and leaves out what no page can use.
- **Engine as one archive**: one compiled zip instead of a request for each module.
- **Page in few files, compiled**: the modules of the page's Python as bytecode in one archive that is imported from \
memory, a game's when it is wanted; one style sheet.
- **Preload links**: the page names at once what its Python would ask for step by step.
- **Snapshot**: the memory of a Pyodide that has loaded the engine, fetched quietly after the first visit."""
    return Part(text, raw)
