"""Cribbage in the page: every preset, counting by hand, the show and the board."""

import pytest
from player import Player
from stih.engine.cards import cards_in
from stih.engine.match import Match
from stih.games import GAMES

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


@pytest.mark.parametrize("preset", PRESETS)
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


@pytest.mark.slow
@pytest.mark.parametrize("preset", PRESETS)
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
        page.click("[data-command='next']")
    assert len(heads) == 3 and heads[2].endswith("crib")
    assert player.screen() == "deal-result"


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


def test_what_is_missed_is_taken_by_the_other(open_table):
    page, _ = counting(open_table)
    page.locator("[data-field='number'][value='0']").check()
    page.click("[data-action='count:0']")
    page.wait_for_function(HEARD, arg="Muggins! Marko takes")


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


def test_the_viewer_says_muggins(open_table):
    page = open_table(link("counting:manual,muggins:show", seats="you,random", number=3))
    Player(page).until("[data-action='no_muggins']")
    page.locator("[data-field='number'][value='1']").check()
    page.click("[data-action='muggins:1']")
    page.wait_for_function(HEARD, arg="Muggins! You take|You say muggins")


@pytest.mark.parametrize(("seats", "size"), [
    ("you,rules", (320, 640)), ("you,rules,rules", (390, 844)), ("you,rules,rules,rules", (844, 390)),
    ("you,rules,rules,rules", (1280, 800)), ("you,rules,rules", (320, 640)),
])
def test_the_board_has_room(open_table, seats, size):
    width, height = size
    page = open_table(link(seats=seats), viewport={"width": width, "height": height})
    Player(page).until(".trick.run")
    boxes = [page.locator(name).bounding_box() for name in (".board", ".middle", ".prompt", ".hand")]
    board = next(box for box in (page.locator(".board svg").nth(place).bounding_box() for place in range(2)) if box)
    assert board["width"] >= 190 and board["x"] >= 0 and board["x"] + board["width"] <= width
    for number, one in enumerate(boxes):
        for other in boxes[:number]:
            assert min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"]) < 3 or min(
                one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"]) < 4
