"""Letters that ask how the game stands: each is answered in words, for those who listen."""

from table import hand

WRITING = "input:not([type='radio'], [type='checkbox']), select, textarea"
"""Where a letter is text and asks nothing."""


def answer(key, view, t):
    """The answer to a letter as text, or None if it asks nothing."""
    return ANSWERS[key](view, t) if key in ANSWERS else None


def _last_trick(view, t):
    last = view["last_trick"]
    if not last:
        return t("status-no-last")
    return _played(last["cards"], t) + ". " + t({"key": "trick", "args": {"seat": last["winner"]}})


def _cards(view, t):
    return _played(view["trick"], t) + "." if view["trick"] else t("status-no-trick")


def _played(trick, t):
    return ", ".join([t({"key": "table-played", "args": {"card": card["card"], "seat": card["seat"]}})
                      for card in trick])


def _trumps(view, t):
    if not view["trump"]:
        return t("status-no-trumps")
    return t({"key": "table-trumps-are", "args": {"suit": view["trump"]}}) + "."


def _score(view, t):
    scores = [t.name(seat) + " " + view["seats"][seat]["score"] for seat in range(view["players"])]
    return t("table-score") + ": " + ", ".join(scores) + "."


def _turn(view, t):
    if view["to_act"] is None:
        return t("status-no-turn")
    return t({"key": "status-turn", "args": {"seat": view["to_act"]}}) + " " + t(view["prompt"])


def _allowed(view, t):
    cards = [t.card(card) for card in hand.held_cards(view) if card in view["play"]]
    words = [t(choice["text"]) for choice in view["choices"] if not choice["why"]]
    if view["select"]:
        return t(view["prompt"])
    return t("status-allowed", what=", ".join(cards + words)) if cards or words else t("status-nothing")


def _hand(view, t):
    cards = [t.card(card) for card in hand.held_cards(view)]
    return t("table-hand") + ": " + ", ".join(cards) + "." if cards else t("status-no-hand")


ANSWERS = {"t": _last_trick, "c": _cards, "a": _trumps, "s": _score, "w": _turn, "l": _allowed, "h": _hand}
"""What each letter asks. Their meanings in words are the messages "status-key-LETTER"."""

TURN = "w"
"""The letter that asks whose turn it is."""

HINT = "i"
"""The letter that lights the lamp (hint.py)."""

LETTERS = "tcaswlh" + HINT
"""The letters in the order in which they are explained."""
