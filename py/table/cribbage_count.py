"""Counting by hand: combinations are picked on the cards, or a number is tapped.

A set of cards that scores is taken down as soon as it is chosen, and stays chosen: from seven, eight it is one tap
to seven, eight, nine. The page's part is in `own`: `found` (places of items taken down) and `number` (tapped).
"""

from table.vnode import h


def asked(view):
    """The view while a number is asked for: the cards to be counted take the place of the hand."""
    ask = view["extra"]["ask"]
    select = {"prefix": "", "min": 0, "max": len(ask["cards"]), "done": None, "none": None, "some": None}
    return dict(view, hand=ask["cards"], play={}, illegal={}, select=select)


def pick(view, own, chosen):
    """Take down every item that consists of just the chosen cards."""
    found = own.get("found", [])
    for place, item in enumerate(view["extra"]["ask"]["items"]):
        if item["cards"] and place not in found and sorted(item["cards"]) == sorted(chosen):
            found = found + [place]
            own["number"] = None
    own["found"] = found


def value(ask, own):
    """The number to be said: what was tapped, else the sum of what was found; in muggins what is beyond the claim."""
    if own.get("number") is not None:
        return own["number"]
    total = sum([ask["items"][place]["points"] for place in own.get("found", [])])
    return max(0, total - ask["claim"]) if ask["claim"] is not None else total


def tally(view, ui, t):
    """What has been found so far, told as players tell it, for the middle of the field."""
    ask, found = view["extra"]["ask"], ui["own"].get("found", [])
    lines = retold(ask["items"], found)
    told = [h("li", {"key": number}, t(line)) for number, line in zip(found, lines)]
    empty = h("p", {"class": "invite"}, t("cribbage-pick")) if not told else None
    points = h("b", None, value(ask, ui["own"]))
    sum_ = h("output", {"key": "sum", "class": "count num"}, points) if told else None
    return h("div", {"key": "tally", "class": "tally-found"}, empty, h("ul", {"aria-live": "polite"}, told), sum_)


def retold(items, places):
    """The sentences of some items in a new order: which of them is the first, and the total so far, are told anew."""
    lines, total = [], 0
    for number, place in enumerate(places):
        item = items[place]
        total += item["points"]
        args = dict(item["args"])
        args.update({name: new for name, new in (("place", number + 1), ("total", total)) if name in args})
        lines.append({"key": item["key"], "args": args})
    return lines


def split(items, points, found=None):
    """The places of the items that make up a count of `points`, and of those that were missed.

    `found`: the places taken down on the cards. Where only a number was said, the first items that come to it; where
    none do, nothing can be told apart and nothing is missed.
    """
    every = list(range(len(items)))
    for tried in [every, found or []] + [_up_to(items, points, every[first:] + every[:first]) for first in every]:
        if sum([items[place]["points"] for place in tried]) == points:
            return sorted(tried), [place for place in every if place not in tried]
    return every, []


def _up_to(items, points, places):
    """The places, from the first on, whose items together are no more than `points`."""
    taken = []
    for place in places:
        if items[place]["points"] <= points:
            taken.append(place)
            points -= items[place]["points"]
    return taken


def pad(view, ui, t):
    """The numbers to tap, as one group of radio buttons."""
    ask = view["extra"]["ask"]
    number = ui["own"].get("number")
    keys = [_key(points, points == number) for points in range(ask["min"], ask["max"] + 1)]
    label = h("legend", {"class": "vh"}, t("cribbage-number"))
    return h("fieldset", {"key": "numbers", "class": "numbers"}, label, keys)


def _key(points, chosen):
    attrs = {"type": "radio", "name": "count", "value": points, "data-field": "number", "checked": chosen}
    return h("label", {"key": points}, h("input", attrs), h("span", None, points))


def buttons(view, ui, t):
    """The buttons that say the number; in muggins also the one that lets the count stand."""
    ask = view["extra"]["ask"]
    points = value(ask, ui["own"])
    if ask["claim"] is None:
        return [_button(f"{ask['prefix']}{points}", t("cribbage-do-count", points=points), True)]
    stand = _button("no_muggins", t("cribbage-do-no-muggins"), not points)
    if not points:
        return [stand]
    return [stand, _button(f"{ask['prefix']}{points}", t("cribbage-do-muggins", points=points), True)]


def _button(action, text, primary):
    attrs = {"class": ["btn", "primary" if primary else "quiet"], "type": "button", "data-action": action}
    return h("span", {"key": action.split(":")[0], "class": "choice"}, h("button", attrs, text))
