"""Rabló in the page: calling by keyboard, both decks, an open hand, a match to the last coin."""

import json
from pathlib import Path

import moments
import pytest
from player import Player, saves
from stih.games.rablo import RABLO

OVERLAPS = Path(__file__).with_name("layout.js").read_text(encoding="utf-8")
SIZES = [(390, 844), (393, 727), (360, 560), (320, 640), (844, 390), (667, 375), (568, 320), (1280, 800), (768, 1024)]
IN_BAR = "bar and facts"
"""On a wide table the contract stands in the bar."""
CALLED = ".zone[data-zone='called']"
SPRITES = "() => [...document.querySelectorAll('.face use')].map(use => use.href.baseVal)"
MOMENTS = {
    "a first call": lambda view: view["extra"]["panel"] and not view["extra"]["auction"]["highest"],
    "a higher call": lambda view: view["extra"]["panel"] and view["extra"]["auction"]["highest"],
    "kontra": lambda view: view["phase"] == "kontra" and view["to_act"] == 0,
    "an announcement": lambda view: any(choice["action"].startswith("announce:") for choice in view["choices"]),
    "a trick": lambda view: view["to_act"] == 0 and len(view["trick"]) == 3 and view["extra"]["contract"]["secret"],
    "a certain rest": lambda view: [choice["action"] for choice in view["choices"]] == ["show"],
}


def link(query="speed=instant", options="", number=7):
    return f"?{query}#g=rablo&n={number}&seats=you,rules,rules,rules&o={options}"


@pytest.fixture(scope="module")
def stored():
    """For each of MOMENTS the storage of a match at such a moment."""
    return moments.find(RABLO, MOMENTS)


def last_call(page):
    """The last word of the auction in the newest copy of the saved view, as (seat, call)."""
    views = [json.loads(text)["view"] for text in saves(page).values()]
    bid = max(views, key=lambda view: view["turn"])["extra"]["auction"]["bids"][-1]
    return bid["seat"], bid["call"]


# ---- calling


def test_a_call_is_made_with_the_keyboard_alone(open_table, stored):
    page = open_table("?speed=slow")
    moments.show(page, stored["a first call"])
    page.wait_for_function("() => document.activeElement.matches('[data-field=level]:checked')")
    page.keyboard.press("ArrowRight")
    assert page.locator("[data-field='level']:checked").get_attribute("value") == "1"
    assert page.locator("[data-field='call']").count() == 6
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    page.keyboard.press("ArrowRight")
    call = page.locator("[data-field='call']:checked").get_attribute("value")
    assert call == "snapszer:TH"
    while not page.evaluate("document.activeElement.matches('[data-action*=snapszer]')"):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_function("() => !document.querySelector('.calling') && document.querySelector('.standing .card')")
    seat, made = last_call(page)
    assert (seat, made["card"], made["stake"]) == (0, "TH", 100)


def test_a_level_that_is_too_low_says_why_and_calls_nothing(open_table, stored):
    page = open_table("?speed=instant")
    moments.show(page, stored["a higher call"])
    page.locator(".levels label").first.click(force=True)
    refused = page.locator(".meaning.refused")
    refused.wait_for()
    assert refused.locator("a").get_attribute("href").endswith("#c6")
    call = page.locator("[data-action='call']")
    assert call.get_attribute("aria-disabled") == "true"
    call.click(force=True)
    page.locator(".say .why").wait_for()
    assert page.locator(".calling").count() == 1


# ---- both decks


@pytest.mark.parametrize(("faces", "sprite", "name"), [
    ("german", "#de-", "ten of bells"), ("french", "#fr-", "ten of diamonds"),
])
def test_a_deal_against_bots_with_each_deck(open_table, faces, sprite, name):
    page = open_table(link(f"speed=instant&lang=en&faces={faces}"))
    player = Player(page)
    player.until(".calling")
    names = page.locator("[data-field='call']").evaluate_all("all => all.map(one => one.ariaLabel).join()")
    assert name in names
    player.until(CALLED)
    assert all(sprite in href for href in page.evaluate(SPRITES))
    assert player.play_deal() == "deal-result"
    assert page.locator(".paid li").count() > 1


def test_the_menu_changes_the_cards_on_the_table(open_table, stored):
    page = open_table("?speed=instant&lang=en")
    moments.show(page, stored["a trick"])
    assert all("#de-" in href for href in page.evaluate(SPRITES))
    page.click("[data-command='menu']")
    page.locator("[data-setting='faces'] label").nth(1).click()
    page.wait_for_function(f"() => ({SPRITES})().every(href => href.includes('#fr-'))")
    assert page.locator("html").get_attribute("data-faces") == "french"
    spoken = page.locator(".hand").inner_text()
    assert not any(word in spoken for word in ("leaves", "bells", "acorns", "ober", "unter"))


# ---- an open hand


def test_an_open_hand_lies_until_the_player_goes_on(open_table, stored):
    page = open_table("?speed=normal")
    moments.show(page, stored["a certain rest"])
    page.click("[data-action='show']")
    page.locator(".openhand").wait_for()
    page.click("[data-command='pause']")
    page.locator("[data-command='resume']").wait_for()
    assert page.locator(".openhand [data-table-card]").count()
    assert page.evaluate("document.activeElement.matches('[data-command=resume]')")
    page.click("[data-command='resume']")
    page.wait_for_selector("[data-screen='deal-result']")


# ---- places and the whole match


@pytest.mark.parametrize("language", ["en", "sr-Cyrl"])
def test_everything_has_its_place(open_table, stored, language):
    page = open_table(f"?speed=instant&motion=off&lang={language}")
    faults = []
    for name, storage in stored.items():
        moments.show(page, storage)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            found = [fault for fault in page.evaluate(OVERLAPS) if not fault.startswith(IN_BAR)]
            faults += [f"{name} {width} x {height}: {fault}" for fault in found]
    assert not faults, "\n".join(faults)


@pytest.mark.slow
def test_a_match_to_the_last_coin(open_table):
    page = open_table(link(options="start:500"))
    player = Player(page)
    player.play_match()
    assert player.screen() == "match-result"
    assert page.locator(".places li").count() == 4
    money = page.locator(".places li > .num:last-child").all_inner_texts()
    assert any(amount.startswith("−") or amount == "0" for amount in money)
