"""What follows the lines of a result: the sheet, and between two hands the wish to stop."""

from table.preferans_sheet import sheet
from table.preferans_words import choice_of
from table.vnode import h


def after(view, ui, t):
    """The sheet with its settlement; before it, what has to be said about ending the match here."""
    parts = [_stop(view, t), sheet(view, t)]
    return h("div", {"key": "after", "class": "prefafter"}, parts)


def _stop(view, t):
    """The wish to stop, or the answer to another's; None when there is nothing to say."""
    words = [choice_of(choice, t) for choice in view["choices"] + view.get("calls", [])]
    if not words:
        return None
    text = t(view["prompt"]) if view["choices"] else t("preferans-stop-help")
    return h("div", {"key": "stop", "class": "prefstop"}, h("p", None, text), h("div", {"class": "actions"}, words))
