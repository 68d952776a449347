"""Rabló's money sheet: a row a deal with contract, stake and doublings; what everybody has after it; the pot."""

from table import rablo_money
from table.cards import hidden
from table.kept import by_place
from table.rablo_call import sort
from table.rablo_contract import side_mark
from table.sheets import folded, plain, signed, totals
from table.vnode import h

DOUBLINGS = {1: 0, 2: 1, 4: 2, 8: 3}
"""How often the stake was doubled, by what it was multiplied with."""


def sheet(view, t):
    """Coins, the sheet, and every amount in words."""
    kept = view["sheet"]
    if "pot" not in kept:
        return h("div", {"key": "ledger"})
    old, fresh = folded(kept["rows"])
    start = _start(view, t)
    tables = [_fold(view, t, start, old), _table(view, t, None, fresh)] if old else [_table(view, t, start, fresh)]
    attrs = {"key": "ledger", "class": "moneysheet num"}
    return h("div", attrs, _coins(view, t), _names(view, t), tables, _told(kept["rows"], t))


def _names(view, t):
    """The names above the columns, for those who look; each table tells them to those who listen."""
    names = [h("b", {"data-p": seat % 4}, h("i", {"class": "dot"}), t.name(seat)) for seat in range(view["players"])]
    return h("div", {"class": "heads", "aria-hidden": "true"}, h("i"), names, h("i", None, t("rablo-pot")))


def _table(view, t, start, rows):
    names = [h("th", {"scope": "col"}, t.name(seat)) for seat in range(view["players"])]
    head = h("tr", None, h("th", {"scope": "col"}, t("table-deal-column")), names,
             h("th", {"scope": "col"}, t("rablo-pot")))
    columns = h("colgroup", None, h("col", {"class": "what"}), [h("col") for _ in names], h("col", {"class": "pot"}))
    caption = h("caption", {"class": "vh"}, t("table-score"))
    return h("table", {"key": "rows", "class": "ledger rablo"}, caption, columns,
             h("thead", {"class": "vh"}, head), h("tbody", None, start, [_row(row, t) for row in rows]))


def _start(view, t):
    money = [h("td", None, view["sheet"]["start"]) for _ in range(view["players"])]
    return h("tr", {"key": "start", "class": "start"}, h("th", {"scope": "row"}, t("table-start")), money,
             h("td", None, "–"))


def _fold(view, t, start, old):
    """The deals folded away: one line with what everybody had after the last of them, which unfolds."""
    last = old[-1]
    span = h("span", {"class": "nr"}, f"{old[0]['number']}–{last['number']}", hidden(t("sheet-unfold")))
    money = [h("b", None, plain(cell["total"])) for cell in last["cells"]]
    line = h("summary", None, span, money, h("b", None, last["pot"] or "–"))
    return h("details", {"key": "fold", "class": "fold"}, line, lambda: _table(view, t, start, old))


# ---- coins


def _coins(view, t):
    money = view["extra"]["money"] if view.get("extra") else None
    if not money:
        return None
    balances, pot = money["balances"], money["pot"]
    height = rablo_money.high(balances, pot)
    purses = [_purse(t, seat, balances[seat], height) for seat in range(view["players"])]
    caption = h("figcaption", None, h("i", None, t("rablo-pot")), h("b", None, pot))
    purses.insert(2, h("figure", {"key": "pot"}, rablo_money.pot(pot, height), caption))
    return h("div", {"class": "purses num"}, purses)


def _purse(t, seat, amount, height):
    figure = h("b", {"class": amount <= 0 and "debt"}, plain(amount))
    caption = h("figcaption", None, h("span", None, t.name(seat)), figure)
    return h("figure", {"key": seat}, rablo_money.purse(amount, height), caption)


# ---- rows


@by_place(lambda row: row["number"])
def _row(row, t):
    what = [h("i", None, t(row["note"]))] if row["passed"] else _contract(row, t)
    cells = [_cell(row, seat, t) for seat in range(len(row["cells"]))]
    head = h("th", {"scope": "row"}, h("small", None, row["number"]), what)
    return h("tr", {"key": row["number"]}, head, cells, h("td", {"class": "pot"}, row["pot"] or "–"))


def _contract(row, t):
    """The call, and under it what it came to: 50×2 = 100."""
    card = [sort(row["card"], t), hidden(t.card(row["card"]))]
    name = h("span", {"class": "what"}, t("rablo-short-" + row["kind"]), " ", card)
    return [name, h("small", {"class": "made"}, product(row))]


def product(row):
    """What a deal came to: 50×2×3 = 300."""
    factors = [row["stake"]] + [2] * DOUBLINGS[row["factor"]]
    factors += [3] if row["partner"] is None else []
    text = "×".join([str(factor) for factor in factors])
    return text if len(factors) == 1 else f"{text} = {row['amount'] if row['amount'] > 0 else -row['amount']}"


def _side(row, seat):
    """Caller or partner in that deal; None for opponents, and when all passed."""
    if row["passed"] or seat not in (row["caller"], row["partner"]):
        return None
    return "caller" if seat == row["caller"] else "partner"


def _cell(row, seat, t):
    cell, side = row["cells"][seat], _side(row, seat)
    mark = [side_mark(side), hidden(t("rablo-role-" + side) + " ")] if side else None
    change = h("i", {"class": "gain" if cell["change"] > 0 else "loss"}, mark, signed(cell["change"]))
    return h("td", None, h("span", {"class": cell["total"] <= 0 and "debt"}, plain(cell["total"])), change)


# ---- every amount in words


def _told(rows, t):
    if not rows:
        return None
    pots = [0] + [row["pot"] for row in rows]
    return h("details", {"class": "told"}, h("summary", None, t("rablo-told")),
             lambda: h("ol", None, [_told_row(row, pot, t) for row, pot in zip(rows, pots)]))


@by_place(lambda row, pot: row["number"])
def _told_row(row, pot, t):
    return h("li", {"key": row["number"]}, h("b", None, row["number"]), " ", _line(row, pot, t))


def _line(row, pot, t):
    """How a deal ended, what was paid, and where the pot went."""
    if row["passed"]:
        return t("rablo-told-passed", pot=row["pot"])
    ending = ("made" if row["won"] else "failed") + ("-alone" if row["partner"] is None else "")
    ended = {"key": f"rablo-result-{row['kind']}-{ending}",
             "args": {"seat": row["caller"], "other": row["partner"], "suit": row["card"][1]}}
    paid = "rablo-told-alone" if row["partner"] is None else "rablo-told-pair"
    unit = row["stake"] * row["factor"]
    parts = [t(ended) + ".", t(paid, sum=product(row), unit=unit, all=3 * unit)]
    if pot > row["pot"]:
        parts.append(t("rablo-told-pot", pot=pot))
    return " ".join(parts)


def course(view):
    """How the money went, for the chart: it has no goal."""
    kept = view["sheet"]
    return [[seat] for seat in range(view["players"])], totals(kept["rows"], kept["start"]), None
