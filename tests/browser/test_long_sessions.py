"""Long sessions in one page: matches by the thousand in its worker, deals by the hundred at its table.

`build.py load` runs them in full; with `--all` a tenth of them is played.
"""

import json

import pytest
from load import growth, share
from support import wait_for_engine
from tools.steps import ROOT, say

MATCHES, BATCHES, DEALS_OF_A_MATCH = 1_000, 12, 8
"""A match is left after so many deals: against one who plays by lot, Preferans would go on for days."""

SHORT = {"raub": {"start": 11}, "cribbage": {"target": 61}, "rablo": {"rounds": 4}, "preferans": {"start_bule": 10}}
"""Options that bring a match to its end soon: what a match leaves behind is asked, not how long one is."""

USUAL = 0.1

SEATS = {
    "raub": ["you", "rules", "rules"],
    "cribbage": ["you", "rules"],
    "rablo": ["you", "rules", "rules", "rules"],
    "preferans": ["you", "rules", "rules"],
}

START = """async (home) => {
    const { PyWorker } = await import(home + "vendor/pyscript/core.js");
    const config = { files: { [home + "stih.zip"]: "./*" }, sync_main_only: true };
    const engine = await PyWorker(home + "py/load_worker.py", { config, version: home + "vendor/pyodide/boot.mjs" });
    window.play = engine.sync.play;
}"""
"""Starts a worker as the page's own is started; only its entry is another."""


@pytest.fixture
def worker(page, site):
    """A page with such a worker: a function that plays matches and gives (deals, bytes, objects)."""
    entry = (ROOT / "tests/browser/load_worker.py").read_text()
    page.route("**/py/load_worker.py", lambda route: route.fulfill(body=entry, content_type="text/x-python"))
    page.goto(site)
    wait_for_engine(page)
    page.evaluate(START, site)
    return lambda *what: json.loads(page.evaluate("(what) => window.play(...what)", list(what)))


@pytest.mark.slow
@pytest.mark.parametrize("game", SEATS)
def test_matches_in_a_row_leave_nothing_in_the_workers_memory(worker, game):
    count = -(-share(MATCHES, USUAL) // BATCHES)
    deals, memory, objects = [], [], []
    for batch in range(BATCHES):
        for row, value in zip((deals, memory, objects), worker(
                game, json.dumps([SEATS[game], SHORT[game]]), batch * count, count, DEALS_OF_A_MATCH), strict=True):
            row.append(value)
    say(f"{game}: {count * BATCHES} matches, {sum(deals)} deals; "
        f"memory {memory[0] >> 20} to {memory[-1] >> 20} MiB, objects {objects[0]} to {objects[-1]}")
    assert memory[-1] == memory[BATCHES // 3]
    assert growth(objects) < 0.005


DEALS, PARTS = 135, 15
"""Deals at the table of each game, 540 in all, and how often is measured."""

PLAY = """async (deals) => {
    const root = document.documentElement;
    const free = "[data-action]:not([aria-disabled='true'])", choose = "[data-select][aria-pressed='false']";
    const onward = "[data-screen$='-result'] .go :is([data-command='next'], [data-command='new'])";
    const any = (selector) => {
        const found = document.querySelectorAll(selector);
        return found[Math.floor(Math.random() * found.length)];
    };
    const pause = () => new Promise((done) => setTimeout(done));
    const from = performance.now();
    for (let played = 0; played < deals; await pause()) {
        document.querySelector("[data-screen='new'] [data-command='start']")?.click();
        const button = document.querySelector(onward);
        if (button) {
            const before = document.querySelector("h1").innerText;
            button.click();
            while (document.contains(button) && document.querySelector("h1").innerText === before) await pause();
            played += 1;
        } else if (root.dataset.turn === "you") {
            any(choose)?.click();
            any(free)?.click();
        }
    }
    return (performance.now() - from) / deals;
}"""
"""Plays deals at the table by taps; gives the milliseconds a deal took."""


def measured(page, devtools):
    """The bytes of JavaScript in use, the nodes and the listeners of the page, after its rubbish was collected."""
    for _ in range(2):  # what MicroPython lets go of in the first is collected in the second
        devtools.send("HeapProfiler.collectGarbage")
        page.wait_for_timeout(0)
    metrics = {each["name"]: each["value"] for each in devtools.send("Performance.getMetrics")["metrics"]}
    return [metrics[name] for name in ("JSHeapUsedSize", "Nodes", "JSEventListeners")]


@pytest.mark.slow
@pytest.mark.parametrize("game", SEATS)
def test_deals_at_one_table_leave_nothing_behind_and_stay_as_quick(open_table, game):
    page = open_table(f"?speed=instant#g={game}&n=5&seats={','.join(SEATS[game])}")
    devtools = page.context.new_cdp_session(page)
    devtools.send("Performance.enable")
    count, rows = max(1, share(DEALS, USUAL) // PARTS), []
    for _ in range(PARTS):
        rows.append([page.evaluate(PLAY, count), *measured(page, devtools)])
    times, heap, nodes, listeners = zip(*rows, strict=True)
    say(f"{game}: {count * PARTS} deals; {times[0]:.0f} to {times[-1]:.0f} ms a deal, "
        f"heap {heap[0] / 1e6:.2f} to {heap[-1] / 1e6:.2f} MB, nodes {nodes[0]} to {nodes[-1]}, "
        f"listeners {listeners[0]} to {listeners[-1]}")
    assert growth(heap) < 0.1
    assert growth(nodes, min) < 0.2  # what lies on the table differs by thousands; what is left behind lifts the least
    assert growth(listeners) < 0.2
    assert growth(times) < 1  # a part of a few deals varies with its deals
