"""The level `rules` of Rabló: calls, doubles and plays like a careful casual player."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from stih.bots.rablo import cards as see
from stih.bots.rablo.judge import calls, hope
from stih.engine.cards import Card
from stih.engine.state import Action, Observation
from stih.games.rablo import deal as rablo
from stih.games.rablo.rules import ABOVE, DECK, GOAL, points
from stih.games.rablo.sides import OPPONENT, unseen

DOUBLE_AT = (0.5, 0.93, 0.7)   # kontra, rekontra, subkontra: how sure one must be to win the deal


def think(obs: Observation, rng: Random) -> Action:
    """The bot's action, one of obs["legal"]."""
    return _PHASES[obs["phase"]](obs)


def call(obs: Observation) -> Action | None:
    """The word out of turn: enough is enough."""
    return rablo.ENOUGH if obs["points"] >= GOAL else None


# calling and doubling

def _auction(obs: Observation) -> Action:
    """The best call among those that are high enough, if one promises more than it risks."""
    best = max(calls(obs), key=lambda each: each.worth, default=None)
    return best.action if best is not None and best.worth > 0 else rablo.PASS


def _double(obs: Observation) -> Action:
    word = rablo.KONTRA + obs["stage"]
    if word not in obs["legal"]:
        return rablo.PASS
    made = hope(obs)
    sure = 1 - made if see.mine(obs) == OPPONENT else made
    return word if sure >= DOUBLE_AT[obs["stage"]] else rablo.PASS


# play

def _play(obs: Observation) -> Action:
    if not obs["trick"]:
        return _lead(obs)
    if see.beats(obs, obs["legal"][0]):      # by the duty to beat, either all legal cards do or none
        return _beat(obs)
    return _throw(obs)


def _lead(obs: Observation) -> Action:
    """Enough, or all that is left; else a safe announcement, a safe card, the best chance."""
    if rablo.ENOUGH in obs["legal"] and obs["points"] >= GOAL:
        return rablo.ENOUGH
    if rablo.SHOW in obs["legal"]:
        return rablo.SHOW
    announced: list[Action] = [action for action in obs["legal"] if rablo.ANNOUNCE <= action < rablo.FIRST_WORD]
    safe = [action for action in announced if see.safe(obs, action - rablo.ANNOUNCE)]
    if safe:
        return max(safe, key=lambda action: (see.is_trump(obs, action - rablo.ANNOUNCE), -action))
    card = _lead_card(obs, [action for action in obs["legal"] if action < rablo.CARDS])
    return rablo.ANNOUNCE + card if rablo.ANNOUNCE + card in announced else card


def _lead_card(obs: Observation, legal: list[Card]) -> Card:
    trumps = [card for card in legal if see.is_trump(obs, card)]
    high = [card for card in trumps if see.boss(obs, card)]
    if high and see.trumps_out(obs):
        return max(high)
    safe = [card for card in legal if see.safe(obs, card)]
    if safe:
        return max(safe, key=lambda card: (not see.is_trump(obs, card), see.boss(obs, card), -DECK.rank_of[card]))
    return min(legal, key=lambda card: _risk(obs, card))


def _risk(obs: Observation, card: Card) -> float:
    """How many cards in other hands may take the trick from *card*; a trump counts half against a plain card."""
    higher = (unseen(obs) & ABOVE[card]).bit_count()
    cut = 0 if see.is_trump(obs, card) else 0.5 * see.trumps_out(obs).bit_count()
    return higher + cut - 0.01 * DECK.rank_of[card]


def _beat(obs: Observation) -> Card:
    """High while others still play, just enough as the last; the richest if that is all the side needs."""
    legal: list[Card] = obs["legal"]
    if len(obs["trick"]) < 3:
        return max(legal, key=lambda card: (not see.is_trump(obs, card), DECK.rank_of[card]))
    rich = max(legal, key=see.value)
    if see.mine(obs) != OPPONENT and obs["points"] + obs["announced"] + points([*obs["trick"], rich]) >= GOAL:
        return rich
    return min(legal, key=lambda card: (see.is_trump(obs, card), DECK.rank_of[card]))


def _throw(obs: Observation) -> Card:
    """Points to the own side's trick, from cards that take none themselves; else the least useful card."""
    legal: list[Card] = obs["legal"]
    if see.mine(obs) != OPPONENT and see.is_ours(obs, see.winning(obs)):
        return max(legal, key=lambda card: (not see.boss(obs, card), see.value(card)))
    return min(legal, key=lambda card: (see.boss(obs, card), see.is_trump(obs, card), DECK.rank_of[card]))


_PHASES: dict[str, Callable[[Observation], Action]] = {
    rablo.AUCTION: _auction, rablo.DOUBLING: _double, rablo.PLAY: _play,
}
