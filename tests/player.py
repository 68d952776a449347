"""A player at the table in a browser: takes what may be done, by tap or by key."""

import random

ACTIONS = "[data-action]:not([aria-disabled='true'])"
CHOOSE = "[data-select][aria-pressed='false']"
NUMBERS = 0.5
"""How often a number is tapped where one can be said, and below, how high it may be."""
HIGHEST = 10
SETTLED = """
() => document.documentElement.dataset.turn === "you"
    || document.querySelector("[data-screen='deal-result'], [data-screen='match-result'], [data-screen='problem']")
"""


class Player:
    """Plays on a page of Playwright's; its choices follow from `seed`."""

    def __init__(self, page, seed=1):
        self.page = page
        self.random = random.Random(seed)

    def settle(self):
        """Wait until it is the player's turn or the deal is over; gives the screen's name."""
        self.page.wait_for_function(SETTLED)
        return self.screen()

    def screen(self):
        """The name of the screen shown."""
        return self.page.locator("[data-screen]").get_attribute("data-screen")

    def act(self):
        """Take one decision by tapping: a choice of cards, a number, a card or a button."""
        cards, numbers = self.page.locator(CHOOSE), self.page.locator("[data-field='number']")
        wanted = self.page.locator(ACTIONS)
        if cards.count():
            cards.nth(self.random.randrange(cards.count())).click()
        while not wanted.count():
            cards.nth(self.random.randrange(cards.count())).click()
        if numbers.count() and self.random.random() < NUMBERS:
            numbers.nth(self.random.randrange(min(numbers.count(), HIGHEST))).check()
        wanted.nth(self.random.randrange(wanted.count())).click()

    def play_deal(self):
        """Play to the end of the deal; gives the screen shown then."""
        while self.settle() == "table":
            self.act()
        return self.screen()

    def next_deal(self):
        """Ask for the next deal."""
        result = self.page.query_selector("[data-screen='deal-result']")
        self.page.click("[data-screen='deal-result'] [data-command='next']")
        result.wait_for_element_state("hidden")

    def play_match(self):
        """Play to the end of the match; gives the number of deals."""
        deals = 1
        while self.play_deal() == "deal-result":
            deals += 1
            self.next_deal()
        return deals

    def until(self, selector):
        """Play, through several deals if need be, until something is there when it is the player's turn."""
        while self.settle() != "table" or not self.page.locator(selector).count():
            if self.screen() == "table":
                self.act()
            else:
                self.next_deal()


def drawn(page):
    """What of the table a player can see and read: the screen without what the address or time may change."""
    return page.evaluate("document.querySelector('#app').innerText")


def saves(page):
    """The texts of saved games in the browser's storage, by key."""
    return page.evaluate(
        "Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith('stih/1/game/')))"
    )
