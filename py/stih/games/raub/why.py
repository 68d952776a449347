"""Why an action may not be taken: a sentence and the clause [n] of the rules page behind it."""

from __future__ import annotations

from stih.engine.cards import Card
from stih.engine.errors import Message, message
from stih.engine.state import Observation
from stih.games.raub.deal import (
    ACTIONS,
    CONTINUE,
    DEAL,
    DEALER_CHOICE,
    DROP,
    EXCHANGE,
    FACE_DOWN,
    FIFTH_CARD,
    FIRST_WORD,
    FOLLOW,
    FOLLOWING,
    LAY,
    MAUS,
    MAUS_AROUND,
    PASS_DEAL,
    PLAY,
    RAUB_CHOICE,
    TURN_UP,
)
from stih.games.raub.rules import DECK, HAND, Rules

_INDEX = {name.upper(): action for action, name in enumerate(ACTIONS)}


def why_not(obs: Observation, action: str) -> Message | None:
    """The reason against *action* (a name) for the observing seat now, None when it is legal."""
    number = _INDEX.get(action.upper())
    if number is None:
        return message("why-unknown", action=action)
    if obs["turn"] != obs["seat"]:
        return message("why-not-turn")
    if number in obs["legal"]:
        return None
    if number >= FIRST_WORD:
        return _word(obs, number) or message("why-not-now", action=action)
    return _card(obs, number) or message("why-not-now", action=action)


def _card(obs: Observation, action: int) -> Message | None:
    laying, card = action >= LAY, action % LAY
    if not obs["hand"] >> card & 1:
        return message("why-not-held", card=DECK.names[card])
    if laying:
        limit = min(HAND, obs["stock"])
        over = obs["phase"] == EXCHANGE and obs["laid"] >= limit
        return message("raub-why-change-limit", "13", max=limit) if over else None
    return follow_reason(obs, card) if obs["phase"] == PLAY else None


def follow_reason(obs: Observation, card: Card) -> Message:
    """[15] Why a held card may not be played to this trick."""
    name, led = DECK.names[card], DECK.suit_of[obs["trick"][0]]
    if obs["hand"] & DECK.suit_mask[led]:
        return message("raub-why-follow", "15", card=name, suit=DECK.suits[led])
    return message("raub-why-trump", "15", card=name, suit=DECK.suits[led], trump=DECK.suits[obs["trump"]])


def _word(obs: Observation, action: int) -> Message | None:
    rules, phase = Rules(*obs["rules"]), obs["phase"]
    if phase == DEALER_CHOICE and action in (DEAL, PASS_DEAL, MAUS, MAUS_AROUND):
        return _dealer(obs, rules, action)
    if phase == TURN_UP and action == FACE_DOWN:
        if obs["kind"] == "maus":
            return message("raub-why-blind-maus", "28")
        return message("raub-why-blind-off", "27")
    if phase == RAUB_CHOICE and action == CONTINUE:
        return message("raub-why-must-raub", "26", card=DECK.names[obs["turned"][0]])
    if phase == FOLLOWING and action == DROP:
        return message("raub-why-must-follow", "30", drops=rules.max_drops)
    if phase in (EXCHANGE, FIFTH_CARD, PLAY) and obs["kind"] == "maus" and action in (FOLLOW, DROP):
        return message("raub-why-maus-follow", "28")
    return None


def _dealer(obs: Observation, rules: Rules, action: int) -> Message | None:
    if obs["around_left"]:
        return message("raub-why-circle", "29")
    if action == PASS_DEAL:
        return message("raub-why-pass-twice" if rules.voluntary_pass else "raub-why-pass-off", "22")
    if action == MAUS:
        if not rules.maus:
            return message("raub-why-maus-off", "28")
        return message("raub-why-maus-score", "28", below=rules.maus_below)
    if not rules.maus_around:
        return message("raub-why-around-off", "29")
    return message("raub-why-around-used" if obs["around_used"] else "raub-why-around-worst", "29")
