"""Why an action may not be taken: a sentence and the clause [n] of the rules page behind it."""

from __future__ import annotations

from stih.engine.cards import Card
from stih.engine.errors import Message, message
from stih.engine.state import OVER, Observation
from stih.games.cribbage.deal import ACTIONS, COUNT, LAY, LAY_AWAY, MUGGINS, PEG, PLAY, SHOW, TAKE, WORTH
from stih.games.cribbage.rules import DECK, LIMIT, MOST_IN_PLAY, Rules

_INDEX = {name.upper(): action for action, name in enumerate(ACTIONS)}


def why_not(obs: Observation, action: str) -> Message | None:
    """The reason against *action* (a name) for the observing seat now, None when it is legal."""
    number = _INDEX.get(action.upper())
    if number is None:
        return message("why-unknown", action=action)
    if obs["phase"] == OVER:
        return message("why-not-now", action=action)
    if number in obs["legal"]:
        return None
    return _reason(obs, number) or message("why-not-now", action=action)


def _reason(obs: Observation, action: int) -> Message | None:
    if action >= MUGGINS + 1:
        return _taking(obs)
    if obs["turn"] != obs["seat"]:
        return message("why-not-turn")
    if action >= COUNT:
        return _counting(obs)
    card = action % LAY
    if not obs["hand"] >> card & 1:
        return message("why-not-held", card=DECK.names[card])
    return _laying(obs) if action >= LAY else _playing(obs, card)


def _laying(obs: Observation) -> Message | None:
    return message("cribbage-why-laid", "6") if obs["phase"] in (PLAY, PEG) else None


def _playing(obs: Observation, card: Card) -> Message | None:
    if obs["phase"] == LAY_AWAY:
        return message("cribbage-why-crib-first", "6", seat=obs["dealer"])
    if obs["phase"] == PLAY:
        return too_much(obs, card)
    if obs["phase"] in (PEG, SHOW):
        return message("cribbage-why-count-first", "22")
    return message("cribbage-why-answer-first", "23") if obs["phase"] == TAKE else None


def too_much(obs: Observation, card: Card) -> Message:
    """[8] Why a held card may not be played to this count."""
    return message("cribbage-why-over", "8", card=DECK.names[card], count=obs["count"],
                   sum=obs["count"] + WORTH[card], room=LIMIT - obs["count"])


def _counting(obs: Observation) -> Message | None:
    rules = Rules(*obs["rules"])
    if not rules.by_hand():
        return message("cribbage-why-automatic", "22")
    if obs["phase"] == PEG:
        return message("cribbage-why-no-card", "12", most=MOST_IN_PLAY)
    if obs["phase"] == PLAY and not rules.by_hand_in_play():
        return message("cribbage-why-play-automatic", "22")
    return message("cribbage-why-answer-first", "23") if obs["phase"] == TAKE else None


def _taking(obs: Observation) -> Message | None:
    rules = Rules(*obs["rules"])
    if not rules.by_hand():
        return message("cribbage-why-automatic", "22")
    if not rules.may_take():
        return message("cribbage-why-muggins-off", "23")
    if obs["turn"] == obs["seat"] and obs["phase"] in (PEG, SHOW):
        return message("cribbage-why-own-count", "23")
    return message("why-not-turn") if obs["turn"] != obs["seat"] else None
