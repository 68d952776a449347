"""The settings: language, colours, speed, motion, suits, faces, speech, keys. Each is in force at once."""

from table.cards import icon_button
from table.newgame import dropdown, segments
from table.settings import CHOICES, ORDER
from table.text import LANGUAGES
from table.vnode import h

HELP = ("speed", "suits", "faces", "keys")


def render(settings, t):
    """The page of settings."""
    attrs = {"key": "settings", "class": "sheetpage on-paper", "data-screen": "settings"}
    title = h("h1", {"tabindex": "-1", "data-refuge": True}, t("settings-title"))
    top = h("header", {"class": "top"}, icon_button("back", "back", t("new-back")), title)
    return h(
        "div", attrs, top, h("div", {"class": "form"}, _language(t), [_setting(name, settings, t) for name in ORDER])
    )


def _language(t):
    choice = dropdown("lang", "", LANGUAGES, t.language, {"aria-label": t("settings-language")})
    return h("section", None, h("h2", None, t("settings-language")), h("span", {"class": "pick box"}, choice))


def _setting(name, settings, t):
    title = t("settings-" + name)
    values = [(value, t("settings-" + name + "-" + value)) for value in CHOICES[name]]
    help_text = h("p", {"class": "hint"}, t("settings-" + name + "-help")) if name in HELP else None
    choice = segments(name, title, values, settings[name], {"class": "wide", "data-setting": name})
    return h("section", {"key": name}, h("h2", None, title), choice, help_text)
