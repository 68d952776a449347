"""Several people at one device: between two of them a curtain, and behind it nothing of any hand."""

import re

from player import Player

LINK = "?speed=instant#g=raub&n=4&seats=you,person:Ana,rules"
CURTAIN = "[data-screen='curtain']"
QUIET = f"""() => document.documentElement.dataset.turn === "you"
    || document.querySelector("{CURTAIN} [data-command='show'], [data-screen$='result']")"""
OPEN = "[...document.querySelectorAll('.hand [data-card]')].map(card => [card.dataset.card, card.textContent.trim()])"
CLEAR = r"""Object.entries(localStorage).map(([key, text]) => key + text.replace(/sealed\\*": *\\*"[\w=-]+/, ""))"""


def quiet(page):
    """Wait until somebody is asked, at the curtain or at the table, or the deal is over; gives the screen."""
    page.wait_for_function(QUIET)
    return page.locator("[data-screen]").get_attribute("data-screen")


def look(page):
    """Open the curtain."""
    page.click("[data-command='show']")
    page.wait_for_selector("[data-screen='table'], [data-screen$='result']")


def behind(page):
    """All that a script or a screen reader gets hold of: nodes, accessibility tree, storage less the sealed record."""
    tree = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
    spoken = [str(node.get(part, {}).get("value")) for node in tree for part in ("name", "description", "value")]
    return "\n".join([page.content(), *spoken, *page.evaluate(CLEAR)])


def traces(text, hand):
    """What of a hand (names and words) is in a text."""
    words = [word for pair in hand for word in pair]
    return [word for word in words if re.search(rf"\b{re.escape(word)}\b", text)]


def act_until_curtain(page):
    """Let whoever is asked play on, deal after deal, until the next curtain; gives every hand seen on the way."""
    player, seen = Player(page), []
    while (screen := quiet(page)) != "curtain":
        seen += page.evaluate(OPEN)
        if screen == "table":
            player.act()
        else:
            page.click("[data-command='next']")
            page.wait_for_selector(CURTAIN)
    return seen


def test_curtain_shows_a_name_and_a_button_and_nothing_else(open_table):
    page = open_table(LINK)
    assert quiet(page) == "curtain"
    assert page.locator("#app > *").count() == 1
    assert page.locator("button, a[href], input, select").evaluate_all(
        "all => all.filter(each => document.querySelector('#app').contains(each)).map(each => each.dataset.command)"
    ) == ["show"]


def test_nothing_of_any_hand_is_behind_the_curtain(open_table):
    page = open_table(LINK)
    hands, names = act_until_curtain(page), set()
    for _ in range(8):
        names.add(page.inner_text("h1"))
        look(page)
        hands += act_until_curtain(page)
        assert traces(behind(page), hands) == []
        assert page.evaluate("document.querySelector('#status').textContent") == ""
    assert names == {"Hand the device to Player 1", "Hand the device to Ana"}
    assert len(hands) > 8


def test_a_kept_game_opens_behind_the_curtain(open_table):
    page = open_table(LINK)
    quiet(page)
    look(page)
    hand = page.evaluate(OPEN)
    page.reload()
    page.wait_for_selector(CURTAIN)
    assert traces(behind(page), hand) == []
    quiet(page)
    look(page)
    assert page.evaluate(OPEN) == hand


def test_names_are_typed_at_the_new_game(open_table):
    page = open_table("?speed=instant#new=raub")
    page.wait_for_selector("[data-screen='new']")
    page.select_option("[name='level-1']", "person")
    page.fill("[name='name-1']", "Vera")
    page.fill("[name='name-0']", "Mira")
    page.click("[data-command='start']")
    page.wait_for_selector(CURTAIN)
    quiet(page)
    assert page.inner_text("h1") in ("Hand the device to Mira", "Hand the device to Vera")
