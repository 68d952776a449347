"""The result of a cribbage deal: every count as it is told, its cards beside it, and what the throw was worth."""

from table import cribbage_count as count
from table.cards import face, hidden, tiny_row
from table.cribbage_sheet import names
from table.cribbage_show import by_rank
from table.rule import rule_link
from table.sheets import plain, signed
from table.vnode import h

IN_PLAY = ("heels", "play", "muggins", "excess")


def lines(view, ui, t):
    """A line a side: what it pegged in the play, then its hands and the crib item by item."""
    return [_line(view, ui, t, place) for place in range(len(view["result"]["rows"]))]


def _line(view, ui, t, place):
    row = view["result"]["rows"][place]
    side = view["extra"]["sides"].index(row["seats"])
    name = names(t, row["seats"])
    role = h("small", None, t(row["role"])) if row["role"] else None
    coin = h("span", {"class": "coin", "aria-hidden": "true"}, name[:1])
    parts = [_group(view, ui, t, place, start, end) for start, end in _groups(row["items"])]
    title = h("div", {"class": "txt"}, h("b", None, name, " ", role))
    then = h("span", {"class": "ab"}, row["before"], " → ", h("b", None, row["after"]))
    change = h("span", {"class": "d"}, signed(row["change"]) if row["change"] else "0")
    return h("li", {"key": row["seat"], "data-p": side, "class": "counts"}, coin, title,
             h("div", {"class": "sum num"}, change, then), parts)


def _groups(items):
    """The stretches of items that belong together, each (start, end)."""
    starts = [place for place in range(len(items)) if not place or _kind(items[place]) != _kind(items[place - 1])]
    return [(start, end) for start, end in zip(starts, starts[1:] + [len(items)])]


def _kind(item):
    group = "play" if item["group"] in IN_PLAY else item["group"]
    return (group, item["seat"] if group in ("hand", "crib") else None)


def _group(view, ui, t, place, start, end):
    items = view["result"]["rows"][place]["items"][start:end]
    group = _kind(items[0])[0]
    total = h("b", {"class": "calc"}, plain(sum([item["points"] for item in items])))
    title = h("h3", None, _title(view, items[0], group, t), " ", total)
    missed = _missed(view, ui, items) if group in ("hand", "crib") else []
    told = [_item(ui, t, items[number], f"{place}.{start + number}", number in missed) for number in range(len(items))]
    row = _cards(view, ui, t, items, place, start) if group in ("hand", "crib") else None
    return h("section", {"key": start, "class": "counted-hand"}, title, row, h("ul", {"class": "counted"}, told))


def _title(view, item, group, t):
    """What was counted; of a pair also whose hand it is."""
    if group == "hand" and view["players"] > len(view["extra"]["sides"]):
        return t({"key": "cribbage-label-hand", "args": {"seat": item["seat"]}})
    return t("cribbage-group-" + group)


def _missed(view, ui, items):
    """The places of the items that were not counted; the line that says how many they are has no cards."""
    place, _ = _entry(view, items[0])
    real = [item for item in items if item["points"] >= 0]
    points = sum([item["points"] for item in items])
    return count.split(real, points, ui["own"].get("marks", {}).get(place))[1]


def _entry(view, item):
    """The count that an item is of: its place in the show, and what is known of it."""
    for place, entry in enumerate(view["extra"]["show"]):
        if entry["seat"] == item["seat"] and entry["what"] == item["group"]:
            return place, entry
    return None, None


def _item(ui, t, item, name, missed):
    """An item; where it has cards, a button that shows which."""
    link = rule_link(item, ui, t) if item["group"] in ("beyond", "excess", "muggins") else []
    text = t(item)
    if not item["cards"]:
        return h("li", {"key": name}, h("span", {"class": "chip"}, text, _points(item)), link)
    lit = ui["own"].get("item") == name
    attrs = {"class": ["chip", missed and "missed"], "type": "button", "data-command": "item", "data-item": name,
             "aria-pressed": "true" if lit else "false"}
    seen = tiny_row(item["cards"], t) if lit and _kind(item)[0] == "play" else None
    return h("li", {"key": name}, h("button", attrs, text, _points(item)), seen, link)


def _points(item):
    """The points, small where the sentence says what they come to."""
    told = item["group"] in ("hand", "crib") and item["points"] >= 0
    return h("small" if told else "b", {"class": "num"}, " " + signed(item["points"]))


def _cards(view, ui, t, items, place, start):
    """The cards that were counted, the starter apart; those of the item that was touched stand out."""
    _, entry = _entry(view, items[0])
    if not entry:
        return None
    held = [f"{place}.{start + number}" for number in range(len(items))]
    name = ui["own"].get("item")
    lit = items[held.index(name)]["cards"] if name in held else []
    shown = [_small(card, t, card in lit) for card in by_rank(entry["cards"])]
    starter = view["extra"]["starter"]
    return h("span", {"class": "counted-cards"}, shown, h("i", {"class": "plus"}, "+"),
             _small(starter, t, starter in lit))


def _small(card, t, lit):
    attrs = {"key": card, "class": ["card", lit and "lit"], "data-suit": card[1]}
    return h("span", attrs, face(card), hidden(t.card(card) + " "))


# ---- the discard helper


def after(view, ui, t):
    """What every way of laying away was worth before the starter was turned, the best first."""
    throws = view["extra"]["throws"]
    if not throws:
        return None
    mine = [throw["yours"] for throw in throws].index(True)
    best = throws[0]["total"] - throws[mine]["total"]
    cost = {"cost": decimal(best, t), "place": mine + 1}
    verdict = t("cribbage-throw-best") if best < 0.005 else t("cribbage-throw-cost", **cost)
    titles = ("cribbage-throw", "cribbage-throw-hand", "cribbage-throw-range", "cribbage-throw-crib",
              "cribbage-throw-total")
    head = h("tr", None, [h("th", {"scope": "col"}, t(key)) for key in titles])
    table = h("table", {"class": "throws num"}, h("caption", {"class": "vh"}, t("cribbage-throws")),
              h("thead", None, head), h("tbody", None, [_throw(throw, t) for throw in throws]))
    tables = " / ".join(sorted({throw["table"] for throw in throws}))
    source = h("p", {"class": "cap"}, t("cribbage-throw-source", table=tables))
    summary = h("summary", None, h("b", None, t("cribbage-throws")), " ", h("span", None, verdict))
    return h("details", {"key": "throws", "class": "throws-box"}, summary, table, source)


def _throw(throw, t):
    """One way of laying away; into an opponent's crib its worth is taken off."""
    sign = 1 if throw["total"] >= throw["hand"] else -1
    yours = [" ", h("span", {"class": "tag"}, t("cribbage-throw-yours"))] if throw["yours"] else None
    attrs = {"key": " ".join(throw["throw"]), "class": "yours" if throw["yours"] else None}
    return h("tr", attrs, h("th", {"scope": "row"}, tiny_row(throw["throw"], t), yours),
             h("td", None, decimal(throw["hand"], t)), h("td", None, f"{throw['low']}–{throw['high']}"),
             h("td", None, ("+" if sign > 0 else "−") + decimal(throw["crib"], t)),
             h("td", None, h("b", None, decimal(throw["total"], t))))


def decimal(value, t):
    """A number with two decimals as it is written in the language."""
    text = f"{abs(value):.2f}"
    sign = "−" if value < 0 else ""
    return sign + (text if t.language == "en" else text.replace(".", ","))
