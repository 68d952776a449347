"""What can lie in the middle of the table: piles, the trick, the last one, trumps and tags."""

from table.cards import back, face, hidden, pile_back, shown, suit_sign, tiny_row
from table.kept import by, by_place
from table.places import place_of
from table.vnode import h

COUNTING_TAGS = ("-double",)


def trick_shown(view, ui):
    """The cards to be seen in the trick's place."""
    return view["last_trick"]["cards"] if ui.get("hold") and view["last_trick"] else view["trick"]


def left(view, ui, t):
    """What was turned, and the last trick."""
    shown_piles = [pile_zone(pile, t) for pile in view["piles"] if pile["zone"] != "stock"]
    return h("div", {"class": "stock"}, shown_piles, last_trick(view, ui, t))


@by_place(lambda pile: pile["zone"])
def pile_zone(pile, t):
    """A pile beside the trick: its cards and its label."""
    label = h("span", {"class": "lbl"}, t(pile["label"])) if pile["label"] else None
    cards = [_pile_card(card, t) for card in pile["cards"]]
    attrs = {"key": pile["zone"], "class": "zone", "data-zone": pile["zone"], "data-layout": pile["layout"]}
    return h("div", attrs, h("div", {"class": "cards"}, cards), label)


def _pile_card(card, t):
    if not card:
        return back({"role": "img", "aria-label": t("card-back")})
    return shown(card, t, {"key": card, "data-table-card": card})


@by(lambda view, ui: (view["last_trick"], ui.get("hold"), ui.get("show_last_trick", True)))
def last_trick(view, ui, t):
    """The button with the trick before, small; None when there is none to show."""
    if not view["last_trick"] or ui.get("hold") or not ui.get("show_last_trick", True):
        return None
    cards = [played["card"] for played in view["last_trick"]["cards"]]
    attrs = {"key": "last", "class": "lasttrick", "type": "button", "data-command": "last-trick"}
    return h("button", attrs, tiny_row(cards, t), t("table-last-trick"))


# ---- middle: the trick, or the stock while nobody plays


def middle(view, ui, t):
    """The trick, or the stock."""
    cards = trick_shown(view, ui)
    stock = [pile for pile in view["piles"] if pile["zone"] == "stock"]
    if stock and not cards and not view["play"] and not view["last_trick"]:
        return _stock(stock[0], t)
    return _trick(view, ui, t, cards)


def _stock(pile, t):
    label = h("span", {"class": "tag"}, t(pile["label"])) if pile["label"] else None
    return h("div", {"key": "stock", "class": "trick pile"}, pile_back(), label)


def _trick(view, ui, t, cards):
    laid = [_laid(played, place_of(view, played["seat"]), order, order == len(cards) - 1, t)
            for order, played in enumerate(cards)]
    slot = _slot() if _my_card_is_due(view, ui) else None
    attrs = {"key": "trick", "class": "trick", "role": "list", "aria-label": t("table-trick")}
    return h("ol", attrs, laid, slot)


@by_place(lambda played, at, order, last: order)
def _laid(played, at, order, last, t):
    card, winning = played["card"], played["winning"]
    attrs = {"key": card, "class": ["card", last and "last", winning and "winning"], "data-suit": card[1],
             "data-at": at, "data-table-card": card, "style": f"--o:{order}"}
    key = "table-played-winning" if winning else "table-played"
    return h("li", attrs, face(card), hidden(t({"key": key, "args": {"card": card, "seat": played["seat"]}})))


def _slot():
    return h("li", {"key": "slot", "class": "card slot mine", "data-at": "s", "aria-hidden": "true"})


def _my_card_is_due(view, ui):
    return bool(view["play"]) and not ui.get("hold")


# ---- right: trumps and tags


def marks(view, t, more=(), explains=False):
    """Trumps and tags, and `more` tags of the game's own; with `explains`, those that have a help can be pressed."""
    return _marks(view["trump"], view["tags"] + list(more), explains, t)


@by(lambda *shown: shown)
def _marks(trump, tags, explains, t):
    attrs = {"class": "marks", "data-tags": "many" if len(tags) > 1 else None}
    return h("div", attrs, _trump(trump, t), [_tag(tag, t, explains) for tag in tags])


def _trump(trump, t):
    if not trump:
        return None
    name = hidden(t({"key": "table-trumps-are", "args": {"suit": trump}}))
    label = h("span", {"class": "lbl", "aria-hidden": "true"}, t("table-trumps"))
    disc = h("span", {"class": "trump"}, suit_sign(trump))
    return h("div", {"key": "trump", "class": "trumps"}, disc, name, label)


def explained(key, clause, node):
    """A node that can be pressed, to be told the sentence `key`, which has no arguments, with its clause."""
    attrs = {"key": key, "class": "asked", "type": "button", "data-command": "explain", "data-help": key,
             "data-clause": clause}
    return h("button", attrs, node)


def _tag(tag, t, explains):
    counts, help_ = tag["key"].endswith(COUNTING_TAGS), tag.get("help")
    pill = h("span", {"key": tag["key"], "class": ["tag", counts and "lamp"]}, t(tag))
    return explained(help_["key"], help_["clause"], pill) if explains and help_ else pill
