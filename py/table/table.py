"""The table: one virtual tree from a view.

`render(view, ui, t)` draws what docs/protocol.md calls a View. `t` gives
sentences (`text.Text`): `t(message)`, `t(key, **args)`, `t.card(name)`, `t.name(seat)`. `ui` is
the page's own state, a dict:

- `rules`: address of the game's rules page;
- `chosen`: cards chosen to be laid away; `focus`: the card the keyboard is at;
- `why`: the reason shown (a message), or None; `hint`: the hint shown in its place (docs/protocol.md), or None;
- `advice`: whether a hint can be had, "open" or "shut"; without one there is no lamp;
- `hold`: the finished trick still lies on the table;
- `thinking`: the seat in turn shows its dots; `waiting`: the engine has not answered yet;
- `asked`: what the page asks (a message) in the place of the view's question, or None;
- `can_undo`: a decision can be taken back;
- `panel`: None, "score", "log" or "last-trick"; `over`: a node laid over the table, or None;
- `offline`: what is said of a missing network, or None;
- `bare`: the table stands in another page, without its bar;
- `beside`: there is room for the sheet and the log beside the table;
- `explains`: tags with a help can be pressed; `show_last_trick`: settings;
- `rail`: "left" puts the landscape rail there.

Only `rules` and `chosen` must be there. What acts carries
`data-action`, `data-select` or `data-command` (leave, score, log, menu, undo, hint,
last-trick, close).
"""

from table import field, hand, hint, panels, parts, places, say, seats
from table.cards import icon, icon_button
from table.choice import description
from table.cloth import cloth
from table.kept import by
from table.rule import opens
from table.vnode import h


def render(view, ui, t):
    """The table as the viewing seat sees it."""
    attrs = {"key": "table", "class": "table", "data-screen": "table", "data-game": view["game"],
             "data-players": view["players"], "data-rail": ui.get("rail")}
    over = [panels.scrim(), ui["over"]] if ui.get("over") else panels.render(view, ui, t)
    note = parts.draw("note", view, t) or t("table-deal", number=view["number"])
    bar = None if ui.get("bare") else _bar(view["game"], note, ui.get("offline"), t)
    return h("div", attrs, cloth(bool(over), bar, _parts(view, ui, t)), over)


def _parts(view, ui, t):
    """The grid's cells, in the order they are read."""
    around = [seats.render(view, ui, t, seat) for seat in places.others(view)]
    mine = seats.render(view, ui, t, places.viewer(view))
    board = [parts.draw("board", view, ui, t)]
    cells = [field.render(view, ui, t), say.render(view, ui, t), hand.render(view, ui, t)]
    pad = [parts.draw("pad", view, ui, t)]
    side = panels.side(view, t) if ui.get("beside") else None
    return around + board + cells + pad + [mine, _tools(ui.get("can_undo"), ui.get("advice"), t), side]


@by(lambda *shown: shown)
def _bar(game, note, offline, t):
    number = h("small", None, note, _offline(t) if offline else None)
    return h("header", {"key": "bar", "class": "bar"},
             icon_button("leave", "back", t("table-leave")),
             h("h1", {"class": "unconnected" if offline else None}, t(game + "-name"), number),
             _book(game, t),
             icon_button("score", "sheet", t("table-score"), "ps"),
             icon_button("log", "log", t("table-log"), "ps"),
             icon_button("menu", "more", t("table-menu")))


def _offline(t):
    return h("span", {"class": "offline"}, icon("off", "sm"), h("span", None, t("offline-sign")))


def _book(game, t):
    """The rules: the table stays as it is."""
    attrs = {"class": "btn icon book", "aria-label": t("home-rules", game=t(game + "-name"))}
    return h("a", dict(opens(t.rules(game), "rules"), **attrs), icon("book"))


@by(lambda *shown: shown)
def _tools(can_undo, advice, t):
    """The buttons under the thumb. Where nothing can be taken back the place stays, so that none of them moves."""
    none = {"class": "btn icon none", "aria-hidden": "true"}
    undo = icon_button("undo", "undo", t("table-undo")) if can_undo else h("span", none)
    return h("div", {"key": "tools", "class": "tools"}, undo, _lamp(advice, t) if advice else None,
             icon_button("score", "sheet", t("table-score"), "ls"),
             icon_button("log", "log", t("table-log"), "ls"))


def _lamp(advice, t):
    """The button that asks for a hint, in the shade while it is nobody's turn here."""
    shut = "true" if advice == "shut" else None
    attrs = {"class": "btn icon lamp", "type": "button", "data-command": "hint", "aria-label": t("hint-title"),
             "aria-disabled": shut, "aria-describedby": "why-hint" if shut else None}
    note = description("why-hint", hint.NOT_YOURS if shut else None, t)
    return [h("button", attrs, icon("lamp")), note]
