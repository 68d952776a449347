"""Cribbage at the table: board, counts, crib and show (parts.py says what each function is for)."""

from table import cribbage_count as count
from table import cribbage_show as show
from table import cribbage_wood as wood
from table.cards import back, face, hidden, pile_back, shown, tiny_row
from table.cribbage_result import after, lines
from table.cribbage_sheet import course, sheet
from table.cribbage_wood import hops
from table.vnode import h

__all__ = ("ENDS", "after", "arrived", "board", "buttons", "change", "choose", "command", "course", "field", "holds",
           "hops", "in_order", "lines", "mark", "note", "onward", "pad", "reach", "seen", "sheet", "told")

ENDS = ("cribbage-lead",)
PEGGED = ["cribbage-peg-" + what for what in ("fifteen", "thirtyone", "pair", "run", "go", "last", "count")]
"""What is said of points in the play."""

arrived = show.arrived
in_order = show.by_rank


def seen(view, own, hold):
    """The show one count after another, and cards to be counted in the place of the hand."""
    if not view.get("extra"):
        return view
    place = show.due(view, own)
    if hold and view["extra"]["show"]:
        return show.stage(view, own, -1)
    if place is not None:
        return show.stage(view, own, place)
    return count.asked(view) if view["extra"]["ask"] else view


def holds(before, after):
    """A finished count, and a game won by a card, are looked at before the table goes on."""
    if not before.get("extra") or before["number"] != after["number"] or before["turn"] > after["turn"]:
        return False
    then, now = before["extra"], after["extra"]
    if now["show"]:
        return not then["show"]
    if len(now["counts"]) > len(then["counts"]):
        return 2  # its cards go, and what they brought is still to be read
    return bool(after["result"] and not before["result"])


def mark(view, card):
    """The starter among cards that are counted by hand."""
    extra = view.get("extra")
    return "cribbage-label-starter" if extra and extra["ask"] and card == extra["starter"] else None


# ---- gestures


def choose(view, own, chosen):
    """Cards have been chosen: in counting by hand they may be an item."""
    if view["extra"]["ask"]:
        count.pick(view, own, chosen)


def change(view, own, field, value):
    """A number has been tapped."""
    if field == "number":
        own["number"] = int(value)


def command(view, own, name, data):
    """The cards of an item, in the show and in the result; on to the next count."""
    if name == "item":
        own["item"] = None if own.get("item") == data["item"] else data["item"]
    elif name == "light":
        place = int(data["item"])
        own["lit"] = None if own.get("lit") == place else place
    elif name == "next" and view.get("extra", {}).get("entry"):
        own["passed"] += 1
        own["lit"] = None
    else:
        return False
    return True


# ---- bar, board, buttons


def note(view, t):
    """How far the game goes, and which of the match it is."""
    extra = view.get("extra")
    if not extra:
        return None
    key = "cribbage-note-match" if extra["match"] > 1 else "cribbage-note-target"
    return t(key, target=extra["target"], game=extra["game"])


def onward(view, t):
    """What comes after the deal, where cards have to be cut for the next one."""
    return t("cribbage-cuts") if view["result"]["next_dealer"] is None else None


def board(view, ui, t):
    """The board."""
    return wood.render(view, t) if view.get("extra") else h("div", {"key": "board", "class": "board"})


def buttons(view, ui, t):
    """The buttons of a count; None where the usual ones do."""
    extra = view.get("extra")
    if not extra:
        return None
    if extra.get("entry"):
        attrs = {"class": "btn primary", "type": "button", "data-command": "next"}
        return [h("span", {"key": "next", "class": "choice"}, h("button", attrs, t("cribbage-go-on")))]
    return count.buttons(view, ui, t) if extra["ask"] else None


def pad(view, ui, t):
    """What lies where the thumbs are, beside the hand or in its place."""
    extra = view.get("extra")
    if not extra:
        return None
    if extra.get("entry"):
        return show.items(view, ui, t)
    return count.pad(view, ui, t) if extra["ask"] else None


def reach(view, own, action):
    """The number to be tapped before it can be said, or None."""
    ask, number = view["extra"]["ask"], action.split(":")[-1]
    return number if ask and ":" in action and str(count.value(ask, own)) != number else None


def told(view, action, t):
    """A number to be said, in the words of its button; None for what is none."""
    if ":" not in action:
        return None
    word, number = action.split(":")
    return t("cribbage-do-" + word, points=int(number))


# ---- the field


def field(view, ui, t):
    """Starter, the cards of the count, the crib; or what is being counted."""
    extra = view.get("extra")
    if not extra:
        return [h("div", {"class": "stock"}), _stock(), h("div", {"class": "marks"})]
    if extra.get("entry"):
        return [show.cards(view, ui, t)]
    if extra["ask"]:
        return [count.tally(view, ui, t)]
    return [_starter(extra, t), _middle(view, ui, t), _crib(extra, t)]


