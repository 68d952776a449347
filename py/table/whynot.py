"""What the seat in turn may do at a step of a text, and for the rest the reason why not."""

from table import cards, menu, parts
from table.cards import hidden, icon, small_face
from table.rule import rule_link
from table.vnode import h

UNSEEN = "-?"
"""The action that lays away a card which nobody sees."""


def render(judge, frame, t):
    """The panel. `judge` is the engine's answer (docs/protocol.md), `frame` what is shown."""
    if judge["seat"] is None:
        return menu.panel("why", t("steps-why"), h("p", None, t("steps-why-none")), t)
    title = t("steps-why-title", name=t.name(judge["seat"]))
    groups = _by_reason([choice for choice in judge["choices"] if _known(choice["action"], frame)])
    rows = [_group(groups[place], place, judge, frame["game"], t) for place in range(len(groups))]
    return menu.panel("why", title, h("ul", {"class": "reasons"}, rows), t)


def _by_reason(choices):
    """`(why, actions)`: first what may be done, then what may not, together where the reason is the same."""
    groups = [(None, [])]
    for choice in choices:
        same = [actions for why, actions in groups if why == choice["why"]]
        if same:
            same[0].append(choice["action"])
        else:
            groups.append((choice["why"], [choice["action"]]))
    return [(why, actions) for why, actions in groups if actions]


def is_card(action):
    """Whether an action is a card, played or laid away."""
    return len(action.lstrip("-")) == 2 and action[-1] in cards.SUIT_ORDER


def _known(action, frame):
    """Whether the reader may know of it: a card that lies open, or a word."""
    opened = [card for hand in frame["open"] for card in hand] + frame["hand"]
    return action != UNSEEN and (not is_card(action) or action.lstrip("-") in opened)


def _group(group, place, judge, game, t):
    why, actions = group
    reason = [t(why), rule_link(why, {"rules": t.rules(game)}, t)] if why else h("b", None, t("steps-legal"))
    items = []
    for heading, together in by_word(actions, game, t):
        items += [_heading(heading)] if heading else []
        items += [_what(action, judge, game, t) for action in together]
    return h("li", {"key": place, "class": "not" if why else "may"}, icon("no" if why else "check", "sm"),
             h("p", None, reason), h("ul", {"class": "whats"}, items))


def _heading(text):
    return h("li", {"key": text, "class": "kind"}, text)


def _what(action, judge, game, t):
    notes = [t(key) for key, what in (("steps-text", judge["text"]), ("steps-bot", judge["bot"])) if what == action]
    attrs = {"key": action, "class": ["what", notes and "noted"]}
    return h("li", attrs, drawn(action, game, t), [h("small", None, " ", note) for note in notes])


def by_word(actions, game, t):
    """`(heading, actions)`: first the plain ones, then those that name a card after a word, each word's together."""
    groups = []
    for action in actions:
        word, _, more = action.partition(":")
        heading = parts.draw("heading", {"game": game}, word, t) if more else None
        if not groups or groups[-1][0] != heading:
            groups.append((heading, []))
        groups[-1][1].append(action)
    return [group for group in groups if not group[0]] + [group for group in groups if group[0]]


def drawn(action, game, t):
    """An action as the table draws it: a card, a number with its suit, or its words; a list of nodes."""
    card = action.lstrip("-").split(":")[-1]
    if not is_card(card):
        return parts.draw("spoken", {"game": game}, action, t) or [in_words(action, game, t)]
    face = h("i", {"class": "card", "data-suit": card[1], "aria-hidden": "true"}, small_face(card))
    return [face, hidden(t.card(card))]


def in_words(action, game, t):
    """What an action of a game is called: a card's name, the words of its button, or what it names after the colon."""
    if is_card(action):
        return t.card(action.lstrip("-"))
    word, _, more = action.partition(":")
    key = game + "-do-" + word.replace("_", "-")
    if not more and t.has(key):
        return t(key)
    return t.card(more) if is_card(more) else more or word
