"""Measure the engine in the page: bots' moves, and deals against the same engine natively. Needs Playwright."""

import json
import tempfile
from collections import defaultdict
from typing import Any

from playwright.sync_api import Page

from tools import browsing, variants, workload
from tools.ratios import Limit, Part, Row, limits, machine, python, raw, table
from tools.steps import CACHE, DIST, ROOT, say

WORKER = "py/workload.py"
DEALS = 1000
MOVES = 120
"""Deals of one measurement, and moves of one match."""

LIMITS = {"discard": 1000}
SLOWEST = 350
"""Milliseconds of a bot's move: in a phase that is named, and in any other."""

START = """async (path) => {
  const at = (name) => new URL(name, document.baseURI).href;
  const { PyWorker } = await import(at("vendor/pyscript/core.js"));
  const options = { config: { sync_main_only: true }, version: at("vendor/pyodide/boot.mjs") };
  window.measured = (await PyWorker(at(path), options)).sync;
}"""
"""A second worker like the page's own, which runs the workload."""


class InPage:
    """The workload in a worker of a page."""

    def __init__(self, page: Page) -> None:
        self._page = page
        page.evaluate(START, WORKER)

    def __call__(self, **asked: Any) -> Any:
        """Do a piece of work there."""
        return json.loads(self._page.evaluate("text => window.measured.measure(text)", json.dumps(asked)))


def natively(**asked: Any) -> Any:
    """Do a piece of work here."""
    return json.loads(workload.measure(json.dumps(asked)))


def deals(in_page: InPage, times: int) -> list[Row]:
    """Deals by lot in the page and here, in turns; the first turn warms up."""
    rows = []
    for game in workload.SEATS:
        say(f"Measuring {game}: deals ...")
        samples = defaultdict(list)
        for turn in range(times + 1):
            for where, work in {"ours": in_page, "theirs": natively}.items():
                samples[where].append(work(do="deals", game=game, count=DEALS, seed=str(turn)))
        rows.append(Row(f"random deals, {game}", "≥ 0.40", samples["ours"][1:], samples["theirs"][1:]))
    return rows


def moves(in_page: InPage, times: int) -> list[Limit]:
    """Moves of the best bots in the page."""
    rows = []
    for game in workload.SEATS:
        say(f"Measuring {game}: bots ...")
        spent: dict[str, list[float]] = defaultdict(list)
        for turn in range(times):
            for phase, value in in_page(do="moves", game=game, count=MOVES, seed=str(turn)):
                spent[phase if game == "preferans" and phase in LIMITS else ""].append(value)
        rows += [Limit(f"a bot's move, {game} {phase}".strip(), LIMITS.get(phase, SLOWEST), 0.95, values)
                 for phase, values in spent.items()]
    return rows


def site() -> str:
    """The site with the workload beside it. Returns its address."""
    folder = CACHE / "bench/engine"
    for path, data in (variants.contents(DIST) | {WORKER: (ROOT / "py/tools/workload.py").read_bytes()}).items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(data)
    return browsing.served(folder)


def measure(times: int) -> Part:
    """Measure in a page, so many times."""
    with browsing.browsers() as kind, tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        version = browsing.version(kind)
        with browsing.visit(kind, profile, site()) as page:
            browsing.wait_for(page, "engine")
            in_page = InPage(page)
            thought, played = moves(in_page, times), deals(in_page, times)
    text = f"""In a worker of the page, in {version} on {machine()}; {times} matches of up to {MOVES} moves, and \
{times} times {DEALS} deals.

{limits(thought)}

A move is the whole reply to the page's `step`: the bot's thought, the new view, the record sealed. The share of the \
limit is that of 95 % of the moves; the bots are those of the highest level.

{table(played, "Pyodide, deals a second", f"{python()}, deals a second")}"""
    return Part(text, raw([*thought, *played]))
