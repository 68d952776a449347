"""Settings for eyes and hands: one tap at the table, two taps for a card, buttons at the left, all data in one file."""

import json
from pathlib import Path

from player import Player, saves

LINK = "?speed=instant#g=raub&n=9&seats=you,rules,rules&o=start:41"
LANDSCAPE = {"width": 844, "height": 390}
LOOK = "name => document.documentElement.getAttribute('data-' + name)"


def pick(page, field, value):
    """Choose a value of a setting by tapping its words."""
    page.locator(f"label:has([data-field='{field}'][value='{value}'])").click()


def test_contrast_four_colours_and_large_figures_are_one_tap_away_at_the_table(open_table):
    page = open_table(LINK)
    page.click("[data-command='menu']:visible")
    for field, value in [("theme", "contrast"), ("suits", "four"), ("index", "large")]:
        pick(page, field, value)
        assert page.evaluate(LOOK, field) == value
    pick(page, "index", "normal")
    assert page.evaluate(LOOK, "index") is None


def test_with_two_taps_the_first_raises_and_the_second_plays(open_table):
    page = open_table("?confirm=twice&speed=instant#g=raub&n=9&seats=you,rules,rules&o=start:41")
    player = Player(page)
    player.until(".hand [data-action]:not([aria-disabled])")
    cards = page.locator(".hand [data-action]:not([aria-disabled])")
    count, name = page.locator(".hand [data-card]").count(), cards.first.get_attribute("data-card")
    card = page.locator(f".hand [data-card='{name}']")
    card.click()
    assert card.get_attribute("aria-pressed") == "true"
    assert "again" in page.inner_text("#why")
    assert page.locator(".hand [data-card]").count() == count
    card.click()
    card.wait_for(state="detached")


def test_buttons_of_the_landscape_table_can_stand_at_the_left(open_table):
    page = open_table("?rail=left&speed=instant#g=raub&n=9&seats=you,rules,rules&o=start:41", viewport=LANDSCAPE)
    say, hand = page.locator(".say").bounding_box(), page.locator(".hand").bounding_box()
    assert say["x"] < hand["x"]


def test_everything_can_be_kept_as_a_file_and_deleted(open_table):
    page = open_table(LINK)
    Player(page).settle()
    page.click("[data-command='menu']:visible")
    page.click(".panel [data-command='settings']")
    pick(page, "suits", "four")
    with page.expect_download() as download:
        page.click("[data-command='file']")
    kept = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
    assert len(kept["saves"]) == 1 and kept["settings"]["suits"] == "four"
    page.click("[data-command='delete']")
    page.keyboard.press("Escape")
    assert saves(page)
    page.click("[data-command='delete']")
    page.click("[data-command='lose']")
    assert page.evaluate("Object.keys(localStorage).filter(key => key.startsWith('stih/'))") == []
    assert page.evaluate(LOOK, "suits") is None
    page.click("[data-command='back']")
    page.wait_for_selector("[data-screen='home']")
