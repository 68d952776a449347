"""Raub's sheet: a column a player, counting down; a refe is a stroke across all columns."""

from table.cards import hidden
from table.kept import by_place
from table.sheets import folded, plain, signed
from table.vnode import h

SEAT_SHAPES = ("M-10 0a10 10 0 0 1 20 0a10 10 0 0 1-20 0Z", "M-9-9H9V9H-9Z", "M0-12 11.3 8H-11.3Z",
               "M0-12.8 12.8 0 0 12.8-12.8 0Z")
"""The players' marks, about 20 units wide."""


def render(view, t):
    """The ledger: the score after each deal, beside it the change, before it the solo player's mark."""
    sheet = view["sheet"]
    old, fresh = in_sight(marked(sheet))
    start = _start(view, t)
    tables = [_fold(view, t, start, old), _table(view, t, None, fresh)] if old else [_table(view, t, start, fresh)]
    attrs = {"key": "ledger", "class": "ledgers num", "data-players": view["players"]}
    return h("div", attrs, _names(view, t), tables, _waiting(sheet["waiting"], t))


def marked(sheet):
    """The rows in order, each with whether it is a refe that a doubled deal has used: `[(row, used)]`."""
    used = sum([row["refe"] for row in sheet["rows"]]) - sheet["waiting"]
    rows = []
    for row in sheet["rows"]:
        rows.append((row, row["refe"] > 0 and used > 0))
        used -= row["refe"]
    return rows


def in_sight(rows):
    """`(old, fresh)`: what is folded away and what is seen. A refe that waits stays in sight."""
    old, fresh = folded(rows)
    waiting = [(row, used) for row, used in old if row["refe"] and not used]
    return old, waiting + fresh


# ---- drawing


def _names(view, t):
    """The names above the columns, for those who look; each table tells them to those who listen."""
    names = [h("span", {"data-p": seat % 4}, seat_mark(seat), t.name(seat)) for seat in range(view["players"])]
    return h("div", {"class": "heads", "aria-hidden": "true"}, h("i"), names)


def _table(view, t, start, rows):
    seats = range(view["players"])
    columns = h("colgroup", None, h("col", {"class": "nr"}), [h("col") for _ in seats])
    names = [h("th", {"scope": "col"}, t.name(seat)) for seat in seats]
    head = h("tr", None, h("th", {"scope": "col"}, t("table-deal-column")), names)
    return h("table", {"key": "rows", "class": "raubsheet"}, h("caption", {"class": "vh"}, t("table-score")), columns,
             h("thead", {"class": "vh"}, head), h("tbody", None, start, [_row(row, used, t) for row, used in rows]))


def _fold(view, t, start, old):
    """The deals folded away: one line with the scores after the last of them, which unfolds."""
    last = old[-1][0]
    span = h("span", {"class": "nr"}, f"{old[0][0]['number']}–{last['number']}", hidden(t("sheet-unfold")))
    totals = [h("b", None, plain(cell["total"])) for cell in last["cells"]]
    return h("details", {"key": "fold", "class": "fold"}, h("summary", None, span, totals),
             lambda: _table(view, t, start, old))


def seat_mark(seat):
    """A player's mark: a form beside the colour, since colours alone do not tell everybody apart."""
    form = h("path", {"d": SEAT_SHAPES[seat % 4]})
    return h("svg", {"class": "seatmark", "data-p": seat % 4, "viewBox": "-13 -13 26 26", "aria-hidden": "true"}, form)


def _start(view, t):
    label = h("th", {"scope": "row"}, hidden(t("table-start")))
    return h("tr", {"key": "start", "class": "start"}, label,
             [h("td", None, view["sheet"]["start"]) for _ in range(view["players"])])


@by_place(lambda row, used: row["number"])
def _row(row, used, t):
    return _refe(row, used, t) if row["refe"] else _deal(row, t)


def _refe(row, used, t):
    text = t(row["note"]) if row["note"] else t("table-refe")
    stroke = h("td", {"colspan": len(row["cells"])}, h("span", None, text))
    return h("tr", {"key": row["number"], "class": ["refe", used and "used"]}, _number(row), stroke)


def _number(row):
    return h("th", {"scope": "row"}, row["number"])


def _deal(row, t):
    twice = h("span", {"class": "twice"}, "×2", hidden(" " + t("table-doubled"))) if row["doubled"] else None
    number = h("th", {"scope": "row"}, row["number"], twice)
    cells = row["cells"]
    return h("tr", {"key": row["number"]}, number, [_cell(cells[seat], seat, t) for seat in range(len(cells))])


def _cell(cell, seat, t):
    """Mark, score, change. A failure is underlined in red, the score of one who dropped out is grey."""
    part = cell.get("part")
    solo = h("span", {"class": "by"}, seat_mark(seat), hidden(t("raub-role-solo"))) if part == "solo" else None
    change = h("i", None, "·" if part == "dropped" else signed(cell["change"]))
    attrs = {"class": [cell.get("failed") and "failed", part == "dropped" and "dropped"]}
    return h("td", attrs, solo, h("span", {"class": "total"}, plain(cell["total"])), " ", change)


def _waiting(count, t):
    return h("p", {"class": "waiting"}, t("table-refe-waiting", count=count)) if count else None
