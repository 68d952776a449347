"""The lamp at the table: it marks and says what the machine would do, by tap and by key, and does nothing itself."""

from player import SETTLED
from tools.steps import ROOT

AXE = ROOT / "node_modules/axe-core/axe.min.js"
HINTED = ".say .hint"
SAID = "[...document.querySelectorAll('#status p')].map(line => line.textContent.trim())"
PLACES = """() => [".hand", ".tools", ".actions"].map(name => {
    const box = document.querySelector(name).getBoundingClientRect();
    return [name, box.top, box.bottom];
})"""
FAULTS = "async () => (await axe.run()).violations.map(fault => fault.id)"
STILL = "* { animation: none !important; transition: none !important; }"
STATE = "() => [document.documentElement.dataset.turn, document.querySelector('.hand').dataset.n]"


def at_table(open_table, link, **options):
    """A table at which the player is asked."""
    page = open_table("?lang=en&speed=instant#" + link, **options)
    page.wait_for_function(SETTLED)
    return page


def asked_by_key(open_table, link, place):
    """A table at which the hint was asked for by its letter, with the focus on a place."""
    page = at_table(open_table, link)
    page.focus(place)
    page.keyboard.press("i")
    page.wait_for_selector(HINTED)
    return page


def marked(page):
    """The actions with a lamp on them, and whether each shows it."""
    return page.locator(".advised").evaluate_all("""all => all.map(each => [
        each.dataset.action || each.dataset.select, each.querySelector(".lampmark svg").clientWidth > 0])""")


def test_by_tap_the_cards_to_lay_away_are_marked_and_the_player_confirms(open_table):
    page = at_table(open_table, "g=cribbage&n=3&seats=you,rules", has_touch=True, bypass_csp=True)
    before, places = page.evaluate(STATE), page.evaluate(PLACES)
    page.tap(".lamp")
    page.wait_for_selector(HINTED)
    assert marked(page) == [["3S", True], ["6S", True]]
    assert page.inner_text(HINTED).startswith("Hint: three of spades, six of spades. The hand then counts about 11.5")
    assert page.evaluate(SAID)[-1] == page.inner_text(HINTED).strip()
    assert (page.evaluate(STATE), page.evaluate(PLACES)) == (before, places), "it acted, or something moved"
    assert page.locator(".card.advised").first.text_content().endswith(", advised")
    page.add_script_tag(path=AXE)
    page.add_style_tag(content=STILL)
    assert page.evaluate(FAULTS) == []
    for card in ("3S", "6S"):
        page.tap(f"[data-select='{card}']")
    assert marked(page) == [["done", True]]
    page.tap("[data-action='done']")
    page.wait_for_function("!document.querySelector('.say .hint, .advised')")
    page.wait_for_function("document.querySelector('.hand').dataset.n === '4'")


def test_by_key_the_card_or_button_is_marked_until_something_is_done(open_table):
    page = asked_by_key(open_table, "g=raub&n=9&seats=you,rules,rules", ".hand [tabindex='0']")
    assert marked(page) == [["drop", True]]
    assert page.evaluate(SAID)[-1].startswith("Hint: Drop out. About 1.4 tricks are in sight")
    page.keyboard.press("ArrowRight")
    assert page.locator(HINTED).count() == 1, "to look through the hand does not take it away"
    page.click("[data-action='follow']")
    page.wait_for_function("!document.querySelector('.say .hint, .advised')")


def test_by_key_where_a_call_is_put_together(open_table):
    page = asked_by_key(open_table, "g=rablo&n=5&seats=you,rules,rules,rules", ".levels input:checked")
    assert marked(page)
