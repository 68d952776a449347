"""axe finds no fault on any screen, in any theme, at any size.

Walks go through the screens; at every stop the page takes each size and each theme in turn. What axe asks of names,
roles, order and room does not depend on colours: it is asked once a size, the contrast of colours in every theme.
"""

from urllib.parse import quote

from player import Player
from tools import author
from tools.steps import ROOT

AXE = ROOT / "node_modules/axe-core/axe.min.js"
TAGS = {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}
COLOURS = {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}
THEMES = {"light": TAGS, "dark": COLOURS, "contrast": COLOURS}
SIZES = [(320, 640), (844, 390), (1280, 800), (390, 844)]
FAULTS = """async asked => (await axe.run({runOnly: asked})).violations.map(
    fault => [fault.id, ...fault.nodes.map(node => node.target.join(" ") + " " + (node.any[0]?.message ?? ""))])"""
STILL = "* { animation: none !important; transition: none !important; }"
DECIDE = ["follow", "accept", "raub", "face_up", "deal"]
START = "?speed=instant#g=raub&n=9&seats=you,rules,rules&o=start:41"
GAMES = ROOT / "tests/records/files/with-ids.json"


def faults(page):
    """What axe finds on the screen as it is, at each size and in each theme."""
    if not page.evaluate("typeof axe !== 'undefined'"):
        page.add_script_tag(path=AXE)
        page.add_style_tag(content=STILL)
    found = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for theme, asked in THEMES.items():
            page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
            found += [(width, theme, fault) for fault in page.evaluate(FAULTS, asked)]
    return found


def all_faults(page, screens):
    """What axe finds on all the screens of a walk."""
    return [(name, *fault) for name in screens for fault in faults(page)]


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
    """Open a panel of the table by one of its buttons."""
    page.locator(f"[data-command='{name}']:visible").first.click()
    page.wait_for_selector("[data-panel]")
    return name


def follow(page, fragment, screen):
    """Follow a link within the page until it shows a screen."""
    page.evaluate("fragment => { location.hash = fragment; }", fragment)
    page.wait_for_selector(screen)


def a_table(page):
    """A table from the first question to the replay."""
    player = Player(page)
    for name, selector in [("speak", "[data-action='accept']"), ("exchange", "[data-action='done']"),
                           ("play", ".trick li.card"), ("refused", ".hand [aria-disabled='true']")]:
        until(player, selector)
        yield name
    page.locator(".hand [aria-disabled='true']").first.click(force=True)
    yield "why"
    for name in ("score", "log", "menu"):
        yield panel(page, name)
        page.keyboard.press("Escape")
    panel(page, "menu")
    page.click("[data-panel] [data-command='fair']")
    page.wait_for_selector(".fair code")
    yield "fair"
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


def round_it(page):
    """What lies round the tables: home and its ways, a deal step by step, a first deal, the desk."""
    follow(page, "home=1", "[data-screen='home']")
    yield "home"
    page.click("[data-command='new']")
    page.click("[data-command='unfold']")
    yield "new"
    for name, fragment in [("settings", "settings=1"), ("problem", "g=nothing"), ("taking", "import=1")]:
        follow(page, fragment, f"[data-screen='{name}']")
        yield name
    follow(page, f"t={quote(author.DEAL)}&step=11", "[data-screen='steps']")
    yield "steps"
    yield panel(page, "share")
    page.keyboard.press("Escape")
    follow(page, "lesson=cribbage", ".remark")
    yield "lesson"
    follow(page, "desk=1", ".pack")
    for tab in ("moves", "text", "embed", "cards"):
        page.locator(f"label:has(> [data-field='tab'][value='{tab}'])").click()
        page.wait_for_selector(f"[data-tab='{tab}']")
        yield f"desk, {tab}"


def test_no_screen_of_a_table_has_a_fault(open_table):
    page = open_table(START, bypass_csp=True)
    assert all_faults(page, a_table(page)) == []


def test_no_screen_round_it_has_a_fault(open_table):
    page = open_table("?speed=instant#home=1", bypass_csp=True)
    assert all_faults(page, round_it(page)) == []


def test_the_end_of_a_match_has_no_fault(open_table):
    page = open_table("?speed=instant#g=raub&n=7&seats=you,rules&o=start:11", bypass_csp=True)
    Player(page).play_match()
    assert faults(page) == []


def test_the_curtain_and_a_guest_have_no_fault(open_table):
    page = open_table("?speed=instant#g=raub&n=4&seats=you,person:Ana,rules", bypass_csp=True)
    page.wait_for_selector("[data-command='show']")
    assert faults(page) == []
    guest = page.context.new_page()
    guest.goto(page.url)
    guest.wait_for_selector(".guest")
    assert faults(guest) == []


def test_the_plain_page_for_games_has_no_fault(new_page, site):
    page = new_page(bypass_csp=True)
    page.goto(f"{site}rescue.html")
    page.locator("#take input").set_input_files(GAMES)
    page.wait_for_selector("tbody tr")
    assert faults(page) == []
