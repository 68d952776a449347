"""The lamp: what the machine would do in the player's place, and why. It points, and acts on nothing."""

from table import parts, pointing, whynot
from table.cards import hidden, icon
from table.vnode import h

NOT_YOURS = {"key": "why-not-turn", "args": {}}
"""What is said when the lamp cannot be lit."""


class Lamp:
    """The hint at a table."""

    def __init__(self):
        self._view = None
        """The view that the hint belongs to: with the next one it is gone."""
        self._hint = None

    def forget(self):
        """Put the lamp out."""
        self._view = self._hint = None

    def given(self, view):
        """The hint to this view as in docs/protocol.md, or None."""
        return self._hint if self._view is view else None

    async def light(self, game, engine):
        """Ask for the hint to what the match (game.py) shows. What is wrong is returned as a message, else None."""
        view = game.view
        if self.given(view):
            return None
        reply = await engine.ask("hint", turn=view["turn"])
        if game.view is not view:
            return None
        if not reply["error"]:
            self._view, self._hint = view, reply["hint"]
        return reply["error"]


def drawn(tree, hint, view, ui, t):
    """The table with the advised cards and buttons marked; without a hint as it is."""
    if not hint:
        return tree
    return pointing.point(tree, names(hint["actions"], view, ui), "advised", mark(t))


def mark(t):
    """The lamp on what is advised."""
    return h("span", {"key": "lamp", "class": "lampmark"}, icon("lamp", "sm"), hidden(", " + t("hint-mark")))


def names(actions, view, ui):
    """The names of the controls that are marked: what is still to be pressed of the gesture."""
    if any(action[0] == "-" for action in actions):
        return pointing.missing(actions, ui["chosen"])
    return [parts.draw("reach", view, ui["own"], action) or action for action in actions]


def sentence(hint, view, t, key="hint-says"):
    """What to do and why, as text: the sentence of that key."""
    return t(key, what=_words(hint, view, t), why=t(hint["reason"]))


def _words(hint, view, t):
    """A gesture as the table calls it: the cards, or what stands on the button."""
    away = [t.card(action[1:]) for action in hint["actions"] if action[0] == "-"]
    return ", ".join(away) if away else _word(hint["actions"][0], hint["text"], view, t)


def _word(action, text, view, t):
    return parts.draw("told", view, action, t) or (t(text) if text else whynot.in_words(action, view["game"], t))
