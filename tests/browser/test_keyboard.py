"""The page by keyboard alone, and what it tells those who listen."""

from keying import decide, focus_is_on, next_deal, tab_to
from player import SETTLED

LINK = "?speed=instant#g=raub&n=11&seats=you,rules,rules"


def test_keyboard_alone_plays_a_deal(open_table):
    page = open_table("?speed=instant")
    tab_to(page, "[data-command='new']")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-screen='new']")
    tab_to(page, "[data-command='start']")
    page.keyboard.press("Enter")
    for _ in range(40):
        page.wait_for_function(SETTLED)
        assert not focus_is_on(page, "body")
        if page.locator("[data-screen='deal-result']").count():
            break
        decide(page)
    next_deal(page)
    page.wait_for_selector("[data-screen='table']")
    assert not focus_is_on(page, "body")


def test_the_hand_is_one_stop_walked_by_arrows(open_table):
    page = open_table(LINK)
    page.wait_for_function(SETTLED)
    page.locator(".hand [data-card]").first.wait_for()
    assert page.locator(".hand [tabindex='0']").count() == 1
    page.locator(".hand [tabindex='0']").focus()
    names = [card.get_attribute("data-card") for card in page.locator(".hand [data-card]").all()]
    page.keyboard.press("End")
    assert focus_is_on(page, f"[data-card='{names[-1]}'][tabindex='0']")
    page.keyboard.press("ArrowRight")
    assert focus_is_on(page, f"[data-card='{names[0]}']")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Home")
    assert focus_is_on(page, f"[data-card='{names[0]}'][tabindex='0']")


def test_escape_closes_a_panel_and_the_focus_returns(open_table):
    page = open_table(LINK)
    page.wait_for_function(SETTLED)
    page.locator("[data-command='menu']").focus()
    page.keyboard.press("Enter")
    assert focus_is_on(page, "[data-panel='menu'] [data-command='close']")
    page.keyboard.press("Escape")
    assert page.locator("[data-panel]").count() == 0
    assert focus_is_on(page, "[data-command='menu']")


def test_what_happens_is_said_a_line_an_event(open_table):
    page = open_table("?speed=instant")
    page.evaluate("""() => {
        window.said = [];
        new MutationObserver(changes => changes.forEach(change =>
            change.addedNodes.forEach(node => window.said.push(node.textContent)))
        ).observe(document.getElementById("status"), {childList: true});
    }""")
    page.evaluate("link => { location.hash = link; }", LINK.split("#")[1])
    page.wait_for_function("() => window.said.length > 2")
    said = page.evaluate("window.said")
    assert all(line[-1] in ".?" for line in said)
    assert "deal" in said[0]
