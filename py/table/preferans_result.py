"""The result of a hand: what it changed on the sheet, what the match stands at, the wish to stop."""

from table.cards import tiny_row
from table.preferans_sheet import sheet
from table.preferans_words import choice_of
from table.rule import rule_link
from table.sheets import plain, signed
from table.vnode import h

SCALES = ("bule", "supe")


def lines(view, ui, t):
    """A line a seat in the sheet's own figures, and how they are read."""
    rows = [_line(row, ui, t) for row in view["result"]["rows"]]
    return rows + [h("li", {"key": "scale", "class": "scale"}, t("preferans-scale"))] if rows else []


def _line(row, ui, t):
    name, tone = t.name(row["seat"]), "good" if row["change"] > 0 else "bad"
    title = h("b", None, name, " ", h("small", None, t(row["role"])))
    said = [h("li", None, t(item), rule_link(item, ui, t)) for item in row["items"] if item["part"] != "share"]
    won = h("span", {"class": "won"}, [tiny_row(cards, t) for cards in row["tricks"]]) if row["tricks"] else None
    text = h("div", {"class": "txt"}, title, won, h("ul", {"class": "items"}, said), _settled(row, t))
    attrs = {"key": row["seat"], "data-p": row["seat"] % 4, "class": tone if row["change"] else None}
    return h("li", attrs, h("span", {"class": "coin", "aria-hidden": "true"}, name[:1]), text, _written(row, t))


def _written(row, t):
    """The figures of the sheet that changed, before and after; the bule always."""
    figures = [(scale, row["sheet"][scale]) for scale in SCALES]
    return h("div", {"class": "sum num"}, [_figure(scale, pair, t) for scale, pair in figures
                                           if scale == "bule" or pair[0] != pair[1]])


def _figure(scale, pair, t):
    """A figure; its change is good where bule are written off or supe written."""
    before, after = pair
    label = t("preferans-bule" if scale == "bule" else "preferans-supe-for")
    first = [plain(before), " → "] if before != after else []
    tone = "good" if (after < before) == (scale == "bule") else "bad"
    changed = h("span", {"class": tone}, h("b", {"class": "d"}, plain(after))) if first else h("b", None, plain(after))
    return h("span", {"key": scale, "class": "ab"}, h("small", None, label), " ", first, changed)


def _settled(row, t):
    """What the seat would have if the match ended now, and what has moved it; None where nothing has."""
    if not row["items"]:
        return None
    now = [t("preferans-if-now"), ": ", plain(row["before"]), " → ", h("b", None, plain(row["after"]))]
    terms = [h("li", {"key": place}, _term(row["items"][place], t)) for place in range(len(row["items"]))]
    return h("div", {"class": "settled"}, h("p", {"class": "num"}, now), h("ul", None, terms))


def _term(item, t):
    label = t(item) if item["part"] == "share" else t("preferans-" + item["part"])
    return [label, " ", h("b", {"class": "calc"}, signed(item["points"]))]


def after(view, ui, t):
    """How the match stands, what has to be said about ending it here, the sheet with its settlement."""
    now = view["result"]["now"]
    stands = h("p", {"key": "now", "class": "prefnow"}, t(now)) if now else None
    stop = None if ui.get("bare") else _stop(view, t)  # a lesson and a table in another page end by themselves
    return h("div", {"key": "after", "class": "prefafter"}, [stands, stop, sheet(view, t)])


def _stop(view, t):
    """The wish to stop, or the answer to another's; None when there is nothing to say."""
    words = [choice_of(choice, t) for choice in view["choices"] + view.get("calls", [])]
    if not words:
        return None
    text = t(view["prompt"]) if view["choices"] else t("preferans-stop-help")
    return h("div", {"key": "stop", "class": "prefstop"}, h("p", None, text), h("div", {"class": "actions"}, words))
