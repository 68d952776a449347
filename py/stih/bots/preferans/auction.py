"""Bidding, naming, laying away and declaring, like a casual player."""

from __future__ import annotations

from itertools import combinations
from random import Random

from stih.bots.advice import Advice, because, percent, tenths
from stih.bots.preferans.judge import chance, fitness, gain, promise
from stih.engine.cards import Card, Cards, cards_in, mask_of
from stih.engine.errors import Message, message
from stih.engine.state import Action, Observation
from stih.games.preferans.actions import BID, DECLARE, HAND_BIDS, HOLD, LAY, NAME, PASS, YIELD
from stih.games.preferans.rules import BETTEL, CLUBS, DECK, SANAC, SPADES, TRUMPS, trump_mask
from stih.games.preferans.table import NUMBER

LIKELY = 4.0                 # never a bid to take tricks with fewer in sight
ENOUGH = 4.5                 # promised tricks from which the talon is worth its risk
SANAC_ENOUGH = 5.9           # the same without trumps
IGRA_ODDS = 0.95             # from which the talon is not needed
OVER_IGRA_ODDS = 0.88        # from which another's igra is taken up
IGRA, SAY_BETTEL, SAY_SANAC, _ = HAND_BIDS
SUITS = range(SPADES, CLUBS + 1)


# bidding

def bid(obs: Observation, rng: Random) -> Advice:
    """Out of hand with a sure hand, a number with a good one, else pass."""
    hand, legal = obs["hand"], obs["legal"]
    odds = IGRA_ODDS if obs["mode"] == NUMBER else OVER_IGRA_ODDS
    for word, contract, good in ((SAY_SANAC, SANAC, _sanac(hand, odds)),
                                 (SAY_BETTEL, BETTEL, chance(hand, BETTEL) >= odds),
                                 (IGRA, _best_suit(hand), _igra(hand, odds))):
        if good and word in legal:
            return because(word, "preferans-hint-hand", chance=percent(chance(hand, contract)))
    for action in legal:
        level = obs["level"] if action == HOLD else action - BID
        if (action == HOLD or SPADES <= level <= SANAC) and _worth_bidding(hand, level):
            return _promised(action, hand, level)
    return _pass(obs)


def _promised(action: Action, hand: Cards, level: int) -> Advice:
    """A bid with the contract that it is made for."""
    best = max((contract for contract in SUITS if contract >= level), default=SANAC,
               key=lambda contract: promise(hand, contract))
    if best == SANAC or promise(hand, best) < ENOUGH:
        return because(action, "preferans-hint-bid-sanac", tricks=tenths(promise(hand, SANAC)))
    return because(action, "preferans-hint-bid", tricks=tenths(promise(hand, best)), trump=suit_of(best))


def suit_of(contract: int) -> str:
    """The letter of the suit that a contract makes trumps."""
    return DECK.suits[TRUMPS[contract]]


def _pass(obs: Observation) -> Advice:
    """Why nothing is said: what the best of the contracts that are still open promises."""
    hand = obs["hand"]
    if obs["mode"] != NUMBER:
        best = max(chance(hand, contract) for contract in (*SUITS, BETTEL, SANAC))
        return because(PASS, "preferans-hint-pass-hand", chance=percent(best))
    lowest = obs["level"] if HOLD in obs["legal"] else obs["level"] + 1
    tricks = max((promise(hand, contract) for contract in SUITS if contract >= lowest), default=0.0)
    return because(PASS, "preferans-hint-pass", tricks=tenths(max(tricks, promise(hand, SANAC), 0)))


def likely_tricks(hand: Cards) -> float:
    """The tricks a hand promises in its best trump suit."""
    return max(promise(hand, contract) for contract in SUITS)


def _sanac(hand: Cards, odds: float) -> bool:
    return likely_tricks(hand) >= LIKELY and chance(hand, SANAC) >= odds


def _igra(hand: Cards, odds: float) -> bool:
    return likely_tricks(hand) >= LIKELY and chance(hand, _best_suit(hand)) >= odds


def _best_suit(hand: Cards) -> int:
    return max(SUITS, key=lambda contract: gain(hand, contract))


def _worth_bidding(hand: Cards, level: int) -> bool:
    """A contract not below the level that is good before the talon is seen."""
    if likely_tricks(hand) < LIKELY:
        return False
    suits = any(promise(hand, contract) >= ENOUGH for contract in SUITS if contract >= level)
    return suits or promise(hand, SANAC) >= SANAC_ENOUGH


def name(obs: Observation, rng: Random) -> Advice:
    """The best of what may be named; yields rather than name what will not be made."""
    hand = obs["hand"]
    contracts = [action - NAME for action in obs["legal"] if action != YIELD]
    best = max(contracts, key=lambda contract: gain(hand, contract))
    made = chance(hand, best)
    if YIELD in obs["legal"] and made < OVER_IGRA_ODDS:
        return because(YIELD, "preferans-hint-yield", chance=percent(made))
    return because(NAME + best, "preferans-hint-contract", chance=percent(made))


# the talon and the contract

def discard(obs: Observation, rng: Random) -> Advice:
    """The cards that the best contract misses least; never one of its trumps while there are others."""
    hand, best = obs["hand"], []
    for contract in range(max(SPADES, obs["level"]), SANAC + 1):
        cards = max(_spare(hand, contract, 2 - obs["laid"]),
                    key=lambda cards: fitness(hand & ~mask_of(cards), contract))
        best.append((gain(hand & ~mask_of(cards), contract), cards, contract))
    _, cards, contract = max(best)
    return Advice(tuple(LAY + card for card in cards), _kept_for(contract, hand & ~mask_of(cards)))


def _kept_for(contract: int, kept: Cards) -> Message:
    """What the cards are good for that are kept."""
    if contract == BETTEL:
        return message("preferans-hint-keep-bettel", chance=percent(chance(kept, BETTEL)))
    tricks = tenths(promise(kept, contract))
    if contract == SANAC:
        return message("preferans-hint-keep-sanac", tricks=tricks)
    return message("preferans-hint-keep", tricks=tricks, trump=suit_of(contract))


def _spare(hand: Cards, contract: int, count: int) -> list[tuple[Card, ...]]:
    side = cards_in(hand & ~trump_mask(TRUMPS[contract]))
    return list(combinations(side if len(side) >= count else cards_in(hand), count))


def declare(obs: Observation, rng: Random) -> Advice:
    """The contract that promises most; never the eighth."""
    contracts: list[int] = [action - DECLARE for action in obs["legal"] if action <= DECLARE + SANAC]
    best = max(contracts, key=lambda contract: gain(obs["hand"], contract))
    return because(DECLARE + best, "preferans-hint-contract", chance=percent(chance(obs["hand"], best)))
