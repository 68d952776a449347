"""What stands under a question of Raub: what is owed, what a trick brings, what falling short costs."""

from __future__ import annotations

from stih.engine.errors import Message, message
from stih.engine.state import Observation
from stih.games.raub.deal import DEALER_CHOICE, EXCHANGE, FOLLOWING, RAUB_CHOICE, SPEAK, TURN_UP
from stih.games.raub.rules import obligation
from stih.games.raub.why import why_not

SOLO, FOLLOWER = 4, 2
"""[17] [18] What is added to a solo player and to a follower who fall short."""


def price(obs: Observation) -> Message | None:
    """What the seat in turn should know before it answers, or None."""
    asked = _PRICES.get(obs["phase"])
    return asked(obs) if asked else None


def _deal(obs: Observation) -> Message | None:
    if not why_not(obs, "maus"):
        return message("raub-help-maus", "28")
    return None if why_not(obs, "pass_deal") else message("raub-help-deal", "22")


def _blind(obs: Observation) -> Message:
    return message("raub-help-blind", "27")


def _raub(obs: Observation) -> Message:
    duty = obligation("raub", obs["turned"][0])
    return message("raub-help-raub", "25" if duty == 1 else "23", duty=duty, **_points(obs, SOLO))


def _speak(obs: Observation) -> Message:
    return message("raub-help-speak", "17", **_points(obs, SOLO))


def _follow(obs: Observation) -> Message:
    return message("raub-help-follow", "18", **_points(obs, FOLLOWER))


def _exchange(obs: Observation) -> Message:
    return message("raub-help-exchange", "12")


def _points(obs: Observation, short: int) -> dict[str, int]:
    """[20] Taken off for a trick and added without, twice as much under a refe."""
    factor = 2 if obs["refe"] else 1
    return {"each": factor, "points": short * factor}


_PRICES = {DEALER_CHOICE: _deal, TURN_UP: _blind, RAUB_CHOICE: _raub, SPEAK: _speak, FOLLOWING: _follow,
           EXCHANGE: _exchange}
