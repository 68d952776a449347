"""The built site is plain static files: any folder of any host, no header, nothing from elsewhere."""

import json
import time
from urllib.parse import urlsplit

import pytest
from support import serving, wait_for_engine
from tools import serve
from tools.steps import DIST


def test_site_starts_under_a_sub_path_and_asks_nothing_of_others(open_table, watch):
    open_table()
    assert len(watch.requests) > 20
    assert watch.foreign() == []


def test_site_needs_no_header(open_table):
    page = open_table()
    assert page.evaluate("crossOriginIsolated") is False
    assert page.get_attribute("html", "data-engine") == "ready"


def test_everything_asked_for_is_in_the_list_of_the_service_worker(open_table, watch, site):
    open_table()
    script = (DIST / "sw.js").read_text()
    listed = json.loads(script.split("const FILES = ")[1].split(";")[0])
    asked = {urlsplit(url.removeprefix(site)).path or "index.html" for url in watch.requests if url.startswith(site)}
    assert asked - set(listed) == set()


def test_page_works_before_the_engine_is_there(new_page, site):
    page, held = new_page(), []
    page.route("**/python_stdlib.zip", lambda route: held.append(route))
    page.goto(site)
    page.wait_for_selector('html[data-page="ready"]', state="attached")
    page.locator("[data-command]").first.wait_for()
    assert page.get_attribute("html", "data-engine") == "starting"
    for route in held:
        route.continue_()
    wait_for_engine(page)


BROKEN = {
    "lost": lambda route: route.abort(),
    "missing": lambda route: route.fulfill(status=404),
    "cut": lambda route: route.fulfill(body=route.fetch().body()[:5000]),
}
"""What can become of a file on its way."""


@pytest.mark.parametrize(("file", "way"), [
    ("pyodide.asm.wasm", "lost"), ("pyodide.asm.wasm", "cut"), ("python_stdlib.zip", "lost"),
    ("python_stdlib.zip", "missing"), ("python_stdlib.zip", "cut"), ("stih.zip", "cut")])
def test_an_engine_that_does_not_start_is_told_and_tried_again(new_page, site, watch, file, way):
    page = new_page()
    page.route(f"**/{file}", BROKEN[way])
    page.goto(site + "#g=raub&n=9&seats=you,rules")
    page.wait_for_selector("[data-screen='problem'] >> text=The rules could not be started in this browser.")
    watch.faults.clear()
    page.unroute(f"**/{file}")
    page.click("[data-command='again']")
    page.wait_for_selector("[data-screen='table'] [data-action]")


@pytest.mark.parametrize("file", ["pyodide.asm.wasm", "stih.zip"])
def test_a_file_that_is_lost_once_is_asked_for_again(new_page, site, watch, file):
    page = new_page()
    page.route(f"**/{file}", BROKEN["lost"], times=1)
    page.goto(site)
    wait_for_engine(page)
    watch.faults.clear()


@pytest.mark.parametrize("way", BROKEN)
def test_without_words_in_any_language_the_way_to_the_games_is_there(new_page, site, watch, way):
    page = new_page()
    page.route("**/locales/*.ftl", BROKEN[way])
    page.goto(f"{site}#s=1")
    page.wait_for_selector('html[data-page="failed"]', state="attached")
    page.click("a[href='./rescue.html']")
    page.wait_for_url("**/rescue.html")
    watch.faults.clear()


@pytest.mark.parametrize("way", BROKEN)
def test_a_game_that_is_kept_needs_no_list_of_games_nor_its_own_language(open_table, watch, way):
    page = open_table("?lang=sl#g=raub&n=9&seats=you,rules")
    page.wait_for_selector("[data-action]")
    page.route("**/locales/sl.ftl", BROKEN[way])
    page.route("**/games.json", BROKEN[way])
    page.reload()
    page.wait_for_selector("[data-action]")
    page.click("[data-command='menu']")
    assert page.inner_text("#panel-title") == "Menu"
    watch.faults.clear()


class SlowScripts(serve.Handler):
    """A server whose scripts of the page itself come long after all that is larger."""

    def translate_path(self, path):
        if "/web/" in path and ".mjs" in path:
            time.sleep(3)
        return super().translate_path(path)


def test_page_starts_in_whatever_order_its_scripts_come(new_page, watch):
    with serving(DIST, handler=SlowScripts) as address:
        watch.homes.append(address)
        page = new_page()
        page.goto(address)
        page.wait_for_selector('html[data-page="ready"]', state="attached")
        page.locator("[data-command]").first.wait_for()
