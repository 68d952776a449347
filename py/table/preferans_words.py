"""What Preferans says in figures: numbers with the suit they stand for, and the buttons that say them."""

from table.cards import hidden, suit_sign
from table.choice import choice_button, description
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


def pick_button(word, content, picked):
    """A button of the panel that chooses a word, which is said below."""
    attrs = {"class": "word", "type": "button", "data-command": "word", "data-word": word["action"],
             "aria-pressed": "true" if picked else "false"}
    return [h("button", attrs, content)]


def choice_of(choice, t):
    """The button of a choice; a number is drawn with its suit."""
    contract = choice["text"]["args"].get("contract")
    if not contract:
        return choice_button(choice, t)
    named = dict(choice, text={"key": "preferans-do-name", "args": {"contract": contract}})
    return choice_button(named, t, [h("span", {"class": "figure", "aria-hidden": "true"}, figure(contract, t))])
