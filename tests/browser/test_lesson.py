"""First deals, played through at the real table by pressing what is lit."""

from pathlib import Path

import pytest
from lessons import Reader
from stih.games import GAMES

OVERLAPS = Path(__file__).with_name("layout.js").read_text(encoding="utf-8")
SIZES = [(320, 568), (844, 390), (667, 375), (1280, 800), (390, 844)]
READY = """() => document.querySelector("[data-screen$=result], [data-command='go-on'], .pointed")"""
STATE = """() => {
  if (document.querySelector("[data-screen$=result]")) return "over";
  const parts = "[data-mode='lesson'], .remark, .gentle, [data-command='go-on'], .pointed, [aria-pressed=true]";
  return JSON.stringify([...document.querySelectorAll(parts)].map((each) =>
    [each.dataset.step, each.dataset.card, each.value, each.className,
     each.matches(".remark, .gentle") && each.innerText]));
}"""
"""What the page asks for, in a word that changes with it."""


def begin(open_table, game):
    page = open_table(f"?speed=instant&lang=en#lesson={game}")
    page.wait_for_selector(".remark")
    return page


def press(page):
    """Go on, or press what is lit, and wait until that has been heard; gives the step at which it was."""
    before = page.evaluate(STATE)
    step = int(page.locator("[data-mode='lesson']").get_attribute("data-step"))
    onward = page.locator("[data-command='go-on']")
    if onward.count():
        onward.click()
    else:
        lit = page.locator(".pointed").first
        (lit if lit.get_attribute("data-field") is None else lit.locator("xpath=..")).click()
    page.wait_for_function(f"before => ({STATE})() !== before", arg=before)
    return step


def play_through(page):
    """To the result; gives the steps that were looked at."""
    seen = set()
    for _ in range(90):
        page.wait_for_function(READY)
        if page.locator("[data-screen$='result']").count():
            break
        seen.add(press(page))
    return seen


def crowded(page):
    """What covers or cuts what, in any size, once something is to be done; low tables may lay cards closely."""
    page.wait_for_selector(".say .actions .btn")
    faults = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        found = page.evaluate(OVERLAPS)
        faults += [f"{width} x {height}: {fault}" for fault in found if not fault.startswith("strip is small")]
    return faults


def all_told(game):
    """The steps at which something has to be read or done."""
    return {step for step, frame in enumerate(Reader(game).frames[:-1]) if frame["comment"]}


def test_a_letter_tells_that_something_waits_to_be_read(open_table):
    page = begin(open_table, "raub")
    page.wait_for_selector("[data-command='go-on']:focus")
    page.keyboard.press("w")
    page.wait_for_selector("#status :text('Read what is said')", state="attached")


def test_raub_is_led_through_to_the_result(open_table):
    """Another move is answered gently, a page loaded anew goes on there, and the match can be carried on."""
    page = begin(open_table, "raub")
    for _ in range(3):
        press(page)
        page.wait_for_function(READY)
    page.locator("[data-action='pass']").click()
    assert "Accept" in page.locator(".gentle").inner_text()
    assert page.locator("[data-mode='lesson']").get_attribute("data-step") == "3"
    page.reload()
    page.wait_for_selector(".pointed")
    assert page.locator("[data-mode='lesson']").get_attribute("data-step") == "3"
    seen = play_through(page)
    assert seen | {0, 1, 2} >= all_told("raub")
    assert "18" in page.locator(".remark").inner_text()
    page.locator("[data-command='play-on']").click()
    page.wait_for_selector("[data-screen='table']")
    assert "#s=" in page.url
    page.go_back()
    page.wait_for_selector("[data-screen='home']")
    page.locator("[data-command='delete']").click()
    page.locator("[data-command='lose']").click()
    page.evaluate("location.hash = 'new=raub'")
    page.wait_for_selector("[data-command='start'].primary")
    assert page.locator("[data-command='lesson'].primary").count() == 0


@pytest.mark.slow
@pytest.mark.parametrize("game", [game for game in GAMES if game != "raub"])
def test_every_first_deal_can_be_played_through(open_table, game):
    page = begin(open_table, game)
    assert crowded(page) == []
    assert play_through(page) >= all_told(game)
