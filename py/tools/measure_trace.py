"""Trace a first and a later visit: what is asked for and when, and the long tasks. Needs Playwright."""

import tempfile
from itertools import groupby

from playwright.sync_api import BrowserType

from tools import browsing, packed
from tools.measure_steps import FAR
from tools.ratios import Part, Raw, machine
from tools.steps import DIST
from tools.variants import contents

LARGE = 50_000
"""Bytes from which a file has a line of its own."""

WORDS = {"page": "the page can be clicked", "engine": "the engine has answered"}

SEEN = """() => ({
  origin: performance.timeOrigin / 1000, marks: window.marks, tasks: window.tasks,
  asked: performance.getEntriesByType("resource").length + 1,
})"""


def trace(kind: BrowserType, profile: str, site: packed.Site) -> Raw:
    """Open the site once. Returns the files sent with their milliseconds, the marks and the page's long tasks."""
    site.forget()
    with browsing.visit(kind, profile, site.address) as page:
        browsing.wait_for(page, "page", "engine")
        seen = page.evaluate(SEEN)
        browsing.settle(page)
    files = [[round((answer.moment - seen["origin"]) * 1000), answer.path, answer.size] for answer in site.sent]
    return {"files": sorted(files), "asked": seen["asked"], "tasks": [[*map(round, task)] for task in seen["tasks"]],
            "marks": {mark: round(value) for mark, value in seen["marks"].items()}}


def lines(traced: Raw) -> list[str]:
    """The visit in Markdown, small files that follow one another in one line."""
    events = [(moment, f"**{WORDS[mark]}**", "") for mark, moment in traced["marks"].items() if mark in WORDS]
    events += [(moment, f"`{path}`", size) for moment, path, size in traced["files"]]
    out = []
    for small, group in groupby(sorted(events, key=lambda each: each[0]), is_small):
        some = list(group)
        if small and len(some) > 1:
            sizes = sum(size for _, _, size in some)
            some = [(some[0][0], f"{len(some)} small files, {some[0][1]} to {some[-1][1]}", sizes)]
        out += [f"| {moment} | {what} | {size and round(size / 1000)} |" for moment, what, size in some]
    return out


def is_small(event: tuple[int, str, int | str]) -> bool:
    """Whether it is a file that needs no line of its own."""
    size = event[2]
    return size != "" and size < LARGE


def said(title: str, traced: Raw) -> str:
    """One visit in words and lines."""
    tasks = ", ".join(f"{length} ms at {start}" for start, length in traced["tasks"]) or "none"
    total = sum(size for *_, size in traced["files"])
    head = f"""### {title}

{traced["asked"]} files until then, {len(traced["files"])} files and {total / 1000:.0f} kB from the server in all. \
Tasks over 50 ms on the page's thread: {tasks}.

| ms | what | kB |
| --- | --- | --- |
"""
    return head + "\n".join(lines(traced))


def measure(_: int) -> Part:
    """Visit twice."""
    site = packed.serving("trace", contents(DIST), FAR)
    with browsing.browsers() as kind, tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        raw = {which: trace(kind, profile, site) for which in ("first", "later")}
    text = f"""One visit each on {machine()}, from the same server. What follows *the engine has answered* is fetched \
quietly, to be kept for the next visit.

{said("First visit", raw["first"])}

{said("Later visit", raw["later"])}"""
    return Part(text, raw)
