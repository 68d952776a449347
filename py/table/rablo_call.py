"""Calling in Rabló: four levels, a card, and what the call would mean."""

from table.cards import shown, suit_sign
from table.rule import rule_link
from table.vnode import h


def level_at(panel, own):
    """The place of the level that is looked at: the chosen one, else the lowest that may be called."""
    if own.get("level") is not None:
        return own["level"]
    return next(place for place, level in enumerate(panel["levels"]) if not level["why"])


def chosen(panel, own):
    """The card entry that is chosen and may be called, or None."""
    level = panel["levels"][level_at(panel, own)]
    entries = [entry for entry in level["cards"] if entry["action"] == own.get("call")]
    return entries[0] if entries and not level["why"] else None


def choice(panel, own):
    """The button that calls, as a choice of the view."""
    entry, level = chosen(panel, own), panel["levels"][level_at(panel, own)]
    if entry:
        stake = entry["note"]["args"]["amount"] if entry["note"] else level["stake"]
        text = {"key": "rablo-do-call", "args": {"card": card_of(entry), "stake": stake}}
        return {"action": entry["action"], "text": text, "primary": True, "why": None}
    missing = level["why"] or {"key": "rablo-choose-card", "args": {}}
    return {"action": "call", "text": {"key": "rablo-do-call-none", "args": {}}, "primary": True, "why": missing}


def reach(panel, own, action):
    """The field that leads to a call: its level while another one is looked at, else None."""
    place = _level_of(panel, action)
    return str(place) if place is not None and place != level_at(panel, own) else None


def told(panel, action, t):
    """A call in words: its level and its card; None for what is no call of the panel."""
    place = _level_of(panel, action)
    if place is None:
        return None
    return t(panel["levels"][place]["text"]) + ", " + t.card(card_of({"action": action}))


def _level_of(panel, action):
    """The place of the level in which a call can be made, or None."""
    for place, level in enumerate(panel["levels"]):
        if action in [entry["action"] for entry in level["cards"]]:
            return place
    return None


def card_of(entry):
    """The card that an entry of the panel would call."""
    return entry["action"].split(":")[1]


def sort(card, t):
    """A card as its letter and sign, for the eye alone."""
    return h("span", {"class": "sort", "aria-hidden": "true"}, h("b", None, t.index(card)), suit_sign(card[1]))


# ---- the panel


def panel(panel, ui, t):
    """Levels side by side, the cards of the chosen one, and a line on what the call means."""
    place = level_at(panel, ui["own"])
    level = panel["levels"][place]
    levels = [_level(each, number, number == place, t) for number, each in enumerate(panel["levels"])]
    ladder = {"class": "levels", "role": "radiogroup", "aria-label": t("rablo-levels")}
    attrs = {"key": "calling", "class": "calling", "aria-label": t("rablo-calling")}
    return h("section", attrs, h("div", ladder, levels), _cards(level, ui, t), _meaning(panel, level, ui, t))


def _radio(name, value, checked, more=None):
    attrs = {"type": "radio", "class": "vh", "name": name, "value": value, "checked": checked, "data-field": name}
    attrs.update(more or {})
    return h("input", attrs)


def _level(level, number, checked, t):
    why = level["why"]
    more = {"aria-label": t(level["text"]), "aria-disabled": "true" if why else None,
            "aria-describedby": "call-meaning" if why and checked else None}
    stake = h("span", {"class": "stake num"}, suit_sign("H") if level["hearts"] else None, level["stake"])
    words = h("span", {"aria-hidden": "true"}, t("rablo-kind-" + level["kind"]), stake)
    return h("label", {"key": number, "class": why and "low"}, _radio("level", number, checked, more), words)


def _cards(level, ui, t):
    call = ui["own"].get("call")
    picks = [_pick(entry, level, entry["action"] == call, t) for entry in level["cards"]]
    attrs = {"key": level["text"]["key"], "class": ["choose", level["why"] and "low"], "role": "radiogroup",
             "aria-label": t("rablo-cards")}
    return h("div", attrs, picks)


def _pick(entry, level, checked, t):
    card, why = card_of(entry), level["why"]
    name = t(entry["note"]) if entry["held"] else t.card(card)
    more = {"aria-label": name, "disabled": bool(why)}
    mine = h("i", {"class": "alone num", "aria-hidden": "true"}, "×3") if entry["held"] else None
    face = h("span", {"class": "pickcard", "data-suit": card[1]}, sort(card, t), mine)
    return h("label", {"key": card}, _radio("call", entry["action"], checked, more), face)


def _meaning(panel, level, ui, t):
    """Why a level will not do, or what calling the chosen card would mean."""
    if level["why"]:
        text = [h("span", None, t(level["why"])), rule_link(level["why"], ui, t)]
    else:
        text = _consequence(chosen(panel, ui["own"]), level, ui, t)
    return h("p", {"class": ["meaning", level["why"] and "refused"], "id": "call-meaning"}, text)


def _consequence(entry, level, ui, t):
    """What the chosen call would mean; before there is one, what the level asks for and, where there is room, how."""
    if not entry:
        aim = t("rablo-aim-" + level["kind"], hearts="yes" if level["hearts"] else "no")
        return [h("span", {"class": "aim"}, aim, " "), h("span", {"class": "hint"}, t("rablo-panel-hint"))]
    if entry["note"]:
        return [t(entry["note"]), rule_link(entry["note"], ui, t)]
    return t({"key": "rablo-panel-partner", "args": {"card": card_of(entry)}})


# ---- while others speak


def standing(highest, t):
    """The highest call in the middle of the table, or that there is none."""
    if not highest:
        return h("div", {"key": "standing", "class": "standing"}, h("p", None, t("rablo-no-call")))
    text = {"key": "rablo-standing", "args": {"seat": highest["seat"], "stake": highest["stake"]}}
    kind = h("b", None, t("rablo-kind-" + highest["kind"]))
    card = shown(highest["card"], t, {"key": highest["card"]})
    return h("div", {"key": "standing", "class": "standing"}, card, h("p", None, kind, t(text)))
