"""Cribbage in the page: every preset, counting by hand, the show and the board."""

from pathlib import Path

import moments
import pytest
from player import Player
from stih import bots
from stih.engine.cards import cards_in
from stih.engine.match import Match
from stih.engine.state import OVER
from stih.games import GAMES
from stih.games.cribbage import CRIBBAGE
from stih.games.cribbage.deal import TAKE

OVERLAPS = Path(__file__).with_name("layout.js").read_text(encoding="utf-8")
LYING = [(844, 390), (667, 375), (568, 320)]
MOMENTS = {
    "cut": lambda view: view["select"] and view["extra"]["cuts"],
    "long count": lambda view: view["play"] and len(view["extra"]["pile"]) > 4,
    "hand to be counted": lambda view: view["extra"]["ask"],
}

PRESETS = {
    "standard": "",
    "seed-english": "target:62,cut_deals:high,play_on:off,resets:off,counting:manual,muggins:show,match:2,lurch:31,"
                    "skunk:0,double_skunk:0,first_deal_next:alternate",
    "seed-international": "cut_deals:high,counting:manual,muggins:show,skunk:0,double_skunk:0,"
                          "first_deal_next:alternate",
    "short": "target:61,lurch:31,skunk:0,double_skunk:0",
}
FRONT = "() => [...document.querySelectorAll(\".board svg:first-child [data-peg]\")].map(peg => peg.dataset.peg)"


def link(options="", seats="you,rules", number=7, speed="instant"):
    return f"?speed={speed}#g=cribbage&n={number}&seats={seats}&o={options}"


LONG = [preset for preset in PRESETS if preset != "short"]


@pytest.mark.parametrize("preset", LONG)
def test_a_deal_of_each_preset(open_table, preset):
    page = open_table(link(PRESETS[preset]))
    assert Player(page).play_deal() in ("deal-result", "match-result")
    assert page.locator(".throws tbody tr").count() == 15
    assert page.locator(".yours").count() == 1


@pytest.mark.parametrize("seats", ["you,rules,rules", "you,rules,rules,rules"])
def test_a_deal_at_a_larger_table(open_table, seats):
    page = open_table(link("target:31", seats))
    player = Player(page)
    player.until(".trick.run .card")
    assert page.evaluate(FRONT) == [f"{side}f" for side in range(3 if seats.count(",") == 2 else 2)]
    assert player.play_deal() in ("deal-result", "match-result")


@pytest.mark.parametrize("preset", ["short", *(pytest.param(preset, marks=pytest.mark.slow) for preset in LONG)])
def test_a_match_of_each_preset(open_table, preset):
    page = open_table(link(PRESETS[preset]))
    player = Player(page)
    player.play_match()
    assert player.screen() == "match-result"
    assert page.locator(".verdict h2").inner_text()


def test_the_show_is_gone_through_hand_by_hand(open_table):
    page = open_table(link(number=5, speed="fast"))
    player = Player(page)
    while not page.locator("[data-command='next']").count():
        page.wait_for_function("""() => document.documentElement.dataset.turn === "you"
            || document.querySelector("[data-command='next']")""")
        if not page.locator("[data-command='next']").count():
            player.act()
    heads = []
    while player.screen() == "table":
        heads.append(page.locator(".whose").inner_text())
        item = page.locator("button.chip").first
        if item.count():
            item.click()
            assert page.locator(".laid .card.lit").count() >= 1
            a_rich_hand_has_room(page)
        page.click("[data-command='next']")
    assert len(heads) == 3 and heads[2].endswith("crib")
    assert player.screen() == "deal-result"


RICH = """list => {
    const rich = list.cloneNode(true), item = rich.lastElementChild;
    while (rich.childElementCount < 10) rich.append(item.cloneNode(true));
    rich.querySelectorAll(".chip").forEach(each => { each.firstChild.data = "and a run of three for thirteen"; });
    list.replaceWith(rich);
    window.putBack = () => rich.replaceWith(list);
}"""


