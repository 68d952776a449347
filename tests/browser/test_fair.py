"""The seal of a deal at the table: there while it is played, checked by the page when it is over."""

from player import Player


def test_the_seal_is_shown_and_holds_when_the_deal_is_over(open_table):
    page = open_table("?speed=instant#g=raub&n=9&seats=you,rules")
    player = Player(page)
    player.settle()
    page.click("[data-command='menu']:visible")
    page.click("[data-command='fair']")
    sealed = page.inner_text(".fair code")
    assert len(sealed.replace(" ", "")) == 64
    assert page.locator("[data-seal='sealed']").count() == 1
    page.keyboard.press("Escape")
    player.play_deal()
    page.click("[data-command='fair']")
    page.wait_for_selector("[data-seal='good']")
    assert page.inner_text(".fair code >> nth=0") == sealed
    page.click(".fair summary")
    assert page.locator(".envelopes li").count() == 32
    page.click(".fair a")
    page.wait_for_selector("main.rules table")
