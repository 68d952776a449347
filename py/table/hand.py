"""The viewer's hand: cards to play, to choose, or to look at; one stop for the keyboard."""

from table import cards, parts
from table.cards import face, hidden, icon
from table.choice import description
from table.kept import by, by_place
from table.vnode import h

FAN_FROM = 5
TWO_ROWS = 10
"""How many cards lie in two rows on a phone that may be of unequal length."""


def _shown(view, ui):
    """All that the hand is drawn from."""
    fields = [view[name] for name in ("game", "hand", "play", "illegal", "select", "seat", "result")]
    backs = view["seats"][view["seat"]]["cards"] if view["seat"] is not None else 0
    state = [ui.get(name) for name in ("chosen", "raised", "focus")]
    return fields, backs, state, [parts.draw("mark", view, card) for card in view["hand"]]


@by(_shown)
def render(view, ui, t):
    """The hand as a group.

    `ui["chosen"]` are the cards to be laid away, `ui["focus"]` the card that
    the keyboard comes back to, or None.
    """
    held = held_cards(view)
    stop = tab_stop(view, ui)
    strips = [_strip(card, place, _state(view, ui, card, stop), t) for place, card in enumerate(held)]
    attrs = {"key": "hand", "class": "hand", "role": "group", "aria-label": t("table-hand"),
             "data-n": len(held), "data-first": first_row(held), "data-fan": len(held) >= FAN_FROM,
             "style": f"--n:{len(held)}"}
    return h("div", attrs, strips or _unseen(view))


def _unseen(view):
    """The viewer's cards as backs, while even their owner may not look at them."""
    mine = view["seats"][view["seat"]]["cards"] if view["seat"] is not None and not view["result"] else 0
    return [h("span", {"key": f"back{place}", "class": "strip"}, cards.back()) for place in range(mine)]


def held_cards(view):
    """The cards in the order in which they are held."""
    return (parts.of(view, "in_order") or cards.in_order)(view["hand"])


def first_row(held):
    """How many of ten cards lie in the upper of two rows: half of them, or one less or more where a suit ends there."""
    half = TWO_ROWS // 2
    if len(held) != TWO_ROWS:
        return None
    borders = [place for place in (half, half - 1, half + 1) if held[place - 1][1] != held[place][1]]
    return (borders or [half])[0]


def tab_stop(view, ui):
    """The one card that Tab comes to: the last focused, else the first that may be played."""
    held = held_cards(view)
    if ui.get("focus") in held:
        return ui["focus"]
    playable = [card for card in held if card in view["play"]]
    return (playable or held or [None])[0]


def move(view, card, key):
    """The card that an arrow, Home or End leads to from `card`; None for other keys."""
    held = held_cards(view)
    if card not in held:
        return None
    place = held.index(card)
    steps = {"ArrowRight": place + 1, "ArrowLeft": place - 1, "Home": 0, "End": len(held) - 1}
    return held[steps[key] % len(held)] if key in steps else None


def neighbour(view, card):
    """The card that takes the focus when `card` leaves the hand; None for the last one."""
    cards = held_cards(view)
    place = cards.index(card)
    rest = cards[:place] + cards[place + 1 :]
    return rest[min(place, len(rest) - 1)] if rest else None


def toggle(select, chosen, card):
    """The cards chosen after a press on `card`: a new list.

    One over the limit is not taken, but where a single card is wanted it
    takes the place of the other.
    """
    if card in chosen:
        return [other for other in chosen if other != card]
    if select["max"] == 1:
        return [card]
    return chosen + [card] if len(chosen) < select["max"] else chosen


def laid_away(select, chosen):
    """The actions that lay the chosen cards away, with the word that ends them where one is needed."""
    ends = [select["done"]] if select["done"] and len(chosen) < select["max"] else []
    return [select["prefix"] + card for card in chosen] + ends


def why_not(view, ui, card):
    """The reason (a message) why a press on `card` does nothing, or None."""
    if view["select"]:
        return _limit(view["select"], ui["chosen"], card)
    return view["illegal"].get(card)


def _limit(select, chosen, card):
    if card in chosen or select["max"] == 1 or len(chosen) < select["max"]:
        return None
    return {"key": "table-limit", "args": {"count": select["max"]}}


# ---- drawing


def _state(view, ui, card, stop):
    """All that is shown of a card of the hand besides itself."""
    return {
        "why": why_not(view, ui, card),
        "lit": card in view["play"],
        "gesture": _gesture(view, ui, card),
        "stop": card == stop,
        "chosen": card in ui["chosen"],
        "mark": parts.draw("mark", view, card),
    }


@by_place(lambda card, place, state: card)
def _strip(card, place, state, t):
    note = f"why-{card}" if state["why"] else None
    attrs = {"key": card, "class": ["strip", _height(state)], "data-warned": bool(note), "style": f"--i:{place}"}
    ring = h("i", {"class": "ring"})
    return h("span", attrs, _button(card, state, note, t), ring, description(note, state["why"], t))


def _height(state):
    """How a card lies in the hand: pulled out, raised, pushed in, or as dealt."""
    if state["gesture"].get("aria-pressed") == "true":
        return "out"
    if state["why"] and "data-select" not in state["gesture"]:
        return "in"
    return "up" if state["lit"] else None


def _button(card, state, note, t):
    attrs = {"class": ["card", state["lit"] and "lit"], "type": "button", "data-card": card,
             "data-suit": card[1], "tabindex": "0" if state["stop"] else "-1",
             "data-refuge": state["stop"], "aria-describedby": note, "aria-disabled": "true" if note else None}
    attrs.update(state["gesture"])
    tick = h("span", {"class": "tick"}, icon("check", "sm")) if state["chosen"] else None
    mark = state["mark"]
    if isinstance(mark, str):
        mark = h("span", {"class": "named"}, " ", t(mark))
    return h("button", attrs, face(card), hidden(t.card(card)), mark, tick)


def _gesture(view, ui, card):
    """What a press on the card does, as attributes."""
    if view["select"]:
        return {"data-select": card, "aria-pressed": "true" if card in ui["chosen"] else "false"}
    if card in view["play"]:
        raised = "true" if card == ui.get("raised") else None
        return {"data-action": view["play"][card], "aria-pressed": raised}
    return {"data-action": card} if card in view["illegal"] else {}
