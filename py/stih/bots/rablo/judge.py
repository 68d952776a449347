"""What a hand of Rabló promises: the chance that a call is made, by oneself or by another.

The weights were fitted once to deals played out by these bots; they are judgement, not rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import exp
from typing import NamedTuple

from stih.bots.rablo.cards import mine
from stih.engine.cards import Card, Cards, cards_in
from stih.engine.state import Action, Observation
from stih.games.rablo.deal import DURCHMARSCH_OF, SNAPSZER_OF, card_of, kind_of, stake_of
from stih.games.rablo.rules import DECK, DURCHMARSCH, SNAPSZER
from stih.games.rablo.sides import OPPONENT, SOLO

Weights = tuple[float, ...]

# By kind of call and whether alone, for features() in their order.
OWN: dict[tuple[str, bool], Weights] = {
    (SNAPSZER, False): (-2.54, 0.63, 0.0, 0.17, 0.2, 0.03, 1.88, 0.94, 0.19, 0.09, 0.13),
    (SNAPSZER, True): (-12.44, 0.86, 5.36, 1.89, 0.29, 0.02, 2.7, 1.86, 0.71, -0.34, 0.47),
    (DURCHMARSCH, False): (-5.02, 0.46, 0.0, 0.4, 0.51, 0.32, -0.33, 1.08, 0.46, 0.06, 0.59),
    (DURCHMARSCH, True): (-8.01, -0.22, 1.81, 1.06, -0.45, -0.47, 1.32, 1.15, 0.81, -0.19, 1.71),
}
# For others_features(), as an opponent and as the partner.
AGAINST: Weights = (2.2, 1.2, -1.0, -0.5, 0.1, -0.2, -0.65, -0.2, -0.4, -0.1, -0.7)
WITH: Weights = (0.6, 1.45, 0.85, 0.35, -0.3, 0.4, -0.15, 0.6, -0.1, 0.1, 0.0)
MARGIN = 0.1        # how much more than even a call must promise
AS_PARTNER = 0.25   # ... and how much more when one is the partner of the highest call already


class Call(NamedTuple):
    """A call with the chance that it is made, and the money it promises."""

    action: Action
    chance: float
    worth: float


def features(hand: Cards, card: Card) -> Weights:
    """What counts in a *hand* that calls *card*: trumps, the high ones of the side, pairs, aces, tens, voids."""
    suit = DECK.suit_of[card]
    trumps = _ranks(hand, suit)
    side = _ranks(hand | 1 << card, suit)
    plain = [_ranks(hand, other) for other in range(len(DECK.suits)) if other != suit]
    return (1, trumps.bit_count(), side >> 5 & 1, side >> 4 & 1, side >> 3 & 1, side >> 2 & 1,
            trumps >> 2 & 3 == 3, sum(held >> 5 & 1 for held in plain), sum(held >> 4 == 3 for held in plain),
            sum(held >> 2 & 3 == 3 for held in plain), plain.count(0))


def _ranks(hand: Cards, suit: int) -> int:
    """The cards of one suit, a bit for each rank from the nine."""
    width = len(DECK.ranks)
    return hand >> suit * width & (1 << width) - 1


def chance(weights: Weights, counted: Weights) -> float:
    """The weights of what was counted, as a chance."""
    return 1 / (1 + exp(-sum(weight * count for weight, count in zip(weights, counted, strict=True))))


def calls(obs: Observation) -> Iterator[Call]:
    """The calls worth a thought: in each suit with two trumps the highest missing one, and the lowest held."""
    hand: Cards = obs["hand"]
    margin = AS_PARTNER if obs["bid"] >= 0 and hand >> card_of(obs["bid"]) & 1 else MARGIN
    for suit in DECK.suit_mask:
        held, missing = cards_in(hand & suit), cards_in(suit & ~hand)
        if len(held) < 2:
            continue
        for kind, first in ((SNAPSZER, SNAPSZER_OF), (DURCHMARSCH, DURCHMARSCH_OF)):
            for card in (*missing[-1:], held[0]):
                if first + card in obs["legal"]:
                    yield _judge(hand, kind, card, first + card, margin)


def _judge(hand: Cards, kind: str, card: Card, action: Action, margin: float) -> Call:
    alone = bool(hand >> card & 1)
    made = chance(OWN[kind, alone], features(hand, card))
    stake = stake_of(action) * (3 if alone else 1)
    return Call(action, made, stake * (2 * made - 1 - margin))


def others_features(hand: Cards, bid: Action) -> Weights:
    """What counts in the *hand* of somebody else than the caller: trumps, the highest two, aces, voids."""
    card = card_of(bid)
    suit = DECK.suit_of[card]
    trumps = _ranks(hand, suit)
    count, high = trumps.bit_count(), [rank for rank in (5, 4, 3) if rank != DECK.rank_of[card]]
    plain = [_ranks(hand, other) for other in range(len(DECK.suits)) if other != suit]
    return (1, bid >= DURCHMARSCH_OF, count >= 2, count >= 3, count >= 4, trumps >> high[0] & 1,
            trumps >> high[1] & 1, sum(held >> 5 & 1 for held in plain), plain.count(0), trumps >> 2 & 3 > 0,
            count == 0)


def hope(obs: Observation) -> float:
    """The chance that the caller's side makes the deal, as the observer's own hand tells."""
    hand, bid = obs["hand"], obs["bid"]
    if obs["seat"] == obs["caller"]:
        return chance(OWN[kind_of(bid), mine(obs) == SOLO], features(hand, card_of(bid)))
    return chance(AGAINST if mine(obs) == OPPONENT else WITH, others_features(hand, bid))
