"""Buttons for what a player may do, each with its reason when it may not be done."""

from table.vnode import h


def choice_button(choice, t, content=None):
    """The button of a choice; `content` is drawn in the place of its words, which are then its name."""
    action, why = choice["action"], choice["why"]
    note = f"why-{action}" if why else None
    attrs = {"class": ["btn", "primary" if choice["primary"] else "quiet"], "type": "button",
             "data-action": action, "aria-disabled": "true" if why else None, "aria-describedby": note,
             "aria-label": t(choice["text"]) if content else None}
    button = h("button", attrs, content or t(choice["text"]))
    return h("span", {"key": action, "class": "choice"}, button, description(note, why, t))


def description(name, message, t):
    """The hidden reason that `aria-describedby` points to; None without a message."""
    return h("span", {"id": name, "hidden": True}, t(message)) if message else None
