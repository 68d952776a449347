"""What Preferans says in figures: numbers with the suit they stand for, and the buttons that say them."""

from table.cards import hidden, suit_sign
from table.say import description
from table.vnode import h

SUITS = {2: "S", 3: "D", 4: "H", 5: "C"}
"""The suit of a contract's number; from 6 on there is none."""


def number(action):
    """The number an action or a message's key ends with ("bid:4"), or None."""
    return int(action.split(":")[1]) if ":" in action else None


def figure(contract, t):
    """A contract as its number with its suit, or with its name."""
    if contract in SUITS:
        return [h("b", None, contract), suit_sign(SUITS[contract])]
    return [h("b", None, contract), h("span", None, t("preferans-contract", contract=contract))]


def shown(contract, t):
    """The same as a list of nodes, with a name for those who listen: "4 hearts"."""
    drawn = h("span", {"class": "figure", "aria-hidden": "true"}, figure(contract, t))
    return [drawn, hidden(t("preferans-do-name", contract=contract))]


def word_button(word, content, t, classes=()):
    """A button of the panel: `word` is an entry of `extra.panel`, `content` a list of nodes."""
    action, why = word["action"], word["why"]
    note = f"panel-{action}" if why else None
    attrs = {"class": ["word"] + list(classes), "type": "button", "data-action": action,
             "aria-disabled": "true" if why else None, "aria-describedby": note}
    return [h("button", attrs, content), description(note, why, t)]


def choice_button(choice, t):
    """A button of the say area; a number is drawn with its suit."""
    contract = choice["text"]["args"].get("contract")
    attrs = {"class": ["btn", "primary" if choice["primary"] else "quiet"], "type": "button",
             "data-action": choice["action"]}
    button = h("button", attrs, shown(contract, t) if contract else t(choice["text"]))
    return h("span", {"key": choice["action"], "class": "choice"}, button)
