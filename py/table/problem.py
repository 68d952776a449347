"""The page that says what broke, what is safe and what can be done."""

from table.cards import face, icon
from table.vnode import h


def render(trouble, t):
    """`trouble`: `title` and `text` messages, `detail` (a text for those who ask, or
    None), `count` of saved games, `again` whether trying again may help."""
    attrs = {"key": "problem", "class": "sheetpage on-paper", "data-screen": "problem"}
    title = h("h1", {"tabindex": "-1", "data-refuge": True}, t("problem-title"))
    text = h("p", None, t(trouble["title"]), " ", t(trouble["text"]) if trouble["text"] else None)
    safe = h("p", None, t("problem-safe", count=trouble["count"]))
    body = [picture(), title, text, safe, _buttons(trouble, t), _details(trouble["detail"], t)]
    return h("div", attrs, h("div", {"class": "errpage"}, body))


def picture():
    """Cards that fell off the table."""
    lying = [_card("7C"), h("i", {"class": "card back"}), _card("QH"), h("i", {"class": "card back"})]
    return h("div", {"class": "spill", "aria-hidden": "true"}, h("div", {"class": "lying"}, lying))


def _card(name):
    return h("i", {"class": "card", "data-suit": name[1]}, face(name))


def _buttons(trouble, t):
    again = _button("again", "primary", "undo", t("problem-again")) if trouble["again"] else None
    file = _button("file", "quiet", "file", t("problem-file")) if trouble["count"] and trouble["again"] else None
    rescue = h("a", {"class": "btn text", "href": "rescue.html"}, icon("file", "sm"), t("keep-rescue"))
    home = _button("home", "text" if again else "primary", "back", t("problem-home"))
    return h("p", {"class": "acts col"}, again, file, home, rescue)


def _button(command, kind, sign, text):
    attrs = {"class": ["btn wide", kind], "type": "button", "data-command": command}
    return h("button", attrs, icon(sign, "sm"), text)


def _details(detail, t):
    if not detail:
        return None
    return h("details", None, h("summary", None, t("problem-details")), h("pre", None, detail))
