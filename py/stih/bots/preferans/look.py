"""What a player of Preferans sees at the table, worked out once for a move: partner, trumps, cards still about."""

from __future__ import annotations

from typing import NamedTuple

from stih.engine.cards import Card, Cards, cards_in
from stih.engine.state import Observation, Seat
from stih.games.preferans.play import trick_winner
from stih.games.preferans.rules import DECK, PLAYERS, TRUMPS, others, trump_mask

TOP = DECK.rank_of[-1]                          # the ace's rank number
JACK = DECK.ranks.index("J")


class Look(NamedTuple):
    """The table from one seat. *unseen* are the cards that others may hold, those laid away among them."""

    seat: Seat
    declarer: Seat
    partner: Seat           # the other defender in play, -1 for none
    hand: Cards
    legal: tuple[Card, ...]
    trump: int
    unseen: Cards
    lacks: tuple[Cards, ...]
    trick: tuple[Card, ...]
    trick_seats: tuple[Seat, ...]   # who plays to this trick, in order
    won: tuple[int, ...]

    @property
    def trumps(self) -> Cards:
        """The trumps in hand."""
        return self.hand & trump_mask(self.trump)

    @property
    def trumps_out(self) -> Cards:
        """Trumps that a rival may still hold."""
        out: Cards = 0
        for seat in self.rivals():
            out |= self.held_by(seat) & trump_mask(self.trump)
        return out

    def rivals(self) -> list[Seat]:
        """The seats in play on the other side."""
        defenders = [seat for seat in self.trick_seats if seat != self.declarer]
        return defenders if self.seat == self.declarer else [self.declarer]

    def held_by(self, seat: Seat) -> Cards:
        """The cards that a seat may hold."""
        return self.unseen & ~self.lacks[seat]

    def suit(self, card: Card) -> Cards:
        """The cards in hand of a card's suit."""
        return self.hand & DECK.suit_mask[DECK.suit_of[card]]

    def is_boss(self, card: Card) -> bool:
        """Whether no card about is higher in its suit."""
        return self.higher(card) == 0

    def higher(self, card: Card) -> Cards:
        """The cards about that are higher in its suit."""
        return self.unseen & DECK.suit_mask[DECK.suit_of[card]] & -1 << card + 1

    def takes(self, card: Card) -> bool:
        """Whether a card would win the trick as it lies."""
        trick = (*self.trick, card)
        return trick_winner(trick, self.trump) == len(trick) - 1

    @property
    def is_last(self) -> bool:
        """Whether the trick ends with this card."""
        return len(self.trick) + 1 == len(self.trick_seats)

    def winning_seat(self) -> Seat:
        """Who wins the trick as it lies."""
        return self.trick_seats[trick_winner(self.trick, self.trump)]

    def to_come(self) -> tuple[Seat, ...]:
        """Who still plays to this trick after this seat."""
        return self.trick_seats[len(self.trick) + 1:]


def look(obs: Observation) -> Look:
    """The table as *obs* shows it in the play."""
    seat, declarer, active = obs["seat"], obs["declarer"], obs["active"]
    first, second = others(declarer)
    both = seat != declarer and active >> first & 1 and active >> second & 1
    known = obs["hand"] | obs["played"] | obs["discards"]
    seats = tuple(other % PLAYERS for other in range(obs["leader"], obs["leader"] + PLAYERS)
                  if active >> other % PLAYERS & 1)
    return Look(
        seat=seat, declarer=declarer, partner=first + second - seat if both else -1, hand=obs["hand"],
        legal=tuple(action for action in obs["legal"] if action < len(DECK.names)), trump=TRUMPS[obs["contract"]],
        unseen=DECK.all & ~known, lacks=tuple(obs["lacks"]), trick=tuple(obs["trick"]), trick_seats=seats,
        won=tuple(obs["won"]))


def rank(card: Card) -> int:
    """A card's rank number, the seven's being 0."""
    return DECK.rank_of[card]


def suits(hand: Cards) -> list[Cards]:
    """The cards of each suit, by DECK's numbers."""
    return [hand & mask for mask in DECK.suit_mask]


def pattern(hand: Cards, suit: int) -> int:
    """The ranks held in a suit as eight bits, the seven's the lowest."""
    return hand >> 8 * suit & 255


def lowest(cards: Cards) -> Card:
    """The lowest card of a set."""
    return cards_in(cards)[0]
