"""Rabló at the table: calls, contract, sides and money (parts.py says what each function is for)."""

from table import cards, rablo_call
from table.choice import choice_button
from table.rablo_contract import badge, board, bubble, doubling, mark
from table.rablo_result import after
from table.rablo_sheet import course, sheet
from table.vnode import h

__all__ = ("FACES", "after", "arrived", "badge", "board", "bubble", "buttons", "change", "course", "field", "heading",
           "holds", "in_order", "mark", "note", "reach", "seen", "sheet", "told")

FACES = ("german", "french")
RANKS = "ATKQJ9"
SHOWN = 5.6
"""How long an open hand lies on the table, in times of a finished trick's: five seconds at the usual speed."""

DRAWN_TAGS = ("rablo-tag-called", "rablo-tag-pot")
"""Tags that this table draws in its own way."""


def in_order(held):
    """The ten stands above the king."""
    return cards.in_order(held, RANKS)


# ---- what the page keeps: the level and the card being chosen, whether the open hand is to stay


def arrived(view, own, instant):
    """Forget what was chosen for an earlier question; what was chosen before the engine was there stays."""
    place = (view["number"], view["turn"])
    if own.get("place", place) != place:
        own.clear()
    own["place"] = place


def change(view, own, field, value):
    """A level or a card of the calling panel."""
    if field == "level":
        own["level"], own["call"] = int(value), None
    elif field == "call":
        own["call"] = value


def seen(view, own, hold):
    """The view with the called card beside the trick, and the button of the call that is being chosen."""
    if not view.get("extra"):
        return view
    state = (own.get("level"), own.get("call"), bool(hold))
    kept = own.get("seen")
    if not kept or kept[0] is not view or kept[1] != state:
        own["seen"] = kept = (view, state, _dressed(view, own, hold))
    return kept[2]


def _dressed(view, own, hold):
    extra = view["extra"]
    dressed = dict(view, tags=[tag for tag in view["tags"] if tag["key"] not in DRAWN_TAGS])
    if extra["contract"]:
        called = {"zone": "called", "cards": [extra["contract"]["card"]], "layout": "one",
                  "label": {"key": "rablo-label-called", "args": {}}}
        dressed["piles"] = [called]
    if extra["panel"]:
        dressed["choices"] = view["choices"] + [rablo_call.choice(extra["panel"], own)]
    if extra["shown"] and hold:
        dressed["last_trick"] = None
        dressed["prompt"] = [line for line in view["log"] if line["key"] == "rablo-show"][-1]
    return dressed


def holds(before, after):
    """A hand laid open is looked at before the result."""
    opened = after.get("extra") and after["extra"]["shown"] and not (before.get("extra") and before["extra"]["shown"])
    return SHOWN if opened else 0


# ---- drawing


CALLS = ("snapszer", "durchmarsch")
"""The words of a call, said with a card."""

HEADINGS = {"snapszer": "rablo-kind-snapszer", "durchmarsch": "rablo-kind-durchmarsch",
            "announce": "rablo-announce-with"}


def heading(_view, word, t):
    """What is called or announced, over the cards it may be done with."""
    return t(HEADINGS[word]) if word in HEADINGS else None


def note(view, t):
    """Which deal it is, and of how many."""
    extra = view.get("extra")
    return t("rablo-round", number=view["number"], rounds=extra["rounds"]) if extra else None


def field(view, ui, t):
    """The calling panel, the standing call, the doublings or an open hand; None for tricks."""
    extra = view.get("extra")
    if not extra:
        return None
    if extra["panel"]:
        return [rablo_call.panel(extra["panel"], ui, t)]
    if extra["shown"] and ui.get("hold"):
        return [_open_hand(extra["shown"], t)]
    if not extra["auction"]["over"]:
        return [rablo_call.standing(extra["auction"]["highest"], t)]
    return [doubling(view, t)] if view["phase"] == "kontra" else None


def _open_hand(shown, t):
    label = h("h2", {"class": "whose"}, t({"key": "rablo-label-shown", "args": {"seat": shown["seat"]}}))
    laid = [cards.shown(card, t, {"key": card, "data-table-card": card}, "li") for card in in_order(shown["cards"])]
    return h("div", {"key": "open", "class": "openhand"}, label, h("ul", {"class": "laid"}, laid))


def buttons(view, ui, t):
    """The buttons of a lead with announcements, and of an open hand; None where the usual ones do."""
    extra = view.get("extra")
    if extra and extra["shown"] and ui.get("hold"):
        return [_rest_button("resume" if ui["own"].get("paused") else "pause", t)]
    told = [choice for choice in view["choices"] if choice["action"].startswith("announce:")]
    if not told:
        return None
    rest = [choice_button(choice, t) for choice in view["choices"] + view["calls"] if choice not in told]
    return [_announcements(told, t)] + rest


def reach(view, own, action):
    """The field to be pressed first on the way to a call, or None."""
    panel = view["extra"]["panel"]
    return rablo_call.reach(panel, own, action) if panel else None


def told(view, action, t):
    """A call in words, without its stake where the panel is gone; or None."""
    panel = view["extra"]["panel"]
    word, _, card = action.partition(":")
    if panel:
        return rablo_call.told(panel, action, t)
    return t(HEADINGS[word]) + ", " + t.card(card) if word in CALLS else None


def _rest_button(name, t):
    attrs = {"class": "btn quiet", "type": "button", "data-command": name}
    return h("span", {"key": name, "class": "choice"}, h("button", attrs, t("rablo-" + name)))


def _announcements(told, t):
    """A button each: what is led, and what it announces."""
    label = h("span", {"class": "lbl", "aria-hidden": "true"}, t("rablo-announce-with"))
    attrs = {"key": "announce", "class": "announcements", "role": "group", "aria-label": t("rablo-announce-with")}
    return h("div", attrs, label, [choice_button(choice, t, _announcement(choice, t)) for choice in told])


def _announcement(choice, t):
    card, points = choice["text"]["args"]["card"], choice["text"]["args"]["points"]
    led = h("span", {"class": "chit", "data-suit": card[1]}, rablo_call.sort(card, t))
    return [led, h("b", {"class": "num"}, points)]
