"""Score sheets, kept the way each game is kept on paper."""

from table.cards import hidden
from table.vnode import h


def render(view, t):
    """The sheet of the view's game as a table."""
    return SHEETS[view["game"]](view, t)


def signed(points):
    """A change of score with its sign: +4, −2, and a dot for nothing."""
    if not points:
        return "·"
    return f"+{points}" if points > 0 else plain(points)


def plain(number):
    """A number with a true minus sign."""
    return f"−{-number}" if number < 0 else str(number)


# ---- Raub: a column a player, counting down; a refe is a stroke across


def ledger(view, t):
    """Raub's ledger: small the change of each deal, large the score after it."""
    sheet, seats = view["sheet"], range(view["players"])
    corner = h("th", {"scope": "col"}, hidden(t("table-deal-column")))
    head = h("tr", None, corner, [_name(t, seat) for seat in seats])
    label = h("th", {"scope": "row"}, hidden(t("table-start")))
    start = h("tr", {"class": "start"}, label, [h("td", None, sheet["start"]) for _ in seats])
    rows = _ledger_rows(sheet, t)
    table = h("table", {"class": "ledger num"}, h("caption", {"class": "vh"}, t("table-score")),
              h("thead", None, head), h("tbody", None, start, rows))
    return h("div", {"key": "ledger"}, table, _waiting(sheet["waiting"], t))


def _waiting(count, t):
    return h("p", {"class": "waiting"}, t("table-refe-waiting", count=count)) if count else None


def _name(t, seat):
    return h("th", {"scope": "col", "data-p": seat % 4}, h("i", {"class": "dot"}), t.name(seat))


def _ledger_rows(sheet, t):
    """The rows in order; a refe is struck out once a doubled deal has used it."""
    used = sum([row["refe"] for row in sheet["rows"]]) - sheet["waiting"]
    drawn = []
    for row in sheet["rows"]:
        if row["refe"]:
            drawn.append(_refe(row, used > 0, t))
            used -= row["refe"]
        else:
            drawn.append(_deal(row, t))
    return drawn


def _refe(row, used, t):
    text = t(row["note"]) if row["note"] else t("table-refe")
    stroke = h("td", {"colspan": len(row["cells"])}, h("span", None, text))
    return h("tr", {"key": row["number"], "class": ["refe", used and "used"]}, _number(row), stroke)


def _number(row):
    return h("th", {"scope": "row"}, row["number"])


def _deal(row, t):
    mark = h("span", {"class": "twice"}, "×2", hidden(" " + t("table-doubled"))) if row["doubled"] else None
    number = h("th", {"scope": "row"}, row["number"], mark)
    return h("tr", {"key": row["number"]}, number, [_cell(cell) for cell in row["cells"]])


def _cell(cell):
    return h("td", None, h("i", None, signed(cell["change"])), " ", h("span", None, cell["total"]))


SHEETS = {"raub": ledger}
