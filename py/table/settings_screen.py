"""The settings, each in force at once, and what to do with all that is kept of the player."""

from table import home
from table.cards import icon, icon_button
from table.newgame import dropdown, segments
from table.settings import CHOICES, ORDER
from table.text import LANGUAGES
from table.vnode import h

HELP = ("speed", "suits", "faces", "confirm", "keys")


def render(settings, t, doomed=None, promise="unknown"):
    """The page of settings.

    `doomed`: how many games are to be deleted, once that is asked for; `promise`: whether the browser has promised
    to keep what is saved, "yes", "no" or "unknown".
    """
    attrs = {"key": "settings", "class": "sheetpage on-paper", "data-screen": "settings"}
    title = h("h1", {"tabindex": "-1", "data-refuge": True}, t("settings-title"))
    top = h("header", {"class": "top"}, icon_button("back", "back", t("new-back")), title)
    form = h("div", {"class": "form"}, _language(t), [_setting(name, settings, t) for name in ORDER], _data(promise, t))
    page = h("div", {"key": "page", "class": "behind", "inert": doomed is not None}, top, form)
    return h("div", attrs, page, None if doomed is None else _farewell(doomed, t))


def _data(promise, t):
    """What is kept of the player, to be taken along, taken back or deleted, and what the browser says of it."""
    buttons = [h("button", {"class": "btn quiet", "type": "button", "data-command": command}, icon(sign, "sm"),
                 t("settings-data-" + command)) for command, sign in (("file", "file"), ("delete", "bin"))]
    taking = h("a", {"class": "btn quiet", "href": "#import=1", "data-command": "import", "data-to": "import=1"},
               icon("undo", "sm"), t("taking-open"))
    help_text = h("p", {"class": "hint"}, t("settings-data-help"))
    kept = h("p", {"class": "hint", "data-promise": promise}, t("keep-promise-" + promise), " ",
             h("a", {"href": "rescue.html"}, t("keep-rescue")))
    return h("section", {"key": "data"}, h("h2", None, t("settings-data")),
             h("p", {"class": "acts"}, buttons[0], taking, buttons[1]), help_text, kept)


def _farewell(count, t):
    text = t("settings-data-delete-text", count=count)
    return home.question(t("settings-data-delete-title"), text, {}, t)


def _language(t):
    language = dropdown("lang", "", LANGUAGES, t.language, {"aria-label": t("settings-language")})
    return h("section", None, h("h2", None, t("settings-language")), h("span", {"class": "pick box"}, language))


def _setting(name, settings, t):
    help_text = h("p", {"class": "hint"}, t("settings-" + name + "-help")) if name in HELP else None
    return h("section", {"key": name}, h("h2", None, t("settings-" + name)), choice(name, settings[name], t), help_text)


def choice(name, chosen, t):
    """The values of a setting side by side, `chosen` the one in force."""
    values = [(value, t("settings-" + name + "-" + value)) for value in CHOICES[name]]
    return segments(name, t("settings-" + name), values, chosen, {"class": "wide", "data-setting": name})
