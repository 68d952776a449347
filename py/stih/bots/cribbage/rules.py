"""The level `rules` of cribbage: a table for laying away, one look ahead in the play, a casual eye in counting."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from random import Random

from stih.bots.cribbage.pegging import best_card
from stih.bots.cribbage.tables import OTHERS, OWN, SUITED
from stih.engine.cards import Card, Cards, cards_in
from stih.engine.state import Action, Observation
from stih.games.cribbage import deal as cribbage
from stih.games.cribbage.discard import crib_mean
from stih.games.cribbage.rules import DECK, HAND
from stih.games.cribbage.scoring import finds, peg_finds, show_points

OVERLOOKS = 0.1   # how often something is overlooked in a hand that takes some counting
EASY = 2          # finds in a hand that nobody overlooks


def think(obs: Observation, rng: Random) -> Action:
    """The bot's action, one of obs["legal"]."""
    return _PHASES[obs["phase"]](obs, rng)


# laying away

def _lay_away(obs: Observation, rng: Random) -> Action:
    """The first card of the best throw; the second follows from what is left."""
    held = cards_in(obs["hand"] | obs["thrown"])
    laid: Cards = obs["thrown"]
    kept = max((kept for kept in combinations(held, HAND) if not any(laid >> card & 1 for card in kept)),
               key=lambda kept: keep_value(obs, held, kept))
    return cribbage.LAY + next(card for card in held if card not in kept and not laid >> card & 1)


def keep_value(obs: Observation, held: Sequence[Card], kept: Sequence[Card]) -> float:
    """The mean of the hand over all starters, and the crib's by the tables, for or against."""
    starters = [card for card in range(len(DECK.names)) if card not in held]
    mean = sum(show_points(kept, starter) for starter in starters) / len(starters)
    thrown = [card for card in held if card not in kept]
    own = (obs["dealer"] - obs["seat"]) % obs["sides"] == 0
    crib = _crib_value(thrown, own)
    return mean + crib if own else mean - crib / (obs["sides"] - 1)


def _crib_value(thrown: Sequence[Card], own: bool) -> float:
    """Two cards by the tables; a single card by the mean of all cribs that hold it."""
    if len(thrown) == 1:
        return crib_mean(thrown)
    first, second = thrown
    suited = SUITED if DECK.suit_of[first] == DECK.suit_of[second] else 0
    return (OWN if own else OTHERS)[DECK.rank_of[first]][DECK.rank_of[second]] + suited


# the play and the show

def _play(obs: Observation, rng: Random) -> Action:
    return best_card(obs)


def _count_card(obs: Observation, rng: Random) -> Action:
    found = [find for find in peg_finds(obs["pile"], obs["count"]) if find.kind != "thirtyone"]
    return cribbage.COUNT + sum(find.points for find in found)


def _count_hand(obs: Observation, rng: Random) -> Action:
    """All that is there, but now and then one thing less."""
    cards = cards_in(obs["crib"] or obs["shown"][obs["seat"]])
    found = finds(cards, obs["starter"], bool(obs["crib"]))
    points = sum(find.points for find in found)
    if len(found) > EASY and rng.random() < OVERLOOKS:
        points -= found[int(rng.random() * len(found))].points
    return cribbage.COUNT + points


def _take(obs: Observation, rng: Random) -> Action:
    """Whatever the others missed."""
    return cribbage.MUGGINS + obs["missed"] if obs["missed"] else cribbage.NO_MUGGINS


_PHASES: dict[str, Callable[[Observation, Random], Action]] = {
    cribbage.LAY_AWAY: _lay_away, cribbage.PLAY: _play, cribbage.PEG: _count_card, cribbage.SHOW: _count_hand,
    cribbage.TAKE: _take,
}
