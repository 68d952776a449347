"""What lies over the table when it is asked for, or when something must be said: a menu,
a fault of the storage."""

from table import home, parts, status
from table.cards import icon, icon_button
from table.rule import opens
from table.settings import EYES
from table.settings_screen import choice
from table.vnode import h


def over(name, view, t, settings, offline):
    """The panel of that name, if it is one of these two, else None."""
    if name == "keys":
        return keys(status.LETTERS, settings["keys"] == "on", t)
    return render(view, t, settings, parts.of(view, "FACES"), offline) if name == "menu" else None


def render(view, t, settings, faces=None, offline=None):
    """The menu of the table; with `faces`, the decks to choose from; `offline` is said of a missing network."""
    book = dict(opens(t.rules(view["game"]), "rules"), **{"class": "row"})
    eyes = [_setting(name, settings[name], t) for name in EYES]
    rows = [home.language_picker(t)] + eyes + [
        _setting("faces", t.deck, t) if faces else None,
        _row("settings", "gear", t("home-settings")),
        _row("keys", "more", t("keys-title")),
        h("a", book, icon("book"), t("home-rules", game=t(view["game"] + "-name"))),
        _row("share", "share", t("share-title")),
        _row("file", "file", t("fault-save-file")),
        _row("fair", "check", t("fair-title")),
        _row("leave", "back", t("table-leave")),
    ]
    listed = h("ul", {"class": "rows"}, [h("li", {"data-row": row[1].get("data-command")}, row) for row in rows if row])
    return panel("menu", t("table-menu"), [home.offline(offline, t), listed], t)


def _setting(name, chosen, t):
    return h("div", {"class": "field-row"}, h("span", None, t("settings-" + name)), choice(name, chosen, t))


def _row(command, sign, text):
    return h("button", {"class": "row", "type": "button", "data-command": command}, icon(sign), text)


def keys(letters, on, t):
    """The keys of the table; `letters` are those that ask, in force or not."""
    rows = [(letter.upper(), t("status-key-" + letter)) for letter in letters] + [("?", t("keys-this"))]
    table = h("dl", {"class": "keys"}, [h("div", None, h("dt", None, h("kbd", None, letter)), h("dd", None, words))
                                        for letter, words in rows])
    note = None if on else h("p", {"class": "cap"}, t("keys-off"))
    return panel("keys", t("keys-title"), h("div", None, h("p", None, t("keys-move")), table, note), t)


def panel(name, title, content, t):
    """A panel over the table with a title and a way out."""
    heading = h("header", None, h("h2", {"id": "panel-title"}, title), icon_button("close", "close", t("table-close")))
    attrs = {
        "key": name,
        "class": "panel on-paper",
        "role": "dialog",
        "aria-modal": "true",
        "aria-labelledby": "panel-title",
        "data-panel": name,
    }
    return h("section", attrs, h("i", {"class": "grip"}), heading, content)


def fault(name, t):
    """What is wrong with the storage, said once."""
    attrs = {
        "key": "fault",
        "class": "panel on-paper",
        "role": "alertdialog",
        "aria-modal": "true",
        "aria-label": t("fault-" + name + "-title"),
        "data-panel": "fault",
    }
    close = icon_button("close", "close", t("table-close"))
    return h("section", attrs, h("header", None, h("span", {"class": "grow"}), close), home.fault_notice(name, t))
