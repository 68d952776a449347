"""The hint that the page can be installed: to whom it is shown, and what it says."""

from table.cards import icon, icon_button
from table.vnode import h

DISMISSED = "install"
"""The setting that remembers that the hint is not wanted: "no"."""


def way(state, saves, dismissed):
    """How to install here: "button", "share" (iOS), "safari" (iOS, another browser), or None for no hint.

    `state` is what browser.install_state() tells, `saves` what the store lists: nobody is asked before a first deal.
    """
    if dismissed or state["framed"] or state["standalone"] or not any(_played(save) for save in saves):
        return None
    if state["ready"]:
        return "button"
    if state["ios"]:
        return "share" if state["safari"] else "safari"
    return None


def _played(save):
    view = save["view"]
    return bool(view) and (view["number"] > 1 or bool(view["result"]))


def render(how, t):
    """The hint as a quiet row, or None; buttons: `data-command` install and no-install."""
    if not how:
        return None
    text = h("p", None, h("b", None, t("install-title")), h("small", None, t("install-" + how)))
    attrs = {"class": "btn quiet", "type": "button", "data-command": "install"}
    button = h("button", attrs, t("install-do")) if how == "button" else None
    return h("div", {"key": "install", "class": "install", "data-way": how}, icon("phone"), text, button,
             icon_button("no-install", "close", t("install-no")))
