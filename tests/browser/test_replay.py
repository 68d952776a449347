"""A finished deal is looked at again step by step, and played again."""

from pathlib import Path

from player import Player

OVERLAPS = Path(__file__).with_name("layout.js").read_text(encoding="utf-8")
LINK = "?speed=instant#g=raub&n=11&seats=you,rules,rules"


def step_text(page):
    """Where the replay stands."""
    return page.inner_text(".bar small")


def replayed(open_table):
    """A page with the replay of a deal just played."""
    page = open_table(LINK)
    Player(page).play_deal()
    page.click("[data-command='replay']")
    page.wait_for_selector("[data-screen='replay']")
    return page


def test_arrows_lead_through_the_deal_and_back_to_its_result(open_table):
    page = replayed(open_table)
    assert step_text(page).startswith("step 0 of")
    page.keyboard.press("ArrowRight")
    assert step_text(page).startswith("step 1 of")
    first = page.inner_text(".prompt")
    page.click("[data-command='next']")
    assert page.inner_text(".prompt") != first
    page.click("[data-command='back']")
    assert page.inner_text(".prompt") == first
    page.keyboard.press("End")
    assert page.get_attribute("[data-command='last']", "aria-disabled") == "true"
    assert page.inner_text("#status p:last-child") == page.inner_text(".prompt")
    page.keyboard.press("Home")
    assert step_text(page).startswith("step 0 of")
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-screen='deal-result']")


def test_hands_lie_open_at_the_seats(open_table):
    page = replayed(open_table)
    while not page.locator(".hand .card").count():
        page.keyboard.press("ArrowRight")
    assert page.locator(".opened .card").count() > page.locator(".opened .tiny .card").count() > 0
    assert page.locator("[data-screen='replay'] [data-action]").count() == 0


def test_the_same_deal_is_played_again_and_its_result_stays(open_table):
    page = open_table(LINK)
    player = Player(page)
    player.settle()
    opening = page.inner_text("h1 small")
    player.play_deal()
    result = page.inner_text(".lines")
    page.evaluate("() => [1, 2].forEach(() => document.querySelector(\"[data-command='again']\")?.click())")
    page.wait_for_selector("[data-screen='table']")
    assert page.inner_text("h1 small") == opening
    assert player.play_deal() == "deal-result"
    page.go_back()
    page.wait_for_function("before => document.querySelector('.lines')?.innerText === before", arg=result)


def test_it_says_where_the_computer_would_have_chosen_otherwise(open_table):
    """At the first step how often, then by button and letter each place, with the cards it would have taken."""
    page = open_table("?lang=en&speed=instant#g=cribbage&n=3&seats=you,rules")
    player = Player(page)
    player.settle()
    for name in ("[data-select='TS']", "[data-select='JH']", "[data-action='done']"):
        page.click(name)
    player.play_deal()
    page.click("[data-command='replay']")
    assert "the computer would have chosen otherwise." in page.inner_text(".judgement")
    page.click("[data-command='otherwise']")
    said = page.inner_text(".judgement").strip()
    assert said.startswith("The computer would have chosen: three of spades, six of spades. The hand then counts")
    assert page.inner_text("#status p:last-child").endswith(said)
    assert page.locator(".hand .advised .lampmark svg").count() == page.locator(".hand .advised").count() == 2
    for width, height in ((360, 560), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(OVERLAPS) == []
    page.keyboard.press("Home")
    page.keyboard.press("i")
    assert page.inner_text(".judgement").strip() == said
