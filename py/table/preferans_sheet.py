"""The sheet of Preferans as kept on paper: a panel a player, bule in the middle, supe on both sides.

Where there is room all three panels lie open; else one, and the others show what still counts.
"""

from table.cards import hidden
from table.kept import by_place
from table.sheets import plain, signed
from table.vnode import h

COLUMNS = (("left_supe", "left"), ("bule", None), ("right_supe", "right"))
PLAYERS = 3


def sheet(view, t):
    """The whole sheet. `view["touched"]` has the entry that explains itself and the panel that is open."""
    kept = view["sheet"]
    if "panels" not in kept:
        return h("div", {"key": "ledger"})
    touched = view.get("touched") or {}
    mine = view["seat"] or 0
    front = mine if touched.get("panel") is None else touched["panel"]
    panels = [_panel(kept["panels"][seat], _side(kept, front, seat), touched.get("entry"), t)
              for seat in (kept["panels"][mine]["left"], mine, kept["panels"][mine]["right"])]
    return h("div", {"key": "ledger", "class": "prefsheet num"}, _title(kept, t),
             h("div", {"class": "prefpanels"}, panels), _note(kept, touched.get("entry"), t), _settlement(kept, t))


def _side(kept, front, seat):
    """Where a panel lies when one is open: "front", or at the side where its player sits."""
    if seat == front:
        return "front"
    return "left" if kept["panels"][front]["left"] == seat else "right"


def _title(kept, t):
    return h("p", {"class": "prefhead"}, h("b", None, t("preferans-sheet")),
             h("span", None, t("preferans-left", total=kept["total"])))


# ---- a panel


def _panel(panel, side, entry, t):
    seat = panel["seat"]
    tab = {"class": "preftab", "type": "button", "data-command": "panel", "data-seat": seat,
           "aria-expanded": "true" if side == "front" else "false"}
    title = h("h3", None, h("button", tab, h("i", {"class": "dot"}), t.name(seat)))
    columns = [_column(panel, name, panel.get(other), entry, t) for name, other in COLUMNS]
    attrs = {"key": seat, "class": "prefpanel", "data-p": seat, "data-side": side}
    return h("section", attrs, title, h("div", {"class": "prefcols"}, columns), _totals(panel["totals"], t))


@by_place(lambda panel, name, other, entry: (panel["seat"], name))
def _column(panel, name, other, entry, t):
    bule = h("i", None, t("preferans-bule"))
    head = bule if other is None else [h("i", {"class": "dot", "data-p": other}), t.name(other)]
    entries = [_entry(panel[name][place], f"{panel['seat']}.{name}.{place}", entry, t)
               for place in range(len(panel[name]))]
    attrs = {"key": name, "class": ["prefcol", "main" if other is None else "supe"]}
    return h("div", attrs, h("h4", None, head), h("ol", None, entries))


def _entry(entry, name, touched, t):
    """A figure, a refa or a hat; touched, it says where it comes from."""
    classes = ["entry", entry["kind"], "struck" if entry["struck"] else None]
    attrs = {"class": classes, "type": "button", "data-command": "entry", "data-entry": name,
             "aria-pressed": "true" if touched == name else "false"}
    number = h("small", {"aria-hidden": "true"}, entry["hand"]) if entry["hand"] else None
    return h("li", {"key": name, "class": classes[1:]}, h("button", attrs, _written(entry, t), number))


def _written(entry, t):
    """What stands on the paper, and its name for those who listen."""
    if entry["kind"] == "value":
        struck = hidden(" " + t("preferans-struck")) if entry["struck"] else None
        return [h("span", None, plain(entry["value"])), struck]
    key = "preferans-mark-" + entry["kind"] + ("-struck" if entry["struck"] else "")
    return [h("span", {"class": "mark", "aria-hidden": "true"}), hidden(t(key))]


def _totals(totals, t):
    """What the settlement is made of; the bule count ten each, less what would be written off."""
    bule = totals["result"] - totals["supe_for"] + totals["supe_against"]
    off = plain(totals["written_off"]) if totals["written_off"] else 0
    label = t("preferans-bule-counted", bule=plain(totals["bule"]), off=off)
    lines = [(t("preferans-supe-for"), totals["supe_for"]), (t("preferans-supe-against"), -totals["supe_against"]),
             (label, bule)]
    tone = "bad" if totals["result"] < 0 else "good" if totals["result"] > 0 else None
    result = _line(t("preferans-result"), totals["result"], ["prefresult", tone])
    return h("dl", {"class": "preftotals"}, [_line(words, value) for words, value in lines], result)


def _line(words, value, classes=()):
    return h("div", {"class": list(classes)}, h("dt", None, words), h("dd", None, signed(value) if value else "0"))


# ---- below the panels


def _note(kept, name, t):
    """What the touched entry says."""
    entry = _named(kept, name)
    if not entry:
        return h("p", {"key": "note", "class": "prefnote", "role": "status"}, t("preferans-touch"))
    return h("p", {"key": "note", "class": "prefnote told", "role": "status"}, t(entry["note"]))


def _named(kept, name):
    """The entry of that name, or None."""
    seat, column, place = name.split(".") if name else ("0", "bule", "-1")
    entries = kept["panels"][int(seat)][column]
    return entries[int(place)] if 0 <= int(place) < len(entries) else None


def _settlement(kept, t):
    """Who would pay whom now, or pays whom at the end."""
    title = t("preferans-settled") if kept["over"] else t("preferans-if-now")
    rows = [_payment(payment, t) for payment in kept["payments"]]
    nobody = None if rows else h("p", None, t("preferans-even"))
    return h("div", {"key": "pays", "class": "prefpays"}, h("h4", None, title), nobody, h("ul", None, rows))


def _payment(payment, t):
    payer, receiver = [h("span", {"data-p": seat}, h("i", {"class": "dot"}), t.name(seat))
                       for seat in (payment["from"], payment["to"])]
    drawn = h("span", {"class": "prefpay", "aria-hidden": "true"}, payer,
              h("span", {"class": "prefarrow"}, h("b", None, payment["amount"])), receiver)
    return h("li", {"key": payment["from"] * PLAYERS + payment["to"]}, drawn, hidden(t(payment["text"])))


def course(view):
    """How everybody's bule went, for the chart; it is their sum that ends a match."""
    kept = view["sheet"]
    columns = [_after_each(panel["bule"], kept["hands"]) for panel in kept["panels"]]
    return [[panel["seat"]] for panel in kept["panels"]], [list(row) for row in zip(*columns)], None


def _after_each(entries, hands):
    """What a column's figure was at the start and after each hand."""
    written = {entry["hand"]: entry["value"] for entry in entries if entry["kind"] == "value"}
    figures = [written[0]]
    for hand in range(1, hands + 1):
        figures.append(written.get(hand, figures[-1]))
    return figures
