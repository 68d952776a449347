"""A finished deal is looked at again step by step, and played again."""

from player import Player

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
    page.click("[data-command='again']")
    page.wait_for_selector("[data-screen='table']")
    assert page.inner_text("h1 small") == opening
    assert player.play_deal() == "deal-result"
    page.go_back()
    page.wait_for_function("before => document.querySelector('.lines')?.innerText === before", arg=result)
