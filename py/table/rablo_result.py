"""What follows the lines of a Rabló result: who pays whom, the pot, and everybody's place at the end."""

from table.sheets import plain
from table.vnode import h


def after(view, ui, t):
    """The payments, one a line; after the last deal the places too."""
    result = view["result"]
    paid = [_payment(payment, t) for payment in result["payments"]]
    pot = h("p", {"class": "cap"}, t("rablo-pot-now", pot=result["pot"])) if result["pot"] else None
    places = _places(view, t) if result["places"] else None
    title = h("h3", None, t("rablo-payments"))
    return [places, h("section", {"key": "paid", "class": "paid"}, title, h("ul", None, paid), pot)]


def _payment(payment, t):
    """From whom, how much, to whom; the pot is somebody too."""
    giver, taker = [_party(payment[side], t) for side in ("from", "to")]
    amount = h("b", {"class": "num"}, payment["amount"])
    return h("li", None, giver, h("span", {"class": "arrow"}, amount), taker)


def _party(seat, t):
    if seat is None:
        return h("span", {"class": "party"}, h("i", {"class": "penny", "aria-hidden": "true"}), t("rablo-pot"))
    return h("span", {"class": "party", "data-p": seat % 4}, h("i", {"class": "dot"}), t.name(seat))


def _places(view, t):
    """Everybody's place by money, equal money sharing one."""
    places, balances = view["result"]["places"], view["extra"]["money"]["balances"]
    order = sorted(range(view["players"]), key=lambda seat: places[seat])
    rows = [h("li", {"key": seat}, h("b", {"class": "num"}, f"{places[seat]}."), _party(seat, t),
              h("span", {"class": "num"}, plain(balances[seat]))) for seat in order]
    return h("ol", {"key": "places", "class": "places"}, rows)
