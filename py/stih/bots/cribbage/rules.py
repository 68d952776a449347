"""The level `rules` of cribbage: a table for laying away, one look ahead in the play, a casual eye in counting."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from random import Random
from typing import NamedTuple

from stih.bots.advice import Advice, because, tenths
from stih.bots.cribbage.pegging import best_card
from stih.bots.cribbage.tables import OTHERS, OWN, SUITED
from stih.engine.cards import Card, Cards, cards_in
from stih.engine.errors import message
from stih.engine.state import Action, Observation
from stih.games.cribbage import deal as cribbage
from stih.games.cribbage.discard import crib_mean
from stih.games.cribbage.rules import DECK, HAND
from stih.games.cribbage.scoring import Find, finds, peg_finds, show_points

OVERLOOKS = 0.1   # how often something is overlooked in a hand that takes some counting
EASY = 2          # finds in a hand that nobody overlooks


def think(obs: Observation, rng: Random) -> Action:
    """The bot's action, one of obs["legal"]: what it would advise, but for what it overlooks in counting."""
    action = advise(obs, rng).actions[0]
    return action - _overlooked(obs, rng) if obs["phase"] == cribbage.SHOW else action


def advise(obs: Observation, rng: Random) -> Advice:
    """What to do with its reason, and with the cards that follow in one gesture."""
    return _PHASES[obs["phase"]](obs)


# laying away

class Keep(NamedTuple):
    """Cards that are kept: the mean of the hand over all starters, the crib's by the tables, and for whom it is."""

    cards: tuple[Card, ...]
    hand: float
    crib: float
    share: float   # 1 into one's own crib, less than nothing into another's

    @property
    def value(self) -> float:
        """Points expected, the crib's for or against."""
        return self.hand + self.share * self.crib


def _lay_away(obs: Observation) -> Advice:
    """The best throw, less what of it has been laid away."""
    held = cards_in(obs["hand"] | obs["thrown"])
    laid: Cards = obs["thrown"]
    free = (kept for kept in combinations(held, HAND) if not any(laid >> card & 1 for card in kept))
    best = max((keep(obs, held, kept) for kept in free), key=lambda keep: keep.value)
    thrown = tuple(cribbage.LAY + card for card in held if card not in best.cards and not laid >> card & 1)
    hand, crib = tenths(best.hand), tenths(best.crib)
    if best.share > 0:
        return Advice(thrown, message("cribbage-hint-own-crib", hand=hand, crib=crib))
    return Advice(thrown, message("cribbage-hint-crib", seat=obs["dealer"], hand=hand, crib=crib))


def keep(obs: Observation, held: Sequence[Card], kept: tuple[Card, ...]) -> Keep:
    """What *kept* of the cards *held* promises."""
    starters = [card for card in range(len(DECK.names)) if card not in held]
    mean = sum(show_points(kept, starter) for starter in starters) / len(starters)
    own = (obs["dealer"] - obs["seat"]) % obs["sides"] == 0
    crib = _crib_value([card for card in held if card not in kept], own)
    return Keep(kept, mean, crib, 1 if own else -1 / (obs["sides"] - 1))


def _crib_value(thrown: Sequence[Card], own: bool) -> float:
    """Two cards by the tables; a single card by the mean of all cribs that hold it."""
    if len(thrown) == 1:
        return crib_mean(thrown)
    first, second = thrown
    suited = SUITED if DECK.suit_of[first] == DECK.suit_of[second] else 0
    return (OWN if own else OTHERS)[DECK.rank_of[first]][DECK.rank_of[second]] + suited


# the play and the show

def _count_card(obs: Observation) -> Advice:
    found = [find for find in peg_finds(obs["pile"], obs["count"]) if find.kind != "thirtyone"]
    return _count(sum(find.points for find in found))


def _count_hand(obs: Observation) -> Advice:
    return _count(sum(find.points for find in _finds(obs)))


def _count(points: int) -> Advice:
    return because(cribbage.COUNT + points, "cribbage-hint-count", points=points)


def _finds(obs: Observation) -> list[Find]:
    """All that scores in the hand or the crib to be counted."""
    return finds(cards_in(obs["crib"] or obs["shown"][obs["seat"]]), obs["starter"], bool(obs["crib"]))


def _overlooked(obs: Observation, rng: Random) -> int:
    """Points of the one thing that is overlooked now and then, or none."""
    found = _finds(obs)
    if len(found) > EASY and rng.random() < OVERLOOKS:
        return found[int(rng.random() * len(found))].points
    return 0


def _take(obs: Observation) -> Advice:
    """Whatever the others missed."""
    if obs["missed"]:
        return because(cribbage.MUGGINS + obs["missed"], "cribbage-hint-muggins", points=obs["missed"])
    return because(cribbage.NO_MUGGINS, "cribbage-hint-no-muggins")


_PHASES: dict[str, Callable[[Observation], Advice]] = {
    cribbage.LAY_AWAY: _lay_away, cribbage.PLAY: best_card, cribbage.PEG: _count_card, cribbage.SHOW: _count_hand,
    cribbage.TAKE: _take,
}
