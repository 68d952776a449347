"""What docs/hosting.md promises to whoever puts the site on a server."""

import re

from player import Player
from support import serving, until, wait_for_engine, wait_for_snapshot
from tools import serve
from tools.steps import DIST, ROOT

KEPT = """async () => [(await caches.keys()).length, (await navigator.serviceWorker.getRegistrations()).length]"""


def test_host_that_knows_no_wasm(new_page, watch, site):
    """It sends bytes of no kind, and compresses nothing."""

    class Old(serve.Handler):
        def guess_type(self, path):
            return "application/octet-stream" if path.endswith(".wasm") else super().guess_type(path)

    with serving(DIST, handler=Old) as address:
        watch.homes.append(address)
        page = new_page()
        page.goto(f"{address}?speed=instant#g=raub&n=3&seats=you,rules")
        wait_for_engine(page)
        Player(page).play_deal()
    assert all("wasm" in fault or "ArrayBuffer" in fault for fault in watch.faults)
    watch.faults.clear()


def test_site_that_is_taken_off_its_server_leaves_nothing_behind(new_page, watch, copy):
    page = new_page(service_workers="allow")
    last = re.search(r"```js\n(.*?)```", (ROOT / "docs/hosting.md").read_text(), re.DOTALL)[1]
    with serving(copy) as address:
        watch.homes.append(address)
        page.goto(address)
        wait_for_engine(page)
        wait_for_snapshot(page)
        assert page.evaluate(KEPT) == [1, 1]
        (copy / "sw.js").write_text(last)
        page.evaluate("navigator.serviceWorker.getRegistration().then(kept => kept.update())")
        page.goto("about:blank")
        page.goto(f"{address}rules/raub.en.html")
        until(page, lambda: page.evaluate(KEPT) == [0, 0])