def _starter(extra, t):
    zone = None
    if extra["starter"]:
        card = shown(extra["starter"], t, {"key": extra["starter"], "data-table-card": extra["starter"]})
        label = h("span", {"class": "lbl"}, t("cribbage-label-starter"))
        zone = h("div", {"key": "starter", "class": "zone"}, h("div", {"class": "cards"}, card), label)
    return h("div", {"key": "left", "class": "stock"}, zone)


def _crib(extra, t):
    """The crib face down, and small what the viewer has laid in it."""
    crib, content = extra["crib"], None
    if crib["size"]:
        backs = [back({"key": place}) for place in range(crib["size"])]
        label = h("span", {"class": "lbl"}, t({"key": "cribbage-label-crib", "args": {"seat": crib["owner"]}}))
        mine = tiny_row(crib["mine"], t) if crib["mine"] else None
        pile = h("div", {"class": "crib", "role": "img", "aria-label": t("table-cards", count=crib["size"])}, backs)
        content = [pile, label, mine]
    return h("div", {"key": "right", "class": "marks"}, content)


def _middle(view, ui, t):
    extra = view["extra"]
    if extra["starter"]:
        return _run(view, ui, t)
    return _cuts(extra["cuts"][-1], t) if extra["cuts"] else _stock()


def _stock():
    return h("div", {"key": "stock", "class": "trick pile"}, pile_back())


def _cuts(cuts, t):
    """The cards that were cut for the deal, each with its name."""
    cards = [h("figure", {"key": cut["seat"]}, shown(cut["card"], t), h("figcaption", None, t.name(cut["seat"])))
             for cut in cuts]
    caption = h("p", {"key": "caption"}, t("cribbage-cuts-lower"))
    return h("div", {"key": "cuts", "class": "cuts", "role": "group", "aria-label": t("cribbage-cuts")}, cards, caption)


def _run(view, ui, t):
    """The cards of this count, side by side, and what they come to."""
    pile = run_shown(view, ui)
    cards = [_laid(view, t, pile, place) for place in range(len(pile))]
    due = h("li", {"key": "slot", "class": "card slot mine", "aria-hidden": "true"}) if _is_due(view, ui) else None
    attrs = {"key": "trick", "class": "trick run", "role": "list", "aria-label": t("cribbage-pile"),
             "data-due": bool(due), "style": f"--n:{max(1, len(pile) + bool(due))}"}
    return h("div", {"key": "middle", "class": "middle"}, h("ol", attrs, cards, due), _sum(view, pile, t))


def _is_due(view, ui):
    return bool(view["play"]) and not ui.get("hold")


def run_shown(view, ui):
    """The cards of the count that lies on the table: while the table stands still, the finished one."""
    extra = view["extra"]
    if ui.get("hold") and not extra["pile"] and extra["counts"]:
        return extra["counts"][-1]
    return extra["pile"]


def _laid(view, t, pile, place):
    played = pile[place]
    card = played["card"]
    classes = ["card", played["seat"] == view["seat"] and "own", place == len(pile) - 1 and "last"]
    attrs = {"key": card, "class": classes, "data-suit": card[1], "data-table-card": card}
    name = t({"key": "table-played", "args": {"card": card, "seat": played["seat"]}})
    return h("li", attrs, face(card), hidden(name))


def _of_count(log):
    """The lines of the count that is played, or of the one that has just ended."""
    leads = [place for place in range(len(log) - 1) if log[place]["key"] == "cribbage-lead"]
    return log[leads[-1] + 1 if leads else 0 :]


def _fresh(view):
    """What has been pegged in this count since the viewer's last card, with it: the last two of them at most."""
    lines = [line for line in _of_count(view["log"]) if line["key"] == "cribbage-play" or line["key"] in PEGGED]
    mine = [place for place, line in enumerate(lines)
            if line["key"] == "cribbage-play" and line["args"]["seat"] == view["seat"]]
    count = len([line for line in lines[mine[-1] if mine else 0 :] if line["key"] in PEGGED])
    pegs = [peg for peg in view["extra"]["pegs"] if "cribbage-peg-" + peg["what"] in PEGGED]
    return pegs[-min(count, 2) :] if count else []


def _why_pegged(peg, t):
    args = {"seat": peg["seat"], "text": t(peg["text"]), "points": peg["points"]}
    return t({"key": "cribbage-why-pegged", "args": args})


def _sum(view, pile, t):
    """The count, and why the last cards have scored and for whom."""
    plays = [line["args"]["count"] for line in view["log"] if line["key"] == "cribbage-play"]
    total = plays[-1] if pile and plays else 0
    sum_ = h("span", {"key": "sum", "class": "count num"}, h("b", None, total), " ", t("cribbage-of-31"))
    reasons = [_why_pegged(peg, t) for peg in _fresh(view)]
    return h("p", {"class": "sum-line"}, sum_, h("span", {"key": "why", "class": "pegged"}, ", ".join(reasons)))
