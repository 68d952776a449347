"""The curtain between two people at one device: it shows who is next and nothing of any hand."""

from table import people
from table.vnode import h


def is_drawn(view):
    """Whether nobody may see the table now: the view is that of no seat."""
    return view["seat"] is None


def both_seen(before, after):
    """Whether two views are of one seat, so that they can be compared."""
    return before["seat"] is not None and before["seat"] == after["seat"]


def next_seat(view):
    """The seat whose turn it is to look: the person to act, after a deal the first; None while a bot acts."""
    if view["result"]:
        return people.seats_of(view["names"])[0]
    seat = view["to_act"]
    return seat if seat is not None and people.is_person(view["names"][seat]) else None


def render(view, t):
    """The whole screen. Its button has `data-command="show"`."""
    seat = next_seat(view)
    box = _waiting(view, t) if seat is None else _call(seat, t)
    attrs = {"key": "curtain", "class": "curtain", "data-screen": "curtain"}
    return h("section", attrs, h("div", {"class": "curtainbox"}, box))


def _waiting(view, t):
    text = t("table-setting") if view["to_act"] is None else t("curtain-wait", name=t.name(view["to_act"]))
    return [h("h1", {"key": "wait", "tabindex": "-1", "data-refuge": True}, text)]


def _call(seat, t):
    name = t.name(seat)
    button = {"class": "btn primary wide", "type": "button", "data-command": "show"}
    return [h("span", {"class": "coin big", "aria-hidden": "true", "data-p": seat % 4}, name[:1]),
            h("h1", {"key": "call", "tabindex": "-1", "data-refuge": True}, t("curtain-title", name=name)),
            h("p", None, t("curtain-look-away")),
            h("button", button, t("curtain-show", name=name))]
