"""axe finds no fault on any screen, in any theme, at any size."""

import pytest
from player import Player
from support import wait_for_engine
from tools.steps import ROOT

AXE = ROOT / "node_modules/axe-core/axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
THEMES = ["light", "dark", "contrast"]
SIZES = [(390, 844), (320, 640), (844, 390), (1280, 800)]
FAULTS = """async tags => (await axe.run({runOnly: tags})).violations.map(
    fault => [fault.id, ...fault.nodes.map(node => node.target.join(" ") + " " + (node.any[0]?.message ?? ""))])"""
STILL = "* { animation: none !important; transition: none !important; }"
DECIDE = ["follow", "accept", "raub", "face_up", "deal"]
START = "?speed=instant#g=raub&n=9&seats=you,rules,rules&o=start:41"


def come_in(player):
    """Take the decision that keeps the player in the deal."""
    page = player.page
    wanted = [page.locator(f"[data-action='{name}']:not([aria-disabled])") for name in DECIDE]
    ready = [button for button in wanted if button.count()]
    if ready:
        ready[0].first.click()
    else:
        player.act()


def until(player, selector):
    """Play, deal after deal, until something is on the table."""
    while not player.page.locator(selector).count():
        if player.settle() == "table" and not player.page.locator(selector).count():
            come_in(player)
        elif player.screen() != "table":
            player.next_deal()


def panel(page, name):
    """Open a panel of the table, wherever its button stands at this size; gives whether it has one."""
    button = page.locator(f"[data-command='{name}']:visible")
    if not button.count():
        return False
    button.first.click()
    page.wait_for_selector("[data-panel]")
    return True


def screens(page):
    """Go through every screen; yields the name of each while it is shown."""
    player = Player(page)
    for name, selector in [("speak", "[data-action='accept']"), ("exchange", "[data-action='done']"),
                           ("play", ".trick li.card"), ("refused", ".hand [aria-disabled='true']")]:
        until(player, selector)
        yield name
    page.locator(".hand [aria-disabled='true']").first.click(force=True)
    yield "why"
    for name in ("score", "log", "menu"):
        if panel(page, name):
            yield name
            page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.wait_for_selector("[data-panel='keys']")
    yield "keys"
    page.keyboard.press("Escape")
    player.play_deal()
    yield "deal-result"
    page.click("[data-command='replay']")
    page.wait_for_selector("[data-screen='replay']")
    page.keyboard.press("End")
    yield "replay"
    page.goto(page.url.split("#")[0])
    wait_for_engine(page)
    yield "home"
    page.click("[data-command='new']")
    page.click("[data-command='unfold']")
    yield "new"
    page.goto(page.url.split("#")[0] + "#settings=1")
    page.wait_for_selector("[data-screen='settings']")
    yield "settings"
    page.goto(page.url.split("#")[0] + "#g=nothing")
    page.wait_for_selector("[data-screen='problem']")
    yield "problem"


def faults(page, theme):
    """What axe finds on the screen as it is, in a theme."""
    page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
    return page.evaluate(FAULTS, TAGS)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
def test_no_screen_has_a_fault(open_table, size):
    page = open_table(START, bypass_csp=True, viewport=dict(zip(("width", "height"), size, strict=True)))
    found = []
    for name in screens(page):
        if not page.evaluate("typeof axe !== 'undefined'"):
            page.add_script_tag(path=AXE)
            page.add_style_tag(content=STILL)
        found += [(name, theme, fault) for theme in THEMES for fault in faults(page, theme)]
    assert found == []


def test_the_end_of_a_match_has_no_fault(open_table):
    page = open_table("?speed=instant#g=raub&n=7&seats=you,rules&o=start:11", bypass_csp=True)
    Player(page).play_match()
    page.add_script_tag(path=AXE)
    assert [fault for theme in THEMES for fault in faults(page, theme)] == []


def test_the_curtain_has_no_fault(open_table):
    page = open_table("?speed=instant#g=raub&n=4&seats=you,person:Ana,rules", bypass_csp=True)
    page.wait_for_selector("[data-command='show']")
    page.add_script_tag(path=AXE)
    page.add_style_tag(content=STILL)
    assert [fault for theme in THEMES for fault in faults(page, theme)] == []
