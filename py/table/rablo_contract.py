"""The contract of Rabló while it is played: what it is, how far it has come, who is on which side, the doublings."""

from table.cards import hidden, shown, suit_sign
from table.lay import explained
from table.rablo_call import sort
from table.vnode import h

CROWN = "M.8 9.4 0 2.2l3.5 3L6 .4l2.5 4.8 3.5-3-.8 7.2z"
KINDS = {"rablo-said-snapszer": "snapszer", "rablo-said-durchmarsch": "durchmarsch"}
WORDS = ("kontra", "rekontra", "subkontra")


# ---- sides


def badge(view, t, seat):
    """The mark of a side that the viewer knows, on the seat's coin."""
    sides = view["extra"].get("sides") if view.get("extra") else None
    return side_mark(sides[seat]) if sides and sides[seat] else None


def side_mark(side):
    """Caller: crown, partner: ring, opponent: cross; the shape tells, not the colour."""
    drawn = {
        "caller": h("path", {"d": CROWN}),
        "solo": h("path", {"d": CROWN}),
        "partner": h("circle", {"cx": 6, "cy": 5, "r": 3.4}),
        "opponent": h("path", {"d": "M2.8 1.8l6.4 6.4M9.2 1.8 2.8 8.2"}),
    }[side]
    attrs = {"key": side, "class": "side-mark", "data-side": side, "viewBox": "0 0 12 10", "aria-hidden": "true"}
    return h("svg", attrs, drawn)


def bubble(message, t):
    """A call in two short lines; None for other words."""
    kind = KINDS.get(message["key"])
    if not kind:
        return None
    words = h("span", {"class": "called", "aria-hidden": "true"}, t("rablo-kind-" + kind), " ",
              sort(message["args"]["card"], t))
    return [words, hidden(t(message))]


def mark(view, card):
    """The sign of one's side on the called card in one's own hand; None on the others."""
    contract = view["extra"]["contract"] if view.get("extra") else None
    if not contract or card != contract["card"]:
        return None
    return side_mark("solo" if contract["alone"] else "partner")


# ---- the line over the field


def board(view, ui, t):
    """Contract, progress, what the viewer alone knows, the pot."""
    extra = view.get("extra")
    if not extra:
        return None
    lines = _contract(extra["contract"], extra, ui, t) if extra["contract"] else []
    pot = extra["money"]["pot"]
    if pot:
        lines = lines + [h("p", {"key": "pot", "class": "pot"}, h("i", {"class": "penny", "aria-hidden": "true"}),
                           t({"key": "rablo-tag-pot", "args": {"pot": pot}}))]
    return h("section", {"key": "board", "class": "facts", "aria-label": t("rablo-facts")}, lines) if lines else None


def _contract(contract, extra, ui, t):
    text, progress = h("b", None, t(contract["text"])), h("span", {"class": "num"}, t(contract["progress"]))
    values = explained("rablo-values-help", "2", progress) if extra["goal"] and ui.get("explains") else progress
    lines = [h("p", {"key": "what"}, text, " ", values)]
    if extra["goal"]:
        done = min(1, extra["points"] / extra["goal"])
        lines.append(h("i", {"key": "meter", "class": "meter", "style": f"--done:{done:.3f}", "aria-hidden": "true"}))
    if contract["secret"]:
        lines.append(h("p", {"key": "secret", "class": "secret"}, t(contract["secret"])))
    return lines


# ---- kontra, rekontra, subkontra


def doubling(view, t):
    """The called card, and the stake with every doubling said or asked for."""
    contract = view["extra"]["contract"]
    said = {entry["word"]: entry["seat"] for entry in contract["words"]}
    first = h("li", {"key": "stake"}, h("span", None, t("rablo-stake")), h("b", {"class": "num"}, contract["stake"]))
    steps = [_step(contract, said, place, t) for place in range(len(WORDS))]
    card = shown(contract["card"], t, {"key": contract["card"], "data-table-card": contract["card"]})
    suit = h("span", {"class": "trump"}, suit_sign(contract["suit"]))
    trumps = hidden(t({"key": "table-trumps-are", "args": {"suit": contract["suit"]}}))
    return h("div", {"key": "doubling", "class": "doubling"}, h("div", {"class": "contract-card"}, card, suit, trumps),
             h("ol", {"class": "steps"}, first, steps))


def _step(contract, said, place, t):
    word = WORDS[place]
    seat = said.get(word)
    who = h("small", None, t.name(seat)) if seat is not None else None
    classes = [seat is not None and "said", contract["asked"] == word and "asked"]
    unit = h("b", {"class": "num"}, contract["stake"] * 2 ** (place + 1))
    return h("li", {"key": word, "class": classes}, h("span", None, t("rablo-do-" + word), who), unit)
