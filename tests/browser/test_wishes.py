"""What the system asks for: little motion, and colours of its own."""

from player import SETTLED, Player

LINK = "#g=raub&n=11&seats=you,rules,rules"
WATCH = """() => {
    window.flown = [];
    document.addEventListener("animationstart", event => {
        const seconds = Math.max(...getComputedStyle(event.target).animationDuration.split(",").map(parseFloat));
        if (seconds > 0.1) window.flown.push([event.animationName, event.target.className]);
    });
}"""
OUTLINE = """() => {
    const style = getComputedStyle(document.activeElement);
    return [style.outlineStyle, parseFloat(style.outlineWidth)];
}"""


def flown(page):
    """The animations that went far enough to be seen, while a deal is played."""
    page.evaluate(WATCH)
    player = Player(page)
    player.play_deal()
    player.next_deal()
    player.settle()
    assert page.locator(".ghost").count() == 0
    return page.evaluate("window.flown")


def test_no_card_travels_where_little_motion_is_wanted(open_table):
    page = open_table("?speed=fast" + LINK, reduced_motion="reduce")
    assert {name for name, _ in flown(page)} <= {"appear", "fade"}


def test_colours_of_the_system_leave_cards_and_edges_to_be_seen(open_table):
    page = open_table("?speed=instant" + LINK, forced_colors="active")
    page.wait_for_function(SETTLED)
    assert page.evaluate("matchMedia('(forced-colors: active)').matches")
    styles = page.evaluate("""() => Object.fromEntries([".hand .card", ".say .btn", ".plate"].map(name => {
        const style = getComputedStyle(document.querySelector(name));
        return [name, [style.forcedColorAdjust, parseFloat(style.borderTopWidth)]];
    }))""")
    assert styles[".hand .card"][0] == "none"
    assert styles[".say .btn"][1] >= 1 and styles[".plate"][1] >= 1
    page.keyboard.press("Tab")
    style, width = page.evaluate(OUTLINE)
    assert style == "solid" and width >= 2
    assert Player(page).play_deal() == "deal-result"
