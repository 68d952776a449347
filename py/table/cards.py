"""Cards, suits and icons as drawings. The deck's sprite is referred to by name."""

from table.kept import by_name
from table.vnode import h

DECK = "assets/deck/french.svg#fr-"
BACKS = "assets/deck/backs.svg#"
ICONS = "assets/icons.svg#i-"
SUITS = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}
RANKS = {"A": "ace", "K": "king", "Q": "queen", "J": "jack", "T": "10"}
INDEX = {"width": 130, "height": 182}
LARGE_INDEX = {"x": 14, "y": 8, "width": 260, "height": 364}

# How a hand is held: colours alternate, high cards to the left.
SUIT_ORDER = "SHCD"
RANK_ORDER = "AKQJT98765432"


def in_order(cards):
    """The cards as a player would hold them."""
    return sorted(cards, key=lambda card: (SUIT_ORDER.index(card[1]), RANK_ORDER.index(card[0])))


def use(href, attrs=None):
    """One drawing of a sprite."""
    return h("use", dict(attrs or {}, href=href))


def _picture(*parts):
    return h("svg", {"class": "face", "viewBox": "0 0 100 140", "aria-hidden": "true"}, *parts)


@by_name
def face(card):
    """The drawing on the front of a card ("QH")."""
    rank, suit = _words(card)
    turned = {"transform": "rotate(180 50 70)"}
    return _picture(use(f"{DECK}{suit}-{rank}"), _index(card, INDEX), h("g", turned, _index(card, INDEX)))


@by_name
def small_face(card):
    """The front of a card drawn for less than 40 pixels: its index alone, large."""
    return _picture(_index(card, LARGE_INDEX))


def _words(card):
    return RANKS.get(card[0], card[0]), SUITS[card[1]]


def _index(card, box):
    """The upper index. Enlarged in its `box`, the lower one of the sprite falls off the card."""
    return [use(f"{DECK}ix-{word}", box) for word in _words(card)]


def back(attrs=None):
    """A card face down: nothing in it tells which card it is."""
    attrs = dict(attrs or {})
    attrs["class"] = ["card back", attrs.get("class")]
    return h("i", attrs)


def pile_back():
    """The top of a pile of cards face down, large enough for its pattern."""
    return h("i", {"class": "card back drawn", "aria-hidden": "true"}, _picture(use(BACKS + "back-geo")))


def shown(card, t, attrs=None, tag="span"):
    """A card face up that cannot be acted on, with its name for those who listen."""
    attrs = dict(attrs or {})
    attrs["class"] = ["card", attrs.get("class")]
    attrs["data-suit"] = card[1]
    return h(tag, attrs, face(card), hidden(t.card(card)))


def tiny_row(cards, t):
    """A few cards drawn very small, as a picture with their names."""
    names = ", ".join([t.card(card) for card in cards])
    drawn = [h("i", {"class": "card", "data-suit": card[1]}, small_face(card)) for card in cards]
    return h("span", {"class": "tiny", "role": "img", "aria-label": names}, drawn)


@by_name
def suit_sign(suit):
    """The sign of a suit, as high as the text around it."""
    sign = use(DECK + SUITS[suit])
    return h("svg", {"class": "suit", "data-suit": suit, "viewBox": "0 0 20 20", "aria-hidden": "true"}, sign)


def icon(name, classes=""):
    """A line icon in the colour of the text around it."""
    return h("svg", {"class": ["ic", classes], "aria-hidden": "true"}, use(ICONS + name))


def icon_button(command, name, label, classes=""):
    """A button with an icon alone; `command` becomes its data-command."""
    attrs = {"class": ["btn icon", classes], "data-command": command, "aria-label": label, "type": "button"}
    return h("button", attrs, icon(name))


def hidden(text):
    """Text for those who listen, not for those who look."""
    return h("span", {"class": "vh"}, text)
