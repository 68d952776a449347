"""From the second visit on the engine starts from a snapshot; where there is none, or a broken one, without it."""

import base64

import pytest
from player import Player
from support import publish, serving, wait_for_engine, wait_for_snapshot
from tools import compiling
from tools.steps import DIST

FROM_IT, WITHOUT = "stih: started from the snapshot", "stih: started without the snapshot"
LINK = "#g=raub&n=3&seats=you,rules"

PUT = """async ([name, words]) => {
  const cache = await caches.open((await caches.keys())[0]);
  const bytes = Uint8Array.from(atob(words), (letter) => letter.charCodeAt(0));
  await cache.put(new URL(`vendor/pyodide/${name}`, document.baseURI), new Response(bytes));
}"""

BROKEN = {
    "is nothing like it": b"not what it should be",
    "ends too soon": compiling.sparse(bytes(5000) + b"more")[:60],
    "is no memory": compiling.sparse(b"not a memory at all"),
    "is of another Pyodide": compiling.sparse(bytes(31_457_407) + b"!"),
}


@pytest.fixture
def told(new_page):
    """A page that keeps the site, and the list of what its worker says of the start."""
    page, lines = new_page(service_workers="allow"), []
    page.on("console", lambda message: lines.append(message.text))
    return page, lines


def starts(lines):
    return [line for line in lines if line.startswith("stih: started")]


def play(page, address):
    """Open a game and play a deal of it."""
    page.goto(f"{address}?speed=instant{LINK}")
    wait_for_engine(page)
    Player(page).play_deal()


def test_second_visit_starts_from_the_snapshot_and_by_chance(told, copy, watch):
    page, lines = told
    worker = (copy / "py/worker.py").read_bytes()
    publish(copy, {"py/worker.py": worker + b"\nimport random\nprint('chance', random.random())\n"})
    with serving(copy) as address:
        watch.homes.append(address)
        page.goto(address)
        wait_for_engine(page)
        wait_for_snapshot(page)
        assert starts(lines) == []
        for _ in range(2):
            page.reload()
            wait_for_engine(page)
        assert starts(lines) == [FROM_IT, FROM_IT]
        assert len({line for line in lines if line.startswith("chance")}) == 3
        play(page, address)


def test_snapshot_comes_once_after_the_start_and_never_again(told, watch):
    page, _ = told
    asked = []
    with serving(DIST, asked=asked) as address:
        watch.homes.append(address)
        page.goto(address)
        wait_for_engine(page)
        assert not [path for path in asked if path.endswith(".snapshot")]
        wait_for_snapshot(page)
        page.reload()
        wait_for_engine(page)
        wait_for_snapshot(page)
    assert len([path for path in asked if path.endswith(".snapshot")]) == 1


def test_broken_snapshot_is_left_aside(told, site):
    page, lines = told
    name = next(DIST.glob("vendor/pyodide/*.snapshot")).name
    page.goto(site)
    wait_for_engine(page)
    wait_for_snapshot(page)
    for fault, words in BROKEN.items():
        lines.clear()
        page.evaluate(PUT, [name, base64.b64encode(words).decode()])
        page.reload()
        wait_for_engine(page)
        assert [line.startswith(WITHOUT) for line in starts(lines)] == [True], fault
    play(page, site)


def test_a_site_that_was_spoiled_in_the_browser_is_fetched_anew(told, site, watch):
    page, _ = told
    page.goto(site)
    wait_for_engine(page)
    wait_for_snapshot(page)
    for name in ("python_stdlib.zip", "pyodide.asm.wasm"):
        page.evaluate(PUT, [name, base64.b64encode(b"spoiled").decode()])
    page.evaluate(f"location.hash = '{LINK}'")
    page.wait_for_selector("[data-screen='table'] [data-action]")
    page.reload()
    page.click("[data-screen='problem'] [data-command='again']")
    wait_for_engine(page)
    page.wait_for_selector("[data-screen='table'] [data-action]")
    wait_for_snapshot(page)
    watch.faults.clear()


def test_browser_that_cannot_use_it_starts_without(told, copy, watch):
    page, lines = told
    boot = (copy / "vendor/pyodide/boot.mjs").read_bytes()
    without = b"if (self.WorkerGlobalScope) Object.defineProperty(self, 'caches', { value: undefined });\n"
    publish(copy, {"vendor/pyodide/boot.mjs": without + boot})
    with serving(copy) as address:
        watch.homes.append(address)
        page.goto(address)
        wait_for_engine(page)
        wait_for_snapshot(page)
        page.reload()
        wait_for_engine(page)
    assert FROM_IT not in starts(lines)


def test_browser_that_cannot_unpack_it_keeps_the_site_all_the_same(told, copy, watch):
    page, lines = told
    worker = copy / "sw.js"
    worker.write_text("delete self.DecompressionStream;\n" + worker.read_text())
    with serving(copy) as address:
        watch.homes.append(address)
        page.goto(address)
        page.wait_for_function("window.stihUpdate.offline", timeout=60_000)
        page.reload()
        wait_for_engine(page)
    assert FROM_IT not in starts(lines)
