"""What a screen reader says: a whole deal line by line, less of it, and answers to letters."""

from player import ACTIONS, SETTLED

LISTEN = """() => {
    window.said = [];
    new MutationObserver(changes => changes.forEach(change =>
        change.addedNodes.forEach(node => window.said.push(node.textContent)))
    ).observe(document.getElementById("status"), {childList: true});
}"""
DEAL = "g=raub&n=11&seats=you,rules,rules"
SPOKEN = [
    "Ana deals.",
    "Ana turns up the king of diamonds.",
    "Ana raubs the king of diamonds and owes two tricks.",
    "Ana plays diamonds. Do you follow?",
    "You follow.",
    "Marko drops out.",
    "Which cards will you change? Up to all four.",
    "You keep all your cards.",
    "Ana changes one card.",
    "Ana takes the king of diamonds and lays one card away.",
    "You lead. You still need one trick.",
    "You play the ten of diamonds. Ana plays the king of diamonds. Ana takes the trick.",
    "Ana plays the ace of clubs.",
    "Neither the suit nor a trump: play any card.",
    "You play the seven of hearts. Ana takes the trick.",
    "Ana plays the ace of hearts.",
    "Neither the suit nor a trump: play any card.",
    "You play the jack of spades. Ana takes the trick.",
    "Ana plays the ace of spades.",
    "Your last card: play it.",
    "You play the queen of spades. Ana takes the trick.",
    "Ana makes it with 4 tricks.",
]
TRICKS = [
    "You play the ten of diamonds. Ana plays the king of diamonds. Ana takes the trick.",
    "Ana plays the ace of clubs. You play the seven of hearts. Ana takes the trick.",
    "Ana plays the ace of hearts. You play the jack of spades. Ana takes the trick.",
    "Ana plays the ace of spades. You play the queen of spades. Ana takes the trick.",
]


def play(page):
    """Play the deal, always taking the last that may be done."""
    page.evaluate(LISTEN)
    page.evaluate("deal => { location.hash = deal; }", DEAL)
    page.wait_for_selector("[data-screen='table']")
    while True:
        page.wait_for_function(SETTLED)
        if page.locator("[data-screen='deal-result']").count():
            return page.evaluate("window.said")
        page.locator(ACTIONS).last.click()


def test_a_whole_deal_is_said_line_by_line(open_table):
    assert play(open_table("?speed=instant")) == SPOKEN


def test_finished_tricks_alone_are_said_on_wish(open_table):
    assert play(open_table("?speed=instant&speech=tricks")) == TRICKS


def test_nothing_is_said_on_wish(open_table):
    assert play(open_table("?speed=instant&speech=off")) == []


def ask(page, key):
    """What is said after a key; the empty text if nothing is."""
    page.evaluate("document.querySelector('#status').textContent = ''")
    page.keyboard.press(key)
    return page.inner_text("#status").strip()


def test_letters_ask_how_the_game_stands(open_table):
    page = open_table("?speed=instant#" + DEAL)
    page.wait_for_function(SETTLED)
    assert ask(page, "s") == "Score: You 21, Marko 21, Ana 21."
    assert ask(page, "a") == "Trumps: diamonds."
    assert ask(page, "t") == "There is no last trick yet."
    assert ask(page, "w").startswith("It is your turn.")
    assert ask(page, "l").startswith("You may choose: ")
    page.keyboard.press("s")
    page.keyboard.press("s")
    twice = page.locator("#status p").all_text_contents()[-2:]
    assert len(set(twice)) == 2 and twice[0] == twice[1].strip()
    page.keyboard.press("?")
    page.wait_for_selector("[data-panel='keys']")
    page.keyboard.press("Escape")
    assert page.locator("[data-panel]").count() == 0


def test_letters_can_be_switched_off(open_table):
    page = open_table("?speed=instant&keys=off#" + DEAL)
    page.wait_for_function(SETTLED)
    assert ask(page, "s") == ""
    page.keyboard.press("?")
    assert page.locator("[data-panel]").count() == 0
