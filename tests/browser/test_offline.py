"""Once opened, the site opens without a network; a new version comes when the page lets it, and only what is new."""

from player import Player, drawn
from support import publish, serving, wait_for_engine, wait_for_snapshot

FILE = "vendor/LICENSES.txt"
READ = "(file) => fetch(file).then((answer) => answer.text())"


def visit(page, address):
    """Open the site and wait until it is kept in the browser."""
    page.goto(address)
    wait_for_engine(page)
    page.wait_for_function("window.stihUpdate.offline", timeout=60_000)
    wait_for_snapshot(page)


def test_site_opens_without_a_network(new_page, watch, copy):
    page = new_page(service_workers="allow")
    with serving(copy) as address:
        watch.homes.append(address)
        visit(page, address)
    page.context.set_offline(True)
    page.goto("about:blank")
    page.goto(address)
    page.wait_for_selector("[data-screen='home'] .statusline:has-text('Everything here still works')")
    wait_for_engine(page)
    page.context.set_offline(False)
    page.wait_for_selector(".statusline", state="detached")
    page.context.set_offline(True)
    page.goto(f"{address}rules/raub.en.html")
    assert page.inner_text("h1") == "Raub"


def test_a_match_goes_on_without_a_network_after_a_reload(new_page, watch, copy):
    page = new_page(service_workers="allow")
    with serving(copy) as address:
        watch.homes.append(address)
        visit(page, address)
    page.goto("about:blank")
    page.goto(f"{address}?speed=instant#g=raub&n=3&seats=you,rules")
    wait_for_engine(page)
    player = Player(page)
    player.settle()
    lose_the_network(page)
    player.act()
    player.settle()
    told = drawn(page)
    page.reload()
    wait_for_engine(page)
    assert player.settle() and drawn(page) == told
    player.play_deal()
    page.goto(f"{address}#new=cribbage")
    page.click("[data-command='start']")
    assert player.settle() == "table"


def lose_the_network(page):
    """The table says so once, and nothing on it gives way."""
    place = page.locator(".hand").bounding_box()
    page.context.set_offline(True)
    page.wait_for_selector(".bar .offline")
    assert page.locator(".hand").bounding_box() == place
    assert page.locator("#status :text('You are offline')").count() == 1
    page.click("[data-command='menu']")
    page.wait_for_selector("[data-panel='menu'] .statusline:has-text('You are offline')")
    page.keyboard.press("Escape")


def test_new_version_fetches_what_is_new_and_waits_for_the_page(new_page, watch, copy):
    page, asked = new_page(service_workers="allow"), []
    with serving(copy, asked=asked) as address:
        watch.homes.append(address)
        visit(page, address)
        publish(copy, {FILE: b"New."})
        asked.clear()
        page.reload()
        page.wait_for_function("window.stihUpdate?.waiting", timeout=60_000)
        assert set(asked) == {"sw.js", FILE}
        assert page.evaluate(READ, FILE) != "New."
        with page.expect_navigation():
            page.evaluate("window.stihUpdate.apply()")
        assert page.evaluate(READ, FILE) == "New."
        wait_for_engine(page)


def update(page, copy):
    """Publish a new version, and wait until the page knows that it is ready."""
    publish(copy, {FILE: b"New."})
    page.evaluate("navigator.serviceWorker.getRegistration().then(kept => kept.update())")
    page.wait_for_function("window.stihUpdate?.waiting", timeout=60_000)


def test_new_version_comes_between_two_deals_and_never_within_one(new_page, watch, copy):
    page = new_page(service_workers="allow")
    with serving(copy) as address:
        watch.homes.append(address)
        visit(page, address + "?speed=instant#g=raub&n=11&seats=you,rules,rules")
        player = Player(page)
        player.settle()
        update(page, copy)
        player.play_deal()
        assert page.evaluate(READ, FILE) != "New."
        with page.expect_navigation():
            page.click("[data-command='next']")
        wait_for_engine(page)
        assert page.evaluate(READ, FILE) == "New."
        page.wait_for_selector("[data-screen='table']")
        assert "deal 2" in page.inner_text("h1 small")


def test_home_says_that_a_new_version_is_ready(new_page, watch, copy):
    page = new_page(service_workers="allow")
    with serving(copy) as address:
        watch.homes.append(address)
        visit(page, address)
        update(page, copy)
        with page.expect_navigation():
            page.click("[data-command='renew']")
        wait_for_engine(page)
        assert page.evaluate(READ, FILE) == "New."
