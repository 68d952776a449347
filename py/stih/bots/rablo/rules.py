"""The level `rules` of Rabló: calls, doubles and plays like a careful casual player."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from stih.bots.advice import Advice, because, percent
from stih.bots.rablo import cards as see
from stih.bots.rablo.judge import calls, hope
from stih.engine.cards import Card
from stih.engine.state import Action, Observation
from stih.games.rablo import deal as rablo
from stih.games.rablo.deal import card_of
from stih.games.rablo.rules import ABOVE, DECK, GOAL, announcement, points
from stih.games.rablo.sides import OPPONENT, unseen

DOUBLE_AT = (0.5, 0.93, 0.7)   # kontra, rekontra, subkontra: how sure one must be to win the deal


def think(obs: Observation, rng: Random) -> Action:
    """The bot's action, one of obs["legal"]."""
    return advise(obs, rng).actions[0]


def advise(obs: Observation, rng: Random) -> Advice:
    """The same with its reason."""
    return _PHASES[obs["phase"]](obs)


def call(obs: Observation) -> Action | None:
    """The word out of turn: enough is enough."""
    return rablo.ENOUGH if obs["points"] >= GOAL else None


# calling and doubling

def _auction(obs: Observation) -> Advice:
    """The best call among those that are high enough, if one promises more than it risks."""
    best = max(calls(obs), key=lambda each: each.worth, default=None)
    if best is None:
        return because(rablo.PASS, "rablo-hint-pass-none")
    made = percent(best.chance)
    if best.worth > 0:
        alone = obs["hand"] >> card_of(best.action) & 1
        return because(best.action, "rablo-hint-call-alone" if alone else "rablo-hint-call", chance=made)
    if obs["bid"] >= 0 and obs["hand"] >> card_of(obs["bid"]) & 1:
        return because(rablo.PASS, "rablo-hint-pass-partner", chance=made)
    return because(rablo.PASS, "rablo-hint-pass", chance=made)


def _double(obs: Observation) -> Advice:
    word = rablo.KONTRA + obs["stage"]
    if word not in obs["legal"]:
        return because(rablo.PASS, "hint-only")
    made = hope(obs)
    sure = 1 - made if see.mine(obs) == OPPONENT else made
    if sure >= DOUBLE_AT[obs["stage"]]:
        return because(word, "rablo-hint-double", chance=percent(sure))
    return because(rablo.PASS, "rablo-hint-no-double", chance=percent(sure))


# play

def _play(obs: Observation) -> Advice:
    if not obs["trick"]:
        return _lead(obs)
    if see.beats(obs, obs["legal"][0]):      # by the duty to beat, either all legal cards do or none
        return _beat(obs)
    return _throw(obs)


def _lead(obs: Observation) -> Advice:
    """Enough, or all that is left; else a safe announcement, a safe card, the best chance."""
    if rablo.ENOUGH in obs["legal"] and obs["points"] >= GOAL:
        return because(rablo.ENOUGH, "rablo-hint-enough", points=obs["points"])
    if rablo.SHOW in obs["legal"]:
        return because(rablo.SHOW, "rablo-hint-show")
    announced: list[Action] = [action for action in obs["legal"] if rablo.ANNOUNCE <= action < rablo.FIRST_WORD]
    safe = [action for action in announced if see.safe(obs, action - rablo.ANNOUNCE)]
    if safe:
        best = max(safe, key=lambda action: (see.is_trump(obs, action - rablo.ANNOUNCE), -action))
        return because(best, "rablo-hint-announce-safe", points=_announces(obs, best))
    lead = _lead_card(obs, [action for action in obs["legal"] if action < rablo.CARDS])
    action = rablo.ANNOUNCE + lead.actions[0]
    return because(action, "rablo-hint-announce", points=_announces(obs, action)) if action in announced else lead


def _announces(obs: Observation, action: Action) -> int:
    """What an announcement counts."""
    return announcement(action - rablo.ANNOUNCE, obs["hand"], see.trump(obs))


def _lead_card(obs: Observation, legal: list[Card]) -> Advice:
    trumps = [card for card in legal if see.is_trump(obs, card)]
    high = [card for card in trumps if see.boss(obs, card)]
    if high and see.trumps_out(obs):
        return because(max(high), "hint-highest-draws")
    safe = [card for card in legal if see.safe(obs, card)]
    if safe:
        best = max(safe, key=lambda card: (not see.is_trump(obs, card), see.boss(obs, card), -DECK.rank_of[card]))
        if see.boss(obs, best):
            return because(best, "hint-unbeatable")
        return because(best, "rablo-hint-partner-covers", card=DECK.names[see.called(obs)])
    return because(min(legal, key=lambda card: _risk(obs, card)), "rablo-hint-risk")


def _risk(obs: Observation, card: Card) -> float:
    """How many cards in other hands may take the trick from *card*; a trump counts half against a plain card."""
    higher = (unseen(obs) & ABOVE[card]).bit_count()
    cut = 0 if see.is_trump(obs, card) else 0.5 * see.trumps_out(obs).bit_count()
    return higher + cut - 0.01 * DECK.rank_of[card]


def _beat(obs: Observation) -> Advice:
    """High while others still play, just enough as the last; the richest if that is all the side needs."""
    legal: list[Card] = obs["legal"]
    if len(obs["trick"]) < 3:
        return because(max(legal, key=lambda card: (not see.is_trump(obs, card), DECK.rank_of[card])), "hint-force")
    rich = max(legal, key=see.value)
    total = obs["points"] + obs["announced"] + points([*obs["trick"], rich])
    if see.mine(obs) != OPPONENT and total >= GOAL:
        return because(rich, "rablo-hint-goal", points=total)
    return because(min(legal, key=lambda card: (see.is_trump(obs, card), DECK.rank_of[card])), "hint-last")


def _throw(obs: Observation) -> Advice:
    """Points to the own side's trick, from cards that take none themselves; else the least useful card."""
    legal: list[Card] = obs["legal"]
    if see.mine(obs) != OPPONENT and see.is_ours(obs, see.winning(obs)):
        best = max(legal, key=lambda card: (not see.boss(obs, card), see.value(card)))
        return because(best, "rablo-hint-give", points=see.value(best))
    return because(min(legal, key=lambda card: (see.boss(obs, card), see.is_trump(obs, card), DECK.rank_of[card])),
                   "hint-cannot")


_PHASES: dict[str, Callable[[Observation], Advice]] = {
    rablo.AUCTION: _auction, rablo.DOUBLING: _double, rablo.PLAY: _play,
}
