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


def test_where_browsers_lend_no_way_back_the_history_closes_what_lies_over_the_screen(new_page, site):
    page = new_page()
    page.add_init_script("delete globalThis.CloseWatcher")
    page.goto(site + LINK)
    page.wait_for_function(SETTLED)
    page.click("[data-command='menu']")
    page.go_back()
    page.wait_for_selector("[data-panel]", state="detached")
    assert focus_is_on(page, "[data-command='menu']")
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
