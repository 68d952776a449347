"""What the seat in turn may do at a step of a text, and for the rest the reason why not."""

from table import cards, menu
from table.cards import icon, small_face
from table.rule import rule_link
from table.vnode import h

UNSEEN = "-?"
"""The action that lays away a card which nobody sees."""


def render(judge, frame, t):
    """The panel. `judge` is the engine's answer (docs/protocol.md), `frame` what is shown."""
    if judge["seat"] is None:
        return menu.panel("why", t("steps-why"), h("p", None, t("steps-why-none")), t)
    title = t("steps-why-title", name=t.name(judge["seat"]))
    game, rules = frame["game"], {"rules": t.rules(frame["game"])}
    choices = [choice for choice in judge["choices"] if _known(choice["action"], frame)]
    rows = [_row(choice, judge, game, rules, t) for choice in sorted(choices, key=lambda choice: bool(choice["why"]))]
    return menu.panel("why", title, h("ul", {"class": "reasons"}, rows), t)


def is_card(action):
    """Whether an action is a card, played or laid away."""
    return len(action.lstrip("-")) == 2 and action[-1] in cards.SUIT_ORDER


def _known(action, frame):
    """Whether the reader may know of it: a card that lies open, or a word."""
    opened = [card for hand in frame["open"] for card in hand] + frame["hand"]
    return action != UNSEEN and (not is_card(action) or action.lstrip("-") in opened)


def _row(choice, judge, game, rules, t):
    why, action = choice["why"], choice["action"]
    notes = [t(key) for key, what in (("steps-text", judge["text"]), ("steps-bot", judge["bot"])) if what == action]
    reason = [t(why), rule_link(why, rules, t)] if why else h("b", None, t("steps-legal"))
    sign = icon("no" if why else "check", "sm")
    text = h("span", {"class": "txt"}, reason, [h("small", None, note) for note in notes])
    return h("li", {"key": action, "class": "not" if why else "may"}, sign, _what(action, game, t), text)


def _what(action, game, t):
    if not is_card(action):
        return h("span", {"class": "what"}, in_words(action, game, t))
    card = action.lstrip("-")
    face = h("i", {"class": "card", "data-suit": card[1], "aria-hidden": "true"}, small_face(card))
    return h("span", {"class": "what"}, face, t.card(card))


def in_words(action, game, t):
    """What an action of a game is called: a card's name, the words of its button, or what it names after the colon."""
    if is_card(action):
        return t.card(action.lstrip("-"))
    word, _, more = action.partition(":")
    key = game + "-do-" + word.replace("_", "-")
    if not more and t.has(key):
        return t(key)
    return t.card(more) if is_card(more) else more or word
