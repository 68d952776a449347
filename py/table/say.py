"""The place under the field: what to do, why something may not be done, the buttons."""

from table import hint, parts
from table.cards import icon
from table.choice import choice_button, description
from table.rule import rule_link
from table.vnode import h

FEW = 2
"""So many buttons have all the room they want."""


def render(view, ui, t):
    """The say area. `ui["why"]` is the reason shown, a message, or None; in its place may stand a hint."""
    buttons = _buttons(view, ui, t)
    hinted = bool(ui.get("hint")) and not ui.get("why")
    why = _hint(view, ui, t) if hinted else reason(ui["why"], ui, t) if ui.get("why") else None
    actions = h("div", {"key": "actions", "class": "actions"}, buttons)
    attrs = {"key": "say", "class": ["say", hinted and buttons and "hinted"], "aria-label": t("table-say"),
             "data-many": "" if len(actions[2]) > FEW else None}
    asked = [_prompt(view, ui, hinted, t), _help(view, ui, hinted, t) if hinted or not why else None]
    return h("section", attrs, asked, why, actions if buttons or hinted or not why else None)


def _is_yours(view, ui):
    return view["to_act"] is not None and view["to_act"] == view["seat"] and not ui.get("waiting")


def _prompt(view, ui, hinted, t):
    """The question. A hint lies over it, in the same room, so that nothing moves; the focus may rest on it still."""
    classes = ["prompt", _is_yours(view, ui) and "yours", hinted and "hushed"]
    attrs = {"key": "prompt", "class": classes, "tabindex": "-1", "data-refuge": True}
    return h("p", attrs, _asked(view, ui, t))


def _help(view, ui, hinted, t):
    """What the question costs and brings, small under it; under a hint without its link."""
    message = view.get("help")
    if not message or ui.get("hold") or not _is_yours(view, ui):
        return None
    link = [] if hinted else rule_link(message, ui, t)
    return h("p", {"key": "help", "class": ["help", hinted and "hushed"]}, t(message), link)


def _asked(view, ui, t):
    """What is asked by the page or the engine, or whose the trick is that still lies on the table."""
    if ui.get("waiting"):
        return t("table-setting")
    if ui.get("hold") and view["last_trick"]:
        return t({"key": "trick", "args": {"seat": view["last_trick"]["winner"]}})
    return t(ui.get("asked") or view["prompt"])


def reason(message, ui, t):
    """A reason on the table, or what a tag means, with the way to its rule."""
    told = message["key"].endswith("-help")
    text = h("span", None, t(message), rule_link(message, ui, t))
    return h("p", {"key": "why", "class": ["why", told and "told"], "id": "why"}, icon("book" if told else "no"), text)


def _hint(view, ui, t):
    """What the machine would do here, and why."""
    text = h("span", None, hint.sentence(ui["hint"], view, t))
    return h("p", {"key": "why", "class": "why hint", "id": "why"}, icon("lamp"), text)


# ---- buttons


def _buttons(view, ui, t):
    own = parts.draw("buttons", view, ui, t)
    if own is not None:
        return own
    if view["select"]:
        return [_done(view["select"], len(ui["chosen"]), t)]
    return [choice_button(choice, t) for choice in view["choices"] + view.get("calls", [])]


def _done(select, count, t):
    """The one button that lays the chosen cards away."""
    text = t(select["some"], count=count) if count or not select["none"] else t(select["none"])
    short = count < select["min"]
    attrs = {"key": "done", "class": "btn primary", "type": "button", "data-action": "done",
             "aria-disabled": "true" if short else None, "aria-describedby": "why-done" if short else None}
    missing = {"key": "table-choose", "args": {"count": select["min"]}} if short else None
    note = description("why-done", missing, t)
    return h("span", {"key": "done", "class": "choice"}, h("button", attrs, text), note)
