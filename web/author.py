"""What web/author.html runs: the wheel, installed from this site, counts a cribbage hand and prints a deal."""

import micropip
from js import URL, location
from pyscript import document, when

await micropip.install(URL.new("../wheels/@@WHEEL@@", location.href).href)  # noqa: F704

from stih import bots  # noqa: E402
from stih.engine.errors import StihError  # noqa: E402
from stih.engine.match import Match  # noqa: E402
from stih.engine.state import OVER  # noqa: E402
from stih.games import game_of  # noqa: E402
from stih.games.cribbage.rules import DECK  # noqa: E402
from stih.games.cribbage.scoring import finds  # noqa: E402
from stih.text import describe  # noqa: E402


def field(name):
    """The element of that id."""
    return document.getElementById(name)


@when("click", "#count")
def count(event):
    """Count the hand with its starter, as players say it."""
    try:
        hand = DECK.parse_all(field("hand").value.upper().split())
        found = finds(hand, DECK.parse(field("starter").value.strip().upper()))
    except (StihError, ValueError, KeyError) as trouble:
        field("score").textContent = f"Four cards and a starter, please: {trouble}"
        return
    lines = [f"{each.points:3} {each.kind:8} {' '.join(DECK.names[card] for card in each.cards)}" for each in found]
    field("score").textContent = "\n".join([*lines, f"{sum(each.points for each in found):3} in all"])


@when("click", "#print")
def print_deal(event):
    """Let two players of the house play one deal, and print it."""
    match = Match(game_of("raub"), ["rules", "rules"], field("seed").value.strip() or "11", {})
    while match.deal.phase != OVER:
        match.act(bots.move(match))
    field("deal").textContent = "\n".join(describe(match))


count(None)
for button in document.querySelectorAll("button[disabled]"):
    button.disabled = False
document.documentElement.dataset.engine = "ready"
