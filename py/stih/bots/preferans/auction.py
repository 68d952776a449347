"""Bidding, naming, laying away and declaring, like a casual player."""

from __future__ import annotations

from itertools import combinations
from random import Random

from stih.bots.preferans.judge import chance, fitness, gain, promise
from stih.engine.cards import Card, Cards, cards_in, mask_of
from stih.engine.state import Action, Observation
from stih.games.preferans.actions import BID, DECLARE, HAND_BIDS, HOLD, LAY, NAME, PASS, YIELD
from stih.games.preferans.rules import BETTEL, CLUBS, SANAC, SPADES, TRUMPS, trump_mask
from stih.games.preferans.table import NUMBER

LIKELY = 4.0                 # never a bid to take tricks with fewer in sight
ENOUGH = 4.5                 # promised tricks from which the talon is worth its risk
SANAC_ENOUGH = 5.9           # the same without trumps
IGRA_ODDS = 0.95             # from which the talon is not needed
OVER_IGRA_ODDS = 0.88        # from which another's igra is taken up
IGRA, SAY_BETTEL, SAY_SANAC, _ = HAND_BIDS
SUITS = range(SPADES, CLUBS + 1)


# bidding

def bid(obs: Observation, rng: Random) -> Action:
    """Out of hand with a sure hand, a number with a good one, else pass."""
    hand, legal = obs["hand"], obs["legal"]
    odds = IGRA_ODDS if obs["mode"] == NUMBER else OVER_IGRA_ODDS
    for word, good in ((SAY_SANAC, _sanac(hand, odds)), (SAY_BETTEL, chance(hand, BETTEL) >= odds),
                       (IGRA, _igra(hand, odds))):
        if good and word in legal:
            return word
    for action in legal:
        level = obs["level"] if action == HOLD else action - BID
        if (action == HOLD or SPADES <= level <= SANAC) and _worth_bidding(hand, level):
            return int(action)
    return PASS


def likely_tricks(hand: Cards) -> float:
    """The tricks a hand promises in its best trump suit."""
    return max(promise(hand, contract) for contract in SUITS)


def _sanac(hand: Cards, odds: float) -> bool:
    return likely_tricks(hand) >= LIKELY and chance(hand, SANAC) >= odds


def _igra(hand: Cards, odds: float) -> bool:
    best = max(SUITS, key=lambda contract: gain(hand, contract))
    return likely_tricks(hand) >= LIKELY and chance(hand, best) >= odds


def _worth_bidding(hand: Cards, level: int) -> bool:
    """A contract not below the level that is good before the talon is seen."""
    if likely_tricks(hand) < LIKELY:
        return False
    suits = any(promise(hand, contract) >= ENOUGH for contract in SUITS if contract >= level)
    return suits or promise(hand, SANAC) >= SANAC_ENOUGH


def name(obs: Observation, rng: Random) -> Action:
    """The best of what may be named; yields rather than name what will not be made."""
    hand = obs["hand"]
    contracts = [action - NAME for action in obs["legal"] if action != YIELD]
    best = max(contracts, key=lambda contract: gain(hand, contract))
    return YIELD if YIELD in obs["legal"] and chance(hand, best) < OVER_IGRA_ODDS else NAME + best


# the talon and the contract

def discard(obs: Observation, rng: Random) -> Action:
    """The cards that the best contract misses least; never one of its trumps while there are others."""
    hand, best = obs["hand"], []
    for contract in range(max(SPADES, obs["level"]), SANAC + 1):
        cards = max(_spare(hand, contract, 2 - obs["laid"]),
                    key=lambda cards: fitness(hand & ~mask_of(cards), contract))
        best.append((gain(hand & ~mask_of(cards), contract), cards))
    return LAY + max(best)[1][0]


def _spare(hand: Cards, contract: int, count: int) -> list[tuple[Card, ...]]:
    side = cards_in(hand & ~trump_mask(TRUMPS[contract]))
    return list(combinations(side if len(side) >= count else cards_in(hand), count))


def declare(obs: Observation, rng: Random) -> Action:
    """The contract that promises most; never the eighth."""
    contracts: list[int] = [action - DECLARE for action in obs["legal"] if action <= DECLARE + SANAC]
    return DECLARE + max(contracts, key=lambda contract: gain(obs["hand"], contract))
