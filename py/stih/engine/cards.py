"""Cards are small ints, sets of cards are bit masks."""

from __future__ import annotations

from collections.abc import Iterable

from stih.engine.errors import BadCard

Card = int   # suit * ranks + rank; within a suit a higher card is a stronger card
Cards = int  # bit c is set when card c is in the set


class Deck:
    """The pack a game is played with, and its lookup tables.

    *suits* and *ranks* are letters; ranks stand from low to high. A card's name is rank then
    suit, `"KS"`; cards are numbered suit by suit, the order in which a pack lies before the shuffle.
    """

    __slots__ = ("all", "index", "names", "power", "rank_of", "ranks", "suit_mask", "suit_of", "suits")

    def __init__(self, suits: str, ranks: str) -> None:
        width, count = len(ranks), len(suits)
        self.suits, self.ranks = suits, ranks
        self.all: Cards = (1 << count * width) - 1
        self.names = tuple(rank + suit for suit in suits for rank in ranks)
        self.index = {name: card for card, name in enumerate(self.names)}
        self.suit_of = tuple(card // width for card in range(count * width))
        self.rank_of = tuple(card % width for card in range(count * width))
        self.suit_mask = tuple(((1 << width) - 1) << suit * width for suit in range(count))
        # power[trump][led][card]: the greatest power wins a trick, 0 cannot win. trump -1: none.
        self.power = tuple(
            tuple(tuple((card % width + 1) * (suit in (led, trump)) + width * (suit == trump)
                        for card, suit in enumerate(self.suit_of)) for led in range(count))
            for trump in (*range(count), -1))

    def faces(self, cards: Cards) -> list[str]:
        """The names of a set's cards, lowest first."""
        return [self.names[card] for card in cards_in(cards)]

    def parse(self, name: str) -> Card:
        """The card of a name, in either case of letters. Raises BadCard."""
        try:
            return self.index[name.upper()]
        except (KeyError, AttributeError):
            raise BadCard(card=str(name)) from None

    def parse_all(self, names: Iterable[str]) -> list[Card]:
        """The cards of several names, in their order. Raises BadCard."""
        return [self.parse(name) for name in names]

    def suit(self, suit: int) -> str | None:
        """The letter of a suit, None for no suit (-1)."""
        return self.suits[suit] if suit >= 0 else None


_BYTE = tuple(
    tuple(tuple(first + bit for bit in range(8) if byte >> bit & 1) for byte in range(256))
    for first in range(0, 56, 8))
_B0, _B1, _B2, _B3, _B4, _B5, _B6 = _BYTE


def cards_in(cards: Cards) -> tuple[Card, ...]:
    """The cards of a set of up to 56, lowest first. Tables: a loop over bits is several times slower."""
    return (_B0[cards & 255] + _B1[cards >> 8 & 255] + _B2[cards >> 16 & 255] + _B3[cards >> 24 & 255]
            + _B4[cards >> 32 & 255] + _B5[cards >> 40 & 255] + _B6[cards >> 48])


def mask_of(cards: Iterable[Card]) -> Cards:
    """The set of some cards."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask
