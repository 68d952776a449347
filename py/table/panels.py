"""The score sheet, the log of this deal, the last trick.

They lie beside the table when there is room, and over it when there is not.
"""

from table import chart, parts
from table.cards import icon, icon_button, shown, small_face
from table.kept import by, by_place
from table.vnode import h

SHEET = ("game", "sheet", "extra", "players", "seat", "names", "options", "touched")
"""What of a view a score sheet may be made from."""

PANELS = ("score", "log", "last-trick")


def side(view, t):
    """The slips beside the table; the style sheet hides them without room."""
    return h("aside", {"key": "side", "class": "side on-paper", "aria-label": t("table-side")},
             h("div", {"class": "slip"}, h("h2", None, t("table-score")), _kept_sheet(view, t)), _slip(view["log"], t))


@by(lambda view: [view.get(name) for name in SHEET])
def _kept_sheet(view, t):
    return _sheet(view, t)


@by(lambda log: log)
def _slip(log, t):
    return h("div", {"class": "slip log"}, h("h2", None, t("table-log")), _lines(log, t))


def render(view, ui, t):
    """The panel `ui["panel"]` asks for over its scrim, as a list; empty without one."""
    name = ui.get("panel")
    if name not in PANELS:
        return []
    return [scrim(), _panel(name, view, t)]


def scrim():
    """The shadow under a panel; a tap on it closes the panel."""
    return h("div", {"key": "scrim", "class": "scrim", "data-command": "close"})


def _panel(name, view, t):
    content = {"score": _score, "log": _log, "last-trick": _last_trick}[name](view, t)
    title = h("h2", {"id": "panel-title"}, t("table-" + name))
    close = icon_button("close", "close", t("table-close"))
    attrs = {"key": name, "class": "panel on-paper", "role": "dialog", "aria-modal": "true",
             "aria-labelledby": "panel-title", "data-panel": name}
    return h("section", attrs, h("i", {"class": "grip"}), h("header", None, title, close), content)


def _score(view, t):
    return [_sheet(view, t), print_button(t)]


def _sheet(view, t):
    return parts.draw("sheet", view, t)


def course(view, t):
    """How the match went: its scores as a chart, where the game has one, and the sheet."""
    told = parts.draw("course", view)
    if not told:
        return None
    seats, rows, goal = told
    names = [" & ".join([t.name(seat) for seat in side]) for side in seats]
    return h("section", {"key": "course", "class": "course"}, chart.scores(names, rows, goal, t), _sheet(view, t),
             print_button(t))


def print_button(t):
    """A button that prints the sheet."""
    attrs = {"key": "print", "class": "btn text print", "type": "button", "data-command": "print"}
    return h("button", attrs, icon("file", "sm"), t("sheet-print"))


def _log(view, t):
    """The last trick as cards, then all that has happened in this deal."""
    return [_last_trick(view, t), h("div", {"class": "log"}, _lines(view["log"], t))]


def _lines(messages, t):
    """What has happened, a line each; a finished trick is one line."""
    lines, trick = [], []
    for message in messages:
        if message["key"] == "play":
            trick.append(message)
        elif message["key"] == "trick":
            lines.append(_taken(len(lines), trick, message, t))
            trick = []
        else:
            lines.append(_line(len(lines), message, t))
    return h("ol", None, lines + [_line(len(lines) + place, trick[place], t) for place in range(len(trick))])


@by_place(lambda place, message: place)
def _line(place, message, t):
    return h("li", None, t(message))


@by_place(lambda place, plays, taken: place)
def _taken(place, plays, taken, t):
    """A trick: its cards in order, each over the initial of who played it, and who took it."""
    cards = [h("span", None, h("i", {"class": "card", "data-suit": play["args"]["card"][1]},
                               small_face(play["args"]["card"])), h("b", None, t.name(play["args"]["seat"])[:1]))
             for play in plays]
    told = " ".join([t(play) for play in plays])
    drawn = h("span", {"class": "tiny", "role": "img", "aria-label": told}, cards)
    return h("li", {"class": "took"}, drawn, h("span", None, t(taken)))


def _last_trick(view, t):
    last = view["last_trick"]
    if not last:
        return None
    cards = [_figure(played, last["winner"], t) for played in last["cards"]]
    taken = t({"key": "trick", "args": {"seat": last["winner"]}})
    return h("div", None, h("div", {"class": "lastbig"}, cards), h("p", {"class": "cap"}, taken))


def _figure(played, winner, t):
    classes = [played["seat"] == winner and "taking"]
    caption = h("figcaption", None, t.name(played["seat"]))
    return h("figure", {"class": classes}, shown(played["card"], t), caption)
