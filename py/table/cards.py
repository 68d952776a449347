"""Cards, suits and icons as drawings. The deck's sprite is referred to by name."""

from table.kept import by_name
from table.vnode import h

BACKS = "assets/deck/backs.svg#"
ICONS = "assets/icons.svg#i-"
LARGE_INDEX = {"x": 14, "y": 8, "width": 260, "height": 364}
LARGE_SIGN = {"x": 19, "y": 59, "width": 40, "height": 40}
CORNER_SIGN = {"x": 3, "y": 21, "width": 14, "height": 14, "class": "sign"}

# How a hand is held: colours alternate, high cards to the left.
SUIT_ORDER = "SLHCABD"
RANK_ORDER = "AKQJT98765432"


class Deck:
    """A deck's sprite: where it is and what its symbols are called.

    `index` is the box in which the corner of a card is drawn; the sprite's own is 100 by 140.
    `signs`: whether the suit belongs to the corner.
    """

    def __init__(self, sprite, suits, ranks, index, signs):
        self.sprite = sprite
        self.suits = suits
        self.index = index
        self._ranks = ranks
        self.signs = signs

    def rank(self, card):
        """What a card's rank is called in the sprite."""
        return self._ranks.get(card[0], card[0])

    def corner(self, card, letter):
        """The symbols of a card's corner, its letter or number first."""
        rank = self.sprite + "ix-" + spelled(letter)
        return [rank, self.sprite + "ix-" + self.suits[card[1]]] if self.signs else [rank]


def spelled(letter):
    """What a letter or number is called in the sprites, in ASCII: "K", "10", "u00c1" (Á)."""
    return letter if ord(letter[0]) < 128 else f"u{ord(letter):04x}"


def plain_index(card, _deck):
    """The letter or number in a card's corner before any language is spoken."""
    return "10" if card[0] == "T" else card[0]


FRENCH_SUITS = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades",
                "A": "clubs", "B": "diamonds", "L": "spades"}
FRENCH_RANKS = {"A": "ace", "K": "king", "Q": "queen", "J": "jack", "T": "10"}
GERMAN_SUITS = {"H": "hearts", "B": "bells", "L": "leaves", "A": "acorns"}
GERMAN_RANKS = {"A": "ace", "K": "king", "Q": "ober", "J": "unter", "T": "10"}
DECKS = {
    "french": Deck("assets/deck/french.svg#fr-", FRENCH_SUITS, FRENCH_RANKS, {"width": 130, "height": 182}, True),
    "german": Deck("assets/deck/german.svg#de-", GERMAN_SUITS, GERMAN_RANKS,
                   {"x": -1.5, "y": -3, "width": 125, "height": 175}, False),
}
"""The decks there are. German names of cards can be drawn with both."""

_on_table = ["french", plain_index]


def take_deck(name, index=plain_index):
    """Draw with that deck (a key of DECKS) from now on; `index(card, name)` is what stands in the corners."""
    _on_table[:] = [name, index]


def _on_top(card):
    """All that tells how a card is drawn: the deck, the card, the letter in its corner."""
    name, index = _on_table
    return name, card, index(card, name)


def in_order(cards, ranks=RANK_ORDER):
    """The cards as a player would hold them, `ranks` from high to low."""
    return sorted(cards, key=lambda card: (SUIT_ORDER.index(card[1]), ranks.index(card[0])))


def use(href, attrs=None):
    """One drawing of a sprite."""
    return h("use", dict(attrs or {}, href=href))


def _picture(*parts):
    return h("svg", {"class": "face", "viewBox": "0 0 100 140", "aria-hidden": "true"}, *parts)


def face(card):
    """The drawing on the front of a card ("QH")."""
    return _face(_on_top(card))


@by_name
def _face(name):
    deck, card, letter = DECKS[name[0]], name[1], name[2]
    turned = {"transform": "rotate(180 50 70)"}
    picture = use(f"{deck.sprite}{deck.suits[card[1]]}-{deck.rank(card)}", {"class": "pic"})
    return _picture(picture, _index(deck, card, letter), h("g", turned, _index(deck, card, letter)))


def _index(deck, card, letter):
    """The upper index. Enlarged in its box, the lower sign of the sprite falls off the card.

    Where the suit is no part of it, it stands below; the style sheet shows it with large figures, which push the
    picture and its suit out of sight in a hand.
    """
    sign = [] if deck.signs else [use(deck.sprite + deck.suits[card[1]], CORNER_SIGN)]
    return h("g", {"class": "ix"}, [use(symbol, deck.index) for symbol in deck.corner(card, letter)] + sign)


def small_face(card):
    """The front of a card drawn for less than 40 pixels: its index alone, large."""
    return _small_face(_on_top(card))


@by_name
def _small_face(name):
    deck, card, letter = DECKS[name[0]], name[1], name[2]
    sign = use(deck.sprite + deck.suits[card[1]], LARGE_SIGN)
    return _picture(use(deck.corner(card, letter)[0], LARGE_INDEX), sign)


def back(attrs=None):
    """A card face down: nothing in it tells which card it is."""
    attrs = dict(attrs or {})
    attrs["class"] = ["card back", attrs.get("class")]
    return h("i", attrs)


def pile_back():
    """The top of a pile of cards face down, large enough for its pattern."""
    return h("i", {"class": "card back drawn", "aria-hidden": "true"}, _picture(use(BACKS + "back-geo")))


def shown(card, t, attrs=None, tag="span", mark=None):
    """A card face up that cannot be acted on, with its name for those who listen, and a `mark` (a node) on it."""
    attrs = dict(attrs or {})
    attrs["class"] = ["card", attrs.get("class")]
    attrs["data-suit"] = card[1]
    return h(tag, attrs, face(card), hidden(t.card(card)), mark)


def tiny_row(cards, t):
    """A few cards drawn very small, as a picture with their names."""
    names = ", ".join([t.card(card) for card in cards])
    drawn = [h("i", {"class": "card", "data-suit": card[1]}, small_face(card)) for card in cards]
    return h("span", {"class": "tiny", "role": "img", "aria-label": names}, drawn)


def suit_sign(suit):
    """The sign of a suit, as high as the text around it."""
    return _suit_sign((_on_table[0], suit))


@by_name
def _suit_sign(name):
    deck, suit = DECKS[name[0]], name[1]
    sign = use(deck.sprite + deck.suits[suit])
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
