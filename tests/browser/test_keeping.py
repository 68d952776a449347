"""Games are kept: one tab writes, another looks on; a file gives them back, and a plain page does it without Python."""

import json

import pytest
from player import Player
from stih.engine import record as records
from support import until
from table.store import pack
from tools.steps import ROOT

FILES = ROOT / "tests/records/files"
LINK = "?speed=instant#g=raub&n=9&seats=you,rules"
INDEX = "() => localStorage.getItem('stih/1/index')"
WRITE_INDEX = """(text) => new Promise((done) => {
    addEventListener("storage", (event) => event.key === "stih/1/index" && done(event.newValue));
    localStorage.setItem("stih/1/index", text);
})"""
"""Writes the index; gives what another tab writes after it."""
KEPT = "() => Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith('stih/1/game/')))"


def sealed(page):
    """The records of all stored copies."""
    return {json.loads(text)["sealed"] for text in page.evaluate(KEPT).values()}


def second_tab(page):
    """Another tab of the same browser at the same address, until it shows the table."""
    other = page.context.new_page()
    other.set_default_timeout(60_000)
    other.goto(page.url)
    return other


def test_a_second_tab_looks_on_until_it_takes_over(open_table):
    first = open_table(LINK)
    player = Player(first)
    player.settle()
    second = second_tab(first)
    second.wait_for_selector(".guest")
    assert second.locator(".watched").get_attribute("inert") is not None
    before = second.inner_text(".watched")
    player.act()
    second.wait_for_function("before => document.querySelector('.watched').innerText !== before", arg=before)
    player.settle()
    second.click("[data-command='take-over']")
    first.wait_for_selector(".guest")
    second.wait_for_selector("html[data-engine='ready']", state="attached")
    player, kept = Player(second), sealed(second)
    player.act() if player.settle() == "table" else player.next_deal()
    until(second, lambda: sealed(second) != kept)
    assert first.locator(".guest").count() == 1
    second.close()
    first.click("[data-command='take-over']")
    first.wait_for_selector(".guest", state="detached")


def test_a_storage_that_cannot_be_read_is_told_and_the_page_goes_on(new_page, site):
    """As in a browser whose own file of it is broken: it throws only when it is read."""
    page = new_page()
    page.add_init_script("Storage.prototype.getItem = () => { throw new DOMException('broken'); };")
    page.goto(f"{site}rescue.html")
    page.locator("#kept p").wait_for()
    page.goto(site)
    page.wait_for_selector("[data-problem='forbidden']")


def test_what_is_deleted_while_an_answer_is_on_its_way_stays_deleted(new_page, site):
    page, held = new_page(), []
    page.route("**/pyodide.asm.wasm", lambda route: held.append(route))
    page.goto(site + LINK)
    page.wait_for_selector("[data-screen='table']")
    page.evaluate("location.hash = 'settings=1'")
    page.click("[data-command='delete']")
    page.click("[data-command='lose']")
    page.wait_for_selector(".dialog", state="detached")
    page.evaluate("location.hash = 'g=raub&n=10&seats=you,rules'")
    until(page, lambda: held)
    held[0].continue_()
    until(page, lambda: page.evaluate(KEPT))
    assert {json.loads(text)["view"]["seed"] for text in page.evaluate(KEPT).values()} == {"10"}


def test_a_tab_mends_the_index_that_another_wrote_at_the_same_moment(open_table, site):
    first = open_table(LINK)
    Player(first).act()
    until(first, lambda: len(sealed(first)) == 2)
    index = first.evaluate(INDEX)
    (game, slot), = json.loads(index)["games"].items()
    other = first.context.new_page()
    other.goto(f"{site}rescue.html")
    stale = pack({"games": {game: "ab".replace(slot, "")}})
    assert json.loads(other.evaluate(WRITE_INDEX, stale)) == json.loads(index)


def test_games_and_settings_come_back_from_a_file_after_a_look_at_it(open_table):
    page = open_table("#settings=1")
    page.wait_for_selector("[data-promise='yes'], [data-promise='no']")
    page.click("[data-command='import']")
    with page.expect_file_chooser() as chooser:
        page.click("[data-command='choose']")
    chooser.value.set_files(FILES / "with-ids.json")
    page.wait_for_selector(".offers")
    assert page.locator("[data-field='take']").evaluate_all("all => all.map(each => each.checked)") == [True] * 4
    assert page.evaluate(KEPT) == {}
    page.locator("[data-field='take']").first.uncheck()
    page.click("[data-command='take']")
    page.wait_for_selector(".taken")
    assert len(sealed(page)) == 3
    assert page.get_attribute("html", "data-theme") == "dark"
    page.click("[data-command='home']")
    page.wait_for_selector("[data-command='continue']")
    assert page.locator("[data-command='continue']").count() == 3


@pytest.mark.parametrize("address", ["", "#s=1", "#g=raub&n=1"])
def test_a_table_that_does_not_come_leads_to_the_plain_page(new_page, site, watch, address):
    page = new_page()
    page.route("**/micropython.wasm", lambda route: route.abort())
    page.goto(site + address)
    way = page.locator("a[href='./rescue.html']")
    assert way.is_visible() is (address == "")
    page.evaluate("for (const each of document.getAnimations()) each.currentTime = 30_000")  # half a minute has passed
    way.click()
    page.wait_for_url("**/rescue.html")
    watch.faults.clear()


def test_the_plain_page_lists_saves_and_takes_back_without_python(new_page, site):
    page = new_page()
    page.goto(f"{site}rescue.html")
    page.locator("#take input").set_input_files(FILES / "with-ids.json")
    page.wait_for_selector("#said p")
    assert page.locator("tbody tr").count() == 4
    spoiled = next(iter(page.evaluate(KEPT)))
    page.evaluate("key => localStorage.setItem(key, localStorage.getItem(key).slice(0, 200))", spoiled)
    page.reload()
    assert page.locator("tbody tr").count() == 4
    with page.expect_download() as download:
        page.click("#save")
    saved = json.loads(download.value.path().read_text())
    assert saved["stih"] == 1 and sorted(saved["saves"]) == sorted(page.evaluate(KEPT).values())
    for text in saved["saves"]:
        if len(text) > 200:
            assert records.unseal(json.loads(text)["sealed"])
    page.locator("#take input").set_input_files({"name": "x", "mimeType": "text/plain", "buffer": b"no file of ours"})
    page.get_by_text("This is not a Štih file").wait_for()
    assert len(page.evaluate(KEPT)) == 4
