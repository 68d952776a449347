"""Measure what is fetched until a card can be played, and that nothing is fetched twice. Needs Playwright."""

import tempfile
from collections import Counter

from playwright.sync_api import BrowserType

from tools import browsing, packed
from tools.fetch import MODULES
from tools.ratios import Part, Raw, Row, table
from tools.steps import DIST
from tools.variants import contents

LINK = "#g=raub&n=3&seats=you,rules,rules"
STOCK = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
"""What a page with Pyodide fetches, whatever else it does."""


def stock() -> int:
    """Bytes of Pyodide's own files, compressed where a host compresses."""
    files = {name: (MODULES / "pyodide" / name).read_bytes() for name in STOCK}
    return sum(len(packed.squeezed(data) if name.endswith(packed.COMPRESSED) else data)
               for name, data in files.items())


def first_and_later(kind: BrowserType, site: packed.Site) -> Raw:
    """Play a game's first card, let the site be kept, come again. Returns what was sent for each, in bytes."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        with browsing.visit(kind, profile, f"{site.address}{LINK}") as page:
            browsing.wait_for(page, "turn")
            played = site.size()
            browsing.settle(page)
        paths = Counter(answer.path for answer in site.sent)
        all_of_it = site.size()
        site.forget()
        with browsing.visit(kind, profile, site.address) as page:
            browsing.wait_for(page, "engine")
            browsing.settle(page)
    twice = sorted(path for path, times in paths.items() if times > 1)
    return {"until a card can be played": played, "quietly afterwards": all_of_it - played,
            "fetched twice": twice, "on a later visit": site.size()}


def measure(times: int) -> Part:
    """Visit so many times with an empty profile and once more with the same."""
    site, visits = packed.serving("site", contents(DIST)), []
    with browsing.browsers() as kind:
        for _ in range(times):
            site.forget()
            visits.append(first_and_later(kind, site))
    row = Row("bytes until a first card can be played", "≤ 1.05",
              [visit["until a card can be played"] / 1000 for visit in visits], [stock() / 1000])
    twice = sorted({path for visit in visits for path in visit["fetched twice"]})
    last = visits[-1]
    text = f"""{times} visits by a link to a game, all that is text or WebAssembly compressed with gzip, headers not \
counted. Against it the five files of Pyodide as its package has them.

{table([row], "this page, kB", "Pyodide, kB")}

Afterwards the service worker fetches {last["quietly afterwards"] / 1000:.0f} kB, the snapshot among them. \
Sent twice during a first visit: {", ".join(twice) or "nothing"}. \
A later visit is sent {last["on a later visit"] / 1000:.1f} kB."""
    return Part(text, {"visits": visits, "Pyodide": stock()})
