"""How a deal ended, line by line, and how the match ended."""

from table import panels, parts
from table.cards import icon, icon_button, suit_sign, tiny_row
from table.rule import rule_link
from table.sheets import plain, signed
from table.vnode import h

COUNTS_DOWN = ("raub",)

ONCE_MORE = (("replay", "log", "result-replay"), ("again", "undo", "result-again"), ("share", "share", "share-title"),
             ("fair", "check", "fair-title"))
"""What can be done with the deal: command, icon and words."""


def render(view, ui, t):
    """The result of the deal, and of the match when it is over.

    `ui` as for `table.render`. Buttons: `data-command` next, or new and leave
    at the end of the match; score opens the sheet.
    """
    over = view["match"] is not None
    screen = "match-result" if over else "deal-result"
    attrs = {"key": f"result{view['number']}", "class": "sheetpage on-paper", "data-screen": screen}
    body = h("div", {"class": "result"}, _verdict(view, t), _lines(view, ui, t), parts.draw("after", view, ui, t),
             panels.course(view, t) if over else None, None if ui.get("bare") else _once_more(t))
    if ui.get("bare"):
        return h("section", attrs, body)
    return h("section", attrs, _top(view, t), body, _match_buttons(t) if over else _deal_buttons(view, ui, t))


def _top(view, t):
    number = h("small", None, parts.draw("note", view, t) or t("table-deal", number=view["number"]))
    return h("header", {"class": "top"}, icon_button("leave", "back", t("table-leave")),
             h("h1", None, t(view["game"] + "-name"), " ", number), h("span", {"class": "grow"}),
             icon_button("score", "sheet", t("table-score")))


def _verdict(view, t):
    result = view["result"]
    titles = [result["title"]]
    if view["match"]:
        titles.insert(0, view["match"]["title"])
    sign = h("span", {"class": "trump"}, suit_sign(view["trump"])) if view["trump"] else None
    title = h("h2", {"tabindex": "-1", "data-refuge": True}, t(titles[0]))
    text = [h("p", None, t(line)) for line in titles[1:] + [result["text"]] if line]
    doubled = h("span", {"class": "tag"}, t("table-doubled")) if result["doubled"] else None
    return h("header", {"class": "verdict"}, sign, title, text, doubled)


# ---- one line a seat


def _lines(view, ui, t):
    own = parts.draw("lines", view, ui, t)
    return h("ol", {"class": "lines"}, own or [_line(view, ui, t, row) for row in view["result"]["rows"]])


def _line(view, ui, t, row):
    name = t.name(row["seat"])
    role = h("small", None, t(row["role"])) if row["role"] else None
    coin = h("span", {"class": "coin", "aria-hidden": "true"}, name[:1])
    title = h("b", None, name, " ", role)
    text = h("div", {"class": "txt"}, title, _won(row["tricks"], t), _items(row, ui, t))
    attrs = {"key": row["seat"], "data-p": row["seat"] % 4, "class": _tone(view, row["change"])}
    return h("li", attrs, coin, text, _sum(row))


def _tone(view, change):
    """Whether the change helps: some games count down."""
    if not change:
        return None
    return "good" if (change < 0) == (view["game"] in COUNTS_DOWN) else "bad"


def _won(tricks, t):
    return h("span", {"class": "won"}, [tiny_row(cards, t) for cards in tricks]) if tricks else None


def _items(row, ui, t):
    return h("ul", {"class": "items"}, [_item(item, ui, t) for item in row["items"]])


def _item(item, ui, t):
    points = h("b", {"class": "calc"}, signed(item["points"])) if item["points"] else None
    return h("li", None, t(item), points, rule_link(item, ui, t))


def _sum(row):
    then = h("span", {"class": "ab"}, plain(row["before"]), " → ", h("b", None, plain(row["after"])))
    change = signed(row["change"]) if row["change"] else "0"
    return h("div", {"class": "sum num"}, h("span", {"class": "d"}, change), then)


# ---- what next


def _once_more(t):
    buttons = [h("button", {"class": "btn text", "type": "button", "data-command": command}, icon(sign, "sm"),
                 t(said)) for command, sign, said in ONCE_MORE]
    return h("p", {"class": "acts once-more"}, buttons)


def _deal_buttons(view, ui, t):
    """The way on; a press before the engine is there is kept, and the words above it say so."""
    waits = h("p", {"key": "waits", "role": "status"}, t(ui["why"] or "table-setting")) if ui.get("pending") else None
    usual = {"key": "table-next-deal", "args": {"seat": view["result"]["next_dealer"]}}
    text = parts.draw("onward", view, t) or t(usual)
    return h("footer", {"class": "go"}, waits, _button("next", "primary", text))


def _match_buttons(t):
    home, again = _button("leave", "quiet", t("table-home")), _button("new", "primary", t("table-again"))
    return h("footer", {"class": "go"}, home, again)


def _button(command, kind, text):
    return h("button", {"class": ["btn", kind], "type": "button", "data-command": command}, text)
