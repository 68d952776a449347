"""Open cards, played perfectly: whether the declarer of Preferans takes so many more tricks."""

from __future__ import annotations

from stih.engine.cards import Card, Cards, cards_in
from stih.engine.state import Seat
from stih.games.preferans.deal import Deal
from stih.games.preferans.play import seats_of_trick
from stih.games.preferans.rules import BETTEL, DECK, PLAYERS, trump_mask

Hands = tuple[Cards, ...]

_SUIT = tuple(DECK.suit_mask[DECK.suit_of[card]] for card in range(len(DECK.names)))


class TooDeep(Exception):
    """The question needs more thought than allowed."""


class Solver:
    """One layout, between two tricks. In Bettel the defenders want the declarer to take tricks.

    It looks at no more than *budget* positions, and then raises TooDeep.
    """

    def __init__(self, deal: Deal, budget: int = 1_000_000) -> None:
        self.budget = budget
        self.order = sorted(seats_of_trick(deal))
        self.declarer = deal.declarer
        self.eager = deal.contract != BETTEL      # whether the declarer wants tricks
        self.trumps = trump_mask(deal.trump)
        self.power = DECK.power[deal.trump]
        self.known: dict[tuple[Hands, Seat, int], bool] = {}

    def takes(self, hands: Hands, leader: Seat, need: int) -> bool:
        """Whether the declarer takes *need* of the tricks left, with *leader* to lead."""
        if need <= 0:
            return True
        if need > hands[self.declarer].bit_count():
            return False
        if self.eager and leader == self.declarer and need <= self._sure(hands):
            return True
        key = (hands, leader, need)
        if key not in self.known:
            self.budget -= 1
            if self.budget < 0:
                raise TooDeep
            self.known[key] = self._best(hands, leader, (), need)
        return self.known[key]

    def _sure(self, hands: Hands) -> int:
        """Tricks the declarer can cash from the top, whatever the others do."""
        mine, theirs = hands[self.declarer], [hands[seat] for seat in self.order if seat != self.declarer]
        others = theirs[0] | theirs[-1]
        trumps = _above(mine & self.trumps, others & self.trumps)
        if trumps < max((hand & self.trumps).bit_count() for hand in theirs):
            return trumps
        return trumps + sum(_above(mine & suit, others & suit) for suit in DECK.suit_mask if suit != self.trumps)

    def _best(self, hands: Hands, seat: Seat, trick: tuple[tuple[Card, Seat], ...], need: int) -> bool:
        """The seat's choice of a card: the declarer's side of the question is an or, the other an and."""
        hopeful = (seat == self.declarer) == self.eager
        for card in self._cards(hands, seat, trick):
            if self._after(hands, seat, (*trick, (card, seat)), need) == hopeful:
                return hopeful
        return not hopeful

    def _after(self, hands: Hands, seat: Seat, trick: tuple[tuple[Card, Seat], ...], need: int) -> bool:
        if len(trick) < len(self.order):
            return self._best(hands, self._next(seat), trick, need)
        power = self.power[DECK.suit_of[trick[0][0]]]
        winner = max(trick, key=lambda played: power[played[0]])[1]
        left = list(hands)
        for card, player in trick:
            left[player] ^= 1 << card
        return self.takes(tuple(left), winner, need - (winner == self.declarer))

    def _next(self, seat: Seat) -> Seat:
        seat = (seat + 1) % PLAYERS
        return seat if seat in self.order else (seat + 1) % PLAYERS

    def _cards(self, hands: Hands, seat: Seat, trick: tuple[tuple[Card, Seat], ...]) -> list[Card]:
        """The cards to try, the highest first; of touching ones only one."""
        hand = hands[seat]
        if trick:
            hand = hand & _SUIT[trick[0][0]] or hand & self.trumps or hand
        about: Cards = 0
        for other in self.order:
            about |= hands[other]
        tried: list[Card] = []
        for card in reversed(cards_in(hand)):
            between = about & (1 << tried[-1]) - 1 & -1 << card + 1 & ~hand & _SUIT[card] if tried else 1
            if not tried or DECK.suit_of[tried[-1]] != DECK.suit_of[card] or between:
                tried.append(card)
        return tried


def _above(mine: Cards, others: Cards) -> int:
    """How many of my cards of a suit are higher than all the others' cards of it."""
    return (mine >> others.bit_length()).bit_count()