def a_rich_hand_has_room(page):
    """As many items as a hand can have, in long words, cover neither the cards nor the way on."""
    page.locator(".counted").evaluate(RICH)
    for width, height in ((320, 640), (360, 560), (393, 727), (844, 390), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        apart(page, ".laid", ".say .prompt", "[data-command='next']", ".told .counted", ".seat.me .plate")
    page.evaluate("putBack()")


HEARD = "pattern => new RegExp(pattern).test(document.getElementById('status').textContent)"


def with_a_pair():
    """A number that deals the viewer a pair beside its two lowest cards."""
    for number in range(100):
        match = Match(GAMES["cribbage"], ["you", "rules"], str(number), {"counting": "manual", "muggins": "show"})
        ranks = sorted(GAMES["cribbage"].deck.rank_of[card] for card in cards_in(match.deal.hands[0]))[2:]
        if len(set(ranks)) < len(ranks):
            return number
    raise AssertionError


def counting(open_table):
    """A table at which the viewer, who has thrown its two lowest cards, is to count a hand with a pair."""
    page = open_table(link("counting:manual,muggins:show", number=with_a_pair()))
    player = Player(page)
    player.settle()
    for _ in range(2):
        page.locator("[data-select][aria-pressed='false']").first.click()
    page.click("[data-action='done']")
    while player.settle() == "table" and not page.locator("[data-action^='count:']").count():
        page.locator("[data-action]:not([aria-disabled='true'])").first.click()
    return page, player


def test_a_number_is_two_taps(open_table):
    page, _ = counting(open_table)
    page.locator("[data-field='number'][value='29']").check()
    page.click("[data-action='count:29']")
    page.wait_for_function(HEARD, arg="You count twenty-nine, but there is only")


def test_combinations_are_picked_on_the_cards(open_table):
    page, _ = counting(open_table)
    cards = page.locator(".hand [data-select]")
    for one in range(cards.count()):
        for other in range(one):
            cards.nth(one).click()
            cards.nth(other).click()
            cards.nth(one).click()
            cards.nth(other).click()
    found = page.locator(".tally-found li")
    total = int(page.locator(".tally-found .count").inner_text())
    assert found.count() >= 1 and total >= 2
    assert page.locator(f"[data-action='count:{total}']").count() == 1


BY_HAND = {"counting": "manual", "muggins": "show"}


def lowest(match):
    """The action of a viewer who throws and plays the lowest card he may, and counts nothing."""
    deck, actions = GAMES["cribbage"].deck, GAMES["cribbage"].actions
    names = [actions[action] for action in match.deal.legal_actions()]
    return min(names, key=lambda name: 0 if ":" in name else 1 + deck.ranks.index(name.lstrip("-")[0]) * 4
               + deck.suits.index(name[-1]))


def overlooked():
    """A number with which the bot misses something in its own count, after the viewer has counted nothing.

    The viewer counts first and something is there. Gives the number and how much the bot misses.
    """
    for number in range(1000):
        match = Match(GAMES["cribbage"], ["you", "rules"], str(number), BY_HAND)
        if match.deal.dealer == 0:
            continue
        while match.deal.phase not in (OVER, TAKE) or (match.deal.phase == TAKE and match.deal.turn == 1):
            match.act(bots.move(match) if match.deal.turn == 1 else lowest(match))
        taken = [event for event in match.deal.events if event[1] == "muggins"]
        if match.deal.phase == TAKE and match.deal.missed and taken:
            return number, match.deal.missed
    raise AssertionError


def test_muggins_both_ways(open_table):
    """The viewer counts nothing and the bot takes it; the bot misses something and the viewer takes just that."""
    number, missed = overlooked()
    page = open_table(link("counting:manual,muggins:show", number=number))
    player = Player(page)
    player.settle()
    for _ in range(2):
        page.locator("[data-select][aria-pressed='false']").first.click()
    page.click("[data-action='done']")
    while player.settle() == "table" and not page.locator("[data-action='no_muggins']").count():
        last = page.locator("[data-action='count:0']").count()
        page.locator("[data-action]:not([aria-disabled='true'])").first.click()
    assert last
    page.click("[data-command='log']")
    assert "Muggins! Marko takes" in page.locator("[data-panel='log']").inner_text()
    page.keyboard.press("Escape")
    for width, height in ((320, 640), (360, 560), (393, 727), (844, 390), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        apart(page, ".numbers", ".hand", ".prompt", ".seat[data-at='n'] .plate")
    page.locator(f"[data-field='number'][value='{missed}']").check()
    page.click(f"[data-action='muggins:{missed}']")
    page.wait_for_function(HEARD, arg="Muggins! You take")


def test_what_the_bot_counts_too_much_is_the_viewers(open_table):
    """By chance, a bot counts more than there is in nearly every hand."""
    page = open_table(link("counting:manual,muggins:off,overclaim:excess", seats="you,random", number=3))
    Player(page).play_deal()
    assert "Counted too much" in page.locator(".lines > [data-p='0']").inner_text()


def apart(page, *names):
    """Fails where two of the things named lie over each other."""
    boxes = [page.locator(name).bounding_box() for name in names]
    for number, one in enumerate(boxes):
        for other in boxes[:number]:
            assert min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"]) < 3 or min(
                one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"]) < 4


@pytest.mark.parametrize(("seats", "size"), [
    ("you,rules", (320, 640)), ("you,rules,rules", (390, 844)), ("you,rules,rules,rules", (844, 390)),
    ("you,rules,rules,rules", (1280, 800)), ("you,rules,rules", (360, 560)),
])
def test_the_board_has_room(open_table, seats, size):
    width, height = size
    page = open_table(link(seats=seats), viewport={"width": width, "height": height})
    Player(page).until(".trick.run")
    board = next(box for box in (page.locator(".board svg").nth(place).bounding_box() for place in range(2)) if box)
    assert board["width"] >= 190 and board["x"] >= 0 and board["x"] + board["width"] <= width
    apart(page, ".board", ".middle", ".prompt", ".hand")


def test_four_have_room_on_lying_phones(open_table):
    page = open_table("?speed=instant&motion=off&lang=ru")
    faults = []
    for name, storage in moments.find(CRIBBAGE, MOMENTS, counting="manual").items():
        moments.show(page, storage)
        for width, height in LYING:
            page.set_viewport_size({"width": width, "height": height})
            faults += [f"{name} {width} x {height}: {fault}" for fault in page.evaluate(OVERLAPS)]
    assert not faults, "\n".join(faults)
