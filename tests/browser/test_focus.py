"""The focus: every panel opens, holds and closes by keyboard, and the focus is never lost to the page's body."""

import pytest
from keying import decide, focus_is_on, next_deal, tab_to
from player import SETTLED, Player

HERE = f"""() => document.querySelector("[data-screen='curtain']") || ({SETTLED})()"""
LINK = "?speed=instant#g=raub&n=11&seats=you,rules,rules"


def opened(open_table):
    """A table at which it is the player's turn, the focus at its head."""
    page = open_table(LINK)
    page.wait_for_function(SETTLED)
    return page


@pytest.mark.parametrize("name", ["score", "log", "menu"])
def test_a_panel_opens_holds_the_focus_and_gives_it_back(open_table, name):
    page = opened(open_table)
    tab_to(page, f"[data-command='{name}']")
    page.keyboard.press("Enter")
    page.wait_for_selector(f"[data-panel='{name}']")
    for _ in range(12):
        assert focus_is_on(page, "[data-panel] *, body")  # from the panel Tab leads into the browser and back
        page.keyboard.press("Tab")
    tab_to(page, "[data-panel] [data-command='close']")
    page.keyboard.press("Enter")
    assert page.locator("[data-panel]").count() == 0
    assert focus_is_on(page, f"[data-command='{name}']")


def test_keys_are_reached_from_the_menu_and_from_a_letter(open_table):
    page = opened(open_table)
    tab_to(page, "[data-command='menu']")
    page.keyboard.press("Enter")
    tab_to(page, "[data-command='keys']")
    page.keyboard.press("Enter")
    assert focus_is_on(page, "[data-panel='keys'] [data-command='close']")
    page.keyboard.press("Escape")
    assert not focus_is_on(page, "body")
    page.keyboard.press("?")
    assert focus_is_on(page, "[data-panel='keys'] [data-command='close']")
    page.keyboard.press("Escape")
    assert not focus_is_on(page, "body")


def test_the_focus_outlives_taking_back_the_replay_and_the_deal_again(open_table):
    page = opened(open_table)
    decide(page)
    page.wait_for_function(SETTLED)
    if page.locator("[data-command='undo']").count():
        tab_to(page, "[data-command='undo']")
        page.keyboard.press("Enter")
        page.wait_for_function(SETTLED)
        assert not focus_is_on(page, "body")
    while Player(page).settle() == "table":
        decide(page)
    tab_to(page, "[data-command='replay']")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-screen='replay']")
    assert not focus_is_on(page, "body")
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-screen$='result']")
    tab_to(page, "[data-command='again']")
    page.keyboard.press("Enter")
    page.wait_for_function(SETTLED)
    assert not focus_is_on(page, "body")


def test_the_focus_is_at_the_head_of_the_curtain_and_then_at_the_table(open_table):
    page = open_table("?speed=instant#g=raub&n=4&seats=you,person:Ana,rules")
    page.wait_for_selector("[data-command='show']")
    tab_to(page, "[data-command='show']")
    page.keyboard.press("Enter")
    page.wait_for_function(SETTLED)
    assert not focus_is_on(page, "body")
    while not page.locator("[data-screen='curtain']").count():
        if page.locator("[data-screen='deal-result']").count():
            next_deal(page)
        else:
            decide(page)
        page.wait_for_function(HERE)
    assert focus_is_on(page, "h1")


WAY_BACK = "() => addEventListener('keydown', (event) => event.key === 'Escape' && event.stopPropagation(), true)"
"""From then on Escape is what the gesture of a phone is to Chromium: a wish to close that the page has not answered."""


def go_back(page):
    """Take the device's way back."""
    page.keyboard.press("Escape")


def test_the_devices_way_back_closes_what_lies_over_the_screen(open_table):
    page = opened(open_table)
    page.evaluate(WAY_BACK)
    for panel in ("menu", "score", "menu"):
        page.click(f"[data-command='{panel}']")
        go_back(page)
        page.wait_for_selector("[data-panel]", state="detached")
        assert focus_is_on(page, f"[data-command='{panel}']")
    go_back(page)
    assert page.locator("[data-screen='table']").count() == 1
    page.click("[data-command='leave']")
    page.click("[data-command='delete']")
    page.wait_for_selector(".dialog")
    go_back(page)
    page.wait_for_selector(".dialog", state="detached")
    assert page.locator("[data-command='continue']").count() == 1


@pytest.fixture
def without_watcher(new_page, site):
    """Open a link in a browser that lends pages no way back, as an iPhone's."""
    def go(link):
        page = new_page()
        page.add_init_script("delete globalThis.CloseWatcher")
        page.goto(site)
        page.goto(site + link)
        page.wait_for_selector("html[data-engine='ready']", state="attached")
        return page

    return go


def at_once(page, *commands):
    """Press controls in one task of the page."""
    page.evaluate("""(commands) => {
        for (const name of commands) document.querySelector(`[data-command='${name}']`).click();
    }""", commands)


def test_the_history_closes_what_lies_over_the_screen(without_watcher):
    page = without_watcher(LINK)
    page.wait_for_function(SETTLED)
    page.click("[data-command='menu']")
    page.go_back()
    page.wait_for_selector("[data-panel]", state="detached")
    assert focus_is_on(page, "[data-command='menu']")
    page.go_forward()
    page.click("[data-command='menu']")
    page.click("[data-command='settings']")
    page.wait_for_selector("[data-screen='settings']")
    page.go_back()
    page.wait_for_selector("[data-screen='table']")
    page.click("[data-command='score']")
    page.click("[data-panel] [data-command='close']")
    page.click("[data-command='log']")
    page.reload()
    page.wait_for_function(SETTLED)
    assert page.locator("[data-panel]").count() == 0
    page.go_back()
    page.click("[data-screen='home'] [data-command='delete']")
    page.wait_for_selector(".dialog")
    page.go_back()
    page.wait_for_selector(".dialog", state="detached")
    assert page.locator("[data-command='continue']").count() == 1


@pytest.mark.parametrize("presses", [["menu", "leave"], ["menu", "close", "leave"], ["menu", "close", "score", "leave"],
                                     ["menu", "leave", "leave"]])
def test_leaving_leads_home_whatever_lies_over_the_table(without_watcher, presses):
    """While bots play, too: the table is drawn anew between the press and the step of the history."""
    page = without_watcher(LINK.replace("instant", "normal"))
    page.wait_for_selector("[data-screen='table']")
    at_once(page, *presses)
    page.wait_for_selector("[data-screen='home']")
    page.click("[data-command='continue']")
    page.wait_for_selector("[data-screen='table']")
    page.go_back()
    page.wait_for_selector("[data-screen='home']")


def test_an_address_opens_under_a_panel(without_watcher):
    page = without_watcher(LINK)
    page.wait_for_function(SETTLED)
    page.click("[data-command='menu']")
    page.evaluate("location.hash = 'new=raub'")
    page.wait_for_selector("[data-screen='new']")
    page.go_back()
    page.wait_for_selector("[data-screen='table']")


def test_a_first_deal_goes_on_under_a_panel(without_watcher):
    page = without_watcher("?speed=slow&lang=en#lesson=raub")
    page.wait_for_selector("[data-command='go-on']")
    page.evaluate("""() => {
        document.querySelector("[data-command='go-on']").click();
        document.querySelector("[data-command='log']").click();
    }""")
    page.wait_for_selector("[data-step='1'] [data-panel]")
    page.go_back()
    page.wait_for_selector("[data-panel]", state="detached")
    assert page.evaluate("location.hash").endswith("&step=1")
