"""How good four cards of Raub are: the tricks they promise, in the eyes of a casual player.

The values were fitted once to deals played out by these bots; they are judgement, not rules.
"""

from __future__ import annotations

from stih.engine.cards import Card, Cards, cards_in
from stih.engine.state import Observation
from stih.games.raub.rules import DECK

ACE, KING, JACK = 7, 6, 4   # rank numbers
TRUMP_VALUE = (0.38, 0.42, 0.46, 0.52, 0.6, 0.72, 0.88, 1.0)      # by rank, from the seven
SIDE_VALUE = {2: (0, 0, 0.02, 0.05, 0.1, 0.2, 0.45, 0.8),         # by players in the deal, then by rank
              3: (0, 0, 0, 0.02, 0.05, 0.1, 0.28, 0.62),
              4: (0, 0, 0, 0, 0.02, 0.06, 0.18, 0.48)}
FRESH = {2: 0.42, 3: 0.33, 4: 0.27}   # what a card drawn in the exchange is worth
KEEP = {2: 0.4, 3: 0.5, 4: 0.45}      # a side card below this is exchanged


def value(card: Card, trump: int, players: int) -> float:
    """The tricks one card promises with *trump* as trumps and *players* in the deal."""
    rank = DECK.rank_of[card]
    if DECK.suit_of[card] == trump:
        return TRUMP_VALUE[rank]
    return SIDE_VALUE[players][rank]


def to_exchange(hand: Cards, trump: int, players: int) -> list[Card]:
    """The cards worth changing, the worst first. Trumps never are."""
    bad = [card for card in cards_in(hand)
           if DECK.suit_of[card] != trump and value(card, trump, players) < KEEP[players]]
    return sorted(bad, key=lambda card: value(card, trump, players))


def promise(hand: Cards, trump: int, players: int) -> float:
    """The tricks a hand promises once its bad cards are exchanged."""
    changed = to_exchange(hand, trump, players)
    kept = [card for card in cards_in(hand) if card not in changed]
    return sum(value(card, trump, players) for card in kept) + len(changed) * FRESH[players]


def unseen(obs: Observation) -> Cards:
    """Cards that another seat may still hold, as far as the observer knows."""
    known: Cards = obs["hand"] | obs["laid_away"] | obs["played"]
    for place, card in enumerate(obs["turned"]):
        if card >= 0 and not (obs["taken"] and place == 0):
            known |= 1 << card
    return DECK.all & ~known


def boss(obs: Observation, card: Card) -> bool:
    """No card of this suit that others may hold is higher."""
    suit = DECK.suit_mask[DECK.suit_of[card]]
    return unseen(obs) & suit < 1 << card


def in_deal(obs: Observation) -> int:
    """How many seats are in the deal, those not yet asked included."""
    return max(2, int(obs["active"]).bit_count())


